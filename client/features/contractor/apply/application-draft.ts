// What has been entered into the application, kept for the tab: without the file and without the field nobody sees.
import type { ContractorApplicationForm } from '../../../../server/domain/leads/contractor-application.ts';
import { zipCodesIn } from '../../../../server/domain/leads/contractor-application.ts';
import { isRecord } from '../../../../server/domain/is-record.ts';
import { readJson, tabStorage, writeJson } from '../../../lib/storage.ts';

export type ApplicationDraft = ContractorApplicationForm;

const KEY = 'contractor.application';

const EMPTY: ApplicationDraft = {
  fullName: '',
  company: '',
  email: '',
  phone: '',
  website: '',
  trades: [],
  zipCodes: '',
  licenseNumber: '',
  insured: false,
  bonded: false,
  yearsExperience: '',
  projectSizes: [],
  projectTypes: [],
  availability: '',
  notes: '',
  howHeard: '',
};

/** A stored value is taken where it is of the kind that the field has. */
const isOfKind = (stored: unknown, empty: unknown): boolean =>
  Array.isArray(empty)
    ? Array.isArray(stored) && stored.every((each) => typeof each === 'string')
    : typeof stored === typeof empty;

export const readDraft = (): ApplicationDraft => {
  const stored = readJson(tabStorage, KEY);
  const draft = isRecord(stored) ? stored : {};
  const kept = Object.entries(EMPTY).map(([name, empty]) => [
    name,
    isOfKind(draft[name], empty) ? draft[name] : empty,
  ]);
  return Object.fromEntries(kept) as ApplicationDraft;
};

export const writeDraft = (draft: ApplicationDraft): void => writeJson(tabStorage, KEY, draft);
export const dropDraft = (): void => tabStorage.remove(KEY);

const TEXTS = {
  full_name: 'fullName',
  company: 'company',
  email: 'email',
  phone: 'phone',
  website: 'website',
  license_number: 'licenseNumber',
  years_experience: 'yearsExperience',
  availability: 'availability',
  notes: 'notes',
  how_heard: 'howHeard',
} as const;

const LISTS = {
  trades: 'trades',
  project_sizes: 'projectSizes',
  project_types: 'projectTypes',
} as const;

/** The application as the server takes it. */
export const formDataOf = (draft: ApplicationDraft, file: File | null): FormData => {
  const form = new FormData();
  for (const [wire, name] of Object.entries(TEXTS)) form.set(wire, draft[name]);
  for (const [wire, name] of Object.entries(LISTS)) {
    for (const each of draft[name]) form.append(`${wire}[]`, each);
  }
  for (const zip of zipCodesIn(draft.zipCodes)) form.append('zip_codes[]', zip);
  form.set('insured', String(draft.insured));
  form.set('bonded', String(draft.bonded));
  if (file) form.set('file', file);
  return form;
};
