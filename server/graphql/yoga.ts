// GraphQL over HTTP: Yoga with the limits that protect a public schema, and errors that say nothing they should not.
import { inWords } from '../domain/numbers.ts';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import {
  __Schema,
  GraphQLError,
  type ASTVisitor,
  type ValidationContext,
  getNamedType,
  isIntrospectionType,
  type DocumentNode,
  type ExecutionResult,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { createYoga, isAsyncIterable, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { Context, Ports, Viewer } from '../context.ts';
import { contextOf, type RequestFacts } from '../features/accounts/identify.ts';
import { OPERATION_MS, operationTooLong, withinDeadline } from '../infra/deadline.ts';
import { hasLongList, jsonPieces } from '../infra/json-bytes.ts';
import { inTurns } from './in-turns.ts';
import { limitBodies } from './body-limits.ts';
import { toGraphQLError } from './errors.ts';
import { longLists } from './long-lists.ts';
import { numbersAsIds } from './numbers-as-ids.ts';
import { persistedDocuments } from './persisted-documents.ts';
import { readLane } from './read-lane/read-lane.ts';
import { schema } from './schema.ts';
import { shortErrors } from './short-errors.ts';
import { tokenScopes } from './token-scopes.ts';

// Parsed documents, kept so that a client's operations are parsed and checked once. Bounded in bytes: documents are the
// callers' own, and a tree takes many times the memory of its text.

/** A token with its place, and the node made of it; measured at 500 to 900 bytes. */
const BYTES_PER_TOKEN = 1_000;

const sizeOf = (text: string, { loc }: DocumentNode): number => {
  let tokens = 0;
  for (let token = loc?.startToken ?? null; token; token = token.next) tokens += 1;
  // The text is held twice: as the key and as the source that places refer to.
  return 4 * text.length + BYTES_PER_TOKEN * tokens;
};

interface DocumentCache {
  get(text: string): DocumentNode | undefined;
  set(text: string, document: DocumentNode): void;
}

/** Forgets the documents that were not asked for the longest. Yoga's check of a document is forgotten with it. */
const createDocumentCache = (maxBytes: number): DocumentCache => {
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

// Limits of fields beside each other. The check that fields can be merged compares each with each. Hundreds of them, in
// one selection or through fragments, would keep all other callers waiting.

/** Fields that an operation asks at its root. */
const ROOT_FIELDS_MAX = 20;
/** Fields and fragments in one selection. */
const SELECTIONS_MAX = 100;
/** Times that one selection names the same field or fragment. */
const REPEATS_MAX = 10;
/** Uses of fragments in a document. */
const SPREADS_MAX = 100;
/** Fields of a document once its fragments are opened, as often as they are used: fragments that use others twice double each time. */
const OPENED_MAX = 2_000;

const keyOf = (node: SelectionNode): string => {
  if (node.kind === Kind.FIELD) return (node.alias ?? node.name).value;
  return node.kind === Kind.FRAGMENT_SPREAD
    ? `...${node.name.value}`
    : `... on ${node.typeCondition?.name.value ?? ''}`;
};

const refuseMore = (cost: number, limit: number, words: string): void => {
  if (cost <= limit) return;
  throw new GraphQLError(
    `This document asks for too much at once: ${words}, and ${inWords(limit)} are allowed. Send it in parts.`,
    { extensions: { code: 'LIMIT_EXCEEDED', cost, limit } },
  );
};

/** Fields of all operations, with fragments opened. Each fragment is counted once; one that uses itself is refused elsewhere. */
const openedFields = ({ definitions }: DocumentNode): number => {
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const counted = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    counted.set(name, 0);
    const count = 1 + ofSet(fragments.get(name));
    counted.set(name, count);
    return count;
  };
  const ofNode = (node: SelectionNode): number =>
    node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : 1 + ofSet(node.selectionSet);
  const ofSet = (set: SelectionSetNode | undefined): number =>
    set?.selections.reduce((sum, node) => sum + ofNode(node), 0) ?? 0;
  return definitions.reduce(
    (sum, one) => sum + (one.kind === Kind.OPERATION_DEFINITION ? ofSet(one.selectionSet) : 0),
    0,
  );
};

/** A validation rule. It throws on entering the document, before the slow rules look at it. */
const boundedSelectionsRule = (): ASTVisitor => ({
  Document(document) {
    let spreads = 0;
    visit(document, {
      OperationDefinition({ selectionSet: { selections } }) {
        // Aliases have a limit of their own.
        const { length } = selections.filter((node) => !('alias' in node && node.alias));
        refuseMore(length, ROOT_FIELDS_MAX, `${length} fields at its root`);
      },
      SelectionSet({ selections }) {
        refuseMore(
          selections.length,
          SELECTIONS_MAX,
          `${selections.length} fields in one selection`,
        );
        for (const [key, { length }] of Map.groupBy(selections, keyOf)) {
          refuseMore(length, REPEATS_MAX, `\`${key}\` ${length} times in one selection`);
        }
      },
      FragmentSpread() {
        spreads += 1;
      },
    });
    refuseMore(spreads, SPREADS_MAX, `${spreads} uses of fragments`);
    const opened = openedFields(document);
    refuseMore(opened, OPENED_MAX, `${inWords(opened)} fields once its fragments are opened`);
  },
});

// One introspection a document, or a few types by name, with no names of its own in them. The schema is public, but fields
// under many aliases would multiply it: a document of a kilobyte to an answer of megabytes, worked out while all others wait.

/** Types that one document may look up by name; a tool that shows a field asks for its type and its input. */
const TYPES_MAX = 5;

/** What is found of introspection, as how often the whole schema would be asked; 1 is allowed. */
const introspections = ({ schemas, types }: { schemas: number; types: number }): number =>
  schemas + (schemas > 0 || types > TYPES_MAX ? types : Math.min(types, 1));

/** A validation rule; counts the whole document, whichever of its operations is asked for. */
const oneIntrospectionRule = (context: ValidationContext): ASTVisitor => {
  const found = { schemas: 0, types: 0 };
  let isReported = false;
  return {
    Field(node) {
      const parent = getNamedType(context.getParentType());
      if (node.name.value === '__schema') found.schemas += 1;
      if (node.name.value === '__type') found.types += 1;
      const isMultiplied = parent && isIntrospectionType(parent) && node.alias !== undefined;
      const cost = introspections(found);
      if (isReported || (cost < 2 && !isMultiplied)) return;
      isReported = true;
      context.reportError(
        new GraphQLError(
          `Ask for the schema once a document, or for up to ${TYPES_MAX} types by name, and without aliases in them.`,
          {
            nodes: node,
            extensions: { code: 'LIMIT_EXCEEDED', cost: Math.max(cost, 2), limit: 1 },
          },
        ),
      );
    },
  };
};

// The whole schema is described in pieces, and others are served between two of them.

const describedTypes = __Schema.getFields()['types'];
const describeTypes = describedTypes?.resolve;
if (!describeTypes)
  throw new Error('GraphQL describes the types of a schema in another way by now.');
describedTypes.resolve = async (...asked) => {
  const types = await describeTypes(...asked);
  return Array.isArray(types) ? inTurns(types) : types;
};

// One sign-in mutation a document: guesses cannot be bundled by aliases or fragments, so limits on requests bound them.

const VERBS: ReadonlySet<string> = new Set(['startSignIn', 'verifySignIn', 'finishSignIn']);

/** A validation rule; counts the whole document, whichever of its operations is asked for. */
const oneSignInRule = (context: ValidationContext): ASTVisitor => {
  const root = context.getSchema().getMutationType();
  let seen = 0;
  return {
    Field(node) {
      if (!VERBS.has(node.name.value) || context.getParentType() !== root) return;
      seen += 1;
      if (seen !== 2) return;
      context.reportError(
        new GraphQLError('Send one sign-in mutation at a time.', {
          nodes: node,
          extensions: { code: 'BAD_INPUT' },
        }),
      );
    },
  };
};

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
    // A fragment is no level of its own: documents may name what each of their parts asks.
    maxDepth: { ...atMost(12), flattenFragments: true },
    maxAliases: atMost(15),
    maxTokens: atMost(2_000),
    maxDirectives: atMost(20),
    // Cost is the schema builder's: it knows page sizes.
    costLimit: { enabled: false },
    // The schema is public: a misspelt name may be told the right one.
    blockFieldSuggestion: { enabled: false },
  }) as Plugin;

