// Work outside of a house, as a text tells it of several things at once: what is washed or painted together, the runs and
// the kind of a fence, what goes round a place, the slab that is poured again.
import type { ToldMeasure } from './measures.ts';
import { isRemoval, putsIn } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Draft } from './neighbors.ts';

const PREPARES = /^(?:(?:scrape|sand|prep)(?:,? (?:and|&) |, |$))+$/i;
const PAINTS = /^(?:re-?)?(?:paint|stain|coat)/i;

/** "Scrape and | paint the trim": the painting holds what prepares it. */
const joinPreparing = (mentions: Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const isFirst =
      next?.role === 'order' &&
      mention.role === 'order' &&
      PREPARES.test(mention.words) &&
      PAINTS.test(next.words) &&
      AND_ALSO.test(text.slice(mention.end, next.start));
    if (isFirst) mentions.splice(at, 1);
  }
};

/** Work on what is there, the rows of things that it is done on, and the row for those. */
const DONE_ON: readonly (readonly [work: RegExp, things: RegExp, row: string])[] = [
  [
    /^PNT-WASH$/,
    /^(?:SDG-(?!CAULK)|CNC-|DCK-|FNC-|RFG-|@(?:siding|driveway|patio|deck|fence))/,
    'PNT-WASH',
  ],
  [/^PNT-(?:EXT|EXTTRIM|TRIM)$/, /^SDG-(?:SOFFIT|FASCIA|TRIM)$/, 'PNT-EXTTRIM'],
  [/^PNT-(?:DECK|EXT\w*)$/, /^DCK-RAIL/, 'PNT-EXTTRIM'],
];
/** Words between things that one verb is of. */
const AND_ALSO =
  /^[\s,&+/()–-]*(?:(?:and|plus|as well as|also|y)\s+)?(?:(?:the|my|our|all|both)\s+)*$/i;
/** What is there: "the driveway 20x40", "soffits", and nothing that is done to it. */
const IS_THING = /^(?:(?:the|my|our|all|both) )?(?:(?!new\b|add\b|a\b|an\b)[\w-]+ )/i;
/** "The back deck" puts nothing back. */
const IS_BEHIND = /\bback (?=[a-z])/gi;
/** Words that order a thing of their own. */
const OWN_VERB =
  /^(?:then |also |please )*(?:add|clean|fix|lay|make|paint|patch|pour|repair|reset|re-?seal|scrape|screen|seal|stain|trim|wash|wrap)\w*\b/i;

/** "Power wash the house, the driveway 20x40 and the deck": one verb, which puts nothing in, is of all of them. */
const shareVerb = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const [row = ''] = mention.rows;
    if (!last || mention.role !== 'order' || last.role !== 'order') continue;
    const isNext =
      AND_ALSO.test(text.slice(last.end, mention.start)) &&
      IS_THING.test(`${mention.words} `) &&
      !OWN_VERB.test(mention.words) &&
      !putsIn(mention.words.replace(IS_BEHIND, ''));
    const done = DONE_ON.find(
      ([work, things]) => last.rows.some((own) => work.test(own)) && things.test(row),
    );
    if (!isNext || !done) continue;
    mention.rows = [done[2]];
    // "Paint the trim and soffits": trim beside soffits is outside.
    if (last.rows[0] === 'PNT-TRIM') last.rows = mention.rows;
  }
};

