// What has been entered into the request, kept for the tab so that closing it or signing in loses nothing.
import { type Timeframe, TIMEFRAMES } from '../../../server/domain/catalog.ts';
import type { ContractorRequestForm } from '../../../server/domain/leads/contractor-request.ts';
import { readJson, tabStorage, writeJson } from '../../lib/storage.ts';
import { isRecord } from '../../../server/domain/is-record.ts';
import { textOr } from '../../lib/text-or.ts';

export interface RequestDraft extends ContractorRequestForm {
  tasks: string[];
  /** E-mail address of a guest. */
  email: string;
  /** True when a guest pressed Send, and is on the way through the sign-in. */
  isSentAfterSignIn: boolean;
}

const storageKey = (claimNumber: string): string => `contractors.draft:${claimNumber}`;

const isTimeframe = (value: unknown): value is Timeframe =>
  typeof value === 'string' && value in TIMEFRAMES;

/** @param zip of the project; stands until another one is typed */
export const readDraft = (claimNumber: string, zip: string): RequestDraft => {
  const stored = readJson(tabStorage, storageKey(claimNumber));
  const draft = isRecord(stored) ? stored : {};
  const tasks: unknown[] = Array.isArray(draft.tasks) ? draft.tasks : [];
  return {
    firstName: textOr(draft.firstName),
    timeframe: isTimeframe(draft.timeframe) ? draft.timeframe : null,
    phone: textOr(draft.phone),
    phoneConsent: draft.phoneConsent === true,
    specialRequest: textOr(draft.specialRequest),
    tasks: tasks.filter((task) => typeof task === 'string'),
    state: textOr(draft.state),
    zip: textOr(draft.zip, zip),
    email: textOr(draft.email),
    isSentAfterSignIn: draft.isSentAfterSignIn === true,
  };
};

export const writeDraft = (claimNumber: string, draft: RequestDraft): void =>
  writeJson(tabStorage, storageKey(claimNumber), draft);

export const dropDraft = (claimNumber: string): void => tabStorage.remove(storageKey(claimNumber));
