// The lists and look-ups whose time must not grow with what the database holds.
import { claimOf, HEAVY, HEAVY_PROJECT, projectOf } from './seed.ts';
import type { Question } from './load.ts';

export interface Place {
  /** Accounts 1 to so many have a hundred estimates each. */
  owners: number;
  /** Cursors at nine tenths of what the heavy owner has; of estimates and jobs they are the same. */
  deep: { estimates: string; projects: string; ofProject: string };
}

export const cursorOf = (id: number): string => Buffer.from(`GPC:N:${id}`).toString('base64');

export const ESTIMATE =
  'id claimNumber title currency total createdAt premium project { id name zip }';
const PAGE = 'pageInfo { hasNextPage endCursor }';
const JOB = 'id title claimNumber projectSeq finishLevel createdAt stage status';

const ofViewer = (list: string, node: string) =>
  `query ($after: String) { viewer { ${list}(first: 20, after: $after) { edges { node { ${node} } } ${PAGE} } } }`;
const ESTIMATES = ofViewer('estimates', ESTIMATE);
const JOBS = ofViewer('jobs', `${JOB} project { id name zip }`);
const PROJECTS = ofViewer('projects', 'id name zip jobCount');
const OF_PROJECT = `query ($id: ID!, $after: String) { project(id: $id) { id name jobCount
  jobs(first: 12, after: $after) { edges { node { ${JOB} estimate { id total } } } ${PAGE} } } }`;
const ONE = `query ($claim: String!) { estimate(by: { claimNumber: $claim }) { ${ESTIMATE} } }`;

const someOwner = ({ owners }: Place) => 1 + Math.floor(Math.random() * owners);
const heavyAsks = (query: string, variables: Record<string, unknown> = {}): Question => ({
  owner: HEAVY,
  query,
  variables,
});

export const LOOKUPS: Readonly<Record<string, (place: Place) => Question>> = {
  'first page of estimates': (place) => ({
    owner: someOwner(place),
    query: ESTIMATES,
    variables: {},
  }),
  'one estimate by claim number': (place) => {
    const owner = someOwner(place);
    // The first estimate of an owner has the owner's number.
    return { owner, query: ONE, variables: { claim: claimOf(owner) } };
  },
  'jobs of a project': (place) => {
    const owner = someOwner(place);
    return { owner, query: OF_PROJECT, variables: { id: String(projectOf(owner)) } };
  },
  'first page of an owner of a tenth': () => heavyAsks(ESTIMATES),
  'first page of that owner’s projects': () => heavyAsks(PROJECTS),
  'estimates at nine tenths': ({ deep }) => heavyAsks(ESTIMATES, { after: deep.estimates }),
  'jobs at nine tenths': ({ deep }) => heavyAsks(JOBS, { after: deep.estimates }),
  'projects at nine tenths': ({ deep }) => heavyAsks(PROJECTS, { after: deep.projects }),
  'jobs of a project at nine tenths': ({ deep }) =>
    heavyAsks(OF_PROJECT, { id: String(HEAVY_PROJECT), after: deep.ofProject }),
};
