// Exclusions at the owner's wish: a model does not add such work, and it comes back only where its owner asks for it.
import type { Place, Work, Exclusion, ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { fits } from '../calculate/work-package.ts';
import { Refusal, type Edit, withNote } from './edit.ts';
import { nameOf } from './work-name.ts';
import { linesOf } from './work-lines.ts';

// Which exclusions hold a code back in a place, and by which of their patterns.

const isInForce = ({ placeId }: Exclusion, place: Place): boolean =>
  placeId === null || placeId === place.id || place.parts.includes(placeId);

const exclusionsOf = (code: string, place: Place, { excluded }: ScopeOfWork): Exclusion[] =>
  excluded.filter(
    (exclusion) =>
      isInForce(exclusion, place) && exclusion.codes.some((pattern) => fits(code, pattern)),
  );

const patternsFor = (code: string, place: Place, scope: ScopeOfWork): string[] =>
  exclusionsOf(code, place, scope).flatMap(({ codes }) =>
    codes.filter((pattern) => fits(code, pattern)),
  );

// The rest of a code's exclusions when their owner asks for the code after all.

/** A star pattern that stands for more codes than an exclusion may list is given up as a whole. */
const MOST_CODES = 100;

/** An exclusion without some codes: what else its patterns stand for stays excluded. */
const narrowed = (exclusion: Exclusion, lifted: readonly string[], { book }: Edit): Exclusion => {
  const codes = exclusion.codes.flatMap((pattern) => {
    if (!lifted.some((code) => fits(code, pattern))) return [pattern];
    return [...book.items.keys()].filter((code) => fits(code, pattern) && !lifted.includes(code));
  });
  const kept =
    codes.length > MOST_CODES
      ? exclusion.codes.filter((code) => !lifted.some((one) => fits(one, code)))
      : codes;
  return { ...exclusion, codes: [...new Set(kept)] };
};

/** The owner asks for what was left out: it is no longer excluded, and a note says so. */
const lifted = (edit: Edit, codes: readonly string[], place: Place): Edit => {
  const wanted = codes.filter((code) => exclusionsOf(code, place, edit.scope).length > 0);
  if (wanted.length === 0) return edit;
  const excluded = edit.scope.excluded.flatMap((exclusion) => {
    if (!isInForce(exclusion, place)) return [exclusion];
    const left = narrowed(exclusion, wanted, edit);
    return left.codes.length > 0 || exclusion.codes.length === 0 ? [left] : [];
  });
  const names = wanted.map((code) => edit.book.items.get(code)?.name ?? code);
  const text = `Left out before and now wanted: ${names.join(', ')}.`.slice(0, 1_000);
  return { ...edit, scope: withNote({ ...edit.scope, excluded }, text) };
};

const codesOf = ({ does }: Work, { book }: Edit): string[] =>
  does.kind === 'ROW'
    ? [does.code]
    : [...new Set(book.assemblies.get(does.assembly)?.items.map(({ code }) => code))];

const refuseExcluded = (work: Work, code: string, place: Place, { scope, book }: Edit): never => {
  const words = exclusionsOf(code, place, scope).map((exclusion) => `"${exclusion.words}"`);
  throw new Refusal(
    `"${nameOf(work, book)}" was not added: you asked to leave out ${words.join(', ')}.`,
  );
};

/**
 * Work as what is excluded leaves it: lines of an assembly stay out. Work of nothing else is refused to a model, and
 * ends the exclusion where the owner adds it.
 * @param wanted lines that the owner asks for one by one
 */
export const heldBack = (
  edit: Edit,
  work: Work,
  place: Place,
  wanted: readonly string[],
): { edit: Edit; work: Work } => {
  const isOwner = edit.by === 'OWNER';
  const open = isOwner ? lifted(edit, wanted, place) : edit;
  const hit = codesOf(work, open).filter(
    (code) =>
      exclusionsOf(code, place, open.scope).length > 0 &&
      !work.without.some((pattern) => fits(code, pattern)),
  );
  const [first] = hit;
  if (first === undefined) return { edit: open, work };
  const left = [...linesOf(work, place, open.book).keys()].filter((code) => !hit.includes(code));
  if (left.length === 0) {
    if (!isOwner) refuseExcluded(work, first, place, open);
    return { edit: lifted(open, hit, place), work };
  }
  const patterns = hit.flatMap((code) => patternsFor(code, place, open.scope));
  return { edit: open, work: { ...work, without: [...new Set([...work.without, ...patterns])] } };
};
