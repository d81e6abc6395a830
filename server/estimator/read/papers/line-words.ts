// Cuts a description of work, of a document's row or of a catalog row, into what is done and what it is done to.
// Both sides go through the same door, so that they can be compared; words are only ever compared, never obeyed.
import { tokensOf } from '../language/spanish.ts';
import { evenPhrase } from '../language/text.ts';
import { APPLIANCES, CONTEXT, EQUAL_WORDS, JOINED_WORDS, NOISE } from './words.ts';

export type Act = 'remove' | 'reset' | 'paint' | 'clean' | 'repair' | 'refinish' | 'seal';

export interface LineWords {
  /** Acts of the line; empty for work that puts something in, or that says nothing. */
  acts: ReadonlySet<Act>;
  /** The line takes out the old one and puts in a new one. */
  isReplacement: boolean;
  /** Primed or sealed, and then painted: two works in one line. */
  isSealedFirst: boolean;
  /** What the work is about → weight: 1, or less for what only details it. */
  words: ReadonlyMap<string, number>;
  numbers: ReadonlySet<number>;
}

const WORDS_OF_ACTS: Readonly<Record<Act, string>> = {
  remove:
    'remove removal removed demo demolish demolition tear tearoff tearout rip disconnect scrape gut',
  reset: 'dnr reset reinstall detach',
  paint: 'paint repaint painted stain prime primer',
  clean: 'clean wash sanitize shampoo',
  repair: 'repair repaired patch fix regrout rekey repoint',
  refinish: 'refinish reglaze recoat reface sand',
  seal: 'seal sealer caulk recaulk',
};
const ACT_OF: ReadonlyMap<string, Act> = new Map(
  (Object.keys(WORDS_OF_ACTS) as Act[]).flatMap((act) =>
    WORDS_OF_ACTS[act].split(' ').map((word) => [word, act] as const),
  ),
);
/** The act that a word names: "repointing" and "repoint" name one. */
const actOf = (word: string): Act | undefined =>
  ACT_OF.get(word) ?? ACT_OF.get(word.replace(/ing$/, '')) ?? ACT_OF.get(word.replace(/ing$/, 'e'));
/** Acts that also tell apart rows of the same act. */
const TELLING = new Set('stain prime primer patch caulk regrout rekey wash shampoo'.split(' '));
const DISPOSAL = 'haul off away dispose disposal out'.split(' ');
const PRIMERS = ['prime', 'primer'];

/** "Seal/prime then paint": the coat underneath is ordered, not only a paint with a primer in it. */
const SEALED_FIRST =
  /\b(?:seal|prime|sealer|primer)\b.{0,30}?(?:\bthen\b|\band\b|[&,+/])\s*(?:re)?paint/i;
/** A primer against stains or odors. One row covers walls and ceilings, so the surface does not count. */
const BLOCKER = /\b(?:stain|odou?r)[ -]?block/i;
const SEALED_SURFACES = ['wall', 'ceiling', 'drywall'];

/** Words for what is not part of the line: "ready for paint", "w/out felt". */
export const NOT_MEANT =
  /\b(?:ready|prepared?|prep) for [\w-]+|\b(?:w\/out|w\/o|without|excluding|excl\.?|no|not) [\w-]+/gi;
const DETAIL = /\s[-–—]+\s|-{2,}|[,;:(]/;
const EXTRA = /\b(?:with|incl|including|plus|over)\b|\bw\//i;

/** A painter's line without a verb: "Walls - two coats eggshell". */
const COATED =
  /^(?=.*\b(?:walls?|ceilings?|trim|casing|baseboards?)\b).*\b(?:coats?|eggshell|semi-?gloss|enamel)\b/i;

const DETAIL_WEIGHT = 0.4;
/** Weight of a detail after a single word, which says little by itself: "Flashing - pipe jack". */
const NEEDED_DETAIL_WEIGHT = 0.8;
const EXTRA_WEIGHT = 0.2;
const CONTEXT_WEIGHT = 0.3;
const SHORTEST_PART = 3;

const splitAt = (text: string, mark: RegExp): [string, string] => {
  const at = text.search(mark);
  return at < SHORTEST_PART ? [text, ''] : [text.slice(0, at), text.slice(at)];
};

/** @param mend the right spelling of a word that is neither noise nor the name of an act */
export const lineWordsOf = (text: string, mend: (word: string) => string): LineWords => {
  const acts = new Set<Act>();
  const words = new Map<string, number>();
  const numbers = new Set<number>();
  let isReplacement = false;

  const readWord = (written: string, weight: number): void => {
    if (written === 'rnr') {
      isReplacement = true;
      acts.add('remove');
      return;
    }
    const plain = EQUAL_WORDS.get(written) ?? written;
    const isKnown = NOISE.has(plain) || actOf(plain) !== undefined;
    const mended = isKnown ? plain : mend(plain);
    const word = EQUAL_WORDS.get(mended) ?? mended;
    const act = actOf(word);
    // "Tile, including grout and sealer" seals nothing else.
    if (act && weight !== EXTRA_WEIGHT) acts.add(act);
    if ((act && !TELLING.has(word)) || NOISE.has(word) || word.length < 2) return;
    const worth = CONTEXT.has(word) ? CONTEXT_WEIGHT * weight : weight;
    words.set(word, Math.max(worth, words.get(word) ?? 0));
  };
  const read = (part: string, weight: number): void => {
    const even = JOINED_WORDS.reduce(
      (joined, [apart, together]) => joined.replaceAll(apart, together),
      evenPhrase(part),
    );
    for (const { kind, text: written, value } of tokensOf(even)) {
      if (kind === 'number') numbers.add(value);
      if (kind === 'word') readWord(written, weight);
    }
  };

  const [main, extra] = splitAt(text.replaceAll(NOT_MEANT, ' '), EXTRA);
  const [name, detail] = splitAt(main, DETAIL);
  read(name, 1);
  const isGeneric = !isReplacement && (acts.has('remove') || acts.has('reset'));
  const detailWeight = words.size === 1 && !isGeneric ? NEEDED_DETAIL_WEIGHT : DETAIL_WEIGHT;
  read(detail, words.size === 0 ? 1 : detailWeight);
  read(extra, words.size === 0 ? 1 : EXTRA_WEIGHT);

  if (acts.size === 0 && COATED.test(text)) acts.add('paint');
  const isSealedFirst = SEALED_FIRST.test(text);
  if (isSealedFirst) {
    acts.delete('seal');
    if (words.size === 0 || [...words.keys()].every((word) => PRIMERS.includes(word)))
      words.set('wall', 1);
  } else if (acts.has('seal') && BLOCKER.test(text)) {
    acts.delete('paint');
    for (const word of SEALED_SURFACES) words.delete(word);
    for (const word of ['stain', 'block']) words.set(word, 1);
  }
  if (/\bpaint/i.test(text)) for (const word of PRIMERS) words.delete(word);
  if (acts.has('remove')) for (const word of DISPOSAL) words.delete(word);
  if (acts.has('remove') || acts.has('reset')) {
    for (const word of APPLIANCES) if (words.delete(word)) words.set('appliance', 1);
  }
  return { acts, isReplacement, isSealedFirst, words, numbers };
};
