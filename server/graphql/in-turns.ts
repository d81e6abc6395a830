// Long lists are written into an answer piece by piece: between two pieces others are served.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Entries that are written at once; each has a dozen fields or two. */
export const ENTRIES_OF_A_TURN = 100;

/** The same list, whose entries come in pieces. */
export const inTurns = <Entry>(list: readonly Entry[]): readonly (Entry | Promise<Entry>)[] => {
  let turn = Promise.resolve();
  return list.map((entry, at) => {
    if (at > 0 && at % ENTRIES_OF_A_TURN === 0) turn = turn.then(() => nextTurn());
    return at < ENTRIES_OF_A_TURN ? entry : turn.then(() => entry);
  });
};
