// How busy this thread is while others work for it, whatever else the machine has to do.

/** @returns to call at the end: share of the time since in which this thread computed, 0 to 1 */
export const watchThread = (): (() => number) => {
  const begun = performance.now();
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000 / (performance.now() - begun);
  };
};
