// Columns that hold documents are read through domain/stored-documents.ts alone: it knows how they used to look.
import type { Source } from './sources.ts';

/**
 * The lane of hot reads hands out lines as they stand where the row says that they have today's form. What takes a large document
 * out in pieces puts it together again, and others read it.
 */
const UNPARSED: ReadonlySet<string> = new Set([
  'server/graphql/read-lane/plain-estimates.ts',
  'server/infra/db/document-pieces.ts',
]);

/** Columns that hold JSON, as the client names them. */
export const jsonColumnsOf = (prismaSchema: string): readonly string[] => [
  ...new Set([...prismaSchema.matchAll(/^ {2}(\w+)\s+Json\b/gm)].map(([, name = '']) => name)),
];

/** Finds where a column is parsed by another schema, cast, or taken apart by a statement. */
export function readPast(sources: readonly Source[], columns: readonly string[]): string[] {
  const column = `(?:\\w+\\.)?(?:${columns.join('|')})`;
  const past = new RegExp(
    [
      String.raw`\w*[sS]chema(?:\.\w+\(\))*\.(?:safeP|p)arse\(${column}\)`,
      String.raw`\b(?:${columns.join('|')}) as (?!Prisma\.InputJson)[A-Z]`,
      String.raw`\b(?:${columns.join('|')})->`,
    ].join('|'),
  );
  return sources
    .filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/domain/'))
    .filter(({ path, text }) => !UNPARSED.has(path) && past.test(text))
    .map(({ path }) => path);
}
