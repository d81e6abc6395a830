// Slips of the hand in a word that is typed.

/** One letter wrong, missing, too many, or two swapped; the first letter is right. */
export const isSlip = (word: string, meant: string): boolean => {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  let at = 1;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [rest, other] = [word.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
};
