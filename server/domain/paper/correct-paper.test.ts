import { expect, it } from 'vitest';
import { readPaper } from '../../estimator/read/tables/read-paper.ts';
import { addCorrections, correctedPaper, readCorrections } from './correct-paper.ts';

const BID = readPaper({
  from: 'TEXT',
  text: [
    'Description\tQty\tUnit\tUnit Price\tAmount',
    'Tile floor\t192\tSF\t14.50\t2,748.00',
    'Paint walls\t400\tSF\t1.15\t460.00',
  ].join('\n'),
});

const checksWith = (lines: { id: string; rcv?: number; quantity?: number }[]): string[] => {
  const corrections = addCorrections(BID, readCorrections({}), { fileId: 1, lines });
  return correctedPaper(BID, corrections).checks.map(({ message }) => message);
};

it('keeps what was wrong with a line until it is put right', () => {
  expect(checksWith([])).toEqual([
    '“Tile floor”: 192 × $14.50 is $2,784.00, the paper says $2,748.00.',
  ]);
  expect(checksWith([{ id: '1', rcv: 2_784 }])).toEqual([]);
});

it('says where figures put right no longer make their amount', () => {
  expect(checksWith([{ id: '2', quantity: 500 }])).toContain(
    '“Paint walls”, as corrected: 500 × $1.15 is $575.00, its amount is $460.00.',
  );
});

it('keeps a contingency that nobody put right', () => {
  const paper = { ...BID, totals: { ...BID.totals, contingency: 600 } };
  const sent = { fileId: 1, totals: { tax: 12 } };
  const stored: unknown = JSON.parse(
    JSON.stringify(addCorrections(paper, readCorrections({}), sent)),
  );
  const { totals } = correctedPaper(paper, readCorrections(stored));
  expect(totals).toMatchObject({ contingency: 600, tax: 12 });
});

it.each([
  ['beside its contingency', 3_244],
  ['with its contingency', 3_844],
])('keeps a total told %s that corrected lines come to', (_how, total) => {
  const paper = { ...BID, totals: { ...BID.totals, total, contingency: 600 } };
  const sent = { fileId: 1, lines: [{ id: '1', rcv: 2_784 }] };
  const { totals, checks } = correctedPaper(
    paper,
    addCorrections(paper, readCorrections({}), sent),
  );
  expect({ total: totals.total, sums: checks.filter(({ what }) => what === 'SUM') }).toEqual({
    total,
    sums: [],
  });
});
