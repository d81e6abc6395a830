// Who owns what: everything carries the id of one account, a guest's or a user's.
import type { Viewer } from '../../context.ts';
import { TOKEN_SCOPES, type TokenScope } from '../../domain/account/api-tokens.ts';
import { DomainError } from '../../domain/errors.ts';

/** Matches no row. */
const NOBODY = -1;

export const accountIdOf = (viewer: Viewer): number =>
  viewer.kind === 'ANONYMOUS' ? NOBODY : (viewer.accountId ?? NOBODY);

/** The `where` of everything the viewer owns. */
export const ownedBy = (viewer: Viewer): { accountId: number } => ({
  accountId: accountIdOf(viewer),
});

/** The `where` of projects, jobs and estimates that the viewer owns and has not deleted. */
export const visibleTo = (viewer: Viewer): { accountId: number; deletedAt: null } => ({
  ...ownedBy(viewer),
  deletedAt: null,
});

/** The same of a row that was read already. */
export const isVisibleTo = (
  accountId: number,
  row: { accountId: number; deletedAt: Date | null },
): boolean => row.accountId === accountId && row.deletedAt === null;

type KnownViewer = Exclude<Viewer, { kind: 'ANONYMOUS' }>;

/** Throws UNAUTHENTICATED for a request that brought neither a guest key nor a token. */
export function requireIdentity(viewer: Viewer): asserts viewer is KnownViewer {
  if (viewer.kind !== 'ANONYMOUS') return;
  throw new DomainError('UNAUTHENTICATED', 'Send a guest key (X-Guest-Key) or sign in.');
}

/** Throws UNAUTHENTICATED unless an account is signed in. */
export function requireSignIn(viewer: Viewer): asserts viewer is Extract<Viewer, { kind: 'USER' }> {
  if (viewer.kind !== 'USER') throw new DomainError('UNAUTHENTICATED', 'Sign in to see this.');
}

/** Whether the viewer may use what the scope names: everybody may but an API token without it. */
export const mayUse = (viewer: Viewer, scope: TokenScope): boolean =>
  viewer.kind !== 'USER' || viewer.scopes === null || viewer.scopes.has(scope);

/** What reaches other people, who cannot tell a test from the real thing. */
const REACHES_OTHERS: ReadonlySet<TokenScope> = new Set(['CONTRACTORS_WRITE']);

/** Why an API token may not use a scope, to end a sentence with; null where it may. */
export const refusalOfScope = (viewer: Viewer, scope: TokenScope): string | null => {
  if (!mayUse(viewer, scope)) return `it lacks the scope ${scope} (${TOKEN_SCOPES[scope]}).`;
  return isForTests(viewer) && REACHES_OTHERS.has(scope)
    ? 'it is for tests, and this reaches other people. Use a token that is not for tests.'
    : null;
};

/** Whether the viewer is a program with a token for tests. */
export const isForTests = (viewer: Viewer): boolean => viewer.kind === 'USER' && viewer.isTest;

/** Throws FORBIDDEN for an API token that may not use the scope; without a scope, for every API token. */
export const requireScope = (viewer: Viewer, scope: TokenScope | null): void => {
  if (viewer.kind !== 'USER' || viewer.scopes === null) return;
  if (scope === null)
    throw new DomainError('FORBIDDEN', 'No API token may do this. Sign in for it.');
  const refusal = refusalOfScope(viewer, scope);
  if (refusal !== null)
    throw new DomainError('FORBIDDEN', `This API token may not do this: ${refusal}`);
};
