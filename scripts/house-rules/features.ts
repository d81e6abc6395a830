// Which feature imports which, and the picture of it in docs/architecture.md. `node scripts/house-rules/features.ts` draws
// it anew there; the house rules hold it against the imports.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Imports, importsBetween } from './cycles.ts';
import { importsOf, isTest, readSources, type Source } from './sources.ts';

const DOCUMENT = 'docs/architecture.md';
const PICTURE = /(?<=<!-- features: drawn from the imports -->\n\n```mermaid\n)[^`]*/;

type Side = 'server' | 'client';

const featureOf = (path: string, side: Side): string | undefined =>
  new RegExp(`^${side}/features/([^/]+)/`).exec(path)?.[1];

export const importsOfFeatures = (sources: readonly Source[], side: Side): Imports =>
  importsBetween(
    sources.flatMap((source) =>
      importsOf(source).flatMap((target): (readonly [string, string])[] => {
        const [from, to] = [featureOf(source.path, side), featureOf(target, side)];
        return from && to ? [[from, to]] : [];
      }),
    ),
  );

/** All that is imported from there on. There are no circles. */
const below = (feature: string, imports: Imports): ReadonlySet<string> =>
  new Set([...(imports.get(feature) ?? [])].flatMap((next) => [next, ...below(next, imports)]));

/** An arrow that follows from two others is left out: what is there can still be read off, and the picture stays clear. */
export function drawFeatures(imports: Imports): string {
  const arrows = [...imports.keys()].toSorted().flatMap((from) => {
    const direct = [...(imports.get(from) ?? [])].toSorted();
    const seen = direct.filter(
      (to) => !direct.some((other) => other !== to && below(other, imports).has(to)),
    );
    return seen.map((to) => `  ${from} --> ${to}`);
  });
  return ['flowchart TB', ...arrows, ''].join('\n');
}

export const pictureInDocument = (): string | undefined =>
  PICTURE.exec(readFileSync(DOCUMENT, 'utf8'))?.[0];

if (import.meta.main) {
  const product = readSources('server/**/*.ts').filter((source) => !isTest(source));
  const picture = drawFeatures(importsOfFeatures(product, 'server'));
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(PICTURE, () => picture),
  );
}
