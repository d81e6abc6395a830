// The document of an operation as Apollo sends it: with its fragments, type names everywhere, without directives that are
// the client's own. Known by the hash of its text.
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { Kind, print, visit } from 'graphql';

/** What Apollo takes out before a document leaves the page. */
const OWN_DIRECTIVES = new Set(['unmask', 'nonreactive']);

const cache = new InMemoryCache();

const spreadsIn = (definition) => {
  const names = [];
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
};

/** Depth first, each once. */
const withFragments = (definition, all, found = new Set([definition])) => {
  for (const name of spreadsIn(definition)) {
    const fragment = all.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
    );
    if (!fragment || found.has(fragment)) continue;
    found.add(fragment);
    withFragments(fragment, all, found);
  }
  return [...found];
};

export const persistedText = (operation, all) => {
  const document = { kind: Kind.DOCUMENT, definitions: withFragments(operation, all) };
  const bare = visit(document, {
    Directive: ({ name }) => (OWN_DIRECTIVES.has(name.value) ? null : undefined),
  });
  return print(cache.transformDocument(bare));
};

export const hashOf = (text) => createHash('sha256').update(text).digest('hex');
