// GraphQL over HTTP: Yoga with the limits that protect a public schema, and errors that say nothing they should not.
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { Context, Ports, Viewer } from '../context.ts';
import { contextOf, type RequestFacts } from '../features/accounts/identify.ts';
import { limitBodies } from './body-limits.ts';
import { createDocumentCache } from './document-cache.ts';
import { toGraphQLError } from './errors.ts';
import { oneIntrospectionRule } from './one-introspection.ts';
import { oneSignInRule } from './one-sign-in.ts';
import { persistedDocuments } from './persisted-documents.ts';
import { readLane } from './read-lane/read-lane.ts';
import { schema } from './schema.ts';
import { shortErrors } from './short-errors.ts';
import { tokenScopes } from './token-scopes.ts';

/** Takes all operations of this product's pages several times over. */
const DOCUMENTS_MAX_BYTES = 32_000_000;
/** What cannot be parsed is short and soon refused again: keeping that would cost memory and save nothing. */
const NO_CACHE = { get: () => undefined, set: () => undefined };

export interface ServedFacts extends RequestFacts {
  /** Hears who is asking as soon as that is known. */
  onViewer?: (viewer: Viewer) => void;
}

export type Yoga = YogaServerInstance<ServedFacts, Context>;

/** Counting ends where there is too much, and not every limit says how much it found. */
const foundIn = (message: string, n: number): number =>
  Number(/found (\d+)/.exec(message)?.[1] ?? n + 1);

/** A limit of a document, refused with what was found and what is allowed as fields. */
const atMost = (n: number) => ({
  n,
  onReject: [
    (_context: unknown, { message }: GraphQLError) => {
      throw new GraphQLError(message.replace(/^Syntax Error: /, ''), {
        extensions: { code: 'LIMIT_EXCEEDED', cost: foundIn(message, n), limit: n },
      });
    },
  ],
});

const limits = () =>
  EnvelopArmorPlugin({
    maxDepth: atMost(12),
    maxAliases: atMost(15),
    maxTokens: atMost(2_000),
    maxDirectives: atMost(20),
    // Cost is the schema builder's: it knows page sizes.
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: true },
  }) as Plugin;

const onlyOnce: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(oneSignInRule);
    addValidationRule(oneIntrospectionRule);
  },
};

export const createGraphQL = (ports: Ports, report: (error: unknown) => string): Yoga =>
  createYoga<ServedFacts, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    // Looked at before any of it is read: serve-graphql.ts.
    maxRequestBodySize: false,
    parserAndValidationCache: {
      documentCache: createDocumentCache(DOCUMENTS_MAX_BYTES),
      errorCache: NO_CACHE,
    },
    // What is worth a line is logged where errors are masked.
    logging: false,
    maskedErrors: { maskError: (error) => toGraphQLError(error, report) },
    context: async ({ onViewer, ...facts }) => {
      const context = await contextOf(ports, facts);
      onViewer?.(context.viewer);
      return context;
    },
    plugins: [
      persistedDocuments,
      limitBodies,
      limits(),
      onlyOnce,
      shortErrors,
      tokenScopes,
      readLane,
    ],
  });
