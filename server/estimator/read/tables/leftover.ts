// Collects rows that are neither line, room, total nor field: sentences that may order work, and rows that were not understood.
import type { PaperEstimate, PaperCheck } from '../../../domain/paper/paper-estimate.ts';
import { moneyIn } from './figures.ts';
import type { LineDraft } from './lines.ts';
import type { Row } from './row.ts';
import type { LooseRow, Part } from './walk-state.ts';
import {
  exclusionsTold,
  isBoilerplate,
  isLetterhead,
  isOrder,
  isPageFurniture,
  isRecapHead,
  isSummaryHead,
  isTermsHead,
  sentencesOf,
} from './wording.ts';

type Unread = PaperEstimate['unread'][number];

export interface Leftover {
  prose: string;
  unread: Unread[];
  checks: PaperCheck[];
  /** Sentences that say that something is not included, each with its place. */
  excluded: { words: string; row: Row }[];
}

const MAX_TEXT = 500;
const MAX_UNREAD = 500;
const MAX_PROSE = 40_000;

const unreadOf = ({ text, place }: Row, words = text): Unread => ({
  place,
  text: words.slice(0, MAX_TEXT),
});

const hasFigure = ({ cells }: Row): boolean =>
  cells.some(({ text }) => text.split(' ').some((word) => moneyIn(word) !== null && word !== ''));

const looksTabular = (row: Row): boolean => row.cells.length >= 3 && hasFigure(row);

const NEVER_WORK: ReadonlySet<Part> = new Set(['ASIDE', 'TERMS', 'RECAP', 'SUMMARY']);

/** Rows of cells with figures that follow each other and gave no line. */
const unreadTables = (loose: readonly LooseRow[]): { rows: Set<Row>; checks: PaperCheck[] } => {
  const rows = new Set<Row>();
  const checks: PaperCheck[] = [];
  let run: Row[] = [];
  const end = () => {
    if (run.length >= 2) {
      for (const row of run) rows.add(row);
      const [first] = run;
      checks.push({
        what: 'TABLE_UNREAD',
        message: `A table of ${run.length} rows was not understood: none of them is a line. It begins “${(first?.text ?? '').slice(0, 80)}”.`,
        place: first?.place ?? null,
        lineId: null,
      });
    }
    run = [];
  };
  for (const { row, part } of loose) {
    const isTable = looksTabular(row) && !NEVER_WORK.has(part) && !isPageFurniture(row);
    const isHead = row.cells.length >= 3 && !hasFigure(row) && row.text.length < 160;
    if (isTable || (isHead && (run.length > 0 || part === 'WORK'))) run.push(row);
    else if (run.length > 0) end();
  }
  end();
  return { rows, checks };
};

/** Rows that read on from one to the next. */
const paragraphs = (loose: readonly LooseRow[]): LooseRow[][] => {
  const all: LooseRow[][] = [];
  for (const each of loose) {
    const paragraph = all.at(-1);
    const before = paragraph?.at(-1);
    const isList = /^\s*(?:[•●◦▪■□☐*·»>–—-]|\d{1,2}[.)])\s/.test(each.row.text);
    const goesOn =
      paragraph &&
      before &&
      before.part === each.part &&
      before.row.zone === each.row.zone &&
      each.row.gapAbove < 1.1 &&
      !isList &&
      !/[.!?:]$/.test(before.row.text) &&
      Math.abs((before.row.place.row ?? 0) - (each.row.place.row ?? 0)) <= 1;
    if (goesOn) paragraph.push(each);
    else all.push([each]);
  }
  return all;
};

const TELLS_NOTHING: ReadonlySet<Part> = new Set(['ASIDE', 'ORDER', 'RECAP', 'SUMMARY']);

