// The rules of API tokens: what a program may be allowed to do for an account, and for how long.
/** Scopes, each with what it lets a program do, as its owner reads it. */
export const TOKEN_SCOPES = {
  ESTIMATES_READ: 'Read estimates, their jobs, inventories, bids and documents',
  ESTIMATES_WRITE: 'Start, edit, price again and delete estimates',
  PROJECTS_READ: 'Read projects',
  PROJECTS_WRITE: 'Make, change and delete projects',
  FILES_WRITE: 'Upload files',
  CONTRACTORS_READ: 'Read requests for contractors, leads and messages',
  CONTRACTORS_WRITE: 'Ask for contractors, answer leads and send messages',
  WEBHOOKS_READ: 'Read webhooks and what was sent to them',
  WEBHOOKS_WRITE: 'Make, change, test and delete webhooks',
} as const;
export type TokenScope = keyof typeof TOKEN_SCOPES;

/** Whether the text names a scope, as a stored one may be older than this version. */
export const isTokenScope = (text: string): text is TokenScope => Object.hasOwn(TOKEN_SCOPES, text);

/** Tells a token from a sign-in, for people and for those who look for leaked secrets. */
export const TOKEN_PREFIX = 'plumb_';

/** Days after which what was started with a test token is deleted. */
export const TEST_KEPT_DAYS = 7;
/** Runs of an account's tests in a day. */
export const TEST_RUNS_A_DAY = 100;

export const TOKENS_MAX = 20;
export const TOKEN_NAME_MAX = 60;
/** Days until a token ends, as the page offers them. */
export const TOKEN_DAYS = [30, 90, 365] as const;
export const TOKEN_DAYS_MAX = 366;
/** Days without use after which a token ends before its time. */
export const TOKEN_IDLE_DAYS = 90;
