// A few places to work at, shared fairly: of the owners who wait the one served longest ago is next, however much anybody asks
// for; and no owner holds all the places, so that whoever has just come need not wait for somebody else's work to end.

export interface FairTurns {
  /** @returns what to call when done. Rejects with the signal's reason when it aborts while waiting. */
  take(owner: string, signal: AbortSignal): Promise<() => void>;
}

interface Owner {
  waiting: Set<() => void>;
  held: number;
  /** Number of the turn in which it was served last; 0 before the first. */
  served: number;
}

export const createFairTurns = (count: number): FairTurns => {
  const owners = new Map<string, Owner>();
  let free = count;
  let turn = 0;

  const find = (name: string): Owner => {
    const owner = owners.get(name) ?? { waiting: new Set(), held: 0, served: 0 };
    owners.set(name, owner);
    return owner;
  };

  const forgetIdle = (name: string, { waiting, held }: Owner) => {
    if (waiting.size === 0 && held === 0) owners.delete(name);
  };

  const nextOwner = (): Owner | undefined =>
    [...owners.values()]
      // The last free place is for an owner who has none.
      .filter(({ waiting, held }) => waiting.size > 0 && (free > 1 || held === 0))
      .toSorted((a, b) => a.served - b.served)[0];

  const letIn = () => {
    for (let owner = nextOwner(); owner && free > 0; owner = nextOwner()) {
      const [enter] = owner.waiting;
      if (!enter) return;
      owner.waiting.delete(enter);
      owner.held += 1;
      owner.served = turn += 1;
      free -= 1;
      enter();
    }
  };

  const release = (name: string, owner: Owner) => {
    free += 1;
    owner.held -= 1;
    letIn();
    forgetIdle(name, owner);
  };

  return {
    async take(name, signal) {
      signal.throwIfAborted();
      const owner = find(name);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const leave = () => {
        owner.waiting.delete(resolve);
        forgetIdle(name, owner);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      owner.waiting.add(resolve);
      letIn();
      await promise.finally(() => signal.removeEventListener('abort', leave));
      return () => release(name, owner);
    },
  };
};