/** Takes the sentences that say what is not included out of a paragraph. */
const takeExcluded = (paragraph: LooseRow[], excluded: Leftover['excluded']): LooseRow[] => {
  const [first] = paragraph;
  if (!first || TELLS_NOTHING.has(first.part)) return paragraph;
  const sentences = sentencesOf(paragraph.map(({ row }) => row.text).join(' '));
  const rest = sentences.filter((sentence) => {
    const things = exclusionsTold(sentence);
    for (const words of things) excluded.push({ words, row: first.row });
    return things.length === 0;
  });
  if (rest.length === sentences.length) return paragraph;
  return rest.length === 0 ? [] : [{ ...first, row: { ...first.row, text: rest.join(' ') } }];
};

const contentWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Most of its words stand in the lines already: an introduction to the table, or its repetition. */
const repeatsLines = (sentence: string, known: ReadonlySet<string>): boolean => {
  if (
    /\b(?:as (?:listed|follows|shown|described|itemized)|listed (?:below|above|here)|the following|below)\b/i.test(
      sentence,
    )
  )
    return true;
  const words = contentWords(sentence);
  return words.length > 0 && words.filter((word) => known.has(word)).length * 2 >= words.length;
};

const isNoWork = ({ row, part }: LooseRow): boolean =>
  NEVER_WORK.has(part) ||
  isLetterhead(row.text) ||
  isPageFurniture(row) ||
  isTermsHead(row.text) ||
  isRecapHead(row.text) ||
  isSummaryHead(row.text) ||
  row.cells.length === 0;

/**
 * @param lines of work in the paper: beside them only orders count as prose, without them everything but the letterhead
 */
export const leftoverOf = (loose: readonly LooseRow[], lines: readonly LineDraft[]): Leftover => {
  const hasLines = lines.some(({ isExcluded }) => !isExcluded);
  const tables = unreadTables(loose);
  const known = new Set(
    lines.flatMap(({ description, note }) => contentWords(`${description} ${note ?? ''}`)),
  );
  const prose: string[] = [];
  const unread: Unread[] = [];
  const excluded: Leftover['excluded'] = [];
  for (const whole of paragraphs(loose)) {
    const paragraph = hasLines ? takeExcluded(whole, excluded) : whole;
    const [first] = paragraph;
    if (!first) continue;
    if (paragraph.some((each) => isNoWork(each) || tables.rows.has(each.row))) {
      unread.push(...paragraph.map(({ row }) => unreadOf(row)));
      continue;
    }
    const text = paragraph.map(({ row }) => row.text).join(' ');
    if (first.part === 'ORDER') {
      prose.push(...paragraph.map(({ row }) => row.text));
      continue;
    }
    if (!hasLines) {
      if (first.row.place.row === null && isBoilerplate(text))
        unread.push(...paragraph.map(({ row }) => unreadOf(row)));
      else prose.push(paragraph.map(({ row }) => row.text).join('\n'));
      continue;
    }
    const sentences = sentencesOf(text);
    const ordering = sentences.filter(
      (sentence) => isOrder(sentence) && !repeatsLines(sentence, known),
    );
    if (ordering.length === 0) {
      unread.push(...paragraph.map(({ row }) => unreadOf(row)));
      continue;
    }
    prose.push(ordering.join(' '));
    const rest = sentences.filter((sentence) => !ordering.includes(sentence));
    if (rest.length > 0) unread.push(unreadOf(first.row, rest.join(' ')));
  }
  return {
    prose: prose.join('\n').slice(0, MAX_PROSE),
    unread: merged(unread),
    checks: tables.checks,
    excluded,
  };
};

/** Joins neighbors where a paper has more than MAX_UNREAD boxes. */
const merged = (unread: readonly Unread[]): Unread[] => {
  const kept: Unread[] = [...unread];
  const size = Math.ceil(kept.length / MAX_UNREAD);
  if (size <= 1) return kept;
  const joined: Unread[] = [];
  for (let at = 0; at < kept.length; at += size) {
    const group = kept.slice(at, at + size);
    const [first] = group;
    if (first)
      joined.push({
        place: first.place,
        text: group
          .map(({ text }) => text)
          .join(' · ')
          .slice(0, MAX_TEXT),
      });
  }
  return joined;
};
