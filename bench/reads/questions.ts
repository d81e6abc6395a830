// What partners' programs read, the same of the product and of the server written by hand.
import { ESTIMATE } from './lookups.ts';
import type { Question } from './load.ts';
import { claimOf, projectOf } from './seed.ts';

const LINES = 'items { id name details quantity unit unitPrice tax total category source }';
const PAGE = 'pageInfo { hasNextPage endCursor }';
const JOB =
  'id title claimNumber projectSeq finishLevel createdAt stage status estimate { id title total currency }';

const listOf = (node: string) =>
  `query ($first: Int!) { viewer { estimates(first: $first) { edges { node { ${node} } } ${PAGE} } } }`;

export const QUERIES = {
  list: listOf(ESTIMATE),
  listWithLines: listOf(`${ESTIMATE} ${LINES}`),
  one: `query ($claim: String!) { estimate(by: { claimNumber: $claim }) { ${ESTIMATE} ${LINES} } }`,
  jobs: `query ($id: ID!, $first: Int!) { project(id: $id) { id name zip jobCount
    jobs(first: $first) { edges { node { ${JOB} } } ${PAGE} } } }`,
} as const;

/** Lines of the one estimate that has this many, the first of account 1. */
export const MANY_LINES = 200;

const LIST = { first: 20 };

/** Reads, each with the question of an owner, and the goal and stretch of its figure. */
export const READS: readonly {
  row: number;
  name: string;
  questionOf: (owner: number) => Question;
  goal: number;
  stretch: number;
}[] = [
  {
    row: 1,
    name: '20 estimates with 12 lines each',
    questionOf: (owner) => ({ owner, query: QUERIES.listWithLines, variables: LIST }),
    goal: 0.75,
    stretch: 1,
  },
  {
    row: 1,
    name: '20 estimates without their lines',
    questionOf: (owner) => ({ owner, query: QUERIES.list, variables: LIST }),
    goal: 0.5,
    stretch: 0.9,
  },
  {
    row: 1,
    name: 'the jobs of a project, with their estimates',
    questionOf: (owner) => ({
      owner,
      query: QUERIES.jobs,
      variables: { id: String(projectOf(owner)), first: 12 },
    }),
    goal: 0.6,
    stretch: 0.9,
  },
  {
    row: 4,
    name: 'one estimate by claim number, 12 lines',
    // An owner's first estimate has the owner's number; account 1's has many lines.
    questionOf: (owner) => ({
      owner: owner + 1,
      query: QUERIES.one,
      variables: { claim: claimOf(owner + 1) },
    }),
    goal: 0.5,
    stretch: 0.75,
  },
  {
    row: 4,
    name: `the same, ${MANY_LINES} lines`,
    questionOf: () => ({ owner: 1, query: QUERIES.one, variables: { claim: claimOf(1) } }),
    goal: 0.5,
    stretch: 0.95,
  },
];
