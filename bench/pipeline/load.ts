// A closed loop of jobs: the next one starts when one of those under way is done.

/** Priced lines of every estimate, on both sides. */
export const LINES = 12;

export interface JobTimes {
  totalMs: number;
  /** Time from the answer to the submit to the event that says the job is ready. */
  afterSubmitMs: number;
}

export interface LoadResult {
  jobsPerSecond: number;
  times: JobTimes[];
}

export const inParallel = async <Customer>(
  customers: readonly Customer[],
  atOnce: number,
  doOne: (customer: Customer) => Promise<JobTimes>,
): Promise<LoadResult> => {
  const waiting = customers.values();
  const times: JobTimes[] = [];
  const takeTurns = async () => {
    for (const customer of waiting) times.push(await doOne(customer));
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return { jobsPerSecond: (times.length / (performance.now() - started)) * 1000, times };
};
