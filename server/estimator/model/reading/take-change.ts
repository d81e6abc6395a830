// Takes one change of a scope that stands: its owner asked for it in words, and the model says what it comes to.
import { changePatch } from '../items/answer.ts';
import { SAID_TO_A_PROGRAM } from '../items/item.ts';
import { excessOf } from '../checks/amounts.ts';
import type { ChangeItem } from '../reply/read-reply.ts';
import type { ReadingState } from './state.ts';
import { refuse, take } from './state.ts';

const CHANGE = 'A change';

/** The figure that a change brings, held against its place as one of a piece of work is. */
const figureOf = ({ value }: ChangeItem) => ({
  quantity: typeof value === 'number' ? value : null,
  times: 1,
  params: [],
  set: [],
});

export const takeChange = (state: ReadingState, item: ChangeItem): void => {
  const { because, isOrder } = state.ground.quote(item.words);
  const patch = isOrder ? null : changePatch(item, state);
  // What was taken out with an exclusion need not be dropped again.
  if (patch === null && item.name === 'drop' && state.ids.has(item.on)) return;
  if (patch === null) {
    refuse(state, CHANGE, isOrder ? SAID_TO_A_PROGRAM : 'it names nothing that can be set');
    return;
  }
  const { scope: before, taken } = state;
  const [problem] = take(state, { ...patch, because });
  const id = state.ids.get(item.on);
  const work = state.scope.work.find((each) => each.id === id);
  const excess = work ? excessOf(work, state.scope, figureOf(item), state) : null;
  if (excess !== null) Object.assign(state, { scope: before, taken });
  const why = problem ?? excess;
  if (why !== null && why !== undefined) refuse(state, CHANGE, why);
};
