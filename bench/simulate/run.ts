// Asks the model what docs/scale.md tells: `node bench/simulate/run.ts`.
import {
  closedLoop,
  HABITS,
  type Report,
  reconnect,
  SERVICE,
  type Shape,
  simulate,
  SIZE,
} from './plumbline.ts';

const DAY = 86_400;
/** Estimates of the busiest hour beside those of the mean hour. */
const PEAK = 3;
const SIMULATED_SECONDS = 600;
/** A core for an hour, $: what clouds ask for machines that are kept. */
const CORE_HOUR = 0.04;

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

const told = ({ p50, p95, stations }: Report): string =>
  [
    `p50 ${p50.toFixed(2)} s, p95 ${p95.toFixed(2)} s`,
    ...stations.map(
      ({ name, utilization, queued }) => `${name} ${percent(utilization)} (${queued} wait)`,
    ),
  ].join('; ');

const byDay = (perDay: number, shape: Shape): void => {
  const estimatesPerSecond = (perDay / DAY) * PEAK;
  const report = simulate(shape, estimatesPerSecond, SIMULATED_SECONDS);
  console.log(
    `${perDay} a day, at the peak ${estimatesPerSecond.toFixed(1)} a second, ${JSON.stringify(shape)}: ${told(report)}`,
  );
};

console.log(
  `One process: ${closedLoop(8, { processes: 1, database: 1 }).toFixed(0)} jobs/s; two: ${closedLoop(8, { processes: 2, database: 1 }).toFixed(0)}; two and two cores of PostgreSQL: ${closedLoop(16, { processes: 2, database: 2 }).toFixed(0)}.`,
);
byDay(10_000, { web: 1, workers: 1, media: 1, database: 1 });
byDay(100_000, { web: 1, workers: 1, media: 8, database: 1 });
byDay(1_000_000, { web: 2, workers: 1, media: 96, database: 2 });
byDay(1_000_000, { web: 2, workers: 1, media: 64, database: 2 });
byDay(1_000_000, { web: 2, workers: 1, media: 48, database: 2 });

const cpu =
  SERVICE.submit +
  SERVICE.jobAround +
  SERVICE.estimate +
  SERVICE.jobDatabase +
  HABITS.events * (SERVICE.event + SERVICE.eventDatabase) +
  HABITS.reads * (SERVICE.read + SERVICE.readDatabase);
const media =
  HABITS.photos * SERVICE.photo + HABITS.recognizedPages * SERVICE.page + HABITS.pdfs * SERVICE.pdf;
console.log(
  `CPU of an estimate: ${(cpu * 1e3).toFixed(0)} ms without uploads, ${(media * 1e3).toFixed(0)} ms for them; a thousand cost $${(((cpu + media) * 1_000 * CORE_HOUR) / 3_600).toFixed(4)} of cores.`,
);
console.log(
  `A million: ${((SIZE.estimate * 1e6) / 1e6).toFixed(0)} GB of rows, ${((SIZE.upload * (HABITS.photos + HABITS.recognizedPages) * 1e6) / 1e9).toFixed(1)} TB of uploads.`,
);

for (const sockets of [100_000, 1_000_000]) {
  const processes = sockets / 10_000;
  const memory = (sockets * SIZE.socket) / 1e6;
  for (const within of [1, 30]) {
    const shape = {
      web: Math.ceil((processes * 2) / 3),
      workers: 1,
      media: 1,
      database: sockets / 100_000,
    };
    const seconds = reconnect(shape, sockets / 3, within);
    console.log(
      `${sockets} sockets: ${processes} processes, ${memory.toFixed(1)} GB; a third lost comes back within ${seconds.toFixed(0)} s where pages wait up to ${within} s, PostgreSQL with ${shape.database} cores.`,
    );
  }
}
