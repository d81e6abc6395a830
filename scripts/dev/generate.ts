// The generated files follow their sources: the schema the types of the API, hooks and documents the schema and `.graphql`.
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(exec);

const isOfSchema = (path: string): boolean => /\.graphql\.ts$|^server\/graphql\//.test(path);
const isDocument = (path: string): boolean => path.endsWith('.graphql');

const readSchema = (): string => readFileSync('schema.graphql', 'utf8');

/** @returns whether it could be printed, and is another */
const printSchema = async (): Promise<boolean> => {
  const before = readSchema();
  await run('node server/graphql/print-schema.ts');
  await run('node scripts/schema/api-changelog.ts');
  return readSchema() !== before;
};

const generate = async (paths: readonly string[]): Promise<void> => {
  const isOther = paths.some(isOfSchema) && (await printSchema());
  if (!isOther && !paths.some(isDocument)) return;
  await run('graphql-codegen --errors-only');
  process.stdout.write('The generated files are up to date.\n');
};

let last: Promise<void> = Promise.resolve();

/** One after the other; a source with a fault is told and waits for its next change. */
export const generateAfter = (paths: readonly string[]): Promise<void> => {
  last = last.then(() =>
    generate(paths).catch((error: unknown) => {
      process.stderr.write(`Nothing was generated: ${String(error)}\n`);
    }),
  );
  return last;
};
