// Things that one verb orders together: what comes out with what stands before it, carpet on stairs and the floor beside them.
import { isRemoval, putsIn, takesOut } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import { countOf } from './counts.ts';
import { isWork } from './neighbors.ts';
import type { Draft } from './neighbors.ts';

const AND_ITS = /^ ?(?:and|&) (?:the |old |existing )*$/i;
/** "Demo: carpet, tub and vanity." */
const OF_DEMOLITION = /(?:^|[.;\n] ?)demo(?:lition)?(?: [a-z]+){0,2}:[^.;:\n]*$/i;
/** "Tear off | and TPO": the verb names no thing, and what stands behind it goes in. */
const BARE_VERB = /^(?:demo|pull|rip|strip|take|tear)[ -]?(?:off|out|up)?$/i;
const MOST_LISTED = 120;
const MOST_NAMED = 2;
/** Chance from which a thing is put in, whatever comes out before it. */
const SURE_OF_OWN = 0.9;
/** Jobs that take out by themselves. */
const IS_REMOVAL = /^(?:@(?:\w+_removal|water_mitigation|mold_remediation|smoke_clean)|LND-STRIP)$/;

/** "Tear out the kitchen: cabinets, floor", "rip out the cabinets | and counters": what comes out is not put in. */
export const takeOutAll = (mentions: Draft[], text: string, facts: RowFacts): void => {
  const outOf = (row: string): readonly string[] =>
    isRemoval(row) || IS_REMOVAL.test(row) ? [row] : facts.removalOf(row);
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const [figure, ...others] = mention.measures;
    const isFigure =
      figure !== undefined &&
      others.length === 0 &&
      figure.start === mention.start &&
      figure.end === mention.end;
    // "A second layer to be torn off, | eighteen squares".
    if (isFigure && mention.role === 'remove' && last?.role === 'remove') {
      if (last.measures.length === 0) last.measures = mention.measures;
      mentions.splice(at, 1);
      continue;
    }
    const isNext =
      mention.role === 'order' &&
      (mention.chance < SURE_OF_OWN || isRemoval(mention.rows[0] ?? '')) &&
      mention.words.split(/\s+/).length <= MOST_NAMED &&
      (OF_DEMOLITION.test(text.slice(Math.max(0, mention.start - MOST_LISTED), mention.start)) ||
        (last?.role === 'remove' &&
          takesOut(last.words) &&
          !BARE_VERB.test(last.words) &&
          AND_ITS.test(text.slice(last.end, mention.start))));
    if ((mention.role !== 'remove' && !isNext) || putsIn(mention.words)) continue;
    const [row = ''] = mention.rows;
    const likely =
      row.startsWith('@') && !IS_REMOVAL.test(row)
        ? (mention.candidates.find(({ code }) => outOf(code).length > 0)?.code ?? row)
        : row;
    const rows = [likely, ...mention.rows.slice(1)].flatMap(outOf);
    if (rows.length > 0) Object.assign(mention, { role: 'remove', rows: [...new Set(rows)] });
    // What the book has no removal of is asked, and not bought.
    else if (mention.role === 'remove' && facts.actionOf(row) === 'install') mention.rows = [];
  }
};

/** What is done to appliances that are there, counted by them. */
const SERVES = /^(?:HAU-APPL|DEM-APPL|APL-DETACH|APL-CLEAN)$/;
const APPLIANCE =
  /\b(?:fridges?|frigs?|refrigerators?|freezers?|stoves?|ranges?|ovens?|cooktops?|dishwashers?|dw|washers?|dryers?|microwaves?)\b/gi;
const IS_APPLIANCE =
  /^(?:the |an? |my |our |old |dead |\d+ )*(?:gas |electric )?(?:fridge|frig|refrigerator|freezer|stove|range|oven|cooktop|dishwasher|dw|washer|dryer|microwave)/i;
const IS_LISTED = /^ ?(?:,|,? ?(?:and|&|\+)|\/|,? plus)(?: (?:the|an?|my|our|old))* ?$/i;
const countIn = ({ measures }: Draft): number | undefined =>
  measures.find(({ kind }) => kind === 'COUNT')?.value;
const namedIn = ({ words }: Draft): number => [...words.matchAll(APPLIANCE)].length;

/** "Haul off the stove | and fridge", "clean the range | , oven": as many as are named, or as are counted of all of them. */
export const serveAll = (mentions: Draft[], text: string): void => {
  for (let at = 0; at < mentions.length; at += 1) {
    const mention = mentions[at];
    if (!mention || !isWork(mention) || !SERVES.test(mention.rows[0] ?? '')) continue;
    const listed: Draft[] = [];
    for (const next of mentions.slice(at + 1)) {
      const isNext =
        isWork(next) &&
        IS_APPLIANCE.test(next.words) &&
        IS_LISTED.test(text.slice((listed.at(-1) ?? mention).end, next.start));
      if (!isNext) break;
      listed.push(next);
    }
    const all = [mention, ...listed];
    const named = all.reduce((sum, one) => sum + Math.max(countIn(one) ?? 0, namedIn(one)), 0);
    const [first, last] = [countIn(mention) ?? 0, countIn(all.at(-1) ?? mention) ?? 0];
    const things = all.reduce((sum, one) => sum + namedIn(one), 0);
    const isTotal = things > 1 && (first === things || last === things);
    const isTold = listed.length === 0 && first > 0;
    if (named > 1 && !isTold) mention.measures = [countOf(mention, isTotal ? things : named)];
    mentions.splice(at + 1, listed.length);
  }
};

const BESIDE_STAIRS = /^\s*(?:,|&|\+|and\b|plus\b)[\s,]*(?:(?:the|and|my|our)\s+)*$/i;

/** "Carpet on the stairs and the hall 4x16": steps, and the floor beside them. */
export const coverBeside = (mentions: readonly Draft[], text: string): void => {
  for (const mention of mentions) {
    const [place] = mention.places.filter(({ start }) => start >= mention.end);
    const isBeside =
      mention.role === 'order' &&
      mention.rows[0] === 'FLR-STAIRC' &&
      place !== undefined &&
      place.type !== 'stairs' &&
      BESIDE_STAIRS.test(text.slice(mention.end, place.start));
    if (isBeside) mention.rows = [...new Set([...mention.rows, 'FLR-CARPET'])];
  }
};
