// A changed field of a line in words.
import { FINISH_LEVELS, type FinishLevel } from '../../../../server/domain/catalog.ts';
import type { DiffField, FieldChange } from '../../../../server/domain/estimate/diff-estimates.ts';
import { formatMoney, formatQuantity } from '../../../lib/format.ts';

type ChangedValue = string | number | null;

const FIELD_NAMES: Record<DiffField, string> = {
  name: 'name',
  details: 'details',
  quantity: 'quantity',
  unit: 'unit',
  unitPrice: 'unit price',
  tax: 'tax',
  category: 'category',
  finishLevel: 'finish',
};

const isLevel = (value: ChangedValue): value is FinishLevel =>
  typeof value === 'string' && value in FINISH_LEVELS;

/** Longer texts are only said to differ. */
const SHORT = 60;

const shown = (field: DiffField, value: ChangedValue, currency: string): string => {
  if (typeof value === 'number') {
    return field === 'quantity' ? formatQuantity(value) : formatMoney(value, currency);
  }
  if (field === 'finishLevel') return isLevel(value) ? FINISH_LEVELS[value].toLowerCase() : 'own';
  return value || 'none';
};

/** `quantity from 10 to 12` */
export const describeChange = ({ field, before, after }: FieldChange, currency: string): string => {
  const [was, is] = [shown(field, before, currency), shown(field, after, currency)];
  const name = FIELD_NAMES[field];
  return was.length > SHORT || is.length > SHORT
    ? `${name} reworded`
    : `${name} from ${was} to ${is}`;
};

/** A value of a collision, by the name of its field. */
export const describeValue = (field: string, value: ChangedValue, currency: string): string => {
  if (field === 'totalOverride') {
    return value === null ? 'the sum of the lines' : formatMoney(Number(value), currency);
  }
  if (field === 'line') return value === null ? 'removed' : `kept: ${value}`;
  return field in FIELD_NAMES ? shown(field as DiffField, value, currency) : String(value ?? '');
};

const OTHER_NAMES: Readonly<Record<string, string>> = {
  totalOverride: 'total project cost',
  line: 'the line itself',
  title: 'title',
};

export const fieldName = (field: string): string =>
  OTHER_NAMES[field] ?? (field in FIELD_NAMES ? FIELD_NAMES[field as DiffField] : field);
