// The project's own source files, their texts and the files they import.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Source {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const GENERATED = /^(client\/(gql|icons)|server\/generated|server\/testing\/gql)\//;
const IMPORTS =
  /\bfrom\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

const withSlashes = (path: string) => path.replaceAll('\\', '/');

export const isTest = ({ path }: Source) =>
  /\.test\.tsx?$/.test(path) || /(^|\/)(testing|e2e)\//.test(path);

export const readSources = (...patterns: readonly string[]): readonly Source[] =>
  globSync([...patterns])
    .map(withSlashes)
    .filter((path) => !GENERATED.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The source as a program: imports of types leave nothing behind. */
export const withoutTypeImports = ({ path, text }: Source): Source => ({
  path,
  text: text.replaceAll(/^(import|export) type [^;]*;$/gm, ''),
});

/** A path from the root for one of the project's own files, else the name of a package. */
function targetOf(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const target = withSlashes(normalize(join(dirname(path), specifier)));
  return existsSync(target) ? target : `${target} (missing)`;
}

/** What a file imports: paths from the root for the project's own files, else package names. */
export const importsOf = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(IMPORTS)].map(([, named, bare, lazy]) =>
    targetOf(path, named ?? bare ?? lazy ?? ''),
  );

/** What a file imports without a name: later, by `import()`, which the build keeps in a file of its own, or for its effect alone. */
export const namelessImportsOf = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(IMPORTS)].flatMap(([, , bare, lazy]) => {
    const specifier = bare ?? lazy;
    return specifier ? [targetOf(path, specifier)] : [];
  });
