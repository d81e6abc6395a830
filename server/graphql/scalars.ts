// The custom scalars of the schema.
import { DateTimeResolver } from 'graphql-scalars';
import { roundCents } from '../domain/money.ts';
import { builder } from './builder.ts';

builder.addScalarType('DateTime', DateTimeResolver, {
  description: 'An ISO 8601 moment in UTC.',
});

const toMoney = (value: unknown): number => {
  if (typeof value === 'number' && Number.isFinite(value)) return roundCents(value);
  throw new TypeError('Money is a number of dollars.');
};

builder.scalarType('Money', {
  description: 'An amount with two decimals, in the currency of its estimate (US dollars).',
  serialize: toMoney,
  parseValue: toMoney,
});
