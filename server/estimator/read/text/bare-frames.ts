// Where boards, floors and fixtures go on a bare frame or slab, so that nothing old comes off: it is bare, it was stripped
// before, or its underlayment lies already.
import type { Mention } from './neighbors.ts';
import { sentenceAt } from './row-phrases.ts';

/** Orders of what is put on a bare frame. */
const HANGS =
  /\b(?:(?:hang|hung|put up)\b[^.;,]{0,20}\b(?:drywall|sheet ?rock|board|gyp\w*)|insulate(?:,|,? and| &| \+) (?:hang )?(?:drywall|sheet ?rock)|(?:drywall|sheet ?rock) (?:for|on) (?:the |my |our )?new)\b/i;
/** What is told of a frame or slab. */
const STANDS =
  /\b(?:bare (?:stud|slab|concrete|wall|frame|floor|plywood|subfloor|joist)s?|(?:sub)?floors?(?:['’]s| is| are) (?:already )?bare|open studs|unfinished|(?:drywall|sheet ?rock|board)\b[^.;]{0,24}\balready hung|already (?:framed|roughed)|(?:framed|roughed[- ]in) already|framing (?:is )?(?:already )?(?:done|complete|up)|rough(?:ed)?[- ]?in (?:exists|is there|(?:is )?(?:already )?done)|\battic\b[^.;:]{0,20}\bfinish|^(?:finish|convert)\b[^.;:]{0,30}\b(?:attic|basement|bonus room))\b/i;
const REPLACES = /\b(?:replac|swap|tear|rip|remov)\w*|\br ?[&/+] ?r\b/i;

/** What lies on a frame or a slab, and fixtures where only the pipes are in. */
const ON_FRAME =
  /^DEM-(?:DRYWALL|CEILDRY|PLASTER|ACT|INSUL|CARPET|VINYL|FLOAT|HARDWOOD|TILE|UNDERLAY|BASE|TRIM|CROWN|VANITY|TOILET|TUB|SHOWER|SINK)/;
/** What is there, however bare the frame is inside of it. */
const OF_SHELL =
  /^DEM-(?:WINDOW|DOOREXT|ROOF|SIDING|STUCCO|GUTTER|FASCIA|DECK|FENCE|SHED|SLAB|BRICK)/;

/** Whether a text says of a frame or slab that it is bare. */
export const standsBare = (text: string): boolean => STANDS.test(text);

/**
 * Whether work is on a bare frame or slab: its own words, its sentence or the text say so, and its sentence replaces nothing.
 * @param isBare whether another sentence of the text says so
 */
export const isOnBare = (
  { words, start, end }: Pick<Mention, 'words' | 'start' | 'end'>,
  text: string,
  isBare: boolean,
): boolean => {
  const tells = (said: string): boolean => HANGS.test(said) || STANDS.test(said);
  const sentence = sentenceAt(text, start, end);
  return tells(words) || (!REPLACES.test(sentence) && (isBare || tells(sentence)));
};

/** Whether a removal that an order brings finds nothing to take out. @param isBare as of `isOnBare` */
export const findsNothing = (
  code: string,
  mention: Pick<Mention, 'words' | 'start' | 'end'>,
  text: string,
  isBare: boolean,
): boolean => !OF_SHELL.test(code) && isOnBare(mention, text, isBare && ON_FRAME.test(code));

/** What tells that the felt of a roof or the wrap of a wall lies already. */
const PAPERED =
  /\b(?:papered|felted|dried[- ]in|(?:paper|felt|underlayment)\b(?: and \w+)?(?:['’]s| is| are) (?:already )?(?:down|in|on))\b/i;
const WRAPPED =
  /\b(?:(?:sheathed and|is|['’]s|all) wrapped|wrap(?: that)?(?:['’]s| is)? (?:already )?(?:up|on)|over (?:the |new |existing )?(?:house ?)?wrap)\b/i;
/** Goods under a cover that are not laid twice. */
const LAID: Readonly<Record<string, RegExp>> = {
  'RFG-SYN': PAPERED,
  'RFG-ICE': PAPERED,
  'SDG-WRAP': WRAPPED,
};

/** Whether goods lie already where a job would lay them. */
export const liesAlready = (code: string, text: string): boolean => LAID[code]?.test(text) === true;

/** What jobs cover: the words for what lay there before, and what else tells that nothing does. */
const COVERS: readonly {
  job: RegExp;
  /** Whether it lies on a frame or slab that may be bare. */
  isInside: boolean;
  old: string;
  ready: readonly RegExp[];
}[] = [
  {
    job: /^(?:floor_|commercial_floor$)/,
    isInside: true,
    old: 'carpet|rug|pad|floor(?:ing)?|tiles?|vinyl|linoleum|laminate|hardwood|planks?',
    ready: [],
  },
  { job: /^drywall_room$/, isInside: true, old: 'drywall|sheet ?rock|board|plaster', ready: [] },
  {
    job: /^roof_replace$/,
    isInside: false,
    old: 'shingles?|roof(?:ing)?|tiles?|metal|membrane',
    ready: [
      PAPERED,
      /\b(?:deck(?:ing)?(?:['’]s| is) (?:already )?(?:bare|clean|ready)|nothing to (?:strip|tear off)|tear[- ]?off(?:['’]s| is| was)? (?:already )?done)\b/i,
    ],
  },
  {
    job: /^siding_replace$/,
    isInside: false,
    old: 'siding|cedar|clapboards?|shakes?|vinyl|stucco',
    ready: [WRAPPED, /\b(?:sheathed|new construction)\b/i],
  },
];
const IS = String.raw`(?:['’]s|['’]ve| is| are| was| were| has| have)?(?: been)?(?: all)?`;
const OFF = String.raw`(?:out|gone|off|up|removed|stripped|taken (?:out|off|up)|torn (?:out|off|up))\b`;

/** The covers that a job lays; undefined for any other job. */
export const coverOf = (assembly: string): (typeof COVERS)[number] | undefined =>
  COVERS.find(({ job }) => job.test(assembly));

/** Whether words say that what is covered was stripped before, or never had a cover: "the carpet is already out". */
export const isUncovered = ({ old, ready }: (typeof COVERS)[number], said: string): boolean => {
  const gone = new RegExp(
    String.raw`\b(?:(?:old|existing) (?:\w+ )?(?:${old}|ones?|stuff)${IS}(?: already)? ${OFF}|(?:${old}|ones?)${IS} (?:already ${OFF}|${OFF} already))`,
    'i',
  );
  return [gone, ...ready].some((told) => told.test(said));
};
