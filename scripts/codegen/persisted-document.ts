// The document of an operation as Apollo sends it: with its fragments, type names everywhere, without directives that are
// the client's own. Known by the hash of its text.
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { Kind, print, visit } from 'graphql';
import { type Definition, isOperation, nameOf } from './names.ts';
import { spreadsIn } from './spreads.ts';

/** What Apollo takes out before a document leaves the page. */
const OWN_DIRECTIVES = new Set(['unmask', 'nonreactive']);

const cache = new InMemoryCache();

/** Depth first, each once. */
function withFragments(
  definition: Definition,
  all: readonly Definition[],
  found = new Set([definition]),
): Definition[] {
  for (const name of spreadsIn(definition)) {
    const fragment = all.find((one) => !isOperation(one) && nameOf(one) === name);
    if (!fragment || found.has(fragment)) continue;
    found.add(fragment);
    withFragments(fragment, all, found);
  }
  return [...found];
}

export function persistedText(operation: Definition, all: readonly Definition[]): string {
  const document = { kind: Kind.DOCUMENT, definitions: withFragments(operation, all) } as const;
  const bare = visit(document, {
    Directive: ({ name }) => (OWN_DIRECTIVES.has(name.value) ? null : undefined),
  });
  return print(cache.transformDocument(bare));
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
