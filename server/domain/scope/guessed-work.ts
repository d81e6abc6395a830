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
