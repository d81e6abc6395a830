// One measured figure and what it is held against.

export type Bound = { atLeast: number } | { atMost: number };

export interface Figure {
  /** Number in the list of goals. */
  row: number;
  name: string;
  /** The measured amount. It is null where it could not be measured; a note says why. */
  measured: number | null;
  unit: '×' | 'ms' | 's' | 'MB' | 'kB' | '/s' | '%' | 'ms/s' | 'of 61' | 'of 180';
  /** The goal; absent for a figure that only explains another. */
  goal?: Bound;
  stretch?: Bound;
  /** The figure is one of many of a kind, of which the picture shows the worst alone. */
  isDetail?: true;
  /** Words beside the amount in the picture. */
  said?: string;
}

export type Verdict = 'stretch' | 'yes' | 'no' | '';

const keeps = (measured: number, bound: Bound): boolean =>
  'atLeast' in bound ? measured >= bound.atLeast : measured <= bound.atMost;

export const verdictOf = ({ measured, goal, stretch }: Figure): Verdict => {
  if (measured === null) return '';
  if (stretch && keeps(measured, stretch)) return 'stretch';
  if (!goal) return '';
  return keeps(measured, goal) ? 'yes' : 'no';
};

const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : 2);

export const showAmount = (value: number | null, unit: Figure['unit']): string => {
  if (value === null) return 'not measured';
  return `${value.toFixed(unit.startsWith('of ') ? 0 : digits(value))} ${unit}`;
};

export const showBound = (bound: Bound | undefined, unit: Figure['unit']): string => {
  if (!bound) return '–';
  return 'atLeast' in bound ? `≥ ${bound.atLeast} ${unit}` : `≤ ${bound.atMost} ${unit}`;
};
