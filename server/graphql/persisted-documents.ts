// The pages' own documents by their hashes, so that a page need not send them. Whatever is sent as text is read as before, and
// what comes by its hash goes through the same checks and limits.
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import texts from './persisted-documents.json' with { type: 'json' };

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(texts));

const hashIn = (extensions: Readonly<Record<string, unknown>> | undefined): string | null => {
  const named: unknown = extensions?.['persistedQuery'];
  if (typeof named !== 'object' || named === null || !('sha256Hash' in named)) return null;
  return typeof named.sha256Hash === 'string' ? named.sha256Hash : null;
};

/** Error in the form that Apollo's clients know: they send the text then. */
const notFound = () =>
  new GraphQLError('This server does not know the document of this hash. Send its text.', {
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { spec: true, status: 200 } },
  });

export const persistedDocuments: Plugin = {
  onParams({ params, setParams }) {
    if (params.query) return;
    const hash = hashIn(params.extensions);
    if (hash === null) return;
    const query = TEXTS.get(hash);
    if (query === undefined) throw notFound();
    setParams({ ...params, query });
  },
};
