// Rows 2, 3 and 5: what partners' programs read, beside what others build the same with, all on one database.
import type { Row } from '../harness/bench.ts';
import type { Figure } from '../harness/figure.ts';
import { medianOf, type Round, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { type PeerName, PEERS } from '../peers/peers.ts';
import { hashOfAnswer } from '../peers/normal.ts';
import { OUR_WORDS, type What, type Words } from '../peers/questions.ts';
import { ask } from '../reads/load.ts';
import type { ReadServer } from '../reads/by-hand.ts';
import { seedReads } from '../reads/seed.ts';
import { readCpuOf, readFrom, readNoteOf, type ReadResult, type ReadSide } from '../reads/side.ts';

const ESTIMATES = 1_000;
const LINES = 12;
const ROUNDS = 6;
const OURS = 'ours';
const OUR_PROGRAM = new URL('../save/our-server.ts', import.meta.url);

type Side = ReadSide & { words: Words };

const COMPARED: readonly {
  row: number;
  peer: PeerName;
  what: What;
  goal?: number;
  stretch?: number;
}[] = [
  { row: 2, peer: 'PostGraphile', what: 'list', goal: 1.6, stretch: 2 },
  { row: 3, peer: 'Apollo + Prisma', what: 'list', goal: 4, stretch: 5 },
  { row: 3, peer: 'Django REST framework', what: 'list', goal: 8, stretch: 10 },
  { row: 5, peer: 'PostGraphile', what: 'one', goal: 1.3, stretch: 1.8 },
  { row: 5, peer: 'Apollo + Prisma', what: 'one' },
  { row: 5, peer: 'Django REST framework', what: 'one' },
];
const TITLES: Readonly<Record<What, string>> = {
  list: '20 estimates with 12 lines each',
  one: 'one estimate by claim number, 12 lines',
};

const holdAgainst = async (sides: ReadonlyMap<string, Side>, what: What): Promise<void> => {
  const hashes = new Map<string, string>();
  for (const [name, { address, words }] of sides) {
    const answer = JSON.parse(await ask(address, words.ask[what](1))) as never;
    hashes.set(name, hashOfAnswer(words.told[what](answer)));
  }
  const other = [...hashes].find(([, hash]) => hash !== hashes.get(OURS));
  if (other) throw new Error(`${other[0]} answers something else to ${TITLES[what]}.`);
};

const measure = async (
  sides: ReadonlyMap<string, Side>,
  what: What,
  owners: number,
): Promise<Round<string, ReadResult>[]> => {
  await holdAgainst(sides, what);
  const readers = [...sides].map(([name, side]) => {
    const next = () => side.words.ask[what](1 + Math.floor(Math.random() * owners));
    return [name, () => readFrom(side, next)] as const;
  });
  // What is compiled as it runs needs more than one turn.
  for (const [, read] of [...readers, ...readers]) await read();
  return runRounds(Object.fromEntries(readers), ROUNDS);
};

export const peersRow: Row = {
  rows: [2, 3, 5],
  title: 'Reads beside what others build the same with',
  run: (startServices) =>
    withScratch(async (scratch) => {
      const { url, postmaster } = await scratch.database(await startServices());
      const env = { ...serverEnv(await scratch.folder()), DATABASE_URL: url };
      const sides = new Map<string, Side>();
      const add = async (name: string, program: URL, words: Words) => {
        const server = await scratch.child<ReadServer>(program, env);
        sides.set(name, { server, address: await server.ask('address'), postmaster, words });
      };
      await add(OURS, OUR_PROGRAM, OUR_WORDS);
      const { owners } = await seedReads(url, ESTIMATES, LINES);
      const notes: string[] = [];
      for (const [name, { prepare, program, words }] of Object.entries(PEERS)) {
        try {
          notes.push(`${await prepare(url)}.`);
          await add(name, program, words);
        } catch (error) {
          notes.push(`${name} was not measured: ${String(error)}`);
        }
      }
      const rounds = {
        list: await measure(sides, 'list', owners),
        one: await measure(sides, 'one', owners),
      };
      for (const what of ['list', 'one'] as const) {
        const all = [...sides.keys()].map((name) => readNoteOf(rounds[what], name));
        notes.push(`${TITLES[what]}: ${all.join('; ')}.`);
      }
      const figures = COMPARED.map(({ row, peer, what, goal, stretch }): Figure => {
        const ratioIn = (round: Round<string, ReadResult>) => {
          const [theirs, ours] = [round[peer], round[OURS]];
          return theirs && ours ? readCpuOf(theirs) / readCpuOf(ours) : Number.NaN;
        };
        return {
          row,
          name: `${TITLES[what]}, CPU of ${peer} ÷ ours`,
          measured: sides.has(peer) ? medianOf(rounds[what], ratioIn) : null,
          unit: '×',
          ...(goal && { goal: { atLeast: goal } }),
          ...(stretch && { stretch: { atLeast: stretch } }),
        };
      });
      return { figures, notes };
    }),
};
