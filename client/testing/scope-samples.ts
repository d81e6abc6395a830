// A scope of work for fake answers; each test overrides what it is about.
import { NO_FACTS } from '../../server/domain/scope/scope-facts.ts';
import type { Scope_EstimateFragment } from '../gql/graphql.ts';

type Scope = NonNullable<Scope_EstimateFragment['scope']>;
type Place = Scope['places'][number];
type Work = Scope['work'][number];
type Facts = Scope['facts'];
type Parameter = Work['parameters'][number];
type Unread = Scope['unread'][number];

export const REQUEST = 'Paint the kitchen walls, keep the cabinets, hmm';

/** Where words stand in the request above. */
const because = (words: string) => {
  const start = REQUEST.indexOf(words);
  return {
    __typename: 'ScopeBecause' as const,
    source: 'request',
    words,
    start,
    end: start + words.length,
  };
};

export const samplePlace = (id: string, overrides: Partial<Place> = {}): Place => ({
  __typename: 'ScopePlace',
  id,
  label: 'Kitchen',
  type: 'kitchen',
  count: 1,
  lengthFt: 12,
  widthFt: 14,
  heightFt: 8,
  areaSf: 168,
  basis: 'DEFAULT',
  source: null,
  parts: [],
  because: null,
  ...overrides,
});

export const sampleParameter = (name: string, overrides: Partial<Parameter> = {}): Parameter => ({
  __typename: 'WorkParameter',
  name,
  label: 'Paint the trim',
  unit: null,
  help: '',
  kind: 'YES_NO',
  choices: [],
  default: '0',
  value: '0',
  isTold: false,
  because: null,
  ...overrides,
});

export const sampleWork = (id: string, overrides: Partial<Work> = {}): Work => ({
  __typename: 'ScopeWork',
  id,
  placeId: 'p1',
  name: 'Interior painting',
  bookName: 'Interior painting',
  kind: 'ASSEMBLY',
  quantity: null,
  unit: null,
  formula: null,
  parameters: [],
  times: 1,
  without: [],
  set: [],
  finishLevel: null,
  ownerSupplies: false,
  materialsOnly: false,
  optional: false,
  because: because('Paint the kitchen walls'),
  certainty: 'TOLD',
  quantityFrom: null,
  total: 205,
  ...overrides,
});

export const sampleFacts = (overrides: Partial<Facts> = {}): Facts => ({
  __typename: 'ScopeFacts',
  ...NO_FACTS,
  overheadAndProfit: null,
  retainage: null,
  payments: null,
  depreciation: null,
  allowances: [],
  ages: [],
  ...overrides,
});

/** Words of the request above that nothing was made of. */
export const sampleUnread = (words: string, overrides: Partial<Unread> = {}): Unread => ({
  ...because(words),
  __typename: 'UnreadWords',
  workId: null,
  meanings: [],
  ...overrides,
});

/** One painted kitchen without its cabinets, and a word that was not read. */
export const sampleScope = (overrides: Partial<Scope> = {}): Scope => ({
  __typename: 'ScopeOfWork',
  places: [samplePlace('p1')],
  work: [sampleWork('w2')],
  facts: sampleFacts(),
  excluded: [
    {
      __typename: 'ScopeExclusion',
      id: 'x3',
      words: 'the cabinets',
      codes: ['CAB-*'],
      placeId: null,
      because: because('keep the cabinets'),
    },
  ],
  questions: [],
  unread: [sampleUnread('hmm')],
  ...overrides,
});