const onlyOnce: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(boundedSelectionsRule);
    addValidationRule(oneSignInRule);
    addValidationRule(oneIntrospectionRule);
  },
};

/** Gives up an operation that takes too long. Its parts that have not begun by then do not begin. */
const deadline: Plugin = {
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn((args) =>
      withinDeadline(OPERATION_MS, operationTooLong, (signal) =>
        (executeFn as (args: object) => PromiseLike<ExecutionResult>)({ ...args, signal }),
      ),
    );
  },
};

/** Levels of an answer at which lists stand: its data, a field, pages, their edges, and what those have. */
const LIST_DEPTH = 8;

/** Writes a large answer between what others ask. One with errors is written by Yoga, which leaves out what is not told. */
const largeAnswers: Plugin = {
  async onResultProcess({ result, setResult }) {
    if (Array.isArray(result) || isAsyncIterable(result)) return;
    if (result.errors?.length || result.extensions || !hasLongList(result.data, LIST_DEPTH)) return;
    const text = (await jsonPieces({ data: result.data }, LIST_DEPTH)).join('');
    setResult({ ...result, stringify: () => text });
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
      longLists,
      shortErrors,
      tokenScopes,
      numbersAsIds,
      readLane,
      deadline,
      largeAnswers,
    ],
  });
