// What is wanted so far: the text, what is to be left out of it, and changes of single lines.
import { mentions } from './mentions.ts';
import type { LineWish } from './wish.ts';

export interface LeftOut {
  target: string;
  isKept: boolean;
}

export interface WantedRefinement {
  text: string;
  exclusions: readonly LeftOut[];
  changes: readonly LineWish[];
}

const sentence = (words: string): string =>
  words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export const also = (text: string, words: string): string => {
  const closed = text === '' || /[.!?;]\s*$/.test(text) ? text : `${text}.`;
  return [closed, sentence(words)].filter(Boolean).join('\n');
};

/** With a text of its own, or with sentences added to it; asked for again, a thing is wanted again. */
export const withText = (
  wanted: WantedRefinement,
  text: string,
  said: string,
): WantedRefinement => ({
  text,
  exclusions: wanted.exclusions.filter(({ target }) => !mentions(said, target)),
  changes: wanted.changes.filter(
    (change) => change.kind !== 'leaveOut' || !mentions(said, change.target),
  ),
});

export const withChange = (wanted: WantedRefinement, change: LineWish): WantedRefinement => ({
  ...wanted,
  changes: [...wanted.changes, change],
});

export const without = (
  wanted: WantedRefinement,
  { target, isKept }: LeftOut,
): WantedRefinement => {
  const rest = withText(wanted, wanted.text, target);
  return {
    ...rest,
    exclusions: [...rest.exclusions, { target, isKept }],
    changes: [...rest.changes, { kind: 'leaveOut', target }],
  };
};

/** Plain text for an estimator: what is wanted, then what is not. */
export const textOf = ({ text, exclusions }: WantedRefinement): string =>
  exclusions.reduce(
    (words, { target, isKept }) =>
      also(words, isKept ? `keep the existing ${target}` : `no ${target}`),
    text,
  );
