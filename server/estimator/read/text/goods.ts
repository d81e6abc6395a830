// Goods by what is said of them: the old one that goes, a patch by its hole, a furnace with its air conditioner.
import { countOf } from './counts.ts';
import { putsIn, takesOut } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import type { Draft } from './neighbors.ts';

const SUPPLIED =
  /\b(?:i|we|owner|he|she|they|my \w+)(?: (?:already|will|can|would)|'ll)? ?(?:have|has|buy|bring|bought|got|supply|supplies|supplied|provide[sd]?|purchased?|own)\b|\b(?:owner|customer|client|tenant|landlord)[- ](?:supplied|furnished|provided)\b|\b(?:furnished|supplied|provided|purchased|bought) by (?:the )?(?:owner|customer|client|tenant|landlord|me|us|others)\b|\b(?:labor only|install only|we'll supply|i'll supply|on hand|on site already|OFCI)\b/i;

/** Whether words say that the goods are the owner's. */
export const isSupplied = (words: string): boolean => SUPPLIED.test(words);

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

/** Square feet up to which a hole takes a patch of each size. */
const PATCHES: readonly (readonly [most: number, row: string])[] = [
  [1, 'DRW-PATCHS'],
  [4, 'DRW-PATCHM'],
  [16, 'DRW-PATCHL'],
];

/** "Patch a 2x2 hole", "drywall back 3x4": a patch of its size. */
const sizePatches = (mentions: readonly Draft[]): void => {
  for (const mention of mentions) {
    const [sides, ...others] = mention.measures;
    const isBoard = /^(?:DRW-(?:PATCH|WALL$|CEIL$)|@drywall_room$)/.test(mention.rows[0] ?? '');
    if (!isBoard || mention.role !== 'order' || sides?.kind !== 'SIDES' || others.length > 0)
      continue;
    const [, row] = PATCHES.find(([most]) => sides.value <= most) ?? [];
    if (row !== undefined) mention.rows = [row];
  }
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
  joinSystems(mentions);
  withoutOld(mentions, facts);
};
