// What takes the place of another thing: "replace the tub with a shower", "demo and replace 8 doors".
import { countOf } from './counts.ts';
import { REPLACES_IT } from './joints.ts';
import { SEVERAL } from './usual-amounts.ts';
import type { RowFacts } from './meaning.ts';
import { addTo } from './neighbors.ts';
import type { Draft } from './neighbors.ts';
import { REPLACES } from './thing-sizes.ts';

/** Things of which one takes the place of another, and the job that this is; else the old one only comes out. */
const IN_PLACE_OF: readonly (readonly [old: RegExp, other: RegExp, job: string | null])[] = [
  [/^PLB-TUB/, /^PLB-SHUNIT/, null],
  [/^PLB-TUB/, /^(?:PLB-SH|TIL-PAN|TIL-WALL|@shower_)/, '@tub_to_shower'],
  [/^WIN-(?:INSERT|FULL|CASE|PICT|SLIDE|WOOD|BAY)/, /^DOR-(?:SLIDER|FRENCHX|ENTRY)/, null],
  [/^FNC-(?!GATE|POST|SECT)/, /^FNC-(?!GATE|POST|SECT)/, null],
  [/^DOR-(?:SLIDER|ENTRY|FRENCHX)/, /^(?:DOR-(?:SLIDER|ENTRY|FRENCHX)|WIN-)/, null],
  [/^FLR-/, /^(?:FLR-(?:LVP|LAM|HW|CARP|SHEET|VCT|CTILE)|TIL-FLOOR|@floor_)/, null],
];
const BY_OTHER =
  /^\s*(?:in (?:the|our|my) [a-z ]{3,24}?\s*)?(?:out )?(?:w\/?|with|by|for|to|into)\s*(?:an? |the |new )*$/i;
const IT_BY_OTHER = /^[^!?;\n]{0,30}\breplace (?:it|them|that|those) with (?:an? |the |new )*$/i;

/** Goods of which the other is a kind: as many of it as were told of the first. */
const KIND_OF: readonly (readonly [any: RegExp, kind: RegExp])[] = [
  [/^DCK-BOARD$/, /^DCK-(?:COMP|PT|CEDAR)$/],
  [/^DCK-RAIL/, /^DCK-RAIL/],
  [/^DOR-INTPRE$/, /^DOR-INTSLAB$/],
  [/^ELE-(?:DEVICE|NEWOUT)$/, /^ELE-(?:GFCI|DIMMER)$/],
];

/** Chance from which the words behind "with" mean a kind of what is replaced. */
const FAIR_KIND = 0.1;

/** A shower of no told kind, which is tiled; "a fiberglass shower" is a unit. */
const ANY_SHOWER = /^(?:(?:an?|the|new|tiled?) )*showers?$/i;

/** Takes out what another thing takes the place of: "the window" is one. */
const takeOut = (mention: Draft, row: string, { removalOf, unitOf }: RowFacts): void => {
  const rows = removalOf(row);
  const isOne =
    unitOf(rows[0] ?? '') === 'EA' && mention.measures.length === 0 && !SEVERAL.test(mention.words);
  const measures = isOne ? [countOf(mention, 1)] : mention.measures;
  Object.assign(mention, { role: 'remove', rows, measures });
};

const ONLY_TAKES_OUT = /^(?:demo(?:lish)?|remove|tear out|rip out|take out|pull)$/i;
const AND = /^\s*(?:&|and|\+|\/)\s*$/i;

/** "Demo & | replace 8 doors", "demo and | haul the deck": a bare verb takes out the thing that the next names. */
export const joinTakenOut = (mentions: Draft[], text: string, { removalsOf }: RowFacts): void => {
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const isOfNext =
      ((next?.role === 'order' && REPLACES.test(next.words)) || next?.role === 'remove') &&
      ONLY_TAKES_OUT.test(mention.words) &&
      (next.role === 'remove' || !removalsOf(next.rows[0] ?? '').includes(mention.rows[0] ?? '')) &&
      AND.test(text.slice(mention.end, next.start));
    if (isOfNext) mentions.splice(at, 1);
  }
};

