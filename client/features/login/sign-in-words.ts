// The sentences of signing in: what was done, what went wrong, what came along.
import type { SignedInFragment } from '../../gql/graphql.ts';
import { counted } from '../../lib/format.ts';
import { messageFor } from '../../lib/request-failure.ts';

export const SENT = 'We emailed you a 6-digit code.';
export const SENT_AGAIN = 'Code re-sent.';
const NOT_SENT = 'Could not send code.';
const NOT_SENT_AGAIN = 'Try again later.';
const WRONG_CODE = 'Invalid code.';

export type AdoptedWork = SignedInFragment['adopted'];

/** Whoever signs in is not signed in yet, whatever is stored. */
export const asGuest = (message: string): string => messageFor(message, false);

/** The sentence and what the server adds to it, neither twice. */
const withDetail = (sentence: string, detail: string): string =>
  detail.startsWith(sentence) ? detail : [sentence, asGuest(detail)].filter(Boolean).join(' ');

export const notSent = (detail: string, isRepeated: boolean): string =>
  withDetail(isRepeated ? NOT_SENT_AGAIN : NOT_SENT, detail);

export const wrongCode = (detail: string): string => withDetail(WRONG_CODE, detail);

const some = (count: number, noun: string): string[] => (count === 0 ? [] : [counted(count, noun)]);

const list = new Intl.ListFormat('en');

export const signedIn = (email: string, { projects, estimates, files }: AdoptedWork): string => {
  const parts = [
    ...some(projects, 'project'),
    ...some(estimates, 'estimate'),
    ...some(files, 'file'),
  ];
  return parts.length === 0
    ? `Signed in as ${email}.`
    : `Signed in. What you made as a guest is in your account now: ${list.format(parts)}.`;
};
