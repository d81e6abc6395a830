// Takes single lines out of the work of a scope, or says something of them: what documents and wishes do to lines.
import type { SetLine, Work } from '../../domain/scope-of-work.ts';
import type { WorkLine } from '../takeoff/work-line.ts';

const isOf = (work: Work, line: WorkLine): boolean => line.from.workIds.includes(work.id);

/** Rows go, assemblies do without these lines; an assembly without any line left goes, too, in the takeoff. */
export const leaveOut = (work: readonly Work[], lines: readonly WorkLine[]): Work[] =>
  work.flatMap((entry) => {
    const codes = lines.flatMap((line) => (isOf(entry, line) ? [line.item.code] : []));
    if (codes.length === 0) return [entry];
    if (entry.does.kind === 'ROW') return codes.includes(entry.does.code) ? [] : [entry];
    return [{ ...entry, without: [...new Set([...entry.without, ...codes])].slice(0, 200) }];
  });

const UNSET: Omit<SetLine, 'code'> = {
  quantity: null,
  finishLevel: null,
  age: null,
  basis: 'STATED',
  because: null,
};

/** The line of the assembly with other terms; those it had stay where `terms` is silent. */
export const setLine = (work: Work, code: string, terms: Partial<SetLine>): Work => {
  const known = work.set.find((entry) => entry.code === code);
  const rest = work.set.filter((entry) => entry !== known);
  return { ...work, set: [...rest, { ...UNSET, ...known, ...terms, code }] };
};

export const withAge = (
  work: readonly Work[],
  aged: readonly { line: WorkLine; age: { years: number; source: string } }[],
): Work[] =>
  work.map((entry) =>
    aged.reduce((made, { line, age }) => {
      if (!isOf(made, line)) return made;
      return made.does.kind === 'ROW' ? { ...made, age } : setLine(made, line.item.code, { age });
    }, entry),
  );
