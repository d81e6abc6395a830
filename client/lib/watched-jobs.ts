// The jobs a page of this tab shows at the moment: news of them need no toast.
const watched = new Map<string, number>();

export const isWatched = (jobId: string): boolean => watched.has(jobId);

/** Returns the function that ends the watch. */
export const watchJob = (jobId: string): (() => void) => {
  watched.set(jobId, (watched.get(jobId) ?? 0) + 1);
  return () => {
    const left = (watched.get(jobId) ?? 1) - 1;
    if (left === 0) watched.delete(jobId);
    else watched.set(jobId, left);
  };
};
