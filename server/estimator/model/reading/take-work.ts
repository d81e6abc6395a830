// Takes one piece of work of a reply into the scope: the validator judges it, then what a model alone must be asked:
// where its figures stand, and whether its quantities fit the place.
import type { Work } from '../../../domain/scope/scope-of-work.ts';
import { workPatch } from '../items/work.ts';
import { linesSet } from '../items/lines-set.ts';
import { nameOfWork } from '../items/chosen-work.ts';
import { strangeParams } from '../items/work-params.ts';
import type { LineToSet } from '../items/lines-set.ts';
import { isUnusable } from '../items/item.ts';
import { withProvenance } from '../items/provenance.ts';
import { excessOf } from '../checks/amounts.ts';
import type { WorkItem } from '../reply/read-reply.ts';
import type { ReadingState } from './state.ts';
import { refuse, take } from './state.ts';

type SetItem = WorkItem['set'][number];

const newest = ({ scope }: ReadingState): Work | undefined => scope.work.at(-1);

/** A line that the assembly does not have as it is now becomes work of its own. */
const addLine = (
  state: ReadingState,
  work: Work,
  { code, quantity, basis, words }: SetItem,
): void => {
  if (quantity === null || quantity === 0) return;
  const name = state.book.items.get(code)?.name;
  if (name === undefined) {
    refuse(state, 'A line', 'the price book has no such row');
    return;
  }
  const { because } = state.ground.quote(words);
  const [problem] = take(state, {
    kind: 'ADD_WORK',
    placeId: work.placeId,
    code,
    quantity,
    basis: state.ground.basisOf(basis ?? 'told', quantity),
    because,
  });
  if (problem !== undefined) refuse(state, `“${name}”`, problem);
};

const setLines = (state: ReadingState, item: WorkItem, work: Work): void => {
  let set: LineToSet[] = [];
  for (const line of linesSet(item)) {
    const wanted = [...set, line];
    const problems = take(state, { kind: 'SET_WORK', workId: work.id, set: wanted });
    if (problems.length === 0) set = wanted;
    else {
      const given = item.set.find(({ code }) => code === line.code);
      if (given) addLine(state, work, given);
    }
  }
};

/**
 * @param placeId of the scope; null for work that names no place
 * @returns ids of the work that was added, in order; none when the item fell
 */
export const takeWork = (state: ReadingState, item: WorkItem, placeId: string | null): string[] => {
  const { ground, book } = state;
  const { scope: before, taken } = state;
  const name = `“${nameOfWork(item, book)}”`;
  const patch = workPatch(item, placeId, ground, book);
  if (isUnusable(patch)) {
    refuse(state, name, patch.fault);
    return [];
  }
  const problems = take(state, patch);
  const work = newest(state);
  if (!work || state.scope.work.length === before.work.length) {
    refuse(state, name, problems[0] ?? 'it changes nothing');
    return [];
  }
  for (const problem of [...problems, ...strangeParams(item, book)])
    refuse(state, `A part of ${name}`, problem);
  if (work.does.kind === 'ASSEMBLY') setLines(state, item, work);
  state.scope = withProvenance(state.scope, work.id, item, ground);
  const added = state.scope.work.slice(before.work.length);
  const excess = added.map((each) => excessOf(each, state.scope, item, state)).find(Boolean);
  if (excess) {
    Object.assign(state, { scope: before, taken });
    refuse(state, name, excess);
    return [];
  }
  if (item.id !== null && !state.ids.has(item.id)) state.ids.set(item.id, work.id);
  return added.map(({ id }) => id);
};
