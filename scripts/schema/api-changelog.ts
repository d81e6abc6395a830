// Writes docs/api-changelog.md: the changes of the public schema in each version and in the next one.
// `npm run codegen` renews the part that is not released; `npm run schema:release` gives that part a version's name.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type BreakingChange,
  buildSchema,
  type DangerousChange,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
} from 'graphql';
import { elementsOf } from './elements.ts';

export const API_CHANGELOG = 'docs/api-changelog.md';
const RELEASED = 'schema.released.graphql';
const CURRENT = 'schema.graphql';
const UNRELEASED = '## Unreleased\n';

export const schemaIn = (path: string): GraphQLSchema => buildSchema(readFileSync(path, 'utf8'));

const code = (name: string): string => `\`${name}\``;

/** `A! to A` is the same change for all types. */
const described = (description: string): string =>
  description.replace(/changed type from (\S+)! to \1\.$/, 'may be null.');

/** One line for all changes that differ in one name only. */
const inGroups = (
  changes: readonly (BreakingChange | DangerousChange)[],
  pattern: RegExp,
): string[] => {
  const groups = new Map<string, string[]>();
  for (const { description } of changes) {
    const { name = '', same = description } = pattern.exec(described(description))?.groups ?? {};
    groups.set(same, [...(groups.get(same) ?? []), code(name)]);
  }
  return [...groups].map(([same, members]) => `- ${same}: ${members.join(', ')}`);
};

/** `Job.status changed type from A to B.`: the first word is what changed. */
const FIRST_WORD = /^(?<name>\S+) (?<same>.*)\.$/;
/** `NotFound was added to union type AddRoomResult.`: the last word is what changed. */
const LAST_WORD = /^(?<same>.*) (?<name>\S+)\.$/;

/** New optional fields and values of enums stand among what was added. */
const MAY_SURPRISE: ReadonlySet<DangerousChangeType> = new Set([
  DangerousChangeType.TYPE_ADDED_TO_UNION,
  DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
]);

const added = (before: GraphQLSchema, after: GraphQLSchema): string[] => {
  const known = new Set(elementsOf(before).map(({ name }) => name));
  const fresh = elementsOf(after).filter(({ name }) => !known.has(name));
  const types = fresh.filter(({ name }) => !name.includes('.')).map(({ name }) => name);
  const members = new Map<string, string[]>();
  for (const { name } of fresh) {
    const [type = '', member] = name.split(/\.(.*)/);
    const isNewField = fresh.some((field) => name.startsWith(`${field.name}(`));
    if (!member || types.includes(type) || isNewField) continue;
    members.set(type, [...(members.get(type) ?? []), code(member)]);
  }
  return [
    ...(types.length > 0 ? [`- Types: ${types.map(code).join(', ')}`] : []),
    ...[...members].map(([type, names]) => `- ${code(type)}: ${names.join(', ')}`),
  ];
};

/** Makes chapters of markdown, or a sentence where nothing changed. */
export const describeChanges = (before: GraphQLSchema, after: GraphQLSchema): string => {
  const chapters = [
    ['Breaking', inGroups(findBreakingChanges(before, after), FIRST_WORD)],
    [
      'May surprise',
      inGroups(
        findDangerousChanges(before, after).filter(({ type }) => MAY_SURPRISE.has(type)),
        LAST_WORD,
      ),
    ],
    ['Added', added(before, after)],
  ] as const;
  const told = chapters.filter(([, lines]) => lines.length > 0);
  if (told.length === 0) return 'Nothing changed.\n';
  return told.map(([title, lines]) => `### ${title}\n\n${lines.join('\n')}\n`).join('\n');
};

/** The page with its first chapter as the two schemas have it. */
export const renewed = (page: string): string => {
  const start = page.indexOf(UNRELEASED) + UNRELEASED.length;
  const end = page.indexOf('\n## ', start);
  const changes = describeChanges(schemaIn(RELEASED), schemaIn(CURRENT));
  return `${page.slice(0, start)}\n${changes}${page.slice(end)}`;
};

/** @param name a version with its day, like `0.1.0 (2026-11-28)` */
export const released = (page: string, name: string): string =>
  page.replace(UNRELEASED, () => `${UNRELEASED}\nNothing changed.\n\n## ${name}\n`);

if (import.meta.main) {
  const page = renewed(readFileSync(API_CHANGELOG, 'utf8'));
  if (process.argv.includes('--release')) {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(API_CHANGELOG, released(page, `${version} (${day})`));
    copyFileSync(CURRENT, RELEASED);
  } else writeFileSync(API_CHANGELOG, page);
}
