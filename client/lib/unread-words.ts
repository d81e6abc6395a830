// Words of a request that were not used, or only guessed at: how they are called, and what else they may mean.

/** `“the door”`, and `“the door” (2)` where the same words stand for the second time: each name is one of its own. */
export const quotesOf = (entries: readonly { words: string }[]): string[] => {
  const counts = new Map<string, number>();
  return entries.map(({ words }) => {
    const nr = (counts.get(words) ?? 0) + 1;
    counts.set(words, nr);
    return nr > 1 ? `“${words}” (${nr})` : `“${words}”`;
  });
};

/** Meanings other than those that were guessed. @param guessed names that the price book has for the guesses */
export const otherMeanings = <Meaning extends { name: string }>(
  meanings: readonly Meaning[],
  guessed: readonly string[],
): Meaning[] => meanings.filter(({ name }) => !guessed.includes(name));
