// Names of rooms and places: two of one name would be taken for one room.

/** Characters before a number, out of the 120 that a label may have. */
const MOST_BEFORE_NUMBER = 115;

/** `wished`, or with a number behind it where that name is taken: the second "Bedroom" is "Bedroom 2". */
export const ownLabel = (wished: string, others: readonly { label: string }[]): string => {
  const label = wished.trim();
  const taken = new Set(others.map((other) => other.label));
  if (label === '' || !taken.has(label)) return label;
  const start = label.slice(0, MOST_BEFORE_NUMBER);
  const numbered = others.map((_other, index) => `${start} ${index + 2}`);
  return numbered.find((name) => !taken.has(name)) ?? label;
};
