// The small feature that docs/adding-a-feature.md builds, kept as a patch: which files it touches, with how many lines.
import { readFileSync } from 'node:fs';

export const GUIDE = 'docs/adding-a-feature.md';
export const PATCH = 'docs/adding-a-feature.patch';

/** What follows by itself or changes every week, and would make the patch brittle. */
export const LEFT_OUT = [
  'CHANGELOG.md',
  'client/gql',
  'docs/api-changelog.md',
  'schema.graphql',
  'server/graphql/persisted-documents.json',
  'server/testing/gql',
] as const;

/** Lines added to each file, by its path. */
export type LinesOfFiles = Readonly<Record<string, number>>;

export const linesInPatch = (patch: string): LinesOfFiles =>
  Object.fromEntries(
    patch
      .split(/^diff --git /m)
      .slice(1)
      .map((part) => [
        /^a\/(\S+)/.exec(part)?.[1] ?? '',
        part.split('\n').filter((line) => /^\+(?!\+\+ )/.test(line)).length,
      ]),
  );

/** Rows of the guide's table: step, file, lines, what stands there. */
export const linesInGuide = (guide: string): LinesOfFiles =>
  Object.fromEntries(
    [...guide.matchAll(/^\| +\d+ +\| `([^`]+)` +\| +(\d+) +\|/gm)].map(([, path = '', lines]) => [
      path,
      Number(lines),
    ]),
  );

const isOfTests = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** `20 files with 282 lines, 123 of them tests`, as the guide begins. */
export const sumOf = (lines: LinesOfFiles): string => {
  const files = Object.entries(lines);
  const sum = (some: typeof files) => some.reduce((all, [, count]) => all + count, 0);
  return `${files.length} files with ${sum(files)} lines, ${sum(files.filter(([path]) => isOfTests(path)))} of them tests`;
};

export const readPatch = (): string => readFileSync(PATCH, 'utf8');
