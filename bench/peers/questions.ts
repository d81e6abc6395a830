// The questions of `reads/questions.ts` in the words of each peer, and what of each answer is compared.
import type { PathQuestion, Question } from '../reads/load.ts';
import { QUERIES } from '../reads/questions.ts';
import { claimOf } from '../reads/seed.ts';

/** 20 estimates with their lines; one of them by its claim number, the first of that owner. */
export type What = 'list' | 'one';

export interface Words {
  ask: Record<What, (owner: number) => Question | PathQuestion>;
  /** Estimates, or the estimate, and whether more follow; cursors are each side's own. */
  told: Record<What, (answer: never) => unknown>;
}

const FIRST = 20;

interface Connection {
  edges: { node: unknown }[];
  pageInfo: { hasNextPage: boolean };
}

const pageOf = ({ edges, pageInfo }: Connection) => ({
  nodes: edges.map(({ node }) => node),
  hasMore: pageInfo.hasNextPage,
});

export const OUR_WORDS: Words = {
  ask: {
    list: (owner) => ({ owner, query: QUERIES.listWithLines, variables: { first: FIRST } }),
    one: (owner) => ({ owner, query: QUERIES.one, variables: { claim: claimOf(owner) } }),
  },
  told: {
    list: ({ data }: { data: { viewer: { estimates: Connection } } }) =>
      pageOf(data.viewer.estimates),
    one: ({ data }: { data: { estimate: unknown } }) => data.estimate,
  },
};

/** The product's own words but for the argument of one. */
export const APOLLO_WORDS: Words = {
  ask: {
    ...OUR_WORDS.ask,
    one: (owner) => ({
      owner,
      query: QUERIES.one.replace('by: { claimNumber: $claim }', 'claimNumber: $claim'),
      variables: { claim: claimOf(owner) },
    }),
  },
  told: OUR_WORDS.told,
};

const POSTGRAPHILE_ESTIMATE = `id: rowId claimNumber title currency total createdAt premium
  project: projectByProjectId { id: rowId name zip }
  items: itemsList { id: rowId name details quantity unit unitPrice tax total category source }`;
const POSTGRAPHILE_LIST = `query ($first: Int!) {
  allEstimates(first: $first, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) {
    edges { node { ${POSTGRAPHILE_ESTIMATE} } } pageInfo { hasNextPage endCursor }
  }
}`;
const POSTGRAPHILE_ONE = `query ($claim: String!) {
  estimateByClaimNumber(claimNumber: $claim) { ${POSTGRAPHILE_ESTIMATE} }
}`;

export const POSTGRAPHILE_WORDS: Words = {
  ask: {
    list: (owner) => ({ owner, query: POSTGRAPHILE_LIST, variables: { first: FIRST } }),
    one: (owner) => ({ owner, query: POSTGRAPHILE_ONE, variables: { claim: claimOf(owner) } }),
  },
  told: {
    list: ({ data }: { data: { allEstimates: Connection } }) => pageOf(data.allEstimates),
    one: ({ data }: { data: { estimateByClaimNumber: unknown } }) => data.estimateByClaimNumber,
  },
};

export const REST_WORDS: Words = {
  ask: {
    list: (owner) => ({ owner, path: '/estimates/' }),
    one: (owner) => ({ owner, path: `/estimates/${claimOf(owner)}/` }),
  },
  told: {
    list: ({ results, next }: { results: unknown[]; next: string | null }) => ({
      nodes: results,
      hasMore: next !== null,
    }),
    one: (answer: unknown) => answer,
  },
};
