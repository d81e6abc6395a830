// GraphQL over HTTP: Yoga with the limits that protect a public schema, and errors that say nothing they should not.
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { Context, Ports, Viewer } from '../context.ts';
import { contextOf, type RequestFacts } from '../features/accounts/identify.ts';
import { INTERNAL_MESSAGE, toGraphQLError } from './errors.ts';
import { oneSignInRule } from './one-sign-in.ts';
import { schema } from './schema.ts';

/** An estimate of the most lines one may have, each with details. */
const BODY_MAX_BYTES = 8_000_000;

export interface ServedFacts extends RequestFacts {
  /** Told who is asking as soon as that is known. */
  onViewer?: (viewer: Viewer) => void;
}

export type Yoga = YogaServerInstance<ServedFacts, Context>;

const limits = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: 12 },
    maxAliases: { n: 15 },
    maxTokens: { n: 2_000 },
    maxDirectives: { n: 20 },
    // Cost is the schema builder's: it knows page sizes.
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: true },
  }) as Plugin;

const signInOnce: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(oneSignInRule),
};

export const createGraphQL = (ports: Ports): Yoga =>
  createYoga<ServedFacts, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    maxRequestBodySize: BODY_MAX_BYTES,
    // What is worth a line is logged where errors are masked.
    logging: false,
    maskedErrors: {
      errorMessage: INTERNAL_MESSAGE,
      maskError: (error) => {
        const shown = toGraphQLError(error);
        if (shown.extensions['code'] === 'INTERNAL')
          ports.log.error({ err: error }, 'GraphQL failed');
        return shown;
      },
    },
    context: async ({ onViewer, ...facts }) => {
      const context = await contextOf(ports, facts);
      onViewer?.(context.viewer);
      return context;
    },
    plugins: [limits(), signInOnce],
  });
