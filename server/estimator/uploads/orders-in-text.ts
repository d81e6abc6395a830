// Finds sentences in uploads that speak to a program instead of about the work. They change nothing; the estimate
// says that they were there. The list is a help, not the wall: every reply is checked whatever a file says.

const ORDERS = [
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

/** The sentences of `text` addressed to a program, as written. */
export const addressedTo = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .slice(0, MOST_SENTENCES)
    .filter((sentence) => ORDERS.some((order) => order.test(sentence.slice(0, 1_000))));
