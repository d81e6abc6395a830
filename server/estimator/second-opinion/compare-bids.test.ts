import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../domain/money/money.ts';
import { book, estimate, request } from '../testing/estimate.ts';
import { paperLine as line, paperOf, paperUpload } from '../testing/paper.ts';
import { compareBids } from './compare-bids.ts';

describe('several bids', () => {
  it('stand on one scope, leveled by what each leaves out', async () => {
    const one = paperOf('BID', [line('Toilet', 2, 'EA', 600), line('Vanity 36"', 1, 'EA', 900)], {
      totals: { total: 2_100 },
    });
    const two = paperOf('BID', [line('Toilet', 2, 'EA', 650)], { totals: { total: 1_300 } });
    const { document } = await estimate('', {
      uploads: [
        paperUpload(one, 'CHECK'),
        paperUpload(two, 'CHECK', { fileId: '2', name: 'b.pdf' }),
      ],
    });
    const table = compareBids(
      [
        { name: 'Smith', fileId: '1', paper: one },
        { name: 'Jones', paper: two },
      ],
      document,
      book,
      request(''),
    );
    expect(
      table.rows.map(({ name, cells }) => [name, cells.map((cell) => cell?.amount ?? null)]),
    ).toEqual([
      ['Toilet, furnished and set', [1_200, 1_300]],
      ['Vanity with top and sink, 36 in.', [900, null]],
    ]);
    const vanity = table.rows[1]?.ours?.fair ?? 0;
    expect(table.bidders).toEqual([
      { name: 'Smith', fileId: '1', total: 2_100, leavesOut: [], leveled: 2_100 },
      {
        name: 'Jones',
        fileId: null,
        total: 1_300,
        leavesOut: ['Vanity with top and sink, 36 in.'],
        leveled: sumMoney([1_300, vanity]),
      },
    ]);
  });

  it('show each dollar of lines by the same words, in any script', async () => {
    const one = paperOf('BID', [
      line('Zorgle handling fee', 1, 'EA', 500),
      line('Zorgle handling FEE', 1, 'EA', 900),
    ]);
    const two = paperOf('BID', [
      line('Краска стен', 1, 'EA', 50),
      line('Стены потолок', 1, 'EA', 80),
      line('***', 1, 'EA', 7),
      line('!!!', 1, 'EA', 9),
    ]);
    const { document } = await estimate('', { uploads: [paperUpload(one, 'CHECK')] });
    const bids = [
      { name: 'Smith', paper: one },
      { name: 'Jones', paper: two },
    ];
    const { rows } = compareBids(bids, document, book, request(''));
    expect(
      rows.map(({ name, cells }) => [
        name,
        ...cells.map((cell) => cell && [cell.lineIds, cell.quantity, cell.amount]),
      ]),
    ).toEqual([
      ['Zorgle handling fee', [['1', '2'], 2, 1_400], null],
      ['Краска стен', null, [['1'], 1, 50]],
      ['Стены потолок', null, [['2'], 1, 80]],
      ['***', null, [['3'], 1, 7]],
      ['!!!', null, [['4'], 1, 9]],
    ]);
  });

  it('are leveled by what the others ask on average, where our book does not know the work', async () => {
    const bids = [
      { name: 'Smith', paper: paperOf('BID', [line('Zorgle handling fee', 1, 'EA', 500)]) },
      { name: 'Jones', paper: paperOf('BID', [line('Zorgle handling fee', 1, 'EA', 901)]) },
      { name: 'Brown', paper: paperOf('BID', [line('***', 1, 'EA', 7)]) },
    ];
    const { document } = await estimate('', {
      uploads: bids.slice(0, 1).map(({ paper }) => paperUpload(paper, 'CHECK')),
    });
    const { bidders } = compareBids(bids, document, book, request(''));
    expect(bidders.map(({ name, total, leveled }) => [name, total, leveled])).toEqual([
      ['Smith', 500, 507],
      ['Jones', 901, 908],
      ['Brown', 7, 707.5],
    ]);
  });

  it('of one tabulation are as many', async () => {
    const paper = paperOf('BID', [line('Gutters', 100, 'LF', null, { amounts: [900, 1_100] })], {
      bidders: [
        { name: 'Smith', total: 900 },
        { name: 'Jones', total: 1_100 },
      ],
      // Of one of them, and not to be shared out over the lines of all.
      totals: { tax: 12, discount: 30 },
    });
    const { document } = await estimate('', { uploads: [paperUpload(paper, 'CHECK')] });
    const table = compareBids([{ name: 'tab.xlsx', paper }], document, book, request(''));
    expect(table.bidders.map(({ name, total }) => [name, total])).toEqual([
      ['Smith', 900],
      ['Jones', 1_100],
    ]);
    expect(table.rows[0]?.cells.map((cell) => cell?.amount)).toEqual([900, 1_100]);
  });
});
