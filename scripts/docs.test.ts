// Keeps the documentation true where a program can: its links, the files and tables that it names, the length of its
// pages.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const linesOf = (path: string): number => read(path).trimEnd().split('\n').length;

const PAGES = globSync(
  ['*.md', '{docs,bench,examples,findings,prisma,scripts,server,training}/**/*.md'],
  {
    exclude: (path) => path.includes('node_modules'),
  },
);
const FEATURES = globSync('docs/features/*.md');
const ARCHITECTURE = 'docs/architecture.md';

/** They build files that the product does not have. */
const MADE_UP: ReadonlySet<string> = new Set(['docs/adding-a-feature.md', 'docs/front-end.md']);

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const LINK = /\]\((?<to>[^)\s]+)\)/g;

/** Anchors of the headings of a page, as GitHub makes them. */
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

const isThere = (from: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : join(dirname(from), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
};

describe('links within the repository', () => {
  it('lead somewhere', () => {
    const dead = PAGES.flatMap((page) =>
      [...read(page).replaceAll(CODE, '').matchAll(LINK)]
        .map(({ groups }) => groups?.['to'] ?? '')
        .filter((to) => !/^[a-z]+:/.test(to) && !isThere(page, to))
        .map((to) => `${page}: ${to}`),
    );
    expect(PAGES.length).toBeGreaterThan(50);
    expect(dead).toEqual([]);
  });

  it('and pages that are named in code are there', () => {
    const dead = PAGES.flatMap((page) =>
      [...read(page).matchAll(/`(docs\/[\w/.-]+)`/g)]
        .filter(([, path = '']) => !existsSync(path))
        .map(([, path]) => `${page}: ${path}`),
    );
    expect(dead).toEqual([]);
  });

  it('are found when they are dead', () => {
    expect(isThere('README.md', 'docs/api.md#webhooks')).toBe(true);
    expect(isThere('README.md', 'docs/api.md#no-such-heading')).toBe(false);
    expect(isThere('README.md', 'docs/no-such-page.md')).toBe(false);
  });
});

describe('the pages of the features', () => {
  it('are one page each', () => {
    expect(FEATURES.length).toBeGreaterThan(10);
    expect(FEATURES.filter((path) => linesOf(path) > 40)).toEqual([]);
    expect(linesOf(ARCHITECTURE)).toBeLessThanOrEqual(120);
  });

  it('are all listed by the architecture', () => {
    const page = read(ARCHITECTURE);
    expect(FEATURES.filter((path) => !page.includes(`(features/${basename(path)})`))).toEqual([]);
  });

  it('and those of the product name files that are there', () => {
    const files = new Set(
      globSync(
        '{*,{bench,client,e2e,examples,prisma,scripts,server}/**/*}.{ts,tsx,graphql,csv}',
      ).map((path) => basename(path)),
    );
    const pages = globSync('docs/{features/,}*.md').filter((path) => !MADE_UP.has(path));
    const missing = pages.flatMap((page) =>
      [...read(page).matchAll(/`[\w./-]*?([\w.-]+\.(?:tsx?|graphql|csv))`/g)]
        .filter(([, file = '']) => !files.has(file))
        .map(([, file]) => `${page}: ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('name every table', () => {
    const pages = FEATURES.map(read).join('\n');
    const tables = [...read('prisma/schema.prisma').matchAll(/^ {2}@@map\("(\w+)"\)/gm)];
    expect(tables.length).toBeGreaterThan(30);
    expect(
      tables.map(([, table = '']) => table).filter((table) => !pages.includes(`\`${table}\``)),
    ).toEqual([]);
  });
});
