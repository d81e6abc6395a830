// The custom scalars of the schema.
import { DateTimeResolver } from 'graphql-scalars';
import { roundCents, roundUnitPrice } from '../domain/money/money.ts';
import { builder } from './builder.ts';

/** A page of this server, whatever it is called outside: rest/reference/scalars-page.ts. */
const OWN_SCALARS = '/api/docs/scalars/';

builder.addScalarType('DateTime', DateTimeResolver, {
  description: 'An ISO 8601 moment in UTC.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
});

const dollars =
  (name: string, round: (value: number) => number) =>
  (value: unknown): number => {
    if (typeof value === 'number' && Number.isFinite(value)) return round(value);
    throw new TypeError(`${name} is a number of dollars.`);
  };

const toMoney = dollars('Money', roundCents);
const toUnitPrice = dollars('UnitPrice', roundUnitPrice);

builder.scalarType('Money', {
  description:
    'An amount with two decimals, in the currency of its estimate (US dollars). A JSON number; further decimals are rounded.',
  specifiedByURL: `${OWN_SCALARS}#money`,
  serialize: toMoney,
  parseValue: toMoney,
});

builder.scalarType('UnitPrice', {
  description:
    'A price of one unit, with up to four decimals, in the currency of its estimate (US dollars). A JSON number; further decimals are rounded. Only what it is multiplied to is rounded to cents.',
  specifiedByURL: `${OWN_SCALARS}#unit-price`,
  serialize: toUnitPrice,
  parseValue: toUnitPrice,
});
