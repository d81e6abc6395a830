// Where boards, floors and fixtures go on a bare frame or slab, so that nothing old comes off.
import type { Mention } from './neighbors.ts';
import { sentenceAt } from './row-phrases.ts';

/** Orders of what is put on a bare frame. */
const HANGS =
  /\b(?:(?:hang|hung|put up)\b[^.;,]{0,20}\b(?:drywall|sheet ?rock|board|gyp\w*)|insulate(?:,|,? and| &| \+) (?:hang )?(?:drywall|sheet ?rock)|(?:drywall|sheet ?rock) (?:for|on) (?:the |my |our )?new)\b/i;
/** What is told of a frame or slab. */
const STANDS =
  /\b(?:bare (?:stud|slab|concrete|wall|frame)s?|open studs|unfinished|(?:drywall|sheet ?rock|board)\b[^.;]{0,24}\balready hung|already (?:framed|roughed)|(?:framed|roughed[- ]in) already|framing (?:is )?(?:already )?(?:done|complete|up)|rough(?:ed)?[- ]?in (?:exists|is there|(?:is )?(?:already )?done)|\battic\b[^.;:]{0,20}\bfinish|^(?:finish|convert)\b[^.;:]{0,30}\b(?:attic|basement|bonus room))\b/i;
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
