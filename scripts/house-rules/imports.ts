// Holds the imports against import-rules.ts, and draws which feature imports which. Run by itself it tells the faults and
// draws the picture in docs/architecture.md anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { ICruiseResult } from 'dependency-cruiser';
import { FORBIDDEN } from './import-rules.ts';

// dependency-cruiser reads TypeScript with the compiler's own parser, which TypeScript 7 does not have any more.
registerHooks({
  resolve: (specifier, context, next) => {
    const isCruiser = context.parentURL?.includes('dependency-cruiser') ?? false;
    return next(
      isCruiser ? specifier.replace(/^typescript(?=\/|$)/, 'typescript-5') : specifier,
      context,
    );
  },
});

const DOCUMENT = 'docs/architecture.md';
const PICTURE = /(?<=<!-- features: drawn from the imports -->\n\n```mermaid\n)[^`]*/;

export const cruiseImports = async (): Promise<ICruiseResult> => {
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(['server', 'client'], {
    ruleSet: { forbidden: FORBIDDEN },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(server/generated|server/testing/gql|client/gql)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'require', 'default'],
    },
  });
  if (typeof output === 'string') throw new TypeError('The result came as text.');
  return output;
};

export const faultsOf = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} ← ${to}`);

/** Features of one side, each with those that it imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

export const importsOfFeatures = (
  { modules }: ICruiseResult,
  side: 'server' | 'client',
): Imports => {
  const featureOf = (path: string) => new RegExp(`^${side}/features/([^/]+)/`).exec(path)?.[1];
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (!from || /\.test\.tsx?$/.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved);
      if (to && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
};

/** All that is imported from there on. */
const below = (feature: string, imports: Imports): ReadonlySet<string> => {
  const seen = new Set<string>();
  const waiting = [feature];
  for (const here of waiting) {
    for (const next of imports.get(here) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return seen;
};

/** Features that import each other, by whatever way. */
export const featuresInCircles = (imports: Imports): string[] =>
  [...imports.keys()].filter((feature) => below(feature, imports).has(feature));

/** Leaves out an arrow that follows from two others: what is there can still be read off, and the picture stays clear. */
export function drawFeatures(imports: Imports): string {
  const arrows = [...imports.keys()].toSorted().map((from) => {
    const direct = [...(imports.get(from) ?? [])].toSorted();
    const seen = direct.filter(
      (to) => !direct.some((other) => other !== to && below(other, imports).has(to)),
    );
    return `  ${from} --> ${seen.join(' & ')}`;
  });
  return ['flowchart TB', ...arrows, ''].join('\n');
}

export const pictureInDocument = (): string | undefined =>
  PICTURE.exec(readFileSync(DOCUMENT, 'utf8'))?.[0];

if (import.meta.main) {
  const cruised = await cruiseImports();
  for (const fault of faultsOf(cruised)) console.log(fault);
  const picture = drawFeatures(importsOfFeatures(cruised, 'server'));
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(PICTURE, () => picture),
  );
  process.exitCode = cruised.summary.violations.length > 0 ? 1 : 0;
}
