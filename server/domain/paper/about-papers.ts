// Sentences of a request that ask about a paper that came with it: "is this quote fair?", "check what my insurer left out".
// They order no work; the second opinion answers them.

/** Words of an opinion that is asked for, or of who wrote the paper. */
const OPINION =
  /\b(?:fair|reasonable|overpriced|too (?:high|low|much)|correct|right price|second opinion|missing|left out|left anything|forgot\w*|quote[ds]?|bids?|estimate[ds]?|insurer|insurance|adjuster|carrier)\b/i;

/** "Also", "in addition": more than what is asked. */
const MORE = /\b(?:also|add|plus|in addition|beside)/i;

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
