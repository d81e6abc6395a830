// What was changed of a bid, and both sides of it brought together.
import {
  changedFields,
  keptFields,
  mergeFields,
  type Side,
} from '../../../server/domain/three-way.ts';
import { BID_FIELDS, type BidField, type BidValues } from './bid-values.ts';

const FIELDS = Object.keys(BID_FIELDS) as BidField[];

/** What a person changed. */
export const changesOf = (before: BidValues, after: BidValues): BidField[] =>
  changedFields(FIELDS, before, after);

const pick = (values: BidValues, fields: readonly BidField[]): Partial<BidValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** What to send: what was changed alone, so that the rest stays as the server has it. */
export const editsBetween = (before: BidValues, after: BidValues): Partial<BidValues> =>
  pick(after, changesOf(before, after));

/** What both changed since `base`, field by field. */
export const mergeOf = (base: BidValues, mine: BidValues, theirs: BidValues) =>
  mergeFields(FIELDS, base, mine, theirs);

/** @param side whose word counts where both changed the same field */
export const mergeBids = (
  base: BidValues,
  mine: BidValues,
  theirs: BidValues,
  side: Side,
): BidValues => ({ ...theirs, ...pick(mine, keptFields(mergeOf(base, mine, theirs), side)) });
