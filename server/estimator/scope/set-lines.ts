// Lines of an assembly that are left out, or whose quantity or finish level is another one.
import type { Place, SetLine, Work } from '../../domain/scope/scope-of-work.ts';
import type { Because } from '../../domain/scope/scope-parts.ts';
import { basisOf, Refusal } from './edit.ts';
import type { Edit } from './edit.ts';
import { nameOf } from './work-name.ts';
import { linesOf } from './work-lines.ts';

interface LinesPatch {
  set?:
    | readonly {
        code: string;
        quantity?: number | null | undefined;
        finishLevel?: SetLine['finishLevel'] | undefined;
        because?: Because | null | undefined;
      }[]
    | undefined;
  without?: readonly string[] | undefined;
  because?: Because | null | undefined;
}

/** Lines that a patch asks for one by one. */
export const codesNamed = ({ set = [] }: LinesPatch): string[] =>
  set.filter(({ quantity }) => quantity !== 0).map(({ code }) => code);

/** Codes of the work's lines, and those whose share of a whole-job price may be set. */
const settableOf = (work: Work, place: Place, { book }: Edit): Set<string> => {
  const { does } = work;
  const elements =
    does.kind === 'ASSEMBLY' ? book.assemblies.get(`${does.assembly}_elements`)?.items : undefined;
  const lines = linesOf({ ...work, without: [] }, place, book).keys();
  return new Set([...lines, ...(elements ?? []).map(({ code }) => code)]);
};

/**
 * The work with the lines of the patch set anew; a quantity of 0 leaves the line out.
 * @throws Refusal for a line that the work does not have
 */
export const linesAfter = (work: Work, place: Place, patch: LinesPatch, edit: Edit): Work => {
  const { set, because = null } = patch;
  if (work.does.kind === 'ROW') {
    if (set?.length || patch.without?.length)
      throw new Refusal(
        `"${nameOf(work, edit.book)}" is a single line: change its own quantity or finish level, or take it out.`,
      );
    return work;
  }
  if (set === undefined) return work;
  const settable = settableOf(work, place, edit);
  const basis = basisOf(edit, because);
  const unknown = set.find(({ code }) => !settable.has(code));
  if (unknown)
    throw new Refusal(
      `"${nameOf(work, edit.book)}" has no line ${unknown.code} as it is now. Add that line as work of its own.`,
    );
  const without = set.filter(({ quantity }) => quantity === 0).map(({ code }) => code);
  const lines = set
    .filter(({ quantity }) => quantity !== 0)
    .map(({ code, quantity = null, finishLevel = null, because: own }): SetLine => {
      const known = work.set.find((line) => line.code === code);
      const isSame = known?.quantity === quantity && known.finishLevel === finishLevel;
      return isSame
        ? known
        : { code, quantity, finishLevel, age: known?.age ?? null, basis, because: own ?? because };
    });
  // How old a thing is stays true whatever is set.
  const aged = work.set.filter(
    ({ code, age }) => age !== null && !set.some((line) => line.code === code),
  );
  return {
    ...work,
    without: [...new Set([...work.without, ...without])],
    set: [...lines, ...aged.map((line) => ({ ...line, quantity: null, finishLevel: null }))],
  };
};
