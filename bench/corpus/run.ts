// Runs folders of files through the product's readers, as if each were uploaded, and prints what became of them, by kind:
//   node bench/corpus/run.ts --log=/tmp/corpus.jsonl FOLDER…
// A file is opened (and read, where it is a plan or a paper) or refused with a sentence. It failed when its process ended, or an error
// came that has no sentence. `--log` keeps a line a file; those that stand in it are not run again.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FileKind } from '../../server/domain/catalog.ts';
import { DomainError } from '../../server/domain/errors.ts';
import { isAccepted, UPLOAD_RULES, type UploadFormat } from '../../server/domain/scope/uploads.ts';
import { readWholePaper } from '../../server/estimator/read/whole-paper.ts';
import { readWholePlan } from '../../server/estimator/read/whole-plan.ts';
import { findFfmpeg } from '../../server/infra/media/find-ffmpeg.ts';
import { createMediaInspector, readHead } from '../../server/infra/media/inspect-media.ts';
import { createMediaReader } from '../../server/infra/media/read-media.ts';
import { sniffFormats } from '../../server/infra/media/sniff.ts';
import { ProcessEnded } from '../../server/infra/processes/process-ended.ts';

interface Outcome {
  path: string;
  /** What its bytes say it is, else the ending of its name. */
  kind: string;
  /** `LIMIT`: refused, as it broke a limit of time or memory. `CRASH`, `KILLED`: its process ended. `ERROR`: no sentence. */
  end: 'OPENED' | 'REFUSED' | 'LIMIT' | 'CRASH' | 'KILLED' | 'ERROR';
  sentence: string | null;
  /** Rooms or lines that were read. */
  found: number | null;
  ms: number;
}

const OWNER = { owner: 'corpus' };
const LIMITS = { maxPages: 5, maxChars: 100_000 };
const AT_ONCE = 3;

const ffmpeg = await findFfmpeg();
const inspector = createMediaInspector(ffmpeg?.path ?? null);
const reader = createMediaReader();

/** The card that people would add it to: the first that takes it, plans before papers only where papers do not take it. */
const cardOf = (formats: readonly UploadFormat[]): FileKind => {
  const cards: FileKind[] = ['PHOTO', 'VIDEO', 'DOC', 'FLOOR'];
  return cards.find((card) => isAccepted(card, formats)) ?? 'DOC';
};

const READ: ReadonlySet<UploadFormat> = new Set([
  ...UPLOAD_RULES.DOC.formats,
  ...UPLOAD_RULES.FLOOR.formats,
]);

/** @returns rooms of a plan, lines of a paper; null where a picture would have to be recognized */
const read = async (path: string, card: FileKind): Promise<number | null> => {
  const paper = await reader.readPaper(path, LIMITS, OWNER);
  if (
    paper.from === 'WORDS' &&
    (card === 'FLOOR' || paper.pages.every(({ words }) => words.length === 0))
  )
    return card === 'FLOOR' ? readWholePlan(paper.pages).paper.rooms.length : null;
  return readWholePaper(paper).lines.length;
};

/** What is said of a process that broke a limit. */
const IS_LIMIT = /takes too long to open|too much memory to open/;

const endOf = (error: unknown): Pick<Outcome, 'end' | 'sentence'> => {
  const sentence = error instanceof Error ? error.message : String(error);
  if (!(error instanceof DomainError)) return { end: 'ERROR', sentence };
  const { cause } = error;
  if (cause instanceof ProcessEnded)
    return { end: cause.reason === 'KILLED' ? 'KILLED' : 'CRASH', sentence };
  if (error.code !== 'BAD_INPUT') return { end: 'ERROR', sentence };
  return { end: IS_LIMIT.test(sentence) ? 'LIMIT' : 'REFUSED', sentence };
};

const run = async (path: string): Promise<Outcome> => {
  const start = performance.now();
  const formats = (await stat(path)).size > 0 ? sniffFormats(await readHead(path)) : [];
  const card = cardOf(formats);
  const kind = formats.join(' or ') || `none: ${extname(path).toLowerCase()}`;
  const since = () => Math.round(performance.now() - start);
  try {
    const facts = await inspector.inspect({ path, kind: card, withinMs: 300_000 }, OWNER);
    const isRead = READ.has(facts.format) && facts.pages !== 0 && card !== 'PHOTO';
    const found = isRead ? await read(path, card) : null;
    return { path, kind: facts.format, end: 'OPENED', sentence: facts.note, found, ms: since() };
  } catch (error) {
    return { path, kind, ...endOf(error), found: null, ms: since() };
  }
};

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};

const tableOf = (outcomes: readonly Outcome[]): string => {
  const rows = [...Map.groupBy(outcomes, ({ kind }) => kind)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, all]) => {
      const count = (...ends: Outcome['end'][]) =>
        all.filter(({ end }) => ends.includes(end)).length;
      const slowest = Math.max(...all.map(({ ms }) => ms));
      const counts = [
        all.length,
        count('OPENED'),
        count('REFUSED'),
        count('LIMIT'),
        count('CRASH', 'KILLED', 'ERROR'),
      ];
      return `| ${kind} | ${counts.join(' | ')} | ${(slowest / 1000).toFixed(1)} |`;
    });
  return [
    '| kind | files | opened | refused | too long or large | failed | slowest, s |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
};

const { values, positionals } = parseArgs({
  options: { log: { type: 'string' } },
  allowPositionals: true,
});
const { log } = values;
const known: Outcome[] =
  log !== undefined && existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): Outcome => JSON.parse(line))
    : [];
const done = new Set(known.map(({ path }) => path));
const files = (await Promise.all(positionals.map(filesIn)))
  .flat()
  .filter((path) => !done.has(path));
const outcomes: Outcome[] = [];
const takeTurns = async () => {
  for (let path = files.pop(); path !== undefined; path = files.pop()) {
    const outcome = await run(path);
    if (log !== undefined) appendFileSync(log, `${JSON.stringify(outcome)}\n`);
    outcomes.push(outcome);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
await inspector.close();
await reader.close();
const all = [...known, ...outcomes];
console.log(tableOf(all));
const sentences = Map.groupBy(
  all.filter(({ end }) => end !== 'OPENED'),
  ({ end, sentence }) => `${end}: ${sentence}`,
);
for (const [sentence, refused] of [...sentences].toSorted(([, a], [, b]) => b.length - a.length))
  console.log(`${refused.length} × ${sentence}\n    ${refused[0]?.path}`);
