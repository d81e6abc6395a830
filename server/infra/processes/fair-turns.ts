// A few places to work at, shared fairly. The waiting owner who was served longest ago is next, however much anybody
// asks for. No owner holds all places, so a new owner need not wait until somebody else's work ends.
//
// Work is long once it has run for `longAfterMs`. Long work may hold all places but one. Work that becomes long after
// that is overdue: it goes on until another owner waits for its place, and then gives way, once. It begins anew with a
// place for long work, where nothing interrupts it. A single place has room for a second worker while its work is long,
// so that quick work goes on beside it.

/** The work gave its place to another owner. The caller takes a place for it again, as long work. */
export class GaveWay extends Error {
  override readonly name = 'GaveWay';
}

export interface HeldPlace {
  /** Aborts with GaveWay when the work must stop; never while it has a place for long work. */
  readonly signal: AbortSignal;
  /** Call it once the work has ended. */
  release(): void;
}

export interface Waiter {
  owner: string;
  signal: AbortSignal;
  /** True when the work gave way before. */
  isLong?: boolean;
}

export interface FairTurns {
  /** Rejects with the signal's reason when it aborts while waiting. */
  take(waiter: Waiter): Promise<HeldPlace>;
}

interface Owner {
  /** Waiters for any place and for a place for long work, in the order in which they came. */
  waiting: Record<Lane, Set<() => void>>;
  held: number;
  /** Number of the last turn in which each lane served the owner; 0 before the first. */
  served: Record<Lane, number>;
}

type Lane = 'any' | 'long';

interface Holder {
  owner: Owner;
  gate: AbortController;
  /** OVERDUE: it became long and no place for long work was free. LEAVING: its signal was aborted. */
  state: 'QUICK' | 'OVERDUE' | 'LONG' | 'LEAVING';
}

interface Owners {
  find(name: string): Owner;
  /** Forgets an owner who neither works nor waits. */
  forgetIdle(name: string, owner: Owner): void;
  waitingIn(lane: Lane): Owner[];
}

const createOwners = (): Owners => {
  const owners = new Map<string, Owner>();
  return {
    find(name) {
      const waiting = { any: new Set<() => void>(), long: new Set<() => void>() };
      const owner = owners.get(name) ?? { waiting, held: 0, served: { any: 0, long: 0 } };
      owners.set(name, owner);
      return owner;
    },
    forgetIdle(name, { waiting, held }) {
      if (waiting.any.size === 0 && waiting.long.size === 0 && held === 0) owners.delete(name);
    },
    waitingIn: (lane) => [...owners.values()].filter(({ waiting }) => waiting[lane].size > 0),
  };
};

interface Schedule extends Owners {
  readonly holders: Set<Holder>;
  /** Lets waiters in and tells others to give way. Call it when work has come, left or become long. */
  settle(): void;
}

const createSchedule = (count: number): Schedule => {
  const owners = createOwners();
  const { waitingIn } = owners;
  const holders = new Set<Holder>();
  const longPlaces = Math.max(1, count - 1);
  let turn = 0;

  const countOf = (state: Holder['state']) =>
    [...holders].filter((holder) => holder.state === state).length;
  const capacity = () => (count === 1 ? 1 + countOf('LONG') : count);
  const free = () => capacity() - holders.size;
  const hasLongPlace = () => countOf('LONG') < longPlaces;
  const next = (lane: Lane, among: readonly Owner[]): Owner | undefined =>
    among.toSorted((a, b) => a.served[lane] - b.served[lane])[0];
  /** True when an owner may enter. The last free place is for an owner who has none. */
  const mayEnter = ({ held }: Owner): boolean => free() > 1 || (free() === 1 && held === 0);

  /** Gives free places for long work to overdue work. It takes turns with the owners who wait for such a place. */
  const promote = () => {
    for (const holder of holders) {
      if (holder.state !== 'OVERDUE' || !hasLongPlace()) continue;
      const rivals = waitingIn('long').filter(mayEnter);
      if (next('long', [holder.owner, ...rivals]) !== holder.owner) continue;
      holder.state = 'LONG';
      holder.owner.served.long = turn += 1;
    }
  };

  const enter = (lane: Lane): boolean => {
    if (lane === 'long' && !hasLongPlace()) return false;
    const owner = next(lane, waitingIn(lane).filter(mayEnter));
    const [begin] = owner?.waiting[lane] ?? [];
    if (!owner || !begin) return false;
    owner.waiting[lane].delete(begin);
    owner.served[lane] = turn += 1;
    begin();
    return true;
  };

  /** Ends as much overdue work as there are waiting owners without a place. */
  const giveWay = () => {
    const others = waitingIn('any').filter(({ held }) => held === 0);
    let missing = others.length - free() - countOf('LEAVING');
    for (const holder of holders) {
      if (missing <= 0) return;
      if (holder.state !== 'OVERDUE') continue;
      holder.state = 'LEAVING';
      holder.gate.abort(new GaveWay('Others wait for this place.'));
      missing -= 1;
    }
  };

  return {
    ...owners,
    holders,
    settle() {
      promote();
      while (enter('long') || enter('any'));
      giveWay();
    },
  };
};

/** @param longAfterMs time after which work is long; without it, none ever gives way */
export const createFairTurns = (count: number, longAfterMs = Infinity): FairTurns => {
  const { find, forgetIdle, holders, settle } = createSchedule(count);

  const hold = (name: string, owner: Owner, state: 'QUICK' | 'LONG'): HeldPlace => {
    const holder: Holder = { owner, gate: new AbortController(), state };
    holders.add(holder);
    owner.held += 1;
    const isTimed = state === 'QUICK' && longAfterMs !== Infinity;
    const becomeLong = () => {
      holder.state = 'OVERDUE';
      settle();
    };
    const clock = isTimed ? setTimeout(becomeLong, longAfterMs).unref() : undefined;
    return {
      signal: holder.gate.signal,
      release() {
        clearTimeout(clock);
        holders.delete(holder);
        owner.held -= 1;
        settle();
        forgetIdle(name, owner);
      },
    };
  };

  return {
    async take({ owner: name, signal, isLong = false }) {
      signal.throwIfAborted();
      const lane = isLong ? 'long' : 'any';
      const owner = find(name);
      const { promise, resolve, reject } = Promise.withResolvers<HeldPlace>();
      const begin = () => resolve(hold(name, owner, isLong ? 'LONG' : 'QUICK'));
      const leave = () => {
        owner.waiting[lane].delete(begin);
        forgetIdle(name, owner);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      owner.waiting[lane].add(begin);
      settle();
      return promise.finally(() => signal.removeEventListener('abort', leave));
    },
  };
};
