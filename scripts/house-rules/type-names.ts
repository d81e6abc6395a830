// One word per concept: which exported types of a side have the same name in several files, and which words a name is made of.
import { isTest, type Source } from './sources.ts';

const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class) ([A-Z]\w*)/gm;

/** Server and client may call the same thing the same, each as it has it. */
const sideOf = (path: string): string => path.split('/')[0] ?? '';

/** `Name: file, file` for each name that stands for two things of the server, or of the client. */
export function namesOfTwoThings(sources: readonly Source[]): readonly string[] {
  const named = sources
    .filter((source) => !isTest(source))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED_TYPE)].map(([, name = '']) => ({ name, path })),
    );
  return [...Map.groupBy(named, ({ name, path }) => `${sideOf(path)} ${name}`).values()].flatMap(
    (places) => {
      const paths = places.map(({ path }) => path);
      return places.length > 1 ? [`${places[0]?.name}: ${paths.join(', ')}`] : [];
    },
  );
}

/** Words of a name in lower case and the singular: `ApiTokens` is api, token. */
const wordsOfName = (name: string): readonly string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) =>
    word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''),
  );

/** True when the words of the term stand in the name whole and side by side: `Bid` is in `SaveBidInput`, not in `Bidet`. */
export function hasTerm(name: string, term: string): boolean {
  const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;
  const wanted = wordsOfName(term);
  return wanted.length > 0 && spaced(wordsOfName(name)).includes(spaced(wanted));
}
