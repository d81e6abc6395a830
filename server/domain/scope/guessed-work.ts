// The work that was guessed from words of a request: one guess may be several pieces, e.g. the old base out and new in. What
// else the words mean is as much of it.

interface GuessedWords {
  source: string;
  start: number | null;
  workId: string | null;
}

interface WorkOfWords {
  id: string;
  because: { source: string; start: number | null } | null;
}

/** All work made of the same words, in its order. The list is empty where nothing was made of them. */
export const guessedWork = <Work extends WorkOfWords>(
  { source, start, workId }: GuessedWords,
  work: readonly Work[],
): Work[] =>
  workId === null
    ? []
    : work.filter(
        ({ id, because }) =>
          id === workId ||
          (start !== null && because?.source === source && because.start === start),
      );

/** Units of which one is meant when nobody says how many. */
const COUNTED: ReadonlySet<string> = new Set(['EA', 'LS']);

/** Quantity of a row that words mean: as much as was guessed, else one of what is counted. It is null when it must be asked. */
export const quantityMeant = (
  unit: string,
  guessed: readonly { unit: string | null; quantity: number | null }[],
): number | null => {
  const alike = guessed.find((work) => work.unit === unit);
  if (alike) return alike.quantity;
  return COUNTED.has(unit) ? 1 : null;
};
