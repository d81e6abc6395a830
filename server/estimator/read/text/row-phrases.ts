// Words by which people ask for rows that the network was not trained on: they name such a row for sure, whatever the
// network takes them for. Source: data/reader/row-phrases.json, own work.
import { z } from 'zod';
import type { RowChance } from './network.ts';

const pattern = z.string().transform((source) => new RegExp(source, 'i'));

/** A group that repeats as often as it likes takes time with the square of a text: "a a a a". */
const REPEATS_ANYHOW = /(?<!\\)\)[*+]/;

const entrySchema = z.strictObject({
  /** The row first that is meant where no size is told; `NONE` where the book leaves such work out. */
  codes: z.array(z.string().min(3)).min(1),
  says: z
    .string()
    .refine((source) => !REPEATS_ANYHOW.test(source), 'A group repeats without a bound.')
    .transform((source) => new RegExp(`(?<![\\w-])(?:${source})(?!\\w)`, 'gi')),
  /** What else its sentence tells, all of them. */
  near: z.array(pattern).default([]),
  /** What its sentence does not tell. */
  not: pattern.optional(),
  /** Rows that the words mean all the same where the network takes them for one: outlets of another trade. */
  unless: z.array(z.string()).default([]),
  /** Its words order the work by themselves, also where the network marked nothing. */
  orders: z.boolean().default(false),
  /** Its words tell what happened, or that something is to be done: each code is offered with its price, and none is priced. */
  asks: z.boolean().default(false),
  /** Sentence for whoever ordered what the book leaves out. */
  tell: z.string().optional(),
  /** A part or a neighbor of other work behind `with`, `under` or `near`: the words mean that work. */
  isAlone: z.boolean().default(false),
  /** A detail of other work, which it does not change: a kind of drain that the book does not tell apart. */
  isDetail: z.boolean().default(false),
});

export type RowPhrase = z.output<typeof entrySchema>;

/** @throws where the file is of another form */
export const readRowPhrases = (text: string): RowPhrase[] =>
  z.array(entrySchema).parse(JSON.parse(text));

/** A phrase where it stands in a text; the end is exclusive. */
export interface SaidPhrase {
  phrase: RowPhrase;
  start: number;
  end: number;
}

const SENTENCE_END = /[;\n]|[.!?](?=\s|$)/g;

/** Characters to either side that still count as its sentence. */
const MOST_BESIDE = 300;

/** The sentence around a part of a text. */
export const sentenceAt = (text: string, start: number, end: number): string => {
  const before = text.slice(Math.max(0, start - MOST_BESIDE), start);
  const after = text.slice(end, end + MOST_BESIDE);
  const from = [...before.matchAll(SENTENCE_END)].at(-1)?.index ?? -1;
  const [to] = after.matchAll(SENTENCE_END);
  return before.slice(from + 1) + text.slice(start, end) + after.slice(0, to?.index);
};

/** Other work before a phrase: "tile the hearth under the", "a tub with rain". */
const BEHIND_OTHER =
  /[a-z\d] (?:with|w\/|behind|under|beneath|around|near|beside|by|over|above|next to) (?:[\w-]+ ){0,2}$/i;
const MOST_BEFORE = 48;

/** Phrases of a text in their order; of two that share words the longer. */
export const phrasesIn = (text: string, phrases: readonly RowPhrase[]): SaidPhrase[] => {
  // A search takes half the time of the matches, and most phrases have none.
  const there = phrases.filter(({ says }) => text.search(says) >= 0);
  const found = there.flatMap((phrase) =>
    [...text.matchAll(phrase.says)].flatMap(({ 0: words, index }): SaidPhrase[] => {
      const said = { phrase, start: index, end: index + words.length };
      const before = text.slice(Math.max(0, index - MOST_BEFORE), index);
      if (phrase.isAlone && BEHIND_OTHER.test(before)) return [];
      if (phrase.near.length === 0 && !phrase.not) return [said];
      const sentence = sentenceAt(text, said.start, said.end);
      return phrase.near.every((near) => near.test(sentence)) && !phrase.not?.test(sentence)
        ? [said]
        : [];
    }),
  );
  const taken: SaidPhrase[] = [];
  for (const said of found.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (!taken.some(({ start, end }) => said.start < end && said.end > start)) taken.push(said);
  return taken.toSorted((a, b) => a.start - b.start);
};

const BY_PHRASE = 0.9;
/** The chance of each meaning that is offered: none is priced, as the likeliest is no row. */
const OFFERED = 0.3;
/** Another size of the same, which its name picks. */
const OTHER_SIZE = 0.02;

/**
 * Rows that a phrase within a part of the text means, else those that the network takes it for.
 * @param rank by the network, the likeliest first; it costs more than all phrases
 */
export const rowsSaid = (
  said: readonly SaidPhrase[],
  { start, end }: { start: number; end: number },
  rank: () => readonly RowChance[],
): readonly RowChance[] => {
  const [first] = said.filter((one) => one.start >= start && one.end <= end);
  if (!first) return rank();
  const { codes, asks, unless } = first.phrase;
  // "Clean the soot off the floor, grease fire": what happened is the lesser part of words that order something.
  const isLesser = asks && first.end - first.start < (end - start) / 2;
  const ranked = isLesser || unless.length > 0 ? rank() : [];
  const [likeliest] = ranked;
  const isSure = isLesser && likeliest?.code !== 'NONE' && (likeliest?.chance ?? 0) >= BY_PHRASE;
  if (isSure || unless.includes(likeliest?.code ?? '')) return ranked;
  if (asks) return ['NONE', ...codes].map((code) => ({ code, chance: OFFERED }));
  const [code = '', ...others] = codes;
  return [
    { code, chance: BY_PHRASE },
    ...others.map((other) => ({ code: other, chance: OTHER_SIZE })),
  ];
};
