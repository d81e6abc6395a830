// Sends the hash of a document that the server knows in place of its text. A server that does not, older or newer than the
// page, is sent the text.
import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { persistedHashOf } from '../lib/document-of.ts';

const byHash = new PersistedQueryLink({
  generateHash: (document) => persistedHashOf(document) ?? '',
});

export const persistedDocuments = ApolloLink.split(
  ({ query }) => persistedHashOf(query) !== undefined,
  byHash,
);
