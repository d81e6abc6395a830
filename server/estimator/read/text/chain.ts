// The likeliest chain of tags of a text. Whoever sends a request orders something: where the likeliest chain orders nothing, the
// likeliest one that does is taken, if it is nearly as likely.
import { asksAboutPapers } from '../../../domain/paper/about-papers.ts';
import type { Encoded, Network } from './network.ts';
import { tagsOf } from './tags.ts';
import type { SaidPhrase } from './row-phrases.ts';
import type { TextToken } from './tokens.ts';

const ROLES = ['order', 'remove', 'keep', 'done', 'place', 'measure', 'fact', 'number'] as const;
export type Role = (typeof ROLES)[number];

export const roleOf = (tag: string | undefined): Role | null =>
  ROLES.find((role) => tag?.slice(2) === role) ?? null;

/** What may be done, or was. */
export const ORDERS: ReadonlySet<Role> = new Set(['order', 'remove']);

/** A wish, a need or a question for work or its price, "could you bring in", "we'd rather have"; and a command. */
const ASKS =
  /\b(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|we|i)|please|pls|plz|needs?|wants?|would like|let['’]?s|looking (?:for|to)|thinking (?:about|of)|dreaming|hoping|interested in|quote|price|estimate|how much|what would|costs?|(?:we|i)(?: a|['’])(?:re|m) (?:after|out for)|rather have|missing|all (?:we|i) (?:need|want|lack)|(?:must|ha(?:s|ve) to) (?:be|come|go))\b|['’]d like\b|^\W*(?:(?:please|then|also|and|so|just) )*(?:add|board|bring|build|change|clean|clear|close|convert|cover|cut|dig|do|drop|dry|extract|finish|fix|get|give|grind|hang|haul|hook|install|insulate|lay|level|make|mount|move|open|paint|patch|pour|provide|pull|put|re-?\w+|run|sand|screw|seal|send|set|spray|stain|stuff|supply|swap|take|tear|tile|turn|upgrade|wash|wire)\b/i;

/** "Please check what my insurer left out": an opinion is asked for, and no work. */
const LOOKS_AT = /\b(?:check|compare|go over|let me know|look|review|tell me)\b/i;
const asksOpinion = (words: string): boolean => LOOKS_AT.test(words) && asksAboutPapers(words);

/** An order that is asked for may be this much less likely than none at all. */
const ASKED = 1.5;
/** Somebody who says that nothing is wanted: "just wondering", "no need to quote", "you can close the request". */
const WANTS_NOTHING =
  /\b(?:just|only) (?:asking|curious|wondering)\b|\b(?:asking for a friend|no (?:need (?:to|for a) (?:price|quote)|job|order|quote)(?: needed)? (?:now|today|yet|necessary)|no need to (?:come|price|quote)|(?:is|are|am|['’](?:re|m))(?: not|n['’]t) (?:buying|doing|ordering|hiring|\w+ing anything)|(?:close|cancel) (?:it|(?:my|our|the|this) (?:file|job|order|request|ticket))|nothing (?:for you|to (?:do|order|price|quote|schedule))|decided to wait|(?:do|did|would) not need anything)\b/i;
/** Each order must be so much likelier there. */
const NOT_WANTED = 3;
/** Tokens of a text of which people write all by hand. */
const MOST_ASKED = 200;
/** Words of an order may be this much less likely in a text that is no more than an order. */
const SAID = 2;
/** Tokens of such a text. */
const SHORT = 14;
const ENDS_SENTENCE = /^[.!?;\n]$/;

/** The words of tokens as they were written, but for their spaces. */
const wordsOf = (tokens: readonly TextToken[]): string =>
  tokens
    .map(({ words }) => words)
    .join(' ')
    .replaceAll(/ (?=['’])/g, '');

/** The tokens of sentences that ask for something. */
const askedIn = (tokens: readonly TextToken[]): ReadonlySet<number> => {
  const found = new Set<number>();
  let first = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !ENDS_SENTENCE.test(tokens[at]?.words ?? '')) continue;
    const words = wordsOf(tokens.slice(first, at));
    if (ASKS.test(words) && !asksOpinion(words))
      for (let own = first; own < at; own += 1) found.add(own);
    first = at + 1;
  }
  return found;
};

/**
 * The likeliest chain of the tags of all tokens.
 * @param said phrases of the text: where one orders something by itself or is asked, nothing else is looked for
 */
export const chainOf = (
  network: Network,
  encoded: Encoded,
  tokens: readonly TextToken[],
  said: readonly SaidPhrase[],
): string[] => {
  const isOrder = network.tags.map((tag) => ORDERS.has(roleOf(tag) ?? 'fact'));
  const named = (tags: readonly number[]): string[] => tags.map((tag) => network.tags[tag] ?? 'O');
  const orders = (tags: readonly number[]): boolean => tags.some((tag) => isOrder[tag]);
  const chain = (favor: (at: number, tag: number) => number): number[] =>
    tagsOf(network, {
      scores: encoded.scores.map((score, at) => score.map((value, tag) => value + favor(at, tag))),
    });
  const begins = network.tags.map((tag, at) => tag.startsWith('B') && orders([at]));
  if (WANTS_NOTHING.test(wordsOf(tokens)))
    return named(chain((_at, tag) => (begins[tag] ? -NOT_WANTED : 0)));
  const likeliest = tagsOf(network, encoded);
  if (tokens.length > MOST_ASKED || orders(likeliest)) return named(likeliest);
  const isSaid = said.some(({ phrase }) => phrase.orders || phrase.asks);
  const asked = isSaid ? new Set<number>() : askedIn(tokens);
  const wanted = chain((at, tag) => (begins[tag] && asked.has(at) ? ASKED : 0));
  const isOpinion = asksOpinion(wordsOf(tokens));
  if (orders(wanted) || tokens.length > SHORT || isOpinion) return named(wanted);
  return named(chain((_at, tag) => (isOrder[tag] ? SAID : 0)));
};
