// What a bidder writes on the blanks of a form: his words stand on them, a little higher than the row that they belong to.
import type { LevelWord } from './word-rows.ts';

const BLANK = /^\$?_{3,}$/;
/** The share of the lower of both heights: words of the row above end where the blank begins. */
const LEAST_OVERLAP = 0.4;

const isOn = (word: LevelWord, blank: LevelWord): boolean => {
  const middle = word.x + word.width / 2;
  const overlap =
    Math.min(word.y + word.height, blank.y + blank.height) - Math.max(word.y, blank.y);
  return (
    middle > blank.x &&
    middle < blank.x + blank.width &&
    overlap > LEAST_OVERLAP * Math.min(word.height, blank.height)
  );
};

/** The words of a page with those on blanks in the row of their blank, in place of it. */
export const withFilledBlanks = (words: readonly LevelWord[]): LevelWord[] => {
  const blanks = words.filter(({ text }) => BLANK.test(text.trim()));
  if (blanks.length === 0) return [...words];
  const filled = new Set<LevelWord>();
  const kept = words.map((word) => {
    const blank = BLANK.test(word.text.trim())
      ? undefined
      : blanks.find((each) => isOn(word, each));
    if (!blank) return word;
    filled.add(blank);
    return { ...word, y: blank.y, height: blank.height };
  });
  return kept.filter((word) => !filled.has(word));
};
