// Finds sentences in uploads that speak to a program instead of about the work. They change nothing; the estimate
// says that they were there. The list is a help, not the wall: every reply is checked whatever a file says.

/** Nobody writes these to a person; work that stands in such a sentence is no work of the job. */
const TO_A_PROGRAM = [
  /^[\W_]*(?:system|assistant|ai|bot|chatgpt|gpt|llm)(?:\s+(?:prompt|message|note|override|instructions?))?\s*[:>\]]\W*(?:please\s+|you\b|now\s+|also\s+|do not\b|don't\b|never\b|always\b|the (?:estimate|totals?|price)\b|add\b|exclude\b|include\b|remove\b|drop\b|omit\b|ignore\b|set\b|make\b|change\b|replace\b|price\b|override\b|new instructions?\b)/i,
  /\b(?:note|message|instructions?|attention|memo|hint) (?:to|for) (?:the |any |all |our |your )?(?:ai|assistants?|bots?|language models?|llms?|chatgpt|(?:estimating |automated )?(?:software|program|tool|system))\b(?! manager)/i,
  /^\W*(?:(?:dear|hey|hi|hello|ok|okay) )?(?:ai(?: (?:assistant|estimator|model))?|assistant|chatgpt|gpt|llm|chat ?bot|language model)\s*[,!:]/i,
  /\b(?:ai|language model|chatgpt|gpt|llm|chat ?bot)(?: (?:assistant|estimator|model|system|agent))?\b.{0,40}\b(?:must|should|shall|output|print|reply|respond|return|add|drop|remove|will|reads?|reading)\b/i,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines)\b/i,
  /\b(?:ignore|disregard|forget)\b.{0,10}\b(?:everything|anything|all)\b.{0,20}\b(?:above|before|previous|prior|else|said|told)\b/i,
  /\b(?:system|developer|hidden|initial|secret)\s+(?:prompt|message)\b/i,
  /\byou are (?:now|no longer|an? (?:ai|assistant|language model|model|program|helpful))\b|^\W*(?:please )?(?:act as an?|pretend to be|role-?play)\b/i,
  /\b(?:do not|don't|never) (?:mention|reveal|disclose|repeat)\b.{0,20}\b(?:this|these) (?:note|message|instructions?|sentences?|text|line)\b/i,
  /<\/?(?:system|user|assistant|instructions?|prompt)\b|\[\/?inst|<\||\brole"?\s*[:=]\s*"|"op"\s*:/i,
];

/** May be addressed to a program: enough to keep such words from being shown or taken up by a model. */
const ORDERS = [
  ...TO_A_PROGRAM,
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|prompts?|rules?|above|previous|prior|guidelines?|everything|checks?)\b/i,
  /\b(?:system|developer|hidden|initial|secret)\s+(?:prompt|message|instructions?|key)\b/i,
  /\b(?:you are|act as|pretend|role-?play)\b.{0,30}\b(?:now|a|an|the|to be|no longer)\b/i,
  /\b(?:assistant|language model|chatgpt|gpt|llm|chat ?bot|ai|model|estimator|software)\b.{0,80}\b(?:must|should|shall|output|set|print|reply|respond|return|add|drop|remove|say|write|please|will)\b/i,
  /\b(?:set|make|change|force|report|put|return|fix|lower|raise|multiply|mark)\b.{0,40}\b(?:totals?|prices?|amounts?|estimate|quantit(?:y|ies)|everything|costs?|lines?)\b.{0,30}(?:\bto\b|=|\bat\b|\bby\b|\bas\b|\bzero\b|\$?\d)/i,
  /\b(?:print|reveal|repeat|output|respond|reply|answer|say|write|show|display|echo|append|insert|include|translate|mention|begin|end|start)\b.{0,80}(?:["'“”«`]|\b(?:prompt|instructions?|words?|phrase|token|key|password|secret|verbatim|title|reasoning|warnings?|assumptions?|questions?|actions?|above|only)\b)/i,
  /https?:|www\.|\b(?:call|fetch|visit|open|curl|request|load)\b.{0,30}\b(?:url|link|http|endpoint|webhook|site|page)\b/i,
  /<\/?[a-z_]+[\s>/=]|\[\/?inst|```|<\||###|\brole"?\s*[:=]|"op"\s*:/i,
];

const MOST_SENTENCES = 2_000;
const LONGEST_SENTENCE = 1_000;
const SENTENCE_ENDS = /(?<=[.!?])\s+|\n+/;

const isAny = (patterns: readonly RegExp[], sentence: string): boolean =>
  patterns.some((pattern) => pattern.test(sentence.slice(0, LONGEST_SENTENCE)));

/** The sentences of `text` addressed to a program, as written. */
export const addressedTo = (text: string): string[] =>
  text
    .split(SENTENCE_ENDS)
    .slice(0, MOST_SENTENCES)
    .filter((sentence) => isAny(ORDERS, sentence));

/** A line that goes on: the one before has no end, and this one starts in the middle of a sentence. */
const goesOn = (before: string, line: string): boolean =>
  !/[.!?:;]\s*$/.test(before) && /^\s*[\p{Ll}\d$]/u.test(line) && !/^\s*\d+[.)]\s/.test(line);

/**
 * The text without what is surely said to a program; lines and tabs of the rest stay.
 * @returns the same text when there is nothing of the kind
 */
export const withoutOrders = (text: string): string => {
  let isOpen = false;
  let before = '';
  const lines = text.split('\n').map((line) => {
    const sentences = line.split(/(?<=[.!?]\s)/);
    const continues = isOpen && goesOn(before, line);
    const kept = sentences.filter((sentence, index) => {
      isOpen = (index === 0 && continues) || isAny(TO_A_PROGRAM, sentence);
      return !isOpen;
    });
    before = line;
    return kept.join('');
  });
  return lines.join('\n');
};
