// Are the committed generated files what their sources generate? Generates them anew in a copy of
// the sources, so that the tree of the person who runs it stays as it is, and compares.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { addCounts, type Counts, FAILED, type Output, PASSED, runCommand } from './step.ts';

const SOURCES = ['server', 'client', 'scripts', 'codegen.ts', 'schema.graphql', 'package.json'];
/** Large, and no generator reads them. */
const LEFT_OUT = new Set(['fixtures', 'public']);

interface Generator {
  readonly name: string;
  readonly files: readonly string[];
  readonly command: readonly [string, ...string[]];
}

const GENERATORS: readonly Generator[] = [
  {
    name: 'schema.graphql',
    files: ['schema.graphql'],
    command: ['node', 'server/graphql/print-schema.ts'],
  },
  {
    name: 'Typed documents and hooks',
    files: [
      'client/gql/*.ts',
      'client/gql/operations/*',
      'server/graphql/persisted-documents.json',
      'server/testing/gql/*',
    ],
    command: ['graphql-codegen'],
  },
];

function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'plumbline-generated-'));
  for (const source of SOURCES) {
    const filter = (file: string) => !LEFT_OUT.has(basename(file));
    cpSync(source, join(copy, source), { recursive: true, filter });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

const readAll = (folder: string, patterns: readonly string[]) =>
  new Map(
    globSync([...patterns], { cwd: folder }).map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );

async function checkGenerator(
  copy: string,
  { name, files, command }: Generator,
  output: Output,
): Promise<Counts> {
  const [program, ...args] = command;
  if ((await runCommand(program, args, { folder: copy, output })) !== 0) {
    output.print(`${name} could not be generated (see above).\n`);
    return FAILED;
  }
  const [committed, generated] = [readAll('.', files), readAll(copy, files)];
  const names = new Set([...committed.keys(), ...generated.keys()]);
  const stale = [...names].filter((file) => committed.get(file) !== generated.get(file));
  if (stale.length === 0) return PASSED;
  output.print(`Stale: ${stale.join(', ')}. Run npm run codegen and commit what it changes.\n`);
  return FAILED;
}

const MIGRATIONS_TO_SCHEMA =
  'migrate diff --from-migrations prisma/migrations --to-schema prisma/schema.prisma --exit-code';

async function checkMigrations(output: Output): Promise<Counts> {
  const exitCode = await runCommand('prisma', MIGRATIONS_TO_SCHEMA.split(' '), { output });
  if (exitCode === 0) return PASSED;
  output.print('prisma/migrations does not lead to prisma/schema.prisma: write a migration.\n');
  return FAILED;
}

/** One count for each kind of generated file. */
export async function checkStale(output: Output): Promise<Counts> {
  let counts = await checkMigrations(output);
  const copy = copySources();
  try {
    // The order counts: the documents are checked against the schema just printed.
    for (const generator of GENERATORS) {
      counts = addCounts(counts, await checkGenerator(copy, generator, output));
    }
    return counts;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
