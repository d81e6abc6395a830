// A page's first questions, which its document asks by itself (boot/first-paint.ts), beside the loading of the scripts: each
// answer is waiting, or on its way, when the page comes to ask. Types and the place where they wait.

/** A document that the server knows by its hash, and what it is asked with: `:name` stands for a part of the address. */
export interface FirstQuestion {
  operationName: string;
  hash: string;
  variables: Readonly<Record<string, unknown>>;
}

/** First questions of the pages at one address. */
export interface FirstQuestions {
  /** The pattern of the address, e.g. `/results/:lookup`. */
  path: string;
  questions: readonly FirstQuestion[];
}

/** The name of the meta element in which the document has them, as JSON. */
export const FIRST_QUESTIONS = 'first-questions';

interface FirstCall {
  question: FirstQuestion;
  /** Identity under which it was asked. */
  identity: Readonly<Record<string, string>>;
  askedAt: number;
  response: Promise<Response>;
}

declare global {
  var firstCalls: FirstCall[] | undefined;
}

/** Age above which an answer is out of date. */
const FRESH_MS = 60_000;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A call that was made by the same person, is not too old, and was not taken yet. */
const takeCall = (
  isMeant: (question: FirstQuestion) => boolean,
  identity: Readonly<Record<string, string>>,
): FirstCall | undefined => {
  const calls = globalThis.firstCalls ?? [];
  const place = calls.findIndex(
    (call) => isMeant(call.question) && isSame(call.identity, identity),
  );
  const [call] = place < 0 ? [] : calls.splice(place, 1);
  return call && performance.now() - call.askedAt < FRESH_MS ? call : undefined;
};

/** Takes the call that asked the document, with any variables; a call is taken once. */
export const takeFirstCall = (
  hash: string | undefined,
  identity: Readonly<Record<string, string>>,
): FirstCall | undefined => takeCall((question) => question.hash === hash, identity);

/** Takes the answer to a question that the same person asked in the same words, once. It is undefined where there is none. */
export const takeFirstAnswer = (
  question: FirstQuestion,
  identity: Readonly<Record<string, string>>,
): Promise<Response> | undefined =>
  takeCall((asked) => isSame(asked, question), identity)?.response;

/** Drops earlier answers when something is being changed: they must not answer later questions. */
export const dropFirstAnswers = (): void => {
  globalThis.firstCalls = [];
};
