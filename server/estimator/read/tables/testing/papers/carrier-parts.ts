// Rooms of a carrier's export, priced without overhead and profit.
import { priceWork, sum, type Priced, type Work } from './work.ts';

export const aging = (depreciation: number, taxed = 0.4) => ({ depreciation, taxed });

export const priceAll = (
  rooms: Readonly<Record<string, readonly Work[]>>,
  tax: number,
): { room: string; priced: Priced[] }[] =>
  Object.entries(rooms).map(([room, all]) => ({
    room,
    priced: all.map((each) => priceWork(room, each, { tax, overheadProfit: 0 })),
  }));

export const of = (
  rooms: readonly { priced: Priced[] }[],
  key: 'net' | 'tax' | 'rcv' | 'depreciated' | 'acv',
) => sum(rooms.flatMap(({ priced }) => priced.map((line) => line[key])));

export const linesOf = (rooms: readonly { priced: Priced[] }[]) =>
  rooms.flatMap(({ priced }) => priced);
