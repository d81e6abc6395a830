// A few places to work at; whoever comes when all are taken waits in line.

export interface Slots {
  /** @returns what to call when done. Rejects with the signal's reason when it aborts while waiting. */
  take(signal: AbortSignal): Promise<() => void>;
}

export const createSlots = (count: number): Slots => {
  const line: (() => void)[] = [];
  let free = count;

  const release = () => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };

  const wait = (signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      line.splice(line.indexOf(enter), 1);
      reject(signal.reason);
    };
    const enter = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    line.push(enter);
    signal.addEventListener('abort', leave, { once: true });
    return promise;
  };

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await wait(signal);
      return release;
    },
  };
};
