// One word per concept: which exported types have the same name in several files, and which of the wire the glossary knows.
import { isTest, type Source } from './sources.ts';

/** The same thing on both sides of the wire: as the server has it, and as a page reads it. */
const ON_BOTH_SIDES: ReadonlySet<string> = new Set([
  'AdoptedWork',
  'Material',
  'PriceBookEntry',
  'Revision',
  'ScopeQuestion',
  'WorkParameter',
]);

const EXPORTED_TYPE = /^export (?:abstract )?(?:interface|type|class) ([A-Z]\w*)/gm;

/** `Name: file, file` for each name that stands for two things. */
export function namesOfTwoThings(sources: readonly Source[]): readonly string[] {
  const named = sources
    .filter((source) => !isTest(source))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED_TYPE)].map(([, name = '']) => ({ name, path })),
    );
  return [...Map.groupBy(named, ({ name }) => name)].flatMap(([name, places]) => {
    const sides = new Set(places.map(({ path }) => path.split('/')[0]));
    const isOneThing = ON_BOTH_SIDES.has(name) && sides.size === places.length;
    const paths = places.map(({ path }) => path);
    return places.length > 1 && !isOneThing ? [`${name}: ${paths.join(', ')}`] : [];
  });
}