/** "Carpet in the bedrooms, 13 stairs, | old carpet out": what comes out lies where the new one does. */
export const takeOutThere = (mentions: readonly Draft[], { familyOf }: RowFacts): void => {
  for (const [at, mention] of mentions.entries()) {
    const family = familyOf(mention.rows[0] ?? '');
    if (mention.role !== 'remove' || mention.isPlaced || family === null) continue;
    const [only, ...others] = mentions
      .slice(0, at)
      .filter(
        ({ role, clause, rows }) =>
          role === 'order' && clause === mention.clause && familyOf(rows[0] ?? '') === family,
      );
    if (only && others.length === 0 && only.places.length > 0) mention.places = only.places;
  }
};

/** "A block wall 40 ft long, | replace the leaning timber one": the old one, which no second one takes the place of. */
const OLD_ONE = /^(?:and )?(?:replac(?:e|es|ing)|in place of) (?:the|my|our) (?:[a-z]+ )+ones?$/i;

/** What stands before the new thing comes out, and is not bought. */
const takeOutOld = (mentions: readonly Draft[], { removalOf }: RowFacts): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const [row = ''] = last?.rows ?? [];
    if (last?.role !== 'order' || mention.role !== 'order' || mention.clause - last.clause > 1)
      continue;
    if (OLD_ONE.test(mention.words) && mention.rows[0] !== row)
      Object.assign(mention, { role: 'remove', rows: removalOf(row), measures: last.measures });
  }
};

/** "Replace the tub with a shower pan": no new tub goes in. "Replace the countertops with laminate" tells their kind. */
export const exchange = (mentions: Draft[], text: string, facts: RowFacts): void => {
  takeOutOld(mentions, facts);
  const named = [...mentions];
  for (const mention of named) {
    const at = mentions.indexOf(mention);
    if (at < 0) continue;
    const next = mentions[at + 1];
    const by = REPLACES.test(mention.words) ? BY_OTHER : IT_BY_OTHER;
    const [[row = ''], [other = '']] = [mention.rows, next?.rows ?? []];
    const [old, , job] =
      IN_PLACE_OF.find(([a, b]) => mention.rows.some((own) => a.test(own)) && b.test(other)) ?? [];
    if (
      mention.role !== 'order' ||
      next?.role !== 'order' ||
      !by.test(text.slice(mention.end, next.start))
    )
      continue;
    // "The slider is fogged, | replace it | with french doors": what was named is what comes out.
    if (REPLACES_IT.test(mention.words) && mentions[at - 1]?.rows[0] === row)
      mention.measures = [...(mentions.splice(at - 1, 1)[0]?.measures ?? []), ...mention.measures];
    const kind = next.candidates.find(
      ({ code, chance }) => chance >= FAIR_KIND && `@${facts.jobOf(code)}` === row,
    );
    // "Replace the deck boards with composite": the boards of the whole deck, in what they are replaced with.
    if (KIND_OF.some(([any, one]) => any.test(row) && one.test(other))) {
      mention.rows = [other];
      mention.measures = [...mention.measures, ...next.measures];
      mentions.splice(mentions.indexOf(next), 1);
    } else if (kind?.code === row) mentions.splice(mentions.indexOf(next), 1);
    else if (kind) {
      Object.assign(mention, { rows: [row, kind.code] });
      addTo(mention, next.measures);
      mentions.splice(mentions.indexOf(next), 1);
    } else if (old && ANY_SHOWER.test(next.words)) {
      mention.rows = ['@tub_to_shower'];
      mentions.splice(mentions.indexOf(next), 1);
    } else if (job) mention.rows = [job];
    else if (old) {
      if (!next.isPlaced && mention.places.length > 0) next.places = mention.places;
      takeOut(mention, mention.rows.find((own) => old.test(own)) ?? row, facts);
    }
  }
};
