// The other lists: what users and operators see, and what is asked for over REST.
import { type Lookups, PAGE } from './lookups.ts';
import { claimOf, HEAVY, HEAVY_PROJECT } from './seed.ts';
import { CONTRACTOR, OPERATOR, THREAD, tokenOf } from './seed-others.ts';

const userAsks = (account: number, query: string) => () => ({
  owner: account,
  token: tokenOf(account),
  query,
  variables: {},
});
const rest = (path: string) => () => ({ owner: HEAVY, path: `/api/${path}` });

const listed = (list: string, node: string) =>
  `${list}(first: 20) { edges { node { ${node} } } ${PAGE} }`;
const UNUSED = `{ viewer { ${listed('unusedFiles', 'id name size')} } }`;
const REQUESTS = `{ viewer { ${listed('contractorRequests', 'id firstName timeframe')} } }`;
const LEADS = `{ viewer { ${listed('leads', 'id title status postedAt')} } }`;
const THREADS = `{ viewer { ${listed('leadThreads', 'leadId title partner')} } }`;
const MESSAGES = `{ leadThread(leadId: "${THREAD}") { ${listed('messages', 'id text isMine createdAt')} } }`;
const CONTRACTORS = `{ operatorDesk { ${listed('contractors', 'id commercialName status')} } }`;
const AUDIT = `{ operatorDesk { ${listed('auditLog', 'id actor action createdAt')} } }`;

export const OTHER_LOOKUPS: Lookups = {
  'uploads without an estimate': () => ({ owner: HEAVY, query: UNUSED, variables: {} }),
  'own requests for contractors': () => ({ owner: HEAVY, query: REQUESTS, variables: {} }),
  'a contractor’s leads': userAsks(CONTRACTOR, LEADS),
  'a contractor’s threads': userAsks(CONTRACTOR, THREADS),
  'messages of a thread': userAsks(CONTRACTOR, MESSAGES),
  'contractors at the desk': userAsks(OPERATOR, CONTRACTORS),
  'audit log at the desk': userAsks(OPERATOR, AUDIT),
  'REST: projects/': rest('projects/'),
  'REST: projects/:id/': rest(`projects/${HEAVY_PROJECT + 1}/`),
  // The page has as many as the smallest database has there, so that answers have one length.
  'REST: projects/:id/jobs/': rest(`projects/${HEAVY_PROJECT}/jobs/?limit=50`),
  'REST: results/guest/': rest('results/guest/'),
  'REST: results/:claim/': (place) => {
    const owner = 1 + Math.floor(Math.random() * place.owners);
    return { owner, path: `/api/results/${claimOf(owner)}/` };
  },
  'REST: contractor-leads/': () => ({
    owner: CONTRACTOR,
    token: tokenOf(CONTRACTOR),
    path: '/api/contractor-leads/',
  }),
};
