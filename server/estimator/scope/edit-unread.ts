// DISMISS, and any change that names the words, ends an entry of words that became no work or only a guess.
import { guessedWork } from '../../domain/scope/guessed-work.ts';
import type { ScopeOfWork, UnreadWords } from '../../domain/scope/scope-of-work.ts';
import type { Because } from '../../domain/scope/scope-parts.ts';
import type { PatchOf } from '../../domain/scope/scope-patch.ts';
import { Refusal } from './edit.ts';
import type { Edit } from './edit.ts';
import { dropWork } from './set-work.ts';

const without = (scope: ScopeOfWork, isEnded: (entry: UnreadWords) => boolean): ScopeOfWork => {
  const unread = scope.unread.filter((entry) => !isEnded(entry));
  return unread.length === scope.unread.length ? scope : { ...scope, unread };
};

/** The words order nothing: what was guessed from them goes. @throws Refusal for words that are not open. */
export const dismiss = (edit: Edit, { start, end }: PatchOf<'DISMISS'>): Edit => {
  const isIt = (entry: UnreadWords): boolean => entry.start === start && entry.end === end;
  const entry = edit.scope.unread.find(isIt);
  if (!entry) throw new Refusal('These words of the request are not open (any more).');
  const left = guessedWork(entry, edit.scope.work).reduce(
    (now, { id }) => dropWork(now, { kind: 'DROP_WORK', workId: id }),
    edit,
  );
  return { ...left, scope: without(left.scope, isIt) };
};

/** Words that a change is about count as read from then on. */
export const withWordsRead = (
  scope: ScopeOfWork,
  because: Because | null | undefined,
): ScopeOfWork =>
  because && because.start !== null
    ? without(scope, ({ source, start }) => source === because.source && start === because.start)
    : scope;

/** Notes that nothing was made of a guess whose work is all gone. Returns the same scope where each names work that stands. */
export const withGuessesThatStand = (scope: ScopeOfWork): ScopeOfWork => {
  const { unread, work } = scope;
  const known = new Set(work.map(({ id }) => id));
  const isGone = ({ workId }: UnreadWords): boolean => workId !== null && !known.has(workId);
  if (!unread.some(isGone)) return scope;
  const standing = (entry: UnreadWords): UnreadWords =>
    isGone(entry) ? { ...entry, workId: guessedWork(entry, work)[0]?.id ?? null } : entry;
  return { ...scope, unread: unread.map(standing) };
};
