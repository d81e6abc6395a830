// EXCLUDE and INCLUDE: an exclusion takes its codes out of the present work, and they come back when it ends.
import type { ScopeOfWork, Work } from '../../domain/scope/scope-of-work.ts';
import type { PatchOf } from '../../domain/scope/scope-patch.ts';
import type { PriceBook } from '../book/price-book.ts';
import { fits } from '../calculate/work-package.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';
import { Refusal, requirePlace, withNewId } from './edit.ts';
import type { Edit } from './edit.ts';
import { withoutQuestionsAbout } from './edit-place.ts';
import { linesOf } from './work-lines.ts';

const MOST_WITHOUT = 200;

/** @throws Refusal naming the first code that the price book does not have. */
export const requireCodes = (
  patterns: readonly string[],
  { items }: Pick<PriceBook, 'items'>,
): void => {
  const codes = [...items.keys()];
  const unknown = patterns.find((pattern) => !codes.some((code) => fits(code, pattern)));
  if (unknown !== undefined)
    throw new Refusal(`The price book has no row "${unknown}". Look it up under Add work.`);
};

/** Work without the codes; null when nothing is left of it. */
const cleared = (work: Work, patterns: readonly string[], { scope, book }: Edit): Work | null => {
  const isOut = (code: string) => patterns.some((pattern) => fits(code, pattern));
  if (work.does.kind === 'ROW') return isOut(work.does.code) ? null : work;
  const codes = book.assemblies.get(work.does.assembly)?.items.map(({ code }) => code) ?? [];
  const own = patterns.filter((pattern) => codes.some((code) => fits(code, pattern)));
  const place = scope.places.find(({ id }) => id === work.placeId);
  if (own.length === 0 || !place) return work;
  const without = [...new Set([...work.without, ...own])].slice(0, MOST_WITHOUT);
  const next = { ...work, without, set: work.set.filter(({ code }) => !isOut(code)) };
  return linesOf(next, place, book).size > 0 ? next : null;
};

/** @throws Refusal for codes or a place that are not known. */
export const exclude = (edit: Edit, patch: PatchOf<'EXCLUDE'>): Edit => {
  const { words, codes, because = null } = patch;
  requireCodes(codes, edit.book);
  const placeId = patch.placeId ? requirePlace(edit, patch.placeId).id : null;
  const isKnown = edit.scope.excluded.some(
    (known) =>
      known.words === words &&
      known.placeId === placeId &&
      codes.every((code) => known.codes.includes(code)),
  );
  if (!isKnown && edit.scope.excluded.length >= SCOPE_LIMITS.exclusions)
    throw new Refusal(
      `At most ${SCOPE_LIMITS.exclusions} things can be left out. Take work out instead.`,
    );
  const { id, scope } = isKnown ? { id: '', scope: edit.scope } : withNewId(edit, 'x');
  const excluded = isKnown
    ? scope.excluded
    : [...scope.excluded, { id, words, codes: [...new Set(codes)], placeId, because }];
  const kept = scope.work.map((work) =>
    placeId === null || work.placeId === placeId ? cleared(work, codes, edit) : work,
  );
  const gone = scope.work.filter((_work, index) => kept[index] === null).map((work) => work.id);
  const work = kept.filter((left) => left !== null);
  return { ...edit, scope: { ...withoutQuestionsAbout(scope, gone), excluded, work } };
};

const isStillOut = (pattern: string, { placeId }: Work, scope: ScopeOfWork): boolean =>
  scope.excluded.some(
    (other) =>
      (other.placeId === null || other.placeId === placeId) && other.codes.includes(pattern),
  );

/** @throws Refusal for an exclusion that is not there. */
export const include = (edit: Edit, { exclusionId }: PatchOf<'INCLUDE'>): Edit => {
  const { scope } = edit;
  const ended = scope.excluded.find(({ id }) => id === exclusionId);
  if (!ended) throw new Refusal(`Nothing is left out under "${exclusionId}" (any more).`);
  const excluded = scope.excluded.filter((other) => other !== ended);
  const next = { ...scope, excluded };
  const work = scope.work.map((one) => {
    if (ended.placeId !== null && ended.placeId !== one.placeId) return one;
    const without = one.without.filter(
      (pattern) => !ended.codes.includes(pattern) || isStillOut(pattern, one, next),
    );
    return without.length === one.without.length ? one : { ...one, without };
  });
  return { ...edit, scope: { ...next, work } };
};
