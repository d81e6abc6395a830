// A page of the viewer's estimates, and one estimate.
import { Kind } from 'graphql';
import { keyOf } from '../../domain/ids.ts';
import { accountIdOf } from '../../features/accounts/accounts.access.ts';
import { parseClaimNumber } from '../../features/jobs/claim-number.ts';
import { askedIn, compile, keyIn } from '../plain-fields.ts';
import { argumentsOf, askedPageOf, givenBy } from './arguments.ts';
import {
  ESTIMATE_FIELDS,
  ESTIMATE_WITH_LINES_FIELDS,
  type EstimateWithLines,
} from './plain-estimates.ts';
import { pageFields, pageIn } from './pages.ts';
import type { Data, PlanOf } from './read.ts';
import { type EstimateKey, readEstimate, readEstimates } from './read-estimates.ts';

const ESTIMATE_PAGE = pageFields('Estimate', ESTIMATE_FIELDS);
const ESTIMATE_PAGE_WITH_LINES = pageFields('Estimate', ESTIMATE_WITH_LINES_FIELDS);

export const viewersEstimates: PlanOf = (viewer, fragments) => {
  const asked = askedIn(viewer.selectionSet, fragments) ?? [];
  const [field, ...others] = asked.filter(({ name }) => name.value !== '__typename');
  if (field?.name.value !== 'estimates' || others.length > 0 || !field.selectionSet) return null;
  const pageAskedIn = askedPageOf(field);
  const bare = compile(ESTIMATE_PAGE, field.selectionSet, fragments);
  const make = bare ?? compile(ESTIMATE_PAGE_WITH_LINES, field.selectionSet, fragments);
  if (!pageAskedIn || !make) return null;
  return async (ctx, variables) => {
    const page = pageAskedIn(variables);
    if (!page) return null;
    const account = accountIdOf(ctx.viewer);
    const rows = await readEstimates<EstimateWithLines>(ctx.pool, account, page, !bare);
    if (!rows) return null;
    const answer: Data = {};
    for (const one of asked)
      answer[keyIn(one)] = one === field ? make(pageIn(rows, page)) : 'Viewer';
    return { [keyIn(viewer)]: answer };
  };
};

type Reference = readonly [EstimateKey, string | number];

const claimIn = (given: unknown): Reference | null => {
  const claim = typeof given === 'string' ? parseClaimNumber(given) : null;
  return claim === null ? null : ['claimNumber', claim];
};
const keyOfKind = (kind: 'id' | 'jobId', given: unknown): Reference | null => {
  const key = keyOf(String(given));
  return key === null ? null : [kind, key];
};

/** Finds the key that an argument names, and its value; null for what the usual way has to look at. */
const REFERENCES = {
  claimNumber: claimIn,
  id: (given: unknown) => keyOfKind('id', given),
  jobId: (given: unknown) => keyOfKind('jobId', given),
  lookup: (given: unknown) => claimIn(given) ?? keyOfKind('jobId', String(given).trim()),
} as const;
const isReference = (name: string): name is keyof typeof REFERENCES =>
  Object.hasOwn(REFERENCES, name);

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
    const reference = REFERENCES[name](given(variables));
    if (!reference) return null;
    const account = accountIdOf(viewer);
    const rows = await readEstimate<EstimateWithLines>(pool, account, reference, !bare);
    return rows && { [keyIn(field)]: rows[0] ? make(rows[0]) : null };
  };
};
