// A read of the lane that Yoga has answered once does not go through it again. What Yoga made of it (parsed, checked and limited the
// document, chose the media type) came from its text and the manner of asking alone, so the same comes to the same. What depends on
// who asks and for what is looked at each time, by the same functions: sign-in, scopes, variables, cost.
import type { DocumentNode } from 'graphql';
import type { Context, Ports } from '../../context.ts';
import { contextOf, type RequestFacts } from '../../features/accounts/identify.ts';
import type { DocumentCache } from '../document-cache.ts';
import { schema } from '../schema.ts';
import { firstFault } from '../short-errors.ts';
import { refusalOf } from '../token-scopes.ts';
import type { OperationVariables } from './arguments.ts';
import { knownRead } from './plan.ts';
import type { Question } from './question.ts';
import { readPlainly } from './read-lane.ts';

/** Of one document; more than clients have use for are not remembered. */
const MANNERS_MAX = 8;

interface ReadAnswer {
  contentType: string;
  body: string;
}

export interface ShortWay {
  /** Null where Yoga has to be asked. */
  take(question: Question, facts: RequestFacts): Promise<ReadAnswer | null>;
  /** Hears what Yoga answered where it was asked. */
  learn(question: Question, response: Response, body: string): void;
}

/** With nothing in its head but what kind of text it is. */
const isPlainAnswer = ({ status, headers }: Response, body: string): boolean =>
  status === 200 &&
  body.startsWith('{"data":') &&
  [...headers.keys()].every((name) => /^content-(?:type|length)$/i.test(name));

const isAllowed = (
  document: DocumentNode,
  variables: OperationVariables,
  { viewer }: Context,
): boolean =>
  firstFault({ schema, document, variableValues: variables }) === null &&
  refusalOf(schema, document, viewer) === null;

export const createShortWay = (ports: Ports, documents: Pick<DocumentCache, 'get'>): ShortWay => {
  /** By the manner of asking, the media type of the answer. */
  const known = new WeakMap<DocumentNode, Map<string, string>>();
  return {
    async take({ text, variables, manner }, facts) {
      const document = documents.get(text);
      const contentType = document && known.get(document)?.get(manner);
      if (!contentType) return null;
      // Who cannot be let in is told so by Yoga.
      const ctx = await contextOf(ports, facts).catch(() => null);
      if (!ctx || !isAllowed(document, variables, ctx)) return null;
      const data = await readPlainly(document, variables, ctx);
      return data && { contentType, body: JSON.stringify({ data }) };
    },
    learn({ text, manner }, response, body) {
      // Only what was answered is known to be valid.
      const document = isPlainAnswer(response, body) ? documents.get(text) : undefined;
      const contentType = response.headers.get('content-type');
      if (!document || !contentType || !knownRead(document)) return;
      const manners = known.get(document) ?? new Map<string, string>();
      if (manners.size >= MANNERS_MAX) return;
      known.set(document, manners.set(manner, contentType));
    },
  };
};
