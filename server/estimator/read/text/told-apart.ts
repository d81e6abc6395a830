// Amounts told apart of their work: lengths behind the names of rooms, and what another sentence measures.
import type { RowFacts } from './meaning.ts';
import { measuresIn } from './measures.ts';
import type { ToldMeasure } from './measures.ts';
import { isOfOther, isWork, OF_GOODS, takes } from './neighbors.ts';
import type { Draft } from './neighbors.ts';
import { lengthOf } from './thing-sizes.ts';

/** "A 10x12 section of the ceiling": sides of a part, which are not those of the room. */
export const IS_PART =
  /\d ?(?:ft\.?|feet|foot|')? ?(?:section|area|patch|piece|spot|hole|strip|portion)\b/i;

/** "12 ft x 14 ft | already has a roof": what is there is not what was measured. */
export const HAS = /\b(?:already )?ha(?:s|ve)\b/i;

/** "Crown molding: | living room 62 ft, | dining room 48 ft": lengths behind the names of rooms are of the work there. */
export const addLengths = (
  work: Draft,
  told: readonly ToldMeasure[],
  between: string,
  { unitOf }: Pick<RowFacts, 'unitOf'>,
): void => {
  const lengths = told.filter(({ kind, isAcross }) => kind === 'LENGTH' && !isAcross);
  const own = work.measures.find(({ kind }) => kind === 'LENGTH');
  const [first] = own ? [own, ...lengths] : lengths;
  if (!first || lengths.length === 0 || (own && own.start < work.end)) return;
  if (/[.;!?]\s|\n/.test(between) || !work.rows.some((row) => unitOf(row) === 'LF')) return;
  const value = lengths.reduce((sum, one) => sum + one.value, own?.value ?? 0);
  work.measures = [...work.measures.filter((one) => one !== own), { ...first, value }];
};

/** "Grass seed | behind the garage |, 1,400 sq ft": a place beside which work is done is not what was measured. */
const IS_BESIDE = /^[^.;,\n]{0,24}\b(?:behind|beside|alongside|next to|in front of) [^.;,\n]+,? $/i;

/** "Stucco measures | 2,100 sq ft": the thing before a figure, where its sentence begins. */
const THING_MEASURES =
  /(?:^|[.;!\n]\s*)(?:the |my |our )?([a-z]{3,}?)s? (?:is|are|measures?|totals?|comes to)(?: about| around)? $/i;
const MOST_TOLD = 60;

/** The work right before whose other thing is measured, or whose thing a sentence of its own measures: "Stucco measures 2,100 sq ft". */
export const measuredApart = (
  mentions: readonly Draft[],
  before: string,
  measures: readonly ToldMeasure[],
  facts: RowFacts,
  behindLast: string,
): Draft | undefined => {
  const last = mentions.at(-1);
  if (last && IS_BESIDE.test(behindLast) && takes(last, measures, facts)) return last;
  if (last && isOfOther(last, before, measures)) return last;
  const thing = THING_MEASURES.exec(before.slice(-MOST_TOLD))?.[1];
  const isOf = (words: string): boolean => new RegExp(String.raw`\b${thing}`, 'i').test(words);
  return thing === undefined
    ? undefined
    : mentions.findLast((each) => isWork(each) && isOf(each.words) && takes(each, measures, facts));
};

/** "Soffit under it, two feet wide, same stretch": as long as what was told before, times a width of its own. */
const SAME_RUN = /^[^.;\n]*\b(?:same (?:distance|leng\w+|run|stretch)|as long)\b/i;
export const runAlong = (mentions: readonly Draft[], text: string, facts: RowFacts): void => {
  for (const [at, mention] of mentions.entries()) {
    const { start, rows, measures } = mention;
    const [same] = SAME_RUN.exec(text.slice(start, mentions[at + 1]?.start)) ?? [];
    const run = mentions
      .slice(0, same ? at : 0)
      .filter((other) => facts.unitOf(other.rows[0] ?? '') !== 'EA')
      .flatMap(lengthOf)
      .at(-1);
    if (!run || !measures.every(({ kind, isAcross }) => isAcross || OF_GOODS.has(kind))) continue;
    const wide = measuresIn(same ?? '').find(({ isAcross }) => isAcross)?.value ?? 0;
    if (facts.unitOf(rows[0] ?? '') === 'LF') mention.measures = [run];
    else if (wide > 0) mention.measures = [{ ...run, kind: 'AREA', value: run.value * wide }];
  }
};
