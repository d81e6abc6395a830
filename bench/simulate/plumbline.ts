// Plumbline as a network of queues: web processes, workers, PostgreSQL, Redis, storage, and the sockets that follow jobs.
// What each step takes was measured on one machine (docs/benchmarks.md, docs/speed.md); beside each figure stands its row.
import { Simulation, Station } from './engine.ts';

const MS = 1e-3;

/** CPU of one thing, s, unless said. */
export const SERVICE = {
  /** Row 10: of a job from submit to ready without its estimator, 1.45 ms; the submit is a third of it. */
  submit: 0.5 * MS,
  jobAround: 0.95 * MS,
  /** Row 11, as a server has it. */
  estimate: 5.41 * MS,
  /** Row 10, over both transactions. */
  jobDatabase: 1.55 * MS,
  /** Time in which a durable commit waits for the disk, and nobody computes: row 10's bare commits, 2 of 1 ms less their CPU. */
  commit: 0.6 * MS,
  /** Row 6: an event, the server's and the database's part without the write. */
  event: 0.47 * MS,
  eventDatabase: 0.05 * MS,
  /** Redis passes a message on, and to each process that listens. */
  redis: 0.02 * MS,
  /** Row 6: a socket that is opened. */
  openSocket: 0.7 * MS,
  /** Rows 1 and 4: reading of an estimate of 20 lines, and PostgreSQL's part. */
  read: 1 * MS,
  readDatabase: 0.4 * MS,
  /** A photo to its thumbnail and what is read of it. */
  photo: 300 * MS,
  /** Row 22: a page without words that is recognized. */
  page: 2_200 * MS,
  /** Row 12, once for so many estimates. */
  pdf: 150 * MS,
} as const;

/** kB. Row 6; a document of 20 lines with its versions as the database keeps them; an upload. */
export const SIZE = { socket: 11, estimate: 12, upload: 900 } as const;

/** One estimate of so many events; what people send along, on average. */
export const HABITS = {
  events: 8,
  reads: 20,
  photos: 2,
  recognizedPages: 0.4,
  pdfs: 0.3,
} as const;

export interface Shape {
  /** Processes of one core each. */
  web: number;
  workers: number;
  /** Cores that read photos and pages and draw PDFs. */
  media: number;
  database: number;
}

export interface Report {
  /** Submit → ready, s. */
  p50: number;
  p95: number;
  made: number;
  stations: { name: string; utilization: number; queued: number }[];
}

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

/** A station, or null for time in which nobody is at work; s on average. */
type Step = readonly [Station | null, number];

/** Takes steps one after the other; how long each takes varies as queueing theory has it, exponentially. */
const pass = (simulation: Simulation, steps: readonly Step[], done: () => void): void => {
  const [step, ...rest] = steps;
  if (!step) return done();
  const [station, mean] = step;
  const next = () => pass(simulation, rest, done);
  if (station) station.serve(simulation.exponential(mean), next);
  else simulation.after(mean, next);
};

/** The parts of one installation, and the way of an estimate through them. */
export class Installation {
  readonly simulation: Simulation;
  readonly web: Station;
  readonly workers: Station;
  readonly media: Station;
  readonly database: Station;
  readonly redis: Station;

  constructor(simulation: Simulation, shape: Shape) {
    this.simulation = simulation;
    this.web = new Station(simulation, 'web', shape.web);
    this.workers = new Station(simulation, 'workers', shape.workers);
    this.media = new Station(simulation, 'media', shape.media);
    this.database = new Station(simulation, 'PostgreSQL', shape.database);
    this.redis = new Station(simulation, 'Redis', 1);
  }

  /** Submit, wait, price, commit. @param done when the estimate is ready */
  job(
    done: () => void,
    uploads: { photos: number; pages: number } = { photos: 0, pages: 0 },
  ): void {
    const { web, workers, database, redis, media } = this;
    pass(
      this.simulation,
      [
        [web, SERVICE.submit],
        [database, SERVICE.jobDatabase / 2],
        [null, SERVICE.commit],
        [media, uploads.photos * SERVICE.photo + uploads.pages * SERVICE.page],
        [workers, SERVICE.jobAround + SERVICE.estimate],
        [database, SERVICE.jobDatabase / 2],
        [null, SERVICE.commit],
        [redis, SERVICE.redis],
      ],
      done,
    );
  }

