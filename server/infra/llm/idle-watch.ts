// Aborts when nothing was heard for too long. Runs only while somebody waits for the server, not while lines are stored.

export interface IdleWatch {
  readonly signal: AbortSignal;
  start(): void;
  stop(): void;
}

/** @param idleMs longest silence, ms. */
export const createIdleWatch = (idleMs: number): IdleWatch => {
  const control = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: control.signal,
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => control.abort(), idleMs);
    },
    stop() {
      clearTimeout(timer);
    },
  };
};
