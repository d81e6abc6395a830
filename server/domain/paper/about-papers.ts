// Sentences of a request that ask about a paper that came with it: "is this quote fair?", "check what my insurer left out".
// They order no work; the second opinion answers them.

import type { PaperUse } from './paper-kinds.ts';

/** Words of an opinion that is asked for, or of who wrote the paper. */
const OPINION =
  /\b(?:fair|reasonable|overpriced|too (?:high|low|much)|correct|right price|second opinion|missing|left out|left anything|forgot\w*|quote[ds]?|bids?|estimate[ds]?|insurer|insurance|adjuster|carrier)\b/i;

/** "Also", "in addition": more than what is asked. */
const MORE = /\b(?:also|add|plus|in addition|beside)/i;

/** Judged by who compares: "is this quote fair?" */
const JUDGED =
  /\b(?:fair(?! condition)|reasonabl[ey]|overpriced|too (?:high|low|much|expensive|cheap)|right price|good (?:price|deal)|second opinion|better (?:one|bid|offer|deal)|ripp?(?:ed)?[- ]?off|legit(?:imate)?)\b/i;
/** Looked for by who compares: "what did my insurer leave out?" */
const LACKED = /\b(?:missing|left out|leav(?:e|es|ing) out|forg[eo]t\w*|omit\w*|overlook\w*)\b/i;
const QUESTION =
  /\?\s*$|^\s*(?:is|are|was|were|does?|did|am i|should|could|what|which|how|whether)\b/i;
const CHECK =
  /^\s*(?:please,? |can you |could you |i(?:'d| would) like you to |i want you to )?(?:check|review|verify|audit|compare|look (?:over|at)|go (?:over|through))\b/i;
/** A paper, or who wrote it. */
const PAPER =
  /\b(?:quot(?:e|es|ed|ation)|bids?|estimates?|proposals?|offers?|insurers?|insurance|adjusters?|carriers?|contractors?|papers?|documents?|claims?|attached)\b/i;

const checks = (sentence: string): boolean =>
  (CHECK.test(sentence) && PAPER.test(sentence)) ||
  (QUESTION.test(sentence) && (JUDGED.test(sentence) || LACKED.test(sentence))) ||
  (JUDGED.test(sentence) && PAPER.test(sentence));

/** What is done with a paper that nobody chose a use for, by the request that it came with. */
export const usualUse = (instructions: string): PaperUse =>
  (instructions.match(/[^.!?\n;]+[.!?\n;]?/g) ?? []).some(checks) ? 'CHECK' : 'PRICE';

const ENDS = ['.', '!', '?', '\n', ';'];

/** The sentence of a text that a part of it stands in. */
export const sentenceAround = (
  text: string,
  { start, end }: { start: number; end: number },
): string => {
  const from = Math.max(...ENDS.map((mark) => text.slice(0, start).lastIndexOf(mark))) + 1;
  const length = text.slice(end).search(/[.!?\n;]/);
  return text.slice(from, length < 0 ? text.length : end + length + 1);
};

export const asksAboutPapers = (sentence: string): boolean =>
  OPINION.test(sentence) && !MORE.test(sentence);
