// What is done with a paper until somebody chooses: the words of the request that it came with say whether to check it. Apart from
// about-papers.ts, which every start page loads.
import type { PaperUse } from './paper-kinds.ts';

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
