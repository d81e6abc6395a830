// A discrete-event simulation: a clock that jumps from event to event, and stations whose servers serve what waits in turn.

interface Event {
  at: number;
  /** Events of one moment happen in the order in which they were planned. */
  order: number;
  happen: () => void;
}

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export class Simulation {
  readonly random: () => number;
  /** Seconds since the beginning. */
  now = 0;
  #planned = 0;
  readonly #heap: Event[] = [];

  constructor(seed = 1) {
    this.random = randomOf(seed);
  }

  exponential(mean: number): number {
    return -mean * Math.log(1 - this.random());
  }

  after(seconds: number, happen: () => void): void {
    this.#planned += 1;
    this.#push({ at: this.now + seconds, order: this.#planned, happen });
  }

  /** Lets happen what is planned until then. */
  run(until: number): void {
    for (let next = this.#heap[0]; next && next.at <= until; next = this.#heap[0]) {
      this.#dropFirst();
      this.now = next.at;
      next.happen();
    }
    this.now = until;
  }

  #push(event: Event): void {
    const heap = this.#heap;
    let place = heap.length;
    heap.push(event);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (!parent || isBefore(parent, event)) break;
      heap[place] = parent;
      heap[above] = event;
      place = above;
    }
  }

  #dropFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    heap[0] = last;
    let place = 0;
    for (;;) {
      const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
      const child = right && left && isBefore(right, left) ? right : left;
      if (!child || isBefore(last, child)) return;
      const below = 2 * place + (child === right ? 2 : 1);
      heap[place] = child;
      heap[below] = last;
      place = below;
    }
  }
}

interface Waiting {
  since: number;
  seconds: number;
  done: () => void;
}

/** So many servers that take what waits, first come first served: cores, the processes of a kind, a disk. */
export class Station {
  readonly #simulation: Simulation;
  readonly #waiting: Waiting[] = [];
  #first = 0;
  #busy = 0;
  #busySeconds = 0;
  #waitedSeconds = 0;
  #served = 0;

  readonly name: string;
  servers: number;

  constructor(simulation: Simulation, name: string, servers: number) {
    this.#simulation = simulation;
    this.name = name;
    this.servers = servers;
  }

  /** @param done when it is served */
  serve(seconds: number, done: () => void): void {
    this.#waiting.push({ since: this.#simulation.now, seconds, done });
    this.#takeNext();
  }

  #takeNext(): void {
    const next = this.#waiting[this.#first];
    if (!next || this.#busy >= this.servers) return;
    this.#first += 1;
    if (this.#first > 1_000 && this.#first * 2 > this.#waiting.length) {
      this.#waiting.splice(0, this.#first);
      this.#first = 0;
    }
    this.#busy += 1;
    this.#served += 1;
    this.#waitedSeconds += this.#simulation.now - next.since;
    this.#simulation.after(next.seconds, () => {
      this.#busy -= 1;
      this.#busySeconds += next.seconds;
      next.done();
      this.#takeNext();
    });
  }

  /** What waits now. */
  get queued(): number {
    return this.#waiting.length - this.#first;
  }

  /** Share of the time in which a server was at work. */
  get utilization(): number {
    return this.#busySeconds / (this.#simulation.now * this.servers);
  }

  /** Mean wait before the service, s. */
  get meanWait(): number {
    return this.#served === 0 ? 0 : this.#waitedSeconds / this.#served;
  }
}
