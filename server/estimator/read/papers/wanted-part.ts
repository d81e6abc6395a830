// Which part of a paper the description asks for: "only the NOW list", "items under NOW, not SOON or WAIT", "the first
// section", "only the roof lines". Where it names a part that no paper has, all of it is read, and a note says so.
import type { PaperLine } from '../../../domain/paper/paper-estimate.ts';
import { escapeRegExp } from '../../../domain/text/plain-text.ts';
import type { PriceBook } from '../../book/price-book.ts';
import type { DocumentLine, UploadReading } from '../../upload-reading.ts';
import { lineWorkOf } from './listed-row.ts';

const NOUN = String.raw`(?:lists?|sections?|parts?|phases?|groups?|headings?|columns?|items?|lines?|rows?)`;
const ONLY = /\b(?:only|just|solely|nothing but|limit(?:ed)? to)\b/i;
const UNDER = new RegExp(String.raw`\b${NOUN}\s+(?:under|in|of|from|below)\b`, 'i');
const NAMED = new RegExp(String.raw`\b${NOUN}\b`, 'i');
const NOT = /\b(?:not|except|without|excluding|but no|skip|ignore|leave out)\b/i;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ORDINAL = new RegExp(
  String.raw`\bthe (${ORDINALS.join('|')}|last) (?:section|part|list|phase|group|heading)\b`,
  'i',
);
/** "Only the roof lines": what the lines are about. */
const ABOUT = /\b(?:only|just) (?:the )?((?:[a-z-]+ ){1,3})(?:lines?|items?|rows?|work|part)\b/i;
const SHORT = 5;

const headsOf = ({ section, room }: Pick<PaperLine, 'section' | 'room'>): string[] =>
  [section, room].filter((head) => head !== null);

/** What people call a heading: `NOW` of `NOW - next 90 days`. */
const nameOf = (head: string): string => head.split(/\s[-–—]\s|[:(,]/)[0]?.trim() ?? head;

const isNamed = (head: string, text: string): boolean => {
  const name = nameOf(head);
  if (name.length < 2) return false;
  const found = (flags: string) =>
    new RegExp(String.raw`(?<![\p{L}\d])${escapeRegExp(name)}(?![\p{L}\d])`, flags).test(text);
  // A short word such as "now" is a heading where it is written as one.
  return found(name.length < SHORT ? 'u' : 'iu');
};

interface Part {
  heads: readonly string[];
  /** Says of single lines whether they are of it; null where headings decide. */
  about: string | null;
}

/** The part that a sentence asks for; null where it asks for none, `'UNKNOWN'` where no heading is what it names. */
const partIn = (sentence: string, heads: readonly string[]): Part | 'UNKNOWN' | null => {
  const isAsking = ONLY.test(sentence) || UNDER.test(sentence);
  const [, ordinal] = ORDINAL.exec(sentence) ?? [];
  if (ordinal !== undefined) {
    const at = ORDINALS.indexOf(ordinal.toLowerCase());
    const head = at === -1 ? heads.at(-1) : heads[at];
    return head === undefined ? 'UNKNOWN' : { heads: [head], about: null };
  }
  if (!isAsking) return null;
  const end = sentence.search(NOT);
  const asked = end > 0 ? sentence.slice(0, end) : sentence;
  const named = heads.filter((head) => isNamed(head, asked));
  if (named.length > 0) return { heads: named, about: null };
  const [, about] = ABOUT.exec(sentence) ?? [];
  if (about !== undefined) return { heads: [], about: about.trim().toLowerCase() };
  return ONLY.test(sentence) && NAMED.test(sentence) ? 'UNKNOWN' : null;
};

const stem = (word: string): string => word.replace(/(?:ing|s)$/, '');

/** Whether a line is about a word of the description, by its own words or those of the row that it means. */
const isAbout = (line: DocumentLine, about: string, head: string, book: PriceBook): boolean => {
  const work = lineWorkOf(line, book, false);
  const rows = work?.items.map(({ name, category }) => `${name} ${category}`) ?? [];
  const text = [line.description, line.room ?? '', head, ...rows].join(' ').toLowerCase();
  return about.split(' ').some((word) => word.length > 2 && text.includes(stem(word)));
};

const SENTENCE = /[.!?\n;]+\s*/;

export interface WantedPart {
  uploads: UploadReading[];
  notes: string[];
}

const listed = (names: readonly string[]): string => names.slice(0, 6).join(', ');

const partOf = (
  upload: UploadReading,
  sentences: readonly string[],
  book: PriceBook,
): { upload: UploadReading; note: string | null } => {
  const lines = upload.paper?.lines ?? [];
  const heads = [...new Set(lines.flatMap(headsOf))];
  const found = sentences.map((sentence) => partIn(sentence, heads)).find((part) => part !== null);
  if (found === undefined || upload.lines.length === 0) return { upload, note: null };
  const headingsOf = new Map(lines.map((line) => [line.id, headsOf(line)]));
  const isOf = (line: DocumentLine): boolean => {
    if (found === 'UNKNOWN') return false;
    const own = headingsOf.get(line.lineId ?? '') ?? [];
    return found.about === null
      ? own.some((head) => found.heads.includes(head))
      : isAbout(line, found.about, own.join(' '), book);
  };
  const wanted = upload.lines.filter(isOf);
  if (wanted.length === 0) {
    const known = heads.length === 0 ? 'It has no headings.' : `Its headings: ${listed(heads)}.`;
    const note = `Your text asks for a part of "${upload.name}" that was not found in it, so all of it was read. ${known}`;
    return { upload, note };
  }
  const out = upload.lines.length - wanted.length;
  const what = found === 'UNKNOWN' ? '' : (found.about ?? listed(found.heads.map(nameOf)));
  const note = `Of "${upload.name}" only ${what} is priced, as your text asks; ${out === 1 ? '1 line is' : `${out} lines are`} left out.`;
  return { upload: { ...upload, lines: wanted }, note };
};

/** The uploads with the lines that the description asks for, and a sentence where it asks for a part. */
export const wantedPart = (
  instructions: string,
  uploads: readonly UploadReading[],
  book: PriceBook,
): WantedPart => {
  const sentences = instructions.split(SENTENCE);
  const parts = uploads.map((upload) => partOf(upload, sentences, book));
  return {
    uploads: parts.map(({ upload }) => upload),
    notes: parts.flatMap(({ note }) => note ?? []),
  };
};

/** `NOW - next 90 days`, `Second phase:` on a line of its own between lines of work. */
const HEADING = /^(?:[A-Z][A-Z &/-]{1,30}(?:\s?[-–—(:].{0,60})?|.{2,60}:)$/;

/** The lines of a document's prose below the headings that the description asks for; all of it where it asks for none. */
export const wantedProse = (
  instructions: string,
  text: string,
): { text: string; heading: string | null } => {
  const lines = text.split('\n');
  const heads = lines.filter((line) => HEADING.test(line.trim())).map((line) => line.trim());
  const part = instructions
    .split(SENTENCE)
    .map((sentence) => partIn(sentence, heads))
    .find((found) => found !== null);
  if (heads.length < 2 || part === undefined || part === 'UNKNOWN' || part.about !== null)
    return { text, heading: null };
  let isWanted = false;
  const wanted = lines.filter((line) => {
    if (!heads.includes(line.trim())) return isWanted;
    isWanted = part.heads.includes(line.trim());
    return false;
  });
  return { text: wanted.join('\n'), heading: listed(part.heads.map(nameOf)) };
};
