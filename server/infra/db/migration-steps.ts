// A migration in two parts: what is made whole or not at all, and indexes of tables that stood before, which are built while
// others write. Prisma's own command runs the same file in one piece, and writers wait for it.

export interface IndexStep {
  name: string;
  /** It may stand already. */
  sql: string;
}

export interface Steps {
  /** All but the indexes; may hold no statement. */
  tables: string;
  indexes: IndexStep[];
}

/** Statements begin at the beginning of a line, as Prisma writes them. */
const INDEX = /^CREATE INDEX "(\w+)" ON "(\w+)"[^;]*;$/gm;
const TABLE = /^CREATE TABLE "(\w+)"/gm;

export const stepsOf = (sql: string): Steps => {
  const made = new Set([...sql.matchAll(TABLE)].map(([, table]) => table));
  const apart = [...sql.matchAll(INDEX)].filter(([, , table]) => !made.has(table));
  return {
    tables: apart.reduce((rest, [statement]) => rest.replace(statement, ''), sql),
    indexes: apart.map(([statement, name = '']) => ({
      name,
      sql: statement.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS'),
    })),
  };
};
