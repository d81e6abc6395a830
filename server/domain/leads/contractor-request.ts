// The rules of a request for introductions to contractors, as the form and the server both check them.
import type { Timeframe } from '../catalog.ts';
import type { FieldError } from '../errors.ts';
import { REQUEST_LIMITS } from '../limits.ts';
import { ALL_STATES, liesIn } from './zip-states.ts';
import { zipFault } from './zip.ts';

/** The form as it is filled in. */
export interface ContractorRequestForm {
  firstName: string;
  /** When the work should begin. It is null while none is chosen. */
  timeframe: Timeframe | null;
  phone: string;
  phoneConsent: boolean;
  specialRequest: string;
  tasks: readonly string[];
  /** At most two characters, upper case. */
  state: string;
  zip: string;
}

export const PHONE_CONSENT_MISSING =
  'Please check the box to allow sharing your phone number for calls, or clear the phone field.';

/**
 * What is agreed to with a phone number. Kept with each request, word for word; other words get another version.
 */
export const PHONE_CONSENT = {
  version: 1,
  text: 'Allow sharing my phone number with the contractors I accept, at most four, for calls about this request. It is given to nobody else, and I can take it back by withdrawing the request.',
} as const;

/** One `@`, no spaces, a dot in the domain. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const stateOf = (text: string): string =>
  text.trim().slice(0, REQUEST_LIMITS.state).toUpperCase();

const givenZipFault = (zip: string): string | null => (zip === '' ? null : zipFault(zip));

const stateFault = (state: string, zip: string): string | null => {
  if (state === '') return null;
  if (!ALL_STATES.has(state)) return 'Enter a US state as two letters, like CA.';
  if (zip === '' || zipFault(zip) !== null || liesIn(zip, state)) return null;
  return `The ZIP code ${zip.slice(0, 5)} is not in ${state}. Change one of them.`;
};

type CheckedFields = 'firstName' | 'timeframe' | 'phone' | 'phoneConsent' | 'state' | 'zip';

/** What keeps a form from being sent; nothing when it is complete. */
export const contractorRequestFaults = ({
  firstName,
  timeframe,
  phone,
  phoneConsent,
  state,
  zip,
}: Pick<ContractorRequestForm, CheckedFields>): FieldError[] => {
  const messages: Record<CheckedFields, string | null> = {
    firstName: firstName.trim() === '' ? 'Enter your first name.' : null,
    timeframe: timeframe === null ? 'Choose when the work should begin.' : null,
    phone: null,
    phoneConsent: phone.trim() !== '' && !phoneConsent ? PHONE_CONSENT_MISSING : null,
    state: stateFault(state, zip.trim()),
    zip: givenZipFault(zip.trim()),
  };
  return Object.entries(messages).flatMap(([path, message]) =>
    message === null ? [] : [{ path, message }],
  );
};
