// Runs a task over a list, a few at a time; the results stand in the order of the list.

export const overAll = async <T, R>(
  list: readonly T[],
  atOnce: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const left = list.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of left) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
};
