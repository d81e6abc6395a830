// The lists and look-ups of projects, jobs and estimates, whose time must not grow with what the database holds.
import type { PathQuestion, Question } from './load.ts';
import { claimOf, HEAVY, HEAVY_PROJECT, projectOf } from './seed.ts';
import { MANY_VERSIONS } from './seed-others.ts';

export interface Place {
  /** Accounts 1 to so many have a hundred estimates each. */
  owners: number;
  /** Cursors at nine tenths of what the heavy owner has. */
  deep: { estimates: string; jobs: string; projects: string; ofProject: string };
}

export type Lookups = Readonly<Record<string, (place: Place) => Question | PathQuestion>>;

export const ESTIMATE =
  'id claimNumber title currency total createdAt premium project { id name zip }';
export const PAGE = 'pageInfo { hasNextPage endCursor }';
const JOB = 'id title claimNumber projectSeq finishLevel createdAt stage status';

const ofViewer = (list: string, node: string, args = '') =>
  `query ($after: String) { viewer { ${list}(first: 20, after: $after${args}) { edges { node { ${node} } } ${PAGE} } } }`;
const ESTIMATES = ofViewer('estimates', ESTIMATE);
const JOBS = ofViewer('jobs', `${JOB} project { id name zip }`);
const PROJECTS = ofViewer('projects', 'id name zip jobCount');
const inProject = (list: string, node: string) =>
  `query ($id: ID!, $after: String) { project(id: $id) { id name jobCount
  ${list}(first: 12, after: $after) { edges { node { ${node} } } ${PAGE} } } }`;
const OF_PROJECT = inProject('jobs', `${JOB} estimate { id total }`);
const ESTIMATES_OF_PROJECT = inProject('estimates', ESTIMATE);
const ONE = `query ($claim: String!) { estimate(by: { claimNumber: $claim }) { ${ESTIMATE} } }`;
const SOME = `query ($ids: [ID!]!) { estimates(ids: $ids) { ${ESTIMATE} } }`;
const VERSIONS = `query ($id: ID!) { estimate(by: { id: $id }) { id
  versions(first: 20) { edges { node { version total createdAt } } ${PAGE} } } }`;

const someOwner = ({ owners }: Place) => 1 + Math.floor(Math.random() * owners);
const heavyAsks = (query: string, variables: Record<string, unknown> = {}): Question => ({
  owner: HEAVY,
  query,
  variables,
});
const somebodyAsks = (query: string) => (place: Place) => ({
  owner: someOwner(place),
  query,
  variables: {},
});

export const ESTIMATE_LOOKUPS: Lookups = {
  'first page of estimates': somebodyAsks(ESTIMATES),
  'one estimate by claim number': (place) => {
    const owner = someOwner(place);
    // The first estimate of an owner has the owner's number.
    return { owner, query: ONE, variables: { claim: claimOf(owner) } };
  },
  'several estimates by their ids': (place) => {
    const owner = someOwner(place);
    return { owner, query: SOME, variables: { ids: [owner, owner + place.owners] } };
  },
  'jobs of a project': (place) => {
    const owner = someOwner(place);
    return { owner, query: OF_PROJECT, variables: { id: String(projectOf(owner)) } };
  },
  'estimates of a project': (place) => {
    const owner = someOwner(place);
    return { owner, query: ESTIMATES_OF_PROJECT, variables: { id: String(projectOf(owner)) } };
  },
  'first page of an owner of a tenth': () => heavyAsks(ESTIMATES),
  'first page of that owner’s projects': () => heavyAsks(PROJECTS),
  'estimates at nine tenths': ({ deep }) => heavyAsks(ESTIMATES, { after: deep.estimates }),
  'jobs at nine tenths': ({ deep }) => heavyAsks(JOBS, { after: deep.jobs }),
  'projects at nine tenths': ({ deep }) => heavyAsks(PROJECTS, { after: deep.projects }),
  'jobs of a project at nine tenths': ({ deep }) =>
    heavyAsks(OF_PROJECT, { id: String(HEAVY_PROJECT), after: deep.ofProject }),
  'estimates of that project': () => heavyAsks(ESTIMATES_OF_PROJECT, { id: String(HEAVY_PROJECT) }),
  'versions of an estimate that has a tenth': () => ({
    owner: MANY_VERSIONS,
    query: VERSIONS,
    variables: { id: String(MANY_VERSIONS) },
  }),
};

const BY_TOTAL = ofViewer('estimates', ESTIMATE, ', orderBy: { field: TOTAL, direction: DESC }');
const BY_TITLE = ofViewer('jobs', JOB, ', orderBy: { field: TITLE, direction: ASC }');
const BY_NAME = ofViewer('projects', 'id name zip', ', orderBy: { field: NAME, direction: ASC }');
const WITH_WORDS = ofViewer('estimates', ESTIMATE, ', query: "remodel 7"');
const WITH_WORDS_OF_ALL = ofViewer('estimates', ESTIMATE, ', query: "remodel 9"');
const WITH_NO_SUCH_WORDS = ofViewer('estimates', ESTIMATE, ', query: "aqueduct"');
const IN_PROJECT = ofViewer('estimates', ESTIMATE, `, filter: { projectId: "${HEAVY_PROJECT}" }`);
const WITH_STATUS = ofViewer('jobs', JOB, ', filter: { statuses: [READY] }');
const COUNTED = '{ viewer { estimates(first: 1) { totalCount } } }';
const COUNTED_OF_PROJECT = `query ($id: ID!) { project(id: $id) { jobs(first: 1) { totalCount } } }`;

/** Searched, filtered, ordered and counted, by somebody and by the owner of a tenth. */
export const VARIANT_LOOKUPS: Lookups = {
  'estimates with words': somebodyAsks(WITH_WORDS),
  'estimates by total': somebodyAsks(BY_TOTAL),
  'how many estimates': somebodyAsks(COUNTED),
  'estimates with words, owner of a tenth': () => heavyAsks(WITH_WORDS_OF_ALL),
  'words that no estimate has, owner of a tenth': () => heavyAsks(WITH_NO_SUCH_WORDS),
  'estimates by total, owner of a tenth': () => heavyAsks(BY_TOTAL),
  'jobs by title, owner of a tenth': () => heavyAsks(BY_TITLE),
  'projects by name, owner of a tenth': () => heavyAsks(BY_NAME),
  'estimates in a project, owner of a tenth': () => heavyAsks(IN_PROJECT),
  'jobs with a status, owner of a tenth': () => heavyAsks(WITH_STATUS),
  'how many estimates, owner of a tenth': () => heavyAsks(COUNTED),
  'how many jobs in that owner’s project': () =>
    heavyAsks(COUNTED_OF_PROJECT, { id: String(HEAVY_PROJECT) }),
};
