// The pages of a second opinion: wherever a page ends, no heading is left alone there.
import { expect, it } from 'vitest';
import { check } from '../../../estimator/testing/check-paper.ts';
import { paperLine as line, paperOf } from '../../../estimator/testing/paper.ts';
import { COMPARED_LISTS, GAP_WORDS } from '../paper-words.ts';
import { rowsOfPdf } from '../testing/read-pdf.ts';
import { printComparison } from './print-comparison.ts';
import { STYLES } from './theme.ts';

const HEADING = STYLES.h3?.fontSize ?? 0;
const HINTS = COMPARED_LISTS.map(({ hint }) => hint);

const { comparison } = await check(
  paperOf('BID', [line('Paint walls', 100, 'SF', 9), line('Toilet', 1, 'EA', 700)], {
    totals: { contingency: 600 },
  }),
);

/** So many rows of a higher price before what is in line. */
const printed = (higher: number): Promise<Uint8Array> => {
  const [row, other] = comparison.rows.filter(({ kind }) => kind === 'BOTH');
  if (!row || !other) throw new Error('The paper has no two rows of ours.');
  const rows = [
    ...Array.from({ length: higher }, () => ({ ...row, priceVerdict: 'HIGH' as const })),
    { ...other, priceVerdict: 'FAIR' as const },
  ];
  return printComparison({
    comparison: { ...comparison, rows },
    paperName: 'bid.pdf',
    title: 'Painting',
    claimNumber: 'CLM-23456789',
    projectName: '12 Maple Street',
    projectZip: '78701',
    updatedAt: '2026-11-29T12:00:00.000Z',
    isTest: false,
  });
};

it.each(Array.from({ length: 12 }, (_, at) => at + 8))(
  'leaves no heading alone at the end of a page below %d rows',
  async (higher) => {
    const pages = await rowsOfPdf(await printed(higher));
    const texts = pages.flat().map(({ text }) => text);
    expect(texts.join(' ')).toContain(GAP_WORDS.CONTINGENCY);
    expect(pages.length).toBeGreaterThan(1);
    const ends = pages.flatMap((rows) => rows.slice(-1));
    const isAbove = ({ text, size }: (typeof ends)[number]) =>
      (size >= HEADING && !text.includes('$')) || HINTS.includes(text);
    expect(ends.filter(isAbove)).toEqual([]);
  },
);
