// A rolling restart runs the version before on the schema of the next: migrations only do what that version does not notice.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../server/infra/db/migrate.ts';

const FOLDER = 'prisma/migrations';
/** Migration that makes the tables; no version stood before it. */
const TABLES = '20261128200000';

/** A statement that the version before survives, as it begins; `known` are the tables that this migration made. */
type Harmless = (statement: string, known: ReadonlySet<string>) => boolean;

const begins =
  (pattern: RegExp): Harmless =>
  (statement) =>
    pattern.test(statement);

/** Each part of an ALTER TABLE, commas within brackets and quotes aside. */
const partsOf = (body: string): string[] => body.split(/,\s*(?=ADD |DROP |ALTER |RENAME )/);

const addsColumn = (part: string): boolean =>
  /^ADD COLUMN\s+"\w+"/.test(part) && (!/\bNOT NULL\b/.test(part) || /\bDEFAULT\b/.test(part));

const HARMLESS: readonly Harmless[] = [
  begins(/^CREATE (TABLE|TYPE) /),
  begins(/^CREATE INDEX /),
  // One of a new name is called by nobody yet; to replace one would be noticed.
  begins(/^CREATE FUNCTION "\w+"/),
  // What follows a statement of the version before changes neither its row nor its answer.
  begins(/^CREATE TRIGGER "\w+" AFTER [^;]+\sFOR EACH ROW EXECUTE FUNCTION "\w+"\(\)$/s),
  // It is what a query needs to be quick, not to be right.
  begins(/^DROP INDEX /),
  begins(/^(INSERT INTO|UPDATE) /),
  // The version before looks whether this schema is there before it touches it.
  begins(
    /^DO \$\$\s+BEGIN\s+IF to_regclass\('pgboss\.job'\) IS NOT NULL THEN\s+INSERT INTO [^;]+;\s+END IF;/,
  ),
  begins(/^DROP SCHEMA IF EXISTS "pgboss" CASCADE$/),
  // What was unique to nobody before may be written twice by the version before.
  (statement, known) =>
    known.has(/^CREATE UNIQUE INDEX "\w+" ON "(\w+)"/.exec(statement)?.[1] ?? ''),
  (statement, known) => {
    const [, table = '', body = ''] = /^ALTER TABLE "(\w+)"\s+([\s\S]*)$/.exec(statement) ?? [];
    return known.has(table) || (body !== '' && partsOf(body).every(addsColumn));
  },
];

/** Semicolons between dollar quotes belong to their block. */
const statementsOf = (sql: string): string[] =>
  [...sql.replaceAll(/--.*$/gm, '').matchAll(/(?:\$\$[\s\S]*?\$\$|[^;])+/g)]
    .map(([statement]) => statement.trim())
    .filter(Boolean);

const tablesMadeBy = (sql: string): Set<string> =>
  new Set([...sql.matchAll(/CREATE TABLE "(\w+)"/g)].flatMap(([, table]) => table ?? []));

/** Statements that the version before might not survive. */
const harmful = (sql: string): string[] => {
  const known = tablesMadeBy(sql);
  return statementsOf(sql).filter(
    (statement) => !HARMLESS.some((isHarmless) => isHarmless(statement, known)),
  );
};

/** Statements that name an index above them, which is built behind all of the file: they run without it. */
const tooEarly = (sql: string): string[] => {
  const statements = statementsOf(sql);
  return stepsOf(sql).indexes.flatMap(({ name }) => {
    const made = statements.findIndex((statement) =>
      statement.startsWith(`CREATE INDEX "${name}"`),
    );
    return statements.slice(made + 1).filter((later) => new RegExp(`\\b${name}\\b`).test(later));
  });
};

describe('migrations', () => {
  const names = readdirSync(FOLDER).filter(
    (name) => /^\d{14}_/.test(name) && !name.startsWith(TABLES),
  );

  it.each(names)('%s does nothing that the version before would notice', (name) => {
    expect(harmful(readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8'))).toEqual([]);
  });

  it.each(names)('%s builds indexes of tables that stood before while others write', (name) => {
    const { tables } = stepsOf(readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8'));
    const known = tablesMadeBy(tables);
    const blocking = statementsOf(tables).filter((statement) => {
      const [, table = ''] = /^CREATE (?:UNIQUE )?INDEX .*? ON "(\w+)"/s.exec(statement) ?? [];
      return table !== '' && !known.has(table);
    });
    expect(blocking).toEqual([]);
  });

  it.each(names)('%s names no index behind the place where it seems to be made', (name) => {
    expect(tooEarly(readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8'))).toEqual([]);
  });

  const INDEX = 'CREATE INDEX "jobs_size_idx" ON "jobs"("size");';
  it.each([
    'DROP INDEX "jobs_size_idx"',
    'ALTER INDEX "jobs_size_idx" RENAME TO "jobs_length_idx"',
    'CLUSTER "jobs" USING jobs_size_idx',
    `COMMENT ON INDEX "jobs_size_idx" IS 'by size'`,
  ])('may not follow an index of an older table with %s', (statement) => {
    expect(tooEarly(`${INDEX}\n${statement};`)).toEqual([statement]);
    expect(tooEarly(`CREATE TABLE "jobs" ("size" INTEGER);\n${INDEX}\n${statement};`)).toEqual([]);
    expect(tooEarly(`${statement};\n${INDEX}`)).toEqual([]);
  });

  it.each([
    'DROP TABLE "jobs"',
    'ALTER TABLE "jobs" DROP COLUMN "title"',
    'ALTER TABLE "jobs" RENAME COLUMN "title" TO "name"',
    'ALTER TABLE "jobs" ADD COLUMN "size" INTEGER NOT NULL',
    'ALTER TABLE "jobs" ADD COLUMN "size" INTEGER, DROP COLUMN "title"',
    'ALTER TABLE "jobs" ALTER COLUMN "title" SET NOT NULL',
    'ALTER TABLE "jobs" ADD CONSTRAINT "short" CHECK (length("title") < 9)',
    'CREATE UNIQUE INDEX "jobs_title_key" ON "jobs"("title")',
    'ALTER TYPE "JobStage" ADD VALUE \'PAUSED\'',
    'DELETE FROM "jobs"',
    'CREATE TRIGGER "sized" BEFORE INSERT ON "jobs" FOR EACH ROW EXECUTE FUNCTION "size"()',
  ])('are not let through with %s', (statement) => {
    expect(harmful(`CREATE TABLE "notes" ("id" INTEGER NOT NULL);\n${statement};`)).toEqual([
      statement,
    ]);
  });
});
