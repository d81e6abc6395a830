// Patches as the API takes them, read into those of the domain: one member a kind.
import type { ScopePatchKind } from '../../domain/scope/scope-patch.ts';

type Fields = Readonly<Record<string, unknown>>;

const KINDS: Readonly<Record<string, ScopePatchKind>> = {
  addPlace: 'ADD_PLACE',
  setPlace: 'SET_PLACE',
  dropPlace: 'DROP_PLACE',
  addWork: 'ADD_WORK',
  setWork: 'SET_WORK',
  dropWork: 'DROP_WORK',
  exclude: 'EXCLUDE',
  include: 'INCLUDE',
  dismiss: 'DISMISS',
  setFacts: 'SET_FACTS',
  answer: 'ANSWER',
};

/** Members that are an id and nothing else. */
const IDS: Readonly<Record<string, string>> = {
  dropPlace: 'placeId',
  dropWork: 'workId',
  include: 'exclusionId',
};

/** Members whose null says something; that of others is as if they were absent. */
const CLEARED: ReadonlySet<string> = new Set([
  'finishLevel',
  'lengthFt',
  'widthFt',
  'heightFt',
  'areaSf',
  'perimeterFt',
  'doors',
  'windows',
  'state',
  'yearBuilt',
  'stories',
  'pitch',
  'peril',
  'budget',
  'deductible',
  'priorPayments',
  'depreciation',
  'taxRate',
  'codeUpgrade',
  'overheadAndProfit',
  'contingencyRate',
  'retainage',
  'payments',
  'units',
  'insured',
  'carrier',
  'policyNumber',
  'carrierClaimNumber',
  'dateOfLoss',
]);

const withoutNulls = (fields: Fields, alsoCleared: readonly string[] = []): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== null || CLEARED.has(name) || alsoCleared.includes(name),
    ),
  );

const becauseOf = (because: unknown) =>
  because ? { start: null, end: null, page: null, ...(because as Fields) } : undefined;

interface GivenParameter {
  name: string;
  value?: string | null | undefined;
}

/** An absent value is the default again. */
export const givenOf = (parameters: readonly GivenParameter[]) =>
  parameters.map(({ name, value }) => ({ name, value: value ?? null }));

const workOf = ({ parameters, ...work }: Fields, cleared: readonly string[]): Fields => ({
  ...withoutNulls(work, cleared),
  ...(Array.isArray(parameters) && {
    params: givenOf(parameters),
  }),
});

const factsOf = ({ because, allowances, ages, ...facts }: Fields): Fields => ({
  facts: {
    ...withoutNulls(facts),
    ...(Array.isArray(allowances) && {
      allowances: allowances.map(({ unit, only, statedIn, ...allowance }: Fields) => ({
        ...allowance,
        unit: unit ?? null,
        only: only ?? null,
        statedIn: statedIn ?? 'Set by you',
      })),
    }),
    ...(Array.isArray(ages) && {
      ages: ages.map(({ isFromUpload, ...age }: Fields) => ({
        ...age,
        from: isFromUpload === true ? 'UPLOAD' : 'REQUEST',
      })),
    }),
  },
  because,
});

const fieldsOf = (member: string, value: Fields): Fields => {
  if (member === 'addWork') return { placeId: null, ...workOf(value, ['placeId']) };
  if (member === 'setWork') return workOf(value, ['label']);
  return withoutNulls(member === 'setFacts' ? factsOf(value) : value);
};

/** A patch of the domain's shape, not yet checked. */
export const patchOf = (input: Fields): Record<string, unknown> => {
  const [member, value] = Object.entries(input).find(([, given]) => given != null) ?? [];
  const kind = member === undefined ? undefined : KINDS[member];
  if (member === undefined || kind === undefined) return {};
  const idName = IDS[member];
  if (idName !== undefined) return { kind, [idName]: value };
  const { because, ...fields } = fieldsOf(member, value as Fields);
  return { kind, ...fields, ...(because != null && { because: becauseOf(because) }) };
};
