// Goods by what is said of them: the old one that goes, what is wrong with it, a patch by its hole, a sink by its room.
import { countOf } from './counts.ts';
import { putsIn, takesOut } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import type { Draft } from './neighbors.ts';

/** Rows of goods, of which the old ones come out. */
const OF_GOODS = /^(?:PLB|HVC|ELE|APL|DOR|WIN|BTH)-/;

/** "New tankless heater, old tank out": the old one goes when the new one comes, and none is bought for it. */
const withoutOld = (mentions: Draft[], { familyOf }: RowFacts): void => {
  for (const [at, mention] of [...mentions.entries()].toReversed()) {
    const [row = ''] = mention.rows;
    const isOld =
      mention.role === 'remove' &&
      OF_GOODS.test(row) &&
      takesOut(mention.words) &&
      !putsIn(mention.words) &&
      mentions.some(
        (other) => other.role === 'order' && familyOf(other.rows[0] ?? '') === familyOf(row),
      );
    if (isOld) mentions.splice(at, 1);
  }
};

/** Goods of a bath, and the same of a kitchen. */
const OF_KITCHEN: Readonly<Record<string, string>> = {
  'PLB-FAUCETL': 'PLB-FAUCETK',
  'PLB-SINKL': 'PLB-SINKK',
};

/** What is wrong, in words that order nothing. */
const SYMPTOM =
  /\b(?:drip\w*|leak(?:s|ing|y)?|keeps?|won'?t|doesn'?t|isn'?t|not|quit|stopped|dead|died|broken?|clog\w*|runs?|running)\b/i;
const REMEDY = /\b(?:replac\w*|fix|repair|new|swap|install|rebuild|change)\b/i;
const SERVICE = /^(?:PLB|ELE|HVC)-(?:LABOR|CLEAR)$/;

const nounsOf = (words: string): string[] =>
  (words.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/(?:ing|s)$/, ''));

/** "The faucet drips. Replace it": what is wrong with a thing is no call beside the remedy of it. */
const withoutSymptoms = (mentions: Draft[]): void => {
  for (const [at, { role, words, rows }] of [...mentions.entries()].toReversed()) {
    const isSymptom =
      role === 'order' &&
      SERVICE.test(rows[0] ?? '') &&
      SYMPTOM.test(words) &&
      !REMEDY.test(words) &&
      !/^(?:unclog|clear|snake)/i.test(words);
    const nouns = isSymptom ? nounsOf(words) : [];
    const cure = mentions
      .slice(at + 1)
      .find(
        (other) =>
          other.role === 'order' &&
          REMEDY.test(other.words) &&
          nounsOf(other.words).some((noun) => nouns.includes(noun)),
      );
    if (!cure) continue;
    if (nouns.includes('kitchen')) cure.rows = cure.rows.map((row) => OF_KITCHEN[row] ?? row);
    mentions.splice(at, 1);
  }
};

/** Square feet up to which a hole takes a patch of each size. */
const PATCHES: readonly (readonly [most: number, row: string])[] = [
  [1, 'DRW-PATCHS'],
  [4, 'DRW-PATCHM'],
  [16, 'DRW-PATCHL'],
];

/** "Patch a 2x2 hole": a patch of its size. */
const sizePatches = (mentions: readonly Draft[]): void => {
  for (const mention of mentions) {
    const [sides, ...others] = mention.measures;
    if (!mention.rows[0]?.startsWith('DRW-PATCH') || sides?.kind !== 'SIDES' || others.length > 0)
      continue;
    const [, row] = PATCHES.find(([most]) => sides.value <= most) ?? [];
    if (row !== undefined) mention.rows = [row];
  }
};

/** What comes out and goes in where a carpet is not saved. */
const NEW_CARPET = /^(?:WTR-TOCARP|FLR-CARPET)$/;

/** "Carpet soaked. It can be saved, a new pad": none is torn out where it is laid again. */
const saveCarpets = (mentions: readonly Draft[]): void => {
  if (!mentions.some(({ role, rows }) => role === 'order' && rows[0] === 'WTR-RELAY')) return;
  for (const mention of mentions)
    if (!putsIn(mention.words) && mention.rows.some((row) => !NEW_CARPET.test(row)))
      mention.rows = mention.rows.filter((row) => !NEW_CARPET.test(row));
};

const MENDS = /\b(?:repair|fix|service|clean|tune|recharge)/i;

/** A furnace and an air conditioner of one order are the system that the book prices whole. */
const joinSystems = (mentions: Draft[]): void => {
  const [unit, ...units] = mentions.filter(({ rows: [row] }) => row === 'HVC-AC');
  const [furnace, ...furnaces] = mentions.filter(({ rows: [row] }) => row === 'HVC-FURN');
  const isOne =
    unit?.role === 'order' &&
    furnace?.role === 'order' &&
    units.length + furnaces.length === 0 &&
    unit.clause === furnace.clause &&
    !MENDS.test(`${unit.words} ${furnace.words}`) &&
    ![...unit.measures, ...furnace.measures].some(({ kind }) => kind === 'COUNT');
  if (!isOne) return;
  unit.rows = ['HVC-SYSTEM'];
  // "Both are dead": the two parts of one system.
  const one = /\bboth\b/i.test(unit.words) ? [countOf(unit, 1)] : [];
  unit.measures = [...unit.measures, ...furnace.measures, ...one];
  mentions.splice(mentions.indexOf(furnace), 1);
};

/** Changes the mentions of goods by what stands beside them. */
export const settleGoods = (mentions: Draft[], facts: RowFacts): void => {
  sizePatches(mentions);
  saveCarpets(mentions);
  joinSystems(mentions);
  withoutOld(mentions, facts);
  withoutSymptoms(mentions);
};
