// Work and its prices as papers write them: figures are worked out here once, for what is drawn and for what is expected.
import { expectLine, type ExpectedLine } from './content.ts';

export interface Work {
  description: string;
  quantity: number;
  /** The unit as the paper writes it. */
  unit: string;
  price: number;
  /** Percent of the replacement cost. */
  depreciation: number;
  isRecoverable: boolean;
  age: number;
  life: number;
  /** Words under the line. */
  note: string | null;
  /** Share of the price that is taxed as material. */
  taxed: number;
}

export const work = (
  description: string,
  quantity: number,
  unit: string,
  price: number,
  more: Partial<Work> = {},
): Work => ({
  description,
  quantity,
  unit,
  price,
  depreciation: 0,
  isRecoverable: true,
  age: 0,
  life: 0,
  note: null,
  taxed: 0,
  ...more,
});

export const cents = (value: number): number => Math.round(value * 100 + 1e-6) / 100;
export const sum = (values: readonly number[]): number =>
  cents(values.reduce((all, each) => all + each, 0));

/** `1,234.50` */
export const money = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** `$1,234.50`, `-$50.00` */
export const dollars = (value: number): string =>
  value < 0 ? `-$${money(-value)}` : `$${money(value)}`;
/** `$1,235` */
export const whole = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`;

export interface Priced extends Work {
  room: string | null;
  net: number;
  tax: number;
  overheadProfit: number;
  rcv: number;
  depreciated: number;
  acv: number;
}

/** @param rates shares of one: sales tax of what is taxed, overhead and profit of the net price and its tax */
export const priceWork = (
  room: string | null,
  of: Work,
  rates: { tax: number; overheadProfit: number },
): Priced => {
  const net = cents(of.quantity * of.price);
  const tax = cents(net * of.taxed * rates.tax);
  const overheadProfit = cents((net + tax) * rates.overheadProfit);
  const rcv = cents(net + tax + overheadProfit);
  const depreciated = cents((rcv * of.depreciation) / 100);
  return { ...of, room, net, tax, overheadProfit, rcv, depreciated, acv: cents(rcv - depreciated) };
};

/** Only what every paper of a claim writes: each layout adds the columns that it has. */
export const expectPriced = (
  of: Priced,
  unit: ExpectedLine['unit'],
  more: Partial<ExpectedLine> = {},
): ExpectedLine =>
  expectLine(of.description, {
    note: of.note,
    room: of.room,
    quantity: of.quantity,
    unit,
    unitPrice: of.price,
    rcv: of.rcv,
    ...more,
  });
