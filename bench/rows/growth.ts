// Row 14: every list and look-up with 10^3, 10^5 and 10^6 estimates in the database, a tenth of them of one owner. It takes
// 3.3 kB of disk an estimate.
import type { Row } from '../harness/bench.ts';
import type { Child } from '../harness/child.ts';
import { withClient } from '../harness/databases.ts';
import { type Figure, verdictOf } from '../harness/figure.ts';
import { medianOf, type Round, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { percentile } from '../harness/statistics.ts';
import { askFor } from '../reads/load.ts';
import { cursorIn } from '../../server/graphql/named-cursors.ts';
import { ESTIMATE_LOOKUPS, type Place, VARIANT_LOOKUPS } from '../reads/lookups.ts';
import { OTHER_LOOKUPS } from '../reads/other-lookups.ts';
import { HEAVY, HEAVY_PROJECT, seedReads } from '../reads/seed.ts';
import { OPERATOR_EMAIL, seedOthers } from '../reads/seed-others.ts';
import type { SaveServer } from '../save/our-server.ts';

const SIZES = ['small', 'middle', 'large'] as const;
type Size = (typeof SIZES)[number];

const USUALLY = 1_000_000;
const sizes: Record<Size, number> = { small: 1_000, middle: 100_000, large: USUALLY };

/** Sets how many estimates the largest database has. */
export const growTo = (estimates: number): void => {
  sizes.large = estimates;
};

/** Writes 3000000 as `3·10^6`. */
const inPowers = (size: number): string => {
  const power = Math.floor(Math.log10(size));
  const times = size / 10 ** power;
  return `${times === 1 ? '' : `${times}·`}10^${power}`;
};
const LOOKUPS = { ...ESTIMATE_LOOKUPS, ...VARIANT_LOOKUPS, ...OTHER_LOOKUPS };
const ROUNDS = 5;
const MS = 300;

interface Side extends Place {
  server: Child<SaveServer>;
  address: string;
}

const OURS = new URL('../save/our-server.ts', import.meta.url);

/** Cursors at nine tenths of what the heavy owner has. */
const deepIn = (url: string): Promise<Place['deep']> =>
  withClient(url, async (client) => {
    const at = async (list: string, table: string, where: string) => {
      const { rows } = await client.query<{ id: number }>(
        `SELECT id FROM ${table} WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT 1
         OFFSET (SELECT floor(count(*) * 0.9) FROM ${table} WHERE ${where})`,
      );
      return cursorIn(list, rows[0]?.id ?? 0);
    };
    return {
      estimates: await at('Viewer.estimates', 'estimates', `account_id = ${HEAVY}`),
      jobs: await at('Viewer.jobs', 'jobs', `account_id = ${HEAVY}`),
      projects: await at('Viewer.projects', 'projects', `account_id = ${HEAVY}`),
      ofProject: await at(`Project.jobs@${HEAVY_PROJECT}`, 'jobs', `project_id = ${HEAVY_PROJECT}`),
    };
  });

const compared = () => `at ${inPowers(sizes.large)} ÷ at ${inPowers(sizes.small)}`;

/** What is larger than usual may take twice as long. */
const goals = () =>
  sizes.large > USUALLY
    ? { goal: { atMost: 2 } }
    : { goal: { atMost: 1.5 }, stretch: { atMost: 1.3 } };

const figureOf = (name: string, rounds: readonly Round<Size, number>[]): Figure => ({
  row: 14,
  name: `${name}, p50 ${compared()}`,
  measured: medianOf(rounds, (round) => round.large / round.small),
  unit: '×',
  ...goals(),
  isDetail: true,
});

/** The one that grew most stands for all. */
const worstOf = (figures: readonly Figure[]): Figure => {
  const times = ({ measured }: Figure) => measured ?? 0;
  const [worst] = figures.toSorted((a, b) => times(b) - times(a));
  const kept = figures.filter((figure) => verdictOf(figure) !== 'no').length;
  return {
    row: 14,
    name: `${figures.length} lists and look-ups, time ${compared()}, the worst`,
    measured: worst?.measured ?? null,
    unit: '×',
    ...goals(),
    said: `${kept} of ${figures.length} keep it`,
  };
};

const noteOf = (name: string, rounds: readonly Round<Size, number>[]): string =>
  `${name}: ${SIZES.map((size) => `${medianOf(rounds, (round) => round[size]).toFixed(2)} ms at ${sizes[size]}`).join(', ')}.`;

export const growthRow: Row = {
  rows: [14],
  title: 'Growth',
  run: (startServices) =>
    withScratch(async (scratch) => {
      const sideOf = async (size: Size): Promise<Side> => {
        const { url } = await scratch.database(await startServices());
        const env = {
          ...serverEnv(await scratch.folder()),
          DATABASE_URL: url,
          OPERATOR_EMAILS: OPERATOR_EMAIL,
        };
        const server = await scratch.child<SaveServer>(OURS, env);
        const { owners, heavy } = await seedReads(url, sizes[size], 1);
        await seedOthers(url, sizes[size], heavy);
        return { server, address: await server.ask('address'), owners, deep: await deepIn(url) };
      };
      const sides = {
        small: await sideOf('small'),
        middle: await sideOf('middle'),
        large: await sideOf('large'),
      } satisfies Record<Size, Side>;
      const figures: Figure[] = [];
      const notes: string[] = [];
      for (const [name, questionIn] of Object.entries(LOOKUPS)) {
        const p50Of = (size: Size) => async () => {
          const side = sides[size];
          const load = { ms: MS, atOnce: 1 };
          return percentile(await askFor(side.address, () => questionIn(side), load), 0.5);
        };
        const rounds = await runRounds(
          { small: p50Of('small'), middle: p50Of('middle'), large: p50Of('large') },
          ROUNDS,
        );
        figures.push(figureOf(name, rounds));
        notes.push(noteOf(name, rounds));
      }
      return { figures: [worstOf(figures), ...figures], notes };
    }),
};