const IS_FENCE = /^(?:FNC-(?!GATE|POST|SECT)|@fence_build$)/;
/** Feet: a fence is so high, and runs longer. */
const MOST_HIGH = 10;
/** Words before the run of a fence: "80 feet on the left, 60 across the back". */
const RUN =
  /^ ?(?:ft\.?|feet|foot|['’])? ?(?:on|along|across|down|at|in|for) (?:the |each |my |our |that )?(?:left|right|back|rear|front|side|east|west|north|south|other|street|alley)/i;
const LEAST_RUN = 12;

/** Runs that are told one after the other are one fence. */
const addRuns = (mention: Draft, text: string): void => {
  const runs = mention.measures.filter(
    ({ kind, value, end }) =>
      (kind === 'LENGTH' || kind === 'COUNT') &&
      value >= LEAST_RUN &&
      RUN.test(text.slice(end, end + 28)),
  );
  const [first, ...others] = runs;
  if (!first || others.length === 0) return;
  const value = runs.reduce((sum, run) => sum + run.value, 0);
  mention.measures = [
    ...mention.measures.filter((measure) => !runs.includes(measure)),
    { ...first, kind: 'LENGTH', value, isAcross: false },
  ];
};

const isHeight = ({ kind, value }: ToldMeasure): boolean => kind === 'LENGTH' && value <= MOST_HIGH;

/** "Fence, 220 ft. Vinyl privacy 6'": a kind without a run of its own is that of the fence before it. */
const nameFences = (mentions: Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const [row = ''] = mention.rows;
    const isKind =
      last?.role === 'order' &&
      mention.role === 'order' &&
      IS_FENCE.test(row) &&
      IS_FENCE.test(last.rows[0] ?? '') &&
      !/\bfenc/i.test(mention.words) &&
      mention.measures.every(isHeight) &&
      last.measures.some((measure) => measure.kind === 'LENGTH' && !isHeight(measure));
    if (!last || !isKind) continue;
    last.rows = mention.rows;
    mentions.splice(at, 1);
  }
};

const ROUND = /\b(?:around|round|perimeter|enclos\w*|fence in|all sides)\b/i;

/** "Chain link around the dog run 15 x 30": what goes round two sides is as long as all four. */
const goRound = (mention: Draft, { unitOf }: RowFacts): void => {
  const sides = mention.measures.find(({ kind }) => kind === 'SIDES');
  const [long = 0, wide = 0] = sides?.sides ?? [];
  const isRun = IS_FENCE.test(mention.rows[0] ?? '') || unitOf(mention.rows[0] ?? '') === 'LF';
  if (!sides || !isRun || !ROUND.test(mention.words)) return;
  if (mention.measures.some((one) => one.kind === 'LENGTH' && !isHeight(one))) return;
  mention.measures = mention.measures.map((one) =>
    one === sides ? { ...one, kind: 'LENGTH', value: 2 * (long + wide), sides: [] } : one,
  );
};

const POURS_AGAIN = /^(?:and |then )?(?:re-?pour|pour (?:a )?new|replace|new)\b/i;
/** What was broken out, by its name, and the row that is poured in its place. */
const POURED: readonly (readonly [name: RegExp, row: string])[] = [
  [/\bdrive(?:way)?\b/i, 'CNC-DRIVE'],
  [/\b(?:side)?walk(?:way)?\b/i, 'CNC-WALK'],
];

/** "Tear out the driveway and repour": what is poured is what came out. */
const pourAgain = (mentions: readonly Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const isAgain =
      mention.role === 'order' &&
      mention.rows[0] === 'CNC-SLAB4' &&
      POURS_AGAIN.test(mention.words);
    const last = mentions[at - 1];
    if (!isAgain || !last?.rows.some((row) => isRemoval(row))) continue;
    const poured = POURED.find(([name]) => name.test(last.words));
    if (poured) mention.rows = [poured[1]];
  }
};

/** Words of one thing that the network takes for another row: a fire pit is no sump, a pattern of concrete no roof. */
const CONFUSED: readonly (readonly [row: RegExp, words: RegExp])[] = [
  [/^PLB-SUMP/, /\bfire ?pits?\b/i],
  [
    /^(?:RFG|TIL|SDG)-/,
    /^(?:(?:ashlar|slate|flagstone|cobblestone|wood plank|herringbone|fieldstone|brick|random|stone|pattern|stamp\w*)[ ,-]*)+$/i,
  ],
  [/^(?:DCK|CNC)-FOOT$/, /^\d+[ -]?footers?\b/i],
  [/^LND-TREEREM$/, /^(?:take|tear|rip|pull|knock)(?:ing)? (?:it |them )?(?:down|out|up)$/i],
  [/^@(?:new_house|detached_garage|adu|deck_build)$/, /^(?:re-?)?build(?: it| one)?$/i],
];

const dropConfused = (mentions: readonly Draft[]): void => {
  for (const mention of mentions.filter(isWork))
    mention.rows = mention.rows.filter(
      (row) => !CONFUSED.some(([own, words]) => own.test(row) && words.test(mention.words)),
    );
};

/** Changes mentions of work outside by what the words beside them say. */
export const settleOutdoors = (mentions: Draft[], text: string, facts: RowFacts): void => {
  dropConfused(mentions);
  joinPreparing(mentions, text);
  shareVerb(mentions, text);
  for (const mention of mentions.filter(isWork)) {
    if (IS_FENCE.test(mention.rows[0] ?? '')) addRuns(mention, text);
    goRound(mention, facts);
  }
  nameFences(mentions);
  pourAgain(mentions);
};
