// A contractor's profile as its form holds it.
import { zipCodesIn } from '../../../../server/domain/leads/contractor-application.ts';
import type {
  ContractorPortal_ContractorFragment,
  ContractorProfileInput,
} from '../../../gql/graphql.ts';

const TEXTS = [
  'role',
  'firstName',
  'lastName',
  'commercialName',
  'phone',
  'website',
  'yearsExperience',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
  'bio',
  'licenseNumber',
  'proposalTerms',
] as const;
const FLAGS = ['servesNearbyZips', 'insured', 'bonded', 'isPaused'] as const;
const LISTS = ['trades', 'projectSizes', 'projectTypes'] as const;

export type TextField = (typeof TEXTS)[number];
type Flag = (typeof FLAGS)[number];

type ProfileTexts = Record<TextField, string>;

export type ProfileDraft = ProfileTexts &
  Record<Flag, boolean> &
  Record<(typeof LISTS)[number], readonly string[]> & { zipCodes: string };

export const EMPTY_PROFILE: ProfileDraft = {
  ...(Object.fromEntries(TEXTS.map((name) => [name, ''])) as ProfileTexts),
  country: 'US',
  servesNearbyZips: false,
  insured: false,
  bonded: false,
  isPaused: false,
  trades: [],
  projectSizes: [],
  projectTypes: [],
  zipCodes: '',
};

export const draftOf = (contractor: ContractorPortal_ContractorFragment): ProfileDraft => ({
  ...EMPTY_PROFILE,
  ...Object.fromEntries([...FLAGS, ...LISTS].map((name) => [name, contractor[name]])),
  ...(Object.fromEntries(TEXTS.map((name) => [name, contractor[name] ?? ''])) as ProfileTexts),
  zipCodes: contractor.zipCodes.join(', '),
});

export const inputOf = ({ zipCodes, ...draft }: ProfileDraft): ContractorProfileInput => ({
  ...draft,
  trades: [...draft.trades],
  projectSizes: [...draft.projectSizes],
  projectTypes: [...draft.projectTypes],
  zipCodes: zipCodesIn(zipCodes),
});

/** What somebody else wrote meanwhile into the other fields stays. */
export const changesOf = (before: ProfileDraft, now: ProfileDraft): ContractorProfileInput => {
  const old = inputOf(before);
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(old[name as keyof ContractorProfileInput]);
  return Object.fromEntries(Object.entries(inputOf(now)).filter(isOther));
};
