// What an owner asks for later changes what it names, and nothing else.
import { expect, it } from 'vitest';
import { estimateScope } from '../estimate-scope.ts';
import { book, preview, request } from '../testing/estimate.ts';

const amountsAfter = (text: string, refinements: readonly string[]): Map<string, number> => {
  const asked = request(text, { refinements: [...refinements] });
  const { items } = estimateScope(preview(asked), asked, book);
  const amounts = new Map<string, number>();
  for (const { metadata, quantity } of items)
    if (metadata.code) amounts.set(metadata.code, (amounts.get(metadata.code) ?? 0) + quantity);
  return amounts;
};

/** Rows that came, went or have another amount: `+CAB-VAN48 -CAB-VAN36 ~DCK-FRAME`. */
const changes = (text: string, wish: string): string => {
  const [before, after] = [amountsAfter(text, []), amountsAfter(text, [wish])];
  const codes = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return codes
    .flatMap((code) => {
      const [was, is] = [before.get(code), after.get(code)];
      if (was === is) return [];
      return [`${was === undefined ? '+' : is === undefined ? '-' : '~'}${code}`];
    })
    .join(' ');
};

it.each([
  ['Replace the toilet and the vanity 36 in', 'vanity 48 instead', '-CAB-VAN36 +CAB-VAN48'],
  ['Lay LVP in the den 15x20', 'laminate instead of LVP', '+FLR-LAM -FLR-LVP'],
  [
    'Replace 22 squares of roof with architectural shingles and 140 lf gutters',
    'without the gutters',
    '-DEM-GUTTER -GUT-AL5 -GUT-DOWN',
  ],
  [
    'Remodel the kitchen 12x14 and the hall bath 5x8',
    'keep the cabinets, a shower instead of the tub',
    '+BTH-DOORFL -BTH-ROD -CAB-BASE -CAB-CROWN -CAB-PANEL -CAB-TALL -CAB-WALL -DEM-CABBASE -DEM-CABWALL +DEM-SHOWER -DEM-TUB -PLB-TUBALC +TIL-MOSAIC +TIL-PAN',
  ],
])('%s: %s', (text, wish, changed) => {
  expect(changes(text, wish)).toBe(changed);
});

it('gives the only sized place another size', () => {
  const deck = 'Build a 12x16 deck with composite';
  expect(amountsAfter(deck, []).get('DCK-COMP')).toBe(192);
  expect(amountsAfter(deck, ['make it 14x20']).get('DCK-COMP')).toBe(280);
});

it('does both rooms over that one verb names', () => {
  const amounts = amountsAfter('Remodel the kitchen 12x14 and the hall bath 5x8', []);
  expect([amounts.get('PLB-SINKK'), amounts.get('PLB-TUBALC')]).toEqual([1, 1]);
});

it.each([
  ['Build a 12x16 deck with composite', 'add 4 steps', 'DCK-STAIR 4, CNC-STEP 0'],
  ['Build a 12x16 deck with composite', 'add 6 steps', 'DCK-STAIR 6, CNC-STEP 0'],
  ['Build a 12x16 deck', 'add stairs with 5 steps', 'DCK-STAIR 5, CNC-STEP 0, FLR-STAIRC 0'],
  ['Build a 12x16 deck', 'add 3 concrete steps', 'DCK-STAIR 4, CNC-STEP 3'],
  ['Pour a 10x12 patio', 'add 4 steps', 'CNC-STEP 4'],
  ['Replace 5 windows', 'add 2 windows', 'WIN-INSERT 7'],
  ['Replace 5 windows', '2 windows', 'WIN-INSERT 2'],
  ['Install 4 outlets in the garage', 'add 2 outlets', 'ELE-NEWOUT 6'],
])('%s: %s comes to %s', (text, wish, lines) => {
  const amounts = amountsAfter(text, [wish]);
  const told = lines.split(', ').map((line) => {
    const [code = ''] = line.split(' ');
    return `${code} ${amounts.get(code) ?? 0}`;
  });
  expect(told.join(', ')).toBe(lines);
});
