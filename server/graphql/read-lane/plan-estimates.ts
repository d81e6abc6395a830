// The viewer's newest estimates, and one estimate.
import { Kind } from 'graphql';
import { keyOf } from '../../domain/ids.ts';
import { accountIdOf } from '../../features/accounts/accounts.access.ts';
import { parseClaimNumber } from '../../features/jobs/claim-number.ts';
import { askedIn, compile, keyIn } from '../plain-fields.ts';
import { argumentsOf, firstOf, givenBy, sizeOf } from './arguments.ts';
import {
  ESTIMATE_FIELDS,
  ESTIMATE_WITH_LINES_FIELDS,
  type EstimateWithLines,
} from './plain-estimates.ts';
import { pageFields, pageIn } from './pages.ts';
import type { PlanOf } from './read.ts';
import { type EstimateKey, readEstimate, readEstimates } from './read-estimates.ts';

const ESTIMATE_PAGE = pageFields('Estimate', ESTIMATE_FIELDS);
const ESTIMATE_PAGE_WITH_LINES = pageFields('Estimate', ESTIMATE_WITH_LINES_FIELDS);

export const viewersEstimates: PlanOf = (viewer, fragments) => {
  const [field, ...others] = askedIn(viewer.selectionSet, fragments) ?? [];
  if (field?.name.value !== 'estimates' || others.length > 0 || !field.selectionSet) return null;
  const first = firstOf(field);
  const bare = compile(ESTIMATE_PAGE, field.selectionSet, fragments);
  const make = bare ?? compile(ESTIMATE_PAGE_WITH_LINES, field.selectionSet, fragments);
  if (!first || !make) return null;
  return async (ctx, variables) => {
    const size = sizeOf(first(variables));
    if (size === null) return null;
    const account = accountIdOf(ctx.viewer);
    const rows = await readEstimates<EstimateWithLines>(ctx.pool, account, size + 1, !bare);
    return rows && { [keyIn(viewer)]: { [keyIn(field)]: make(pageIn(rows, size)) } };
  };
};

/** By which key, and its value; null for what the usual way has to look at. */
const REFERENCES: Readonly<Record<EstimateKey, (given: unknown) => string | number | null>> = {
  claimNumber: (given) => (typeof given === 'string' ? parseClaimNumber(given) : null),
  id: (given) => keyOf(String(given)),
  jobId: (given) => keyOf(String(given)),
};
const isReference = (name: string): name is EstimateKey => Object.hasOwn(REFERENCES, name);

export const oneEstimate: PlanOf = (field, fragments) => {
  const by = argumentsOf(field, ['by'])?.get('by');
  const [member, ...others] = by?.kind === Kind.OBJECT ? by.fields : [];
  const given = member && givenBy(member.value);
  if (!given || others.length > 0 || !field.selectionSet) return null;
  const name = member.name.value;
  if (!isReference(name)) return null;
  const bare = compile(ESTIMATE_FIELDS, field.selectionSet, fragments);
  const make = bare ?? compile(ESTIMATE_WITH_LINES_FIELDS, field.selectionSet, fragments);
  if (!make) return null;
  return async ({ pool, viewer }, variables) => {
    const value = REFERENCES[name](given(variables));
    if (value === null) return null;
    const account = accountIdOf(viewer);
    const rows = await readEstimate<EstimateWithLines>(pool, account, [name, value], !bare);
    return rows && { [keyIn(field)]: rows[0] ? make(rows[0]) : null };
  };
};
