// How much one GraphQL request may say: its document is small, and only operations that save long lists need a long body.
import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  Kind,
  type SelectionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Bytes of JSON. The longest text there is takes 120,000 when a client escapes every character of it. */
export const SMALL_BODY_BYTES = 200_000;

/** Characters of one document; the longest of this product's pages has a tenth of it. */
const DOCUMENT_MAX = 30_000;

/** Bytes that lists of the most entries, each with details, take; by mutation. */
const LONG_BODIES: Readonly<Record<string, number>> = {
  saveEstimate: 8_000_000,
  saveBid: 8_000_000,
  saveInventory: 2_000_000,
};

/** Bytes of the largest body that any operation may have. */
export const LARGEST_BODY_BYTES = Math.max(...Object.values(LONG_BODIES));

const tooLarge = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_INPUT', http: { status: 413 } } });

const allowanceOf = (selection: SelectionNode): number => {
  if (selection.kind !== Kind.FIELD) return SMALL_BODY_BYTES;
  const name = selection.name.value;
  return Object.hasOwn(LONG_BODIES, name) ? (LONG_BODIES[name] ?? 0) : SMALL_BODY_BYTES;
};

const allowedBytes = (document: DocumentNode, operationName: string | null | undefined): number => {
  const operation = getOperationAST(document, operationName);
  if (!operation) return SMALL_BODY_BYTES;
  return Math.min(...operation.selectionSet.selections.map(allowanceOf));
};

const isDocument = (result: unknown): result is DocumentNode =>
  typeof result === 'object' && result !== null && !(result instanceof Error);

/** Bodies come with their length (`serve-graphql.ts`); messages of a socket are short by themselves. */
export const limitBodies: Plugin = {
  onParse({ context, params }) {
    if (String(params.source).length > DOCUMENT_MAX) {
      throw tooLarge(
        `This document is longer than the ${DOCUMENT_MAX.toLocaleString('en-US')} characters that are read. Send values as variables.`,
      );
    }
    const bytes = Number(context.request.headers.get('content-length') ?? 0);
    if (bytes <= SMALL_BODY_BYTES) return undefined;
    return ({ result }) => {
      if (!isDocument(result)) return;
      if (bytes > allowedBytes(result, context.params.operationName)) {
        throw tooLarge('This operation takes no input as long as this. Send less at once.');
      }
    };
  },
};
