// Removes from an owner's words who they are and where exactly they live. It removes a word too many rather than one too few.
import { escapeRegExp } from '../text/plain-text.ts';
import { hideContacts } from './contact-patterns.ts';

export interface Identity {
  /** Names of people: hidden always, in any letter case. */
  people: readonly string[];
  /** Hidden whole, in any letter case, unless ordinary: names of the project, of uploads, addresses. */
  phrases: readonly string[];
  /** Texts whose every word is hidden unless it is an ordinary one. */
  names: readonly string[];
  /** Words of the trade, lower case: they tell of the work and of nobody. */
  ordinary: ReadonlySet<string>;
}

const HIDDEN = '…';
const WORD_LEAST = 3;
const NAME_LEAST = 2;
const ZIP_PLUS_4 = /\b(\d{5})-\d{4}\b/g;

/** Words that are ordinary in names of projects and do not stand among the words of the trade. */
const OF_PROPERTIES = new Set(
  'house home residence property project building apartment apt condo townhouse duplex unit flat flip rental rent tenant office shop store claim estimate remodel renovation refresh repair repairs upgrade update job work phase plan option quote test new old main master guest first second third floor upper lower front back left right north south east west street avenue road lane drive court place way big small and the for our with from this that'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];

const tellingWords = ({ names, ordinary }: Identity): string[] =>
  names
    .flatMap(wordsOf)
    .filter(
      (word) =>
        word.length >= WORD_LEAST &&
        !ordinary.has(word.toLowerCase()) &&
        !OF_PROPERTIES.has(word.toLowerCase()),
    );

/** One function for all texts of a lead. */
export const identityHider = (identity: Identity): ((text: string) => string) => {
  const phrases = identity.phrases
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length >= WORD_LEAST && !isOrdinary(phrase, identity));
  const people = identity.people
    .map((name) => name.trim())
    .filter((name) => name.length >= NAME_LEAST);
  const hidden = [...new Set([...people, ...phrases, ...tellingWords(identity)])]
    .toSorted((a, b) => b.length - a.length)
    .map((text) =>
      text
        .split(/\s+/)
        .map(escapeRegExp)
        .join(String.raw`\s+`),
    );
  // A match is a word of its own, not the end of another word.
  const pattern =
    hidden.length > 0
      ? new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${hidden.join('|')})(?![\p{L}\p{N}])`, 'giu')
      : null;
  return (text) => {
    const shown = hideContacts(text);
    return (pattern ? shown.replaceAll(pattern, HIDDEN) : shown)
      .replaceAll(ZIP_PLUS_4, '$1')
      .replaceAll(/…(?:[\s,]*…)+/g, HIDDEN)
      .trim();
  };
};

/** A project called `Kitchen remodel` tells nothing, and its name is found everywhere. */
const isOrdinary = (phrase: string, { ordinary }: Identity): boolean =>
  wordsOf(phrase).every(
    (word) => ordinary.has(word.toLowerCase()) || OF_PROPERTIES.has(word.toLowerCase()),
  );
