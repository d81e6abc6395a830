// The text an estimate is priced from once its owner asked for changes: the request with every refinement worked in,
// oldest first. What was said last counts: a corrected size replaces the old one, what is not wanted leaves the text.
import { isActivity, leaveOut, mentions } from './leave-out.ts';
import { putSize } from './sizes.ts';
import { readWishes, type Wish } from './wishes.ts';

interface Exclusion {
  target: string;
  isKept: boolean;
}

interface Wanted {
  text: string;
  exclusions: Exclusion[];
}

const MOST = 200;

const sentence = (words: string): string =>
  words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const also = (text: string, words: string): string => {
  const closed = text === '' || /[.!?;]\s*$/.test(text) ? text : `${text}.`;
  return [closed, sentence(words)].filter(Boolean).join('\n');
};

/** Asked for again, it is wanted again. */
const wantedAgain = (exclusions: readonly Exclusion[], clause: string): Exclusion[] =>
  exclusions.filter(({ target }) => !mentions(clause, target));

const exclude = ({ text, exclusions }: Wanted, { target, isKept }: Exclusion): Wanted => ({
  text: leaveOut(text, target),
  exclusions: [...wantedAgain(exclusions, target), { target, isKept }],
});

const NUMBERED = (target: string) =>
  new RegExp(
    `\\b(\\d{1,3})(\\s+(?:\\w+\\s+)?${target.replaceAll(/[^\w ]/g, '').replace(/s$/i, '')}s?\\b)`,
    'i',
  );

/** "4 outlets" and two more are 6; without a number to add to they are work of their own. */
const addMore = ({ text, exclusions }: Wanted, count: number, target: string): Wanted => {
  const numbered = NUMBERED(target);
  const sum = (_all: string, number: string, rest: string) => `${Number(number) + count}${rest}`;
  return numbered.test(text)
    ? { text: text.replace(numbered, sum), exclusions }
    : { text: also(text, `Add ${count} ${target}`), exclusions: wantedAgain(exclusions, target) };
};

const apply = (wanted: Wanted, wish: Wish): Wanted => {
  const { text, exclusions } = wanted;
  switch (wish.kind) {
    case 'size':
      return { text: putSize(text, wish.size, wish.clause) ?? also(text, wish.clause), exclusions };
    case 'exclude':
      return exclude(wanted, wish);
    case 'remove':
      // "Remove the old tile" is work; "remove the painting" takes back what was asked for.
      return mentions(text, wish.target) || isActivity(wish.target)
        ? exclude(wanted, { target: wish.target, isKept: false })
        : { text: also(text, wish.clause), exclusions };
    case 'more':
      return addMore(wanted, wish.count, wish.target);
    case 'add':
      return { text: also(text, wish.clause), exclusions: wantedAgain(exclusions, wish.clause) };
  }
};

/** Plain text for an estimator; the request itself when nothing was refined. */
export const withRefinements = (instructions: string, refinements: readonly string[]): string => {
  if (refinements.length === 0) return instructions;
  const wishes = refinements.flatMap((refinement) => readWishes(refinement).slice(0, MOST));
  const { text, exclusions } = wishes.reduce(apply, { text: instructions, exclusions: [] });
  return exclusions.reduce(
    (words, { target, isKept }) =>
      also(words, isKept ? `keep the existing ${target}` : `no ${target}`),
    text,
  );
};
