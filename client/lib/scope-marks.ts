// The words of a request that a scope of work was made of, as marks in its text.
import type { TextMark, MarkKind } from './marked-text.ts';

interface MarkedWords {
  source: string;
  start: number | null;
  end: number | null;
}

interface MarkedRead {
  id: string;
  because: MarkedWords | null;
}

interface ReadWork extends MarkedRead {
  set: readonly { because: MarkedWords | null }[];
  parameters?: readonly { because: MarkedWords | null }[];
}

export interface MarkedScope {
  places: readonly MarkedRead[];
  work: readonly ReadWork[];
  excluded: readonly MarkedRead[];
  unread: readonly (MarkedWords & { workId: string | null })[];
}

/** Name that the server gives to the request among the things that are read. */
const REQUEST = 'request';

const markOf = (kind: MarkKind, because: MarkedWords | null, of: string | null): TextMark[] => {
  if (because?.source !== REQUEST || because.start === null || because.end === null) return [];
  return [{ kind, of, start: because.start, end: because.end }];
};

/** Words that work was made of come before the name of its place; a guess was used, too. */
export const marksOf = ({ places, work, excluded, unread }: MarkedScope): TextMark[] => [
  ...work.flatMap(({ id, because, set, parameters = [] }) =>
    [because, ...[...set, ...parameters].map((part) => part.because)].flatMap((words) =>
      markOf('USED', words, id),
    ),
  ),
  ...places.flatMap(({ id, because }) => markOf('USED', because, id)),
  ...excluded.flatMap(({ id, because }) => markOf('EXCLUDED', because, id)),
  ...unread.flatMap((words) =>
    words.workId === null ? markOf('UNREAD', words, null) : markOf('USED', words, words.workId),
  ),
];
