import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { piped, textOf } from './testing/sources.ts';

const LOG = [
  'Date|Room|Material|Reading|Unit|RH %|GPP|Equipment',
  '11/02|Den|Drywall|22.5|% MC|58|73|Air movers: 6, LGR: 1',
  '11/02|Den|Subfloor|31|% MC|58|73|Air movers: 6, LGR: 1',
  '11/02|Hall|Drywall|19|% MC|58|73|2 air movers',
  '11/03|Den|Drywall|17|% MC|48|64|Air movers: 5, LGR: 1',
  '11/03|Dry standard|Drywall|9|% MC|40|43|',
];
const MACHINES = [
  ['Den', 'Air mover, 24 h', 11, 'DAY'],
  ['Den', 'LGR dehumidifier, 24 h', 2, 'DAY'],
  ['Hall', 'Air mover, 24 h', 2, 'DAY'],
];

describe('a log of drying', () => {
  it.each([
    ['cells', piped(...LOG)],
    ['text', textOf(...LOG.map((row) => row.replaceAll('|', '\t')))],
    [
      'comma-separated values',
      textOf(...LOG.map((row) => row.replaceAll(/[^|]*,[^|]*/g, '"$&"').replaceAll('|', ','))),
    ],
  ])('gives the machines of each room by their days, from %s', (_from, source) => {
    const { lines, unread } = readPaper(source);
    expect(
      lines.map(({ room, description, quantity, unit }) => [room, description, quantity, unit]),
    ).toEqual(MACHINES);
    expect(lines[0]?.note).toBe('Logged on 2 days, 11/02 to 11/03.');
    expect(unread).toEqual([]);
  });

  it('counts machines in columns of their own', () => {
    const { lines } = readPaper(
      piped(
        'Day|Area|MC %|Air movers|Dehus|HEPA',
        'Day 1|Basement|41|8|2|1',
        'Day 2|Basement|22|8 ea|2 (one moved)|0',
      ),
    );
    expect(lines.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['Air mover, 24 h', 16],
      ['LGR dehumidifier, 24 h', 4],
      ['HEPA air scrubber, 24 h', 1],
    ]);
  });

  it('is a table that was not understood where no machines stand in it', () => {
    const { lines, checks } = readPaper(
      piped('Date|Room|Reading|Equipment', '11/02|Den|22.5|', '11/03|Den|19|'),
    );
    expect(lines).toEqual([]);
    expect(checks.map(({ what }) => what)).toEqual(['TABLE_UNREAD']);
  });

  it('is no work beside a bill of the same machines', () => {
    const bill = ['Description|Qty|Unit|Price|Amount', 'Air mover, axial|13|DAY|27.00|351.00'];
    const { lines } = readPaper(piped(...bill, '', ...LOG));
    expect(lines.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Air mover, axial', 351],
    ]);
  });
});
