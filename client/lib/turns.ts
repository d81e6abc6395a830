/** Runs one after the other what must not happen at the same time; a failure stops nobody behind it. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export const createTurns = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
};
