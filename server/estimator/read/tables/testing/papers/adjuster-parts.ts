// What the adjusters' papers have in common: heads of rooms with their sizes, sums, recaps, the sketch, a claim's lines.
import type { MeasuredRoom } from './adjuster-work.ts';
import type { ExpectedLine } from './content.ts';
import type { Sheet } from './sheet.ts';
import { cents, expectPriced, money, priceWork, sum, type Priced } from './work.ts';

export interface PricedRoom extends MeasuredRoom {
  priced: Priced[];
}

export const priceRooms = (
  rooms: readonly MeasuredRoom[],
  rates: { tax: number; overheadProfit: number },
): PricedRoom[] =>
  rooms.map((room) => ({
    ...room,
    priced: room.work.map((each) => priceWork(room.name, each, rates)),
  }));

export const allOf = (rooms: readonly PricedRoom[]) => rooms.flatMap(({ priced }) => priced);
export const total = (
  lines: readonly Priced[],
  key: 'net' | 'tax' | 'overheadProfit' | 'rcv' | 'depreciated' | 'acv',
) => sum(lines.map((line) => line[key]));

const feet = (value: number): string => {
  const inches = Math.round((value % 1) * 12);
  return inches === 0 ? `${Math.floor(value)}'` : `${Math.floor(value)}' ${inches}"`;
};

const sizesOf = ({ length, width, height }: MeasuredRoom) => {
  const floor = length * width;
  const perimeter = 2 * (length + width);
  return { floor, perimeter, walls: perimeter * height };
};

/** A room's head as estimating programs print it: name, height and the sizes that quantities come from. */
export const roomHead = (sheet: Sheet, room: MeasuredRoom, size: number) => {
  sheet.need(110);
  sheet.gap(8);
  if (room.length === 0) {
    sheet.text(room.name, { bold: true, size: size + 2 });
    sheet.gap(4);
    return;
  }
  const { floor, perimeter, walls } = sizesOf(room);
  sheet.pieces(
    [room.name, 150, 200, { bold: true, size: size + 2 }],
    [`Height: ${feet(room.height)}`, 380, 150, { size, align: 'right' }],
  );
  const at = (row: readonly [string, string]) =>
    sheet.pieces([row[0], 170, 170, { size, align: 'left' }], [row[1], 350, 170, { size }]);
  at([`${money(walls)} SF Walls`, `${money(floor)} SF Ceiling`]);
  at([`${money(walls + floor)} SF Walls & Ceiling`, `${money(floor)} SF Floor`]);
  at([`${money(floor / 9)} SY Flooring`, `${money(perimeter)} LF Floor Perimeter`]);
  sheet.pieces([`${money(perimeter)} LF Ceil. Perimeter`, 170, 170, { size }]);
  sheet.gap(6);
};

export const measured = (rooms: readonly MeasuredRoom[]) =>
  rooms
    .filter(({ length }) => length > 0)
    .map((room) => ({ name: room.name, floorSf: cents(sizesOf(room).floor) }));

export const pairs = (sheet: Sheet, rows: readonly (readonly [string, string])[], width = 110) => {
  for (const [label, value] of rows)
    sheet.pieces([label, 0, width, { align: 'right' }], [value, width + 8, 380]);
};

export const sums = (
  sheet: Sheet,
  rows: readonly (readonly [string, string])[],
  isLastBold = true,
) => {
  for (const [index, [label, value]] of rows.entries()) {
    const style = { bold: isLastBold && index === rows.length - 1 };
    sheet.pieces([label, 60, 260, style], [value, 330, 110, { ...style, align: 'right' }]);
  }
};

export const recapByRoom = (sheet: Sheet, rooms: readonly PricedRoom[]) => {
  sheet.newPage();
  sheet.text('Recap by Room', { bold: true, size: 13, align: 'center' });
  sheet.gap(10);
  const all = total(allOf(rooms), 'rcv');
  for (const room of rooms) {
    const own = total(room.priced, 'rcv');
    sheet.pieces(
      [room.name, 40, 220],
      [money(own), 270, 100, { align: 'right' }],
      [`${((100 * own) / all).toFixed(2)}%`, 400, 80, { align: 'right' }],
    );
  }
  sheet.line();
  sheet.pieces(
    ['Subtotal of Areas', 40, 220, { bold: true }],
    [money(all), 270, 100, { align: 'right' }],
    ['100.00%', 400, 80, { align: 'right' }],
  );
};

/** A floor sketch with its labels, as the last page. */
export const sketch = (sheet: Sheet, rooms: readonly MeasuredRoom[]) => {
  sheet.newPage();
  sheet.text('Main Level', { bold: true });
  const scale = 9;
  let x = sheet.state.left + 20;
  for (const { name, length, width } of rooms.filter((room) => room.length > 0)) {
    const [w, h] = [length * scale, width * scale];
    sheet.doc.lineWidth(1.5).rect(x, 180, w, h).stroke('#000');
    sheet.put(name, x, 180 + h / 2 - 4, w, { align: 'center', size: 7 });
    sheet.put(feet(length), x, 168, w, { align: 'center', size: 7 });
    sheet.doc.save().rotate(-90, { origin: [x - 8, 180 + h / 2 + 12] });
    sheet.put(feet(width), x - 8, 180 + h / 2 + 12, 40, { size: 7 });
    sheet.doc.restore();
    x += w + 22;
  }
};

export const bracketed = ({ depreciated, isRecoverable }: Priced) =>
  isRecoverable ? `(${money(depreciated)})` : `<${money(depreciated)}>`;

export const claimTotals = (lines: readonly Priced[], deductible: number, prior: number) => {
  const nonRecoverable = sum(lines.map((l) => (l.isRecoverable ? 0 : l.depreciated)));
  const acv = total(lines, 'acv');
  return {
    net: total(lines, 'net'),
    tax: total(lines, 'tax'),
    rcv: total(lines, 'rcv'),
    depreciation: total(lines, 'depreciated'),
    nonRecoverable,
    acv,
    deductible,
    prior,
    netClaim: cents(acv - deductible - prior),
  };
};

export const claimLine = (line: Priced, more: Partial<ExpectedLine>) =>
  expectPriced(line, line.unit, {
    tax: line.tax,
    depreciation: line.depreciated,
    acv: line.acv,
    isNonRecoverable: !line.isRecoverable,
    ...more,
  });
