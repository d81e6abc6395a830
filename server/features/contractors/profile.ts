// Use cases of a contractor's own profile: begun in the portal, and changed.
import type { Context } from '../../context.ts';
import { type ProfileInput, profileSchemaOf } from '../../domain/leads/contractor-profile.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import { parseInput } from '../../domain/validation.ts';
import { atVersion, nextVersion, requireSeen, seenVersionSchema } from '../../domain/versions.ts';
import type { Contractor, Prisma } from '../../generated/prisma/client.ts';
import { requireSignIn } from '../accounts/accounts.access.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { applyAsContractor, type SentApplication } from './applications.ts';
import { findOwnContractor, requireOwnContractor } from './contractors.access.ts';

const CALLS_PER_MINUTE = 30;

/** What an operator looked at is not what was changed since. */
const checksLost = (
  before: Contractor,
  input: ProfileInput,
): Prisma.ContractorUpdateManyMutationInput => {
  const isOther = (name: 'firstName' | 'lastName' | 'licenseNumber') =>
    input[name] !== undefined && input[name] !== before[name];
  return {
    ...((isOther('firstName') || isOther('lastName')) &&
      before.identityStatus === 'APPROVED' && { identityStatus: 'NONE' as const }),
    ...(isOther('licenseNumber') && { licenseExpiresOn: null, credentialsCheckedAt: null }),
  };
};

const changeProfile = async (
  ctx: Context,
  before: Contractor,
  input: ProfileInput,
  version?: number | null,
): Promise<Contractor> => {
  const { isPaused, ...fields } = input;
  const now = ctx.now();
  const [contractor] = await ctx.db.contractor.updateManyAndReturn({
    where: { id: before.id, ...atVersion(version) },
    data: {
      ...fields,
      ...nextVersion,
      ...(isPaused !== undefined && { pausedAt: isPaused ? (before.pausedAt ?? now) : null }),
      ...checksLost(before, input),
      updatedAt: now,
    },
  });
  if (!contractor) {
    requireSeen('profile', (await requireOwnContractor(ctx)).version, version);
    throw notFound('This profile');
  }
  await publishAccountChange(ctx, contractor.accountId, {
    kind: 'CONTRACTOR',
    id: contractor.id,
    action: 'UPDATED',
  });
  return contractor;
};

/** Changes what was sent and keeps the rest. Throws UNAUTHENTICATED, NOT_FOUND, InvalidInput, VersionConflict, BUSY. */
export const updateContractorProfile = async (
  ctx: Context,
  sent: Readonly<Record<string, unknown>>,
): Promise<Contractor> => {
  const before = await requireOwnContractor(ctx);
  ctx.callLimits.count('profile', String(before.id), CALLS_PER_MINUTE);
  const version = parseInput(seenVersionSchema, sent['version']);
  requireSeen('profile', before.version, version);
  return changeProfile(ctx, before, parseInput(profileSchemaOf(sent), sent), version);
};

const FIELD_OF: Readonly<Record<string, string>> = {
  fullName: 'firstName',
  company: 'commercialName',
};

/** Faults of the application, beside the fields of the profile. */
const asProfileFault = (error: unknown): unknown =>
  error instanceof InvalidInput
    ? new InvalidInput(
        error.message,
        error.fields.map(({ path, message }) => ({ path: FIELD_OF[path] ?? path, message })),
      )
    : error;

/** What an application tells of the applicant when only the profile's own fields were sent. */
const applicationDefaults = (
  { viewer }: Context,
  { firstName, lastName, commercialName }: ProfileInput,
) => ({
  ...((firstName ?? lastName) !== undefined && {
    fullName: [firstName, lastName].filter(Boolean).join(' '),
  }),
  company: commercialName,
  email: viewer.kind === 'USER' ? viewer.email : undefined,
  notes: '',
});

/**
 * Begins a profile in the portal, which is an application, too.
 * Throws UNAUTHENTICATED, InvalidInput, THROTTLED, BUSY.
 */
export const registerContractor = async (
  ctx: Context,
  sent: Readonly<Record<string, unknown>>,
): Promise<Contractor> => {
  requireSignIn(ctx.viewer);
  if (await findOwnContractor(ctx)) {
    throw new InvalidInput('You have a contractor profile already. Reload the page to change it.');
  }
  const input = parseInput(profileSchemaOf(sent), sent);
  const fields = { ...sent, ...applicationDefaults(ctx, input) };
  await applyAsContractor(ctx, { fields, trap: undefined, file: null }).catch((error: unknown) => {
    throw asProfileFault(error);
  });
  return changeProfile(ctx, await requireOwnContractor(ctx), input);
};

/**
 * Applies, and writes what else was told into the profile that this begins. A profile that was there already stays as it is.
 * Null where there is no profile: without an account. Throws InvalidInput, TOO_LARGE, THROTTLED, BUSY; nothing is written then.
 * @param application the fields of the applicants' form that were sent
 * @param told the fields of the profile that were sent
 */
export const applyWithProfile = async (
  ctx: Context,
  { fields, ...application }: SentApplication,
  told: Readonly<Record<string, unknown>>,
): Promise<Contractor | null> => {
  const before = await findOwnContractor(ctx);
  const input = parseInput(profileSchemaOf(told), told);
  const all = { ...applicationDefaults(ctx, input), ...fields };
  await applyAsContractor(ctx, { ...application, fields: all }).catch((error: unknown) => {
    throw fields['fullName'] === undefined ? asProfileFault(error) : error;
  });
  const contractor = await findOwnContractor(ctx);
  if (!contractor || before || application.trap || Object.keys(input).length === 0)
    return contractor;
  return changeProfile(ctx, contractor, input);
};
