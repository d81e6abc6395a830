import { bareKey, localIdIn } from '../../server/domain/ids.ts';

// Every address of the product, once: the router's patterns and the functions that fill them. Addresses have bare keys.
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
};

export interface StartQuery {
  project?: string;
  instructions?: string;
  title?: string;
  /** The job that is already running, so that a reload comes back to it. */
  job?: string;
}

export const patterns = {
  home: '/',
  login: '/login',
  account: '/account',
  projects: '/projects',
  project: '/projects/:projectId',
  compare: '/compare',
  start: '/start',
  paper: '/papers/:fileId',
  sample: '/sample',
  result: '/results/:lookup',
  shared: '/shared/:token',
  contractor: '/contractor',
  contractorApply: '/contractor/apply',
  contractorHub: '/contractor/hub',
  forContractors: '/forcontractors',
  operator: '/operator',
  terms: '/terms',
  privacy: '/privacy',
} as const;

export const paths = {
  home: () => patterns.home,
  login: () => patterns.login,
  account: () => patterns.account,
  projects: () => patterns.projects,
  project: (id: string) => `/projects/${encodeURIComponent(bareKey(id))}`,
  /**
   * @param query claim numbers, job ids or documents of what stands at either side, or of the estimate whose bids stand side by side;
   * of a document with several bidders also which one, from 0; `several` has keys of estimates with commas between
   */
  compare: (
    query: { left?: string; right?: string; bids?: string; bidder?: string; several?: string } = {},
  ) => withQuery(patterns.compare, query),
  start: ({ project, ...query }: StartQuery = {}) =>
    withQuery(patterns.start, { project: project && bareKey(project), ...query }),
  /** @param fileId `id` of the uploaded document @param line `id` of the one to be shown */
  paper: (fileId: string, line?: string) =>
    withQuery(`/papers/${encodeURIComponent(bareKey(fileId))}`, { line: line && localIdIn(line) }),
  sample: () => patterns.sample,
  /** @param lookup claim number, or a job id while there is no estimate yet */
  result: (lookup: string) => `/results/${encodeURIComponent(bareKey(lookup))}`,
  inventory: (lookup: string) => `${paths.result(lookup)}?open=${INVENTORY_PANEL}`,
  contractor: () => patterns.contractor,
  contractorApply: () => patterns.contractorApply,
  contractorHub: () => patterns.contractorHub,
  forContractors: () => patterns.forContractors,
  operator: () => patterns.operator,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
};

/** Name of the panel in the results page's address. */
export const INVENTORY_PANEL = 'inventory';

/** The panel that an address opens over its page, e.g. `inventory`. */
export const panelIn = (search: string): string | null => new URLSearchParams(search).get('open');

/** What a page may hand to `/login` in the navigation state. */
export interface LoginState {
  message?: string;
  /** Where to go back to. */
  from?: string;
  /** Fills the field for it. */
  email?: string;
  /** Whoever is signed in is to sign in once more. */
  again?: boolean;
}

/** The address if it leads within the product, as the browser reads it; null for every other. */
export const ownPath = (address: unknown): string | null => {
  const url = typeof address === 'string' ? URL.parse(address, location.origin) : null;
  if (!url || url.origin !== location.origin || !String(address).startsWith('/')) return null;
  const path = url.pathname + url.search + url.hash;
  // Resolved dots may leave two slashes at the start: another host.
  return path.startsWith('//') ? null : path;
};
