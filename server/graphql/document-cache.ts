// Parsed documents, kept so that a client's operations are parsed and checked once. Bounded in bytes: documents are the
// callers' own, and a tree takes many times the memory of its text.
import type { DocumentNode } from 'graphql';

/** A token with its place, and the node made of it; measured at 500 to 900 bytes. */
const BYTES_PER_TOKEN = 1_000;

const sizeOf = (text: string, { loc }: DocumentNode): number => {
  let tokens = 0;
  for (let token = loc?.startToken ?? null; token; token = token.next) tokens += 1;
  // The text is held twice: as the key and as the source that places refer to.
  return 4 * text.length + BYTES_PER_TOKEN * tokens;
};

export interface DocumentCache {
  get(text: string): DocumentNode | undefined;
  set(text: string, document: DocumentNode): void;
}

/** Forgets the documents that were not asked for the longest. Yoga's check of a document is forgotten with it. */
export const createDocumentCache = (maxBytes: number): DocumentCache => {
  /** Documents in the order of their last use. */
  const kept = new Map<string, { document: DocumentNode; bytes: number }>();
  let total = 0;

  const forget = (text: string, bytes: number) => {
    kept.delete(text);
    total -= bytes;
  };

  return {
    get(text) {
      const entry = kept.get(text);
      if (!entry) return undefined;
      kept.delete(text);
      kept.set(text, entry);
      return entry.document;
    },
    set(text, document) {
      const known = kept.get(text);
      if (known) forget(text, known.bytes);
      const bytes = sizeOf(text, document);
      if (bytes > maxBytes) return;
      kept.set(text, { document, bytes });
      total += bytes;
      for (const [oldest, entry] of kept) {
        if (total <= maxBytes) break;
        forget(oldest, entry.bytes);
      }
    },
  };
};
