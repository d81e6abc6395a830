// What is left out at the owner's wish: it is not added by a model, and comes back only where its owner asks for it.
import type { Place, Work } from '../../domain/scope-of-work.ts';
import { fits } from '../takeoff/work-package.ts';
import { Refusal } from './edit.ts';
import type { Edit } from './edit.ts';
import { nameOf } from './work-name.ts';
import { linesOf } from './work-lines.ts';
import { exclusionsOf, patternsFor } from './exclusions-of.ts';
import { lifted } from './lifted.ts';

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
  wanted: readonly string[] = [],
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
