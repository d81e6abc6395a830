// The words of a request that a scope of work was made of, as marks in its text.
import type { TextMark, MarkKind } from './marked-text.ts';

interface Because {
  source: string;
  start: number | null;
  end: number | null;
}

interface Read {
  id: string;
  because: Because | null;
}

interface ReadWork extends Read {
  set: readonly { because: Because | null }[];
}

export interface MarkedScope {
  places: readonly Read[];
  work: readonly ReadWork[];
  excluded: readonly Read[];
  unread: readonly Because[];
}

/** As the server names the request among the things that are read. */
const REQUEST = 'request';

const markOf = (kind: MarkKind, because: Because | null, of: string | null): TextMark[] => {
  if (because?.source !== REQUEST || because.start === null || because.end === null) return [];
  return [{ kind, of, start: because.start, end: because.end }];
};

/** Words that work was made of come before the name of its place. */
export const marksOf = ({ places, work, excluded, unread }: MarkedScope): TextMark[] => [
  ...work.flatMap(({ id, because, set }) =>
    [because, ...set.map((line) => line.because)].flatMap((words) => markOf('USED', words, id)),
  ),
  ...places.flatMap(({ id, because }) => markOf('USED', because, id)),
  ...excluded.flatMap(({ id, because }) => markOf('EXCLUDED', because, id)),
  ...unread.flatMap((words) => markOf('UNREAD', words, null)),
];