  event(): void {
    const { database, redis, web } = this;
    const steps = [
      [redis, SERVICE.redis],
      [database, SERVICE.eventDatabase],
      [web, SERVICE.event],
    ] as const;
    pass(this.simulation, steps, () => {});
  }

  read(): void {
    const steps = [
      [this.web, SERVICE.read],
      [this.database, SERVICE.readDatabase],
    ] as const;
    pass(this.simulation, steps, () => {});
  }

  pdf(): void {
    this.media.serve(SERVICE.pdf, () => {});
  }

  openSocket(done: () => void): void {
    pass(
      this.simulation,
      [
        [this.web, SERVICE.openSocket],
        [this.database, SERVICE.readDatabase],
      ],
      done,
    );
  }

  get stations(): Station[] {
    return [this.web, this.workers, this.media, this.database, this.redis];
  }
}

/** How often something happens that does so `mean` times on average. */
const times = (random: () => number, mean: number): number =>
  Math.floor(mean) + (random() < mean % 1 ? 1 : 0);

/** Estimates that come at random for so long. */
export const simulate = (shape: Shape, estimatesPerSecond: number, seconds: number): Report => {
  const simulation = new Simulation(11);
  const installation = new Installation(simulation, shape);
  const delays: number[] = [];
  const { random } = simulation;
  const come = (): void => {
    const began = simulation.now;
    const uploads = {
      photos: times(random, HABITS.photos),
      pages: times(random, HABITS.recognizedPages),
    };
    installation.job(() => void delays.push(simulation.now - began), uploads);
    for (let count = 0; count < HABITS.events; count += 1) {
      simulation.after(random(), () => installation.event());
    }
    for (let count = 0; count < HABITS.reads; count += 1) {
      simulation.after(random() * 60, () => installation.read());
    }
    for (let count = times(random, HABITS.pdfs); count > 0; count -= 1) {
      simulation.after(random() * 60, () => installation.pdf());
    }
    simulation.after(simulation.exponential(1 / estimatesPerSecond), come);
  };
  come();
  simulation.run(seconds);
  return {
    p50: percentile(delays, 0.5),
    p95: percentile(delays, 0.95),
    made: delays.length,
    stations: installation.stations.map(({ name, utilization, queued }) => ({
      name,
      utilization,
      queued,
    })),
  };
};

/**
 * Jobs a second with so many customers, of whom each submits the next when theirs is ready, as row 10 measures it: one process
 * is web and worker, its estimator takes no time, and PostgreSQL has the other cores of the machine.
 */
export const closedLoop = (
  customers: number,
  { processes, database }: { processes: number; database: number },
): number => {
  const simulation = new Simulation(3);
  const process = new Station(simulation, 'processes', processes);
  const backends = new Station(simulation, 'PostgreSQL', database);
  let made = 0;
  const half = [
    [backends, SERVICE.jobDatabase / 2],
    [null, SERVICE.commit],
  ] as const;
  const go = (): void =>
    pass(
      simulation,
      [[process, SERVICE.submit], ...half, [process, SERVICE.jobAround], ...half],
      () => {
        made += 1;
        go();
      },
    );
  for (let number = 0; number < customers; number += 1) go();
  const seconds = 20;
  simulation.run(seconds);
  return made / seconds;
};

/** Seconds until all sockets of a lost part are open again, whose pages come back within so many seconds. */
export const reconnect = (shape: Shape, sockets: number, within: number): number => {
  const simulation = new Simulation(5);
  const installation = new Installation(simulation, shape);
  let last = 0;
  for (let number = 0; number < sockets; number += 1) {
    simulation.after(simulation.random() * within, () =>
      installation.openSocket(() => {
        last = simulation.now;
      }),
    );
  }
  simulation.run(3_600);
  return last;
};
