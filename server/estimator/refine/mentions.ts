// Whether a text speaks of a thing, whatever the form of the word.

/** "painting", "paint", "cabinets" in the form they share. */
const stemOf = (target: string): string => {
  const word =
    target
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, '')
      .trim()
      .split(' ')
      .at(-1) ?? '';
  const stem = word.replace(/ies$/, 'y').replace(/(?:ing|s)$/, '');
  return stem.length >= 3 ? stem : word;
};

/** Only the last word names the thing: "kitchen cabinets" are cabinets. */
export const mentions = (text: string, target: string): boolean => {
  const stem = stemOf(target);
  return stem !== '' && new RegExp(`\\b${stem}`, 'i').test(text);
};
