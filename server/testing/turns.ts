/** Counts turns of the event loop while something works: in each of them others are served. */
export const turnsOf = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  try {
    await work();
  } finally {
    clearImmediate(counting);
  }
  return turns;
};
