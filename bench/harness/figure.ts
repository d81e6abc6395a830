// One measured figure and what it is held against.

export type Bound = { atLeast: number } | { atMost: number };

export interface Figure {
  /** Number in the list of goals. */
  row: number;
  name: string;
  measured: number;
  unit: '×' | 'ms' | 's' | 'MB' | 'kB' | '/s' | '%';
  /** Absent for a figure that only explains another. */
  goal?: Bound;
  stretch?: Bound;
}

export type Verdict = 'stretch' | 'yes' | 'no' | '';

const keeps = (measured: number, bound: Bound): boolean =>
  'atLeast' in bound ? measured >= bound.atLeast : measured <= bound.atMost;

export const verdictOf = ({ measured, goal, stretch }: Figure): Verdict => {
  if (stretch && keeps(measured, stretch)) return 'stretch';
  if (!goal) return '';
  return keeps(measured, goal) ? 'yes' : 'no';
};

const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : 2);

export const showAmount = (value: number, unit: Figure['unit']): string =>
  `${value.toFixed(digits(value))} ${unit}`;

export const showBound = (bound: Bound | undefined, unit: Figure['unit']): string => {
  if (!bound) return '–';
  return 'atLeast' in bound ? `≥ ${bound.atLeast} ${unit}` : `≤ ${bound.atMost} ${unit}`;
};
