// One word per concept: which types have the same name in several files, exported or not, and which words a name is made of.
import { isTest, type Source } from './sources.ts';

/** The same thing on both sides of the wire: as the server has it, and as a page reads it. */
const ON_BOTH_SIDES: ReadonlySet<string> = new Set([
  'AdoptedWork',
  'Exclusion',
  'Material',
  'Place',
  'PriceBookEntry',
  'Revision',
  'ScopeQuestion',
  'Work',
  'WorkParameter',
]);

const TYPE = /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class) ([A-Z]\w*)/gm;

/** `Name: file, file` for each name that stands for two things. */
export function namesOfTwoThings(sources: readonly Source[]): readonly string[] {
  const named = sources
    .filter((source) => !isTest(source))
    .flatMap(({ path, text }) => [...text.matchAll(TYPE)].map(([, name = '']) => ({ name, path })));
  return [...Map.groupBy(named, ({ name }) => name)].flatMap(([name, places]) => {
    const sides = new Set(places.map(({ path }) => path.split('/')[0]));
    const isOneThing = ON_BOTH_SIDES.has(name) && sides.size === places.length;
    const paths = places.map(({ path }) => path);
    return places.length > 1 && !isOneThing ? [`${name}: ${paths.join(', ')}`] : [];
  });
}

/** In lower case and the singular: `ApiTokens` is api, token. */
export const wordsOfName = (name: string): readonly string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) =>
    word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''),
  );

/** True when the words of the term stand in the name whole and side by side: `Bid` is in `SaveBidInput`, not in `Bidet`. */
export function hasTerm(name: string, term: string): boolean {
  const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;
  const wanted = wordsOfName(term);
  return wanted.length > 0 && spaced(wordsOfName(name)).includes(spaced(wanted));
}
