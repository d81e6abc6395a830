// Cleans what the model writes before a user may read it. The price book speaks of money, and nobody quotes uploads:
// sentences with figures of money, addresses, our own prompt or words that only an upload has are left out.
import { clip } from '../../domain/text/plain-text.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { addressedTo } from '../read/plans/orders-in-text.ts';

export interface ProseInput {
  /** The prompt. It is never shown or logged. */
  system: string;
  uploads: readonly { text: string }[];
  /** Text whose words may always be used: the user's own and the price book's. */
  trusted: string;
}

export interface Prose {
  /** `text` as plain sentences of at most `max` characters; null when nothing fit to show is left. */
  clean(text: string | null, max: number): string | null;
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\d][\p{L}\d'_-]*/gu) ?? [];

const runsOf = (text: string, length: number): Set<string> => {
  const words = wordsOf(text);
  const runs = new Set<string>();
  for (let i = 0; i + length <= words.length; i += 1)
    runs.add(words.slice(i, i + length).join(' '));
  return runs;
};

const shares = (sentence: string, runs: ReadonlySet<string>, length: number): boolean =>
  [...runsOf(sentence, length)].some((run) => runs.has(run));

const PROMPT_RUN = 5;
/** Short sentences that stand in the prompt word for word. */
const PROMPT_SENTENCE = 3;
const ORDER_RUN = 4;

/** Addresses, numbers of phones and sums of money are never shown, whatever the upload holds. */
const NEVER = [
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|test|example|ru|cn|dev|app|co|info|biz)\b/i,
  /\S@\S/,
  /\+?\d[\d ().-]{7,}\d|\b\d{3}[-. ]\d{4}\b/,
  /[$€£]\s?\d|\b\d[\d,.]*\s?(?:dollars?|usd|eur|bucks)\b/i,
  /\b(?:price|cost|total|budget)s?\b\D{0,20}\d/i,
  /[<>{}`|\\]|\bjavascript:|\bdata:/i,
  /\b(?:system|developer) (?:prompt|message)\b|\bas an ai\b/i,
];

const isMostlyLatin = (sentence: string): boolean => {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  const latin = sentence.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin >= letters / 2;
};

const LEAST_FOREIGN = 3;

export const createProse = ({ system, uploads, trusted }: ProseInput): Prose => {
  const known = new Set([...wordsOf(trusted), ...KNOWN_WORDS]);
  const orders = uploads.flatMap(({ text }) => addressedTo(text));
  const foreign = new Set(
    uploads
      .flatMap(({ text }) => wordsOf(text))
      .filter((word) => word.length >= LEAST_FOREIGN && !known.has(word)),
  );
  const orderRuns = new Set(orders.flatMap((order) => [...runsOf(order, ORDER_RUN)]));
  const promptRuns = runsOf(system, PROMPT_RUN);
  const promptWords = ` ${wordsOf(system).join(' ')} `;
  const isOfPrompt = (words: readonly string[]): boolean =>
    words.length >= PROMPT_SENTENCE && promptWords.includes(` ${words.join(' ')} `);

  const isFit = (sentence: string): boolean =>
    isMostlyLatin(sentence) &&
    !NEVER.some((pattern) => pattern.test(sentence)) &&
    !wordsOf(sentence).some((word) => foreign.has(word)) &&
    !shares(sentence, promptRuns, PROMPT_RUN) &&
    !isOfPrompt(wordsOf(sentence)) &&
    !shares(sentence, orderRuns, ORDER_RUN);

  return {
    clean(text, max) {
      const sentences = (text ?? '')
        .normalize('NFKC')
        .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .split(/(?<=[.!?;])\s+|\s{2,}/)
        .map((sentence) =>
          sentence
            .replaceAll(/[*_#]+/g, ' ')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        )
        .filter((sentence) => sentence !== '' && isFit(sentence));
      return sentences.length === 0 ? null : clip(sentences.join(' '), max);
    },
  };
};
