// What of a request is stored: the form as it was parsed, the trades it is for, and the record of a consent to be called.
import type { Context } from '../../context.ts';
import { PHONE_CONSENT } from '../../domain/contractor-request.ts';
import type { ContractorRequestInput } from '../../domain/contractor-request-input.ts';
import { badField } from '../../domain/errors.ts';
import { CLOCK } from '../../domain/matching-rules.ts';
import { lineTotal } from '../../domain/pricing.ts';
import { tradesOfLines, wantedLines } from '../../domain/trades-of-work.ts';
import { liesIn } from '../../domain/zip-states.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import type { WholeEstimate } from '../estimates/whole-estimates.ts';
import { documentOf } from '../document/read-document.ts';

const orNull = (text: string): string | null => text || null;

/** Throws InvalidInput where the place is told in two ways, or there is nothing to do yet. */
export const requireMatchable = (
  { state, zip }: ContractorRequestInput,
  { project, ...estimate }: WholeEstimate,
): void => {
  if (documentOf(estimate).items.length === 0) {
    throw badField(
      'estimateId',
      'This estimate has no work in it yet. Answer its questions first, then ask for contractors.',
    );
  }
  if (zip === '' && state !== '' && !liesIn(project.zip, state)) {
    throw badField(
      'state',
      `The project's ZIP code, ${project.zip.slice(0, 5)}, is not in ${state}. Enter the ZIP code of the work, or clear the state.`,
    );
  }
};

const consentOf = (ctx: Context, { phone }: ContractorRequestInput) =>
  phone === ''
    ? {
        phone: null,
        phoneConsentText: null,
        phoneConsentVersion: null,
        phoneConsentAt: null,
        phoneConsentAddressHash: null,
        phoneConsentAgent: null,
      }
    : {
        phone,
        phoneConsentText: PHONE_CONSENT.text,
        phoneConsentVersion: PHONE_CONSENT.version,
        phoneConsentAt: ctx.now(),
        phoneConsentAddressHash: addressHashOf(ctx),
        phoneConsentAgent: ctx.userAgent,
      };

export const requestValues = (
  ctx: Context,
  input: ContractorRequestInput,
  estimate: WholeEstimate,
) => {
  const lines = wantedLines(documentOf(estimate).items, input.tasks);
  return {
    firstName: input.firstName,
    timeframe: input.timeframe,
    specialRequest: orNull(input.specialRequest),
    tasks: input.tasks,
    state: orNull(input.state),
    zip: orNull(input.zip),
    ...consentOf(ctx, input),
    trades: tradesOfLines(
      lines.map((line) => ({ category: line.category, total: lineTotal(line) })),
    ),
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + CLOCK.requestMs),
  };
};

export type RequestValues = ReturnType<typeof requestValues>;
