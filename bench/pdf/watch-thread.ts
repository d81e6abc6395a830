// What this thread computes: on a busy machine a thread stands still for other reasons, too, but not in its own time.

const MICROSECONDS = 1_000;

/** @returns to call at the end: CPU time of this thread since, ms. No stop of it can have been longer. */
export const watchThread = (): (() => number) => {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / MICROSECONDS;
  };
};
