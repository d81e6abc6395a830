// Rows 1 and 4: what partners' programs read, beside a server written by hand for exactly that. Both answer the same bytes.
import type { Row } from '../harness/bench.ts';
import { withClient } from '../harness/databases.ts';
import type { Figure } from '../harness/figure.ts';
import { profile } from '../harness/profile.ts';
import { medianOf, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import type { ReadServer } from '../reads/by-hand.ts';
import { ask } from '../reads/load.ts';
import { MANY_LINES, READS } from '../reads/questions.ts';
import { documentOf, seedReads } from '../reads/seed.ts';
import { readCpuOf, readFrom, readNoteOf, type ReadSide } from '../reads/side.ts';

const ESTIMATES = 1_000;
const LINES = 12;
const ROUNDS = 7;

const OURS = new URL('../save/our-server.ts', import.meta.url);
const BY_HAND = new URL('../reads/by-hand.ts', import.meta.url);

export const readsRow: Row = {
  rows: [1, 4],
  title: 'Reads beside a server written by hand',
  run: (startServices) =>
    withScratch(async (scratch) => {
      const { url, postmaster } = await scratch.database(await startServices());
      const env = { ...serverEnv(await scratch.folder()), DATABASE_URL: url };
      const sideOf = async (program: URL): Promise<ReadSide> => {
        const server = await scratch.child<ReadServer>(program, env);
        return { server, address: await server.ask('address'), postmaster };
      };
      const [ours, byHand] = [await sideOf(OURS), await sideOf(BY_HAND)];
      const { owners } = await seedReads(url, ESTIMATES, LINES);
      await withClient(url, (client) =>
        client.query('UPDATE estimates SET document = $1 WHERE id = 1', [documentOf(MANY_LINES)]),
      );
      const figures: Figure[] = [];
      const notes: string[] = [];
      for (const { row, name, questionOf, goal, stretch } of READS) {
        const next = () => questionOf(1 + Math.floor(Math.random() * (owners - 1)));
        const our = await ask(ours.address, questionOf(1));
        const plain = await ask(byHand.address, questionOf(1));
        if (our !== plain) throw new Error(`Two answers to ${name}: ${our} and ${plain}`);
        const sides = { ours: () => readFrom(ours, next), byHand: () => readFrom(byHand, next) };
        await Promise.all([sides.ours(), sides.byHand()]);
        const rounds = await runRounds(sides, ROUNDS);
        await profile(name, ours, sides.ours);
        figures.push({
          row,
          name: `${name}, CPU by hand ÷ ours`,
          measured: medianOf(rounds, (round) => readCpuOf(round.byHand) / readCpuOf(round.ours)),
          unit: '×',
          goal: { atLeast: goal },
          stretch: { atLeast: stretch },
        });
        notes.push(
          `${name} (${(our.length / 1024).toFixed(1)} kB): ${readNoteOf(rounds, 'ours')}; ${readNoteOf(rounds, 'byHand')}.`,
        );
      }
      return { figures, notes };
    }),
};
