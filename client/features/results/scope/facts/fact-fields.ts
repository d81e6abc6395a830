// The facts of a whole job that are one number, or yes and no: as their fields name them, and what can stand there.
import { counted, formatWholeMoney } from '../../../../lib/format.ts';
import type { Scope } from '../scope-types.ts';

export type ShownFacts = Scope['facts'];
/** Kind of estimate. A fact that nobody asks for in this kind is shown only where it was told. */
export type FactsAgent = 'HOME' | 'CLAIM' | 'BID';

type FactNames<Value> = {
  [Name in keyof ShownFacts]-?: ShownFacts[Name] extends Value ? Name : never;
}[keyof ShownFacts] &
  string;
export type NumberFact = FactNames<number | null>;
export type SwitchFact = FactNames<boolean>;

export interface NumberFactField {
  name: NumberFact;
  label: string;
  help: string;
  /** Limits, in the unit that people type. */
  min: number;
  max: number;
  isWhole?: true;
  /** True for a fact that is kept as a share and typed in percent. */
  isPercent?: true;
  only?: FactsAgent;
  /** Words in the short form of the facts. The number is in the unit that people type. */
  gist: (typed: number) => string;
}

const MOST_DOLLARS = 1e9;

export const NUMBER_FACTS: readonly NumberFactField[] = [
  {
    name: 'yearBuilt',
    label: 'Year built',
    help: 'Older houses need warnings, tests and a larger reserve.',
    min: 1600,
    max: 2200,
    isWhole: true,
    gist: (year) => `built ${year}`,
  },
  {
    name: 'stories',
    label: 'Stories',
    help: 'From two on, work on the roof costs more.',
    min: 1,
    max: 200,
    gist: (count) => `${count} ${count === 1 ? 'story' : 'stories'}`,
  },
  {
    name: 'pitch',
    label: 'Roof pitch, in 12',
    help: 'From 7 on, work on the roof costs more.',
    min: 0,
    max: 24,
    gist: (rise) => `roof ${rise}/12`,
  },
  {
    name: 'units',
    label: 'Dwelling units',
    help: 'The total for each unit is shown beside the total.',
    min: 1,
    max: 10_000,
    isWhole: true,
    gist: (count) => counted(count, 'unit'),
  },
  {
    name: 'budget',
    label: 'Budget, $',
    help: 'You are warned when the total goes above it.',
    min: 0,
    max: MOST_DOLLARS,
    gist: (dollars) => `budget ${formatWholeMoney(dollars)}`,
  },
  {
    name: 'deductible',
    label: 'Deductible, $',
    help: 'Of the policy; the net payment follows from it.',
    min: 0,
    max: MOST_DOLLARS,
    only: 'CLAIM',
    gist: (dollars) => `deductible ${formatWholeMoney(dollars)}`,
  },
  {
    name: 'priorPayments',
    label: 'Prior payments, $',
    help: 'What the carrier paid before; it comes off the net claim.',
    min: 0,
    max: MOST_DOLLARS,
    only: 'CLAIM',
    gist: (dollars) => `${formatWholeMoney(dollars)} paid before`,
  },
  {
    name: 'codeUpgrade',
    label: 'Code upgrade, $',
    help: 'What only the building code asks for; paid once the work is done.',
    min: 0,
    max: MOST_DOLLARS,
    only: 'CLAIM',
    gist: (dollars) => `${formatWholeMoney(dollars)} code upgrade`,
  },
  {
    name: 'contingencyRate',
    label: 'Contingency, %',
    help: 'On top of the price, for surprises along the way.',
    min: 0,
    max: 100,
    isPercent: true,
    only: 'BID',
    gist: (percent) => `${percent}% contingency`,
  },
];

interface SwitchFactField {
  name: SwitchFact;
  label: string;
  help: string;
}

export const SWITCH_FACTS: readonly SwitchFactField[] = [
  {
    name: 'occupied',
    label: 'Occupied meanwhile',
    help: 'Labor costs more around people who live or work there.',
  },
  { name: 'afterHours', label: 'After hours', help: 'Work at night or on weekends costs more.' },
  { name: 'walkUp', label: 'Upper floor, no elevator', help: 'Everything is carried up.' },
  { name: 'highRise', label: 'High-rise', help: 'Elevators, docks and rules take time.' },
  {
    name: 'prevailingWage',
    label: 'Prevailing wages',
    help: 'Public wage rates apply.',
  },
  { name: 'leadPaint', label: 'Lead paint', help: 'Lead-safe work is one of the next steps.' },
];

const PERCENT = 100;

/** How a field of a share is typed. */
export const AS_PERCENT = { isPercent: true } as const;

/** The value in the unit that people type. */
export const typedOf = ({ isPercent }: Pick<NumberFactField, 'isPercent'>, value: number): number =>
  isPercent ? Math.round(value * PERCENT * 100) / 100 : value;

/** The value as it is sent. */
export const valueOf = ({ isPercent }: Pick<NumberFactField, 'isPercent'>, typed: number): number =>
  isPercent ? Math.round(typed * 100) / 100 / PERCENT : typed;

const shown = (value: number, { name }: Pick<NumberFactField, 'name'>): string =>
  name === 'yearBuilt' ? String(value) : value.toLocaleString('en-US');

/** What is wrong with a typed number. */
export const faultOf = (field: NumberFactField, typed: number): string | null => {
  const { min, max, isWhole } = field;
  if (isWhole && !Number.isInteger(typed)) return 'Enter a whole number.';
  return typed >= min && typed <= max
    ? null
    : `Enter a number from ${shown(min, field)} to ${shown(max, field)}.`;
};
