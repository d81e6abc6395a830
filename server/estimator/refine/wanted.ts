// What is wanted so far: the text, what is to be left out of it, and changes of single lines.
import { mentions } from './mentions.ts';
import type { LineChange } from './wish.ts';

export interface Exclusion {
  target: string;
  isKept: boolean;
}

export interface Wanted {
  text: string;
  exclusions: readonly Exclusion[];
  changes: readonly LineChange[];
}

const sentence = (words: string): string =>
  words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export const also = (text: string, words: string): string => {
  const closed = text === '' || /[.!?;]\s*$/.test(text) ? text : `${text}.`;
  return [closed, sentence(words)].filter(Boolean).join('\n');
};

/** With a text of its own, or with sentences added to it; asked for again, a thing is wanted again. */
export const withText = (wanted: Wanted, text: string, said: string): Wanted => ({
  text,
  exclusions: wanted.exclusions.filter(({ target }) => !mentions(said, target)),
  changes: wanted.changes.filter(
    (change) => change.kind !== 'leaveOut' || !mentions(said, change.target),
  ),
});

export const withChange = (wanted: Wanted, change: LineChange): Wanted => ({
  ...wanted,
  changes: [...wanted.changes, change],
});

export const without = (wanted: Wanted, { target, isKept }: Exclusion): Wanted => {
  const rest = withText(wanted, wanted.text, target);
  return {
    ...rest,
    exclusions: [...rest.exclusions, { target, isKept }],
    changes: [...rest.changes, { kind: 'leaveOut', target }],
  };
};

/** Plain text for an estimator: what is wanted, then what is not. */
export const textOf = ({ text, exclusions }: Wanted): string =>
  exclusions.reduce(
    (words, { target, isKept }) =>
      also(words, isKept ? `keep the existing ${target}` : `no ${target}`),
    text,
  );
