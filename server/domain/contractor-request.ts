// The rules of a request for introductions to contractors (spec §5), as the form and the server both check them.
import type { Timeframe } from './catalog.ts';
import type { FieldError } from './errors.ts';
import { REQUEST_LIMITS } from './limits.ts';

/** The form as it is filled in. */
export interface ContractorRequestForm {
  firstName: string;
  /** Null while none is chosen. */
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

/** One `@`, no spaces, a dot in the domain. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const stateOf = (text: string): string =>
  text.trim().slice(0, REQUEST_LIMITS.state).toUpperCase();

/** What keeps a form from being sent; nothing when it is complete. */
export const contractorRequestFaults = ({
  firstName,
  timeframe,
  phone,
  phoneConsent,
}: Pick<
  ContractorRequestForm,
  'firstName' | 'timeframe' | 'phone' | 'phoneConsent'
>): FieldError[] => [
  ...(firstName.trim() === '' ? [{ path: 'firstName', message: 'Enter your first name.' }] : []),
  ...(timeframe === null
    ? [{ path: 'timeframe', message: 'Choose when the work should begin.' }]
    : []),
  ...(phone.trim() !== '' && !phoneConsent
    ? [{ path: 'phoneConsent', message: PHONE_CONSENT_MISSING }]
    : []),
];
