// The request an estimate is priced from once its owner asked for changes: every refinement worked in, oldest first.
// A wish changes the lines it means and no others; one that changes none is named in the remarks, not passed over.
import type { EstimateRequest } from '../estimate-request.ts';
import type { PriceBook } from '../price-book.ts';
import { createTrialReadings } from './trial-reading.ts';
import type { TrialReading } from './trial-reading.ts';
import { englishOf } from './english.ts';
import { roomLabel } from '../parser/vocabulary/rooms.ts';
import { isKnown, linesOf, thingsNamed } from './things.ts';
import { textOf } from './wanted.ts';
import type { WantedRefinement } from './wanted.ts';
import { waysTo } from './ways.ts';
import type { Standing } from './ways.ts';
import { readWishes } from './wishes.ts';
import type { LineWish, ClauseWish } from './wish.ts';

/** Of one refinement; nobody means more. */
const MOST_WISHES = 40;
/** Characters up to which every way of reading a wish is tried out; beyond, the first one is taken. */
const TRIED_UP_TO = 6_000;

const requestFor = (request: EstimateRequest, wanted: WantedRefinement): EstimateRequest => ({
  ...request,
  instructions: textOf(wanted),
});

/** A request with its refinements worked in: in its text, and as changes of lines beside it. */
export interface Refined {
  request: EstimateRequest;
  changes: readonly LineWish[];
  /** For the owner: parts of the last refinement that changed nothing. */
  remarks: readonly string[];
}

/** All that decides an estimate, in a form to compare. */
const pictureOf = ({ work, context }: TrialReading): string =>
  JSON.stringify([
    context.region.label,
    context.laborMultiplier,
    work.map((line) => [
      line.item.code,
      line.room,
      line.quantity,
      line.priceShare,
      line.basis,
      line.grade ?? null,
    ]),
  ]);

const standingOf = (draft: TrialReading | null, book: PriceBook): Standing => {
  const work = draft?.work ?? [];
  const places = draft?.reading.scope.places ?? [];
  const meant = (target: string) => linesOf(work, thingsNamed(target, book));
  return {
    places,
    isPriced: (target) => meant(target).some(({ item }) => item.action !== 'remove'),
    isKnown: (target) => draft === null || isKnown(work, thingsNamed(target, book)),
    isInWholeRoom: (target) => {
      const { rooms } = thingsNamed(target, book);
      return places.some(
        ({ type, whole }) => whole !== null && rooms.includes(roomLabel(type).toLowerCase()),
      );
    },
    namesOf: (target) => meant(target).map(({ item }) => item),
  };
};

interface RefinedOutcome {
  wanted: WantedRefinement;
  hasEffect: boolean;
}

/** Drafts made to find out what a wish does, of all refinements together, and the characters read for them. */
const MOST_DRAFTS = 150;
const MOST_DRAFTED = 150_000;
/** Changes of single lines; nobody asks for more, and each measures the whole estimate anew. */
const MOST_CHANGES = 60;

interface Trial {
  book: PriceBook;
  tryReading: (wanted: WantedRefinement) => TrialReading;
  /** Characters of the uploads. */
  attached: number;
  /** How many more drafts may be made, and of how many characters. */
  left: number;
  leftChars: number;
}

const granted = (trial: Trial, wanted: WantedRefinement, wish: ClauseWish): RefinedOutcome => {
  const { book, tryReading } = trial;
  const chars = textOf(wanted).length + trial.attached;
  const isSmall = chars < TRIED_UP_TO && trial.left > 0 && trial.leftChars > 0;
  const before = isSmall ? tryReading(wanted) : null;
  const ways = waysTo(wish, wanted, standingOf(before, book)).filter(
    ({ changes }) => changes.length <= MOST_CHANGES,
  );
  const [first = wanted] = ways;
  if (before === null) return { wanted: first, hasEffect: ways.length > 0 };
  trial.left -= 1 + ways.length;
  trial.leftChars -= (1 + ways.length) * chars;
  const picture = pictureOf(before);
  const found = ways.find((way) => pictureOf(tryReading(way)) !== picture);
  return { wanted: found ?? first, hasEffect: found !== undefined };
};

const quoted = (words: string): string =>
  words.length <= 120 ? words : `${words.slice(0, 119).trimEnd()}…`;

const remarkOn = (clause: string): string =>
  `"${quoted(clause)}" changes no line: the estimate holds it already, or nothing in it goes by that name. Name the work, the room or the material, or edit the lines yourself.`;

/** The same request when there are none. */
export const refinedRequest = (request: EstimateRequest, book: PriceBook): Refined => {
  const { refinements = [], ...plain } = request;
  if (refinements.length === 0) return { request, changes: [], remarks: [] };
  const trial: Trial = {
    book,
    tryReading: createTrialReadings(plain, book),
    attached: plain.uploads.reduce((sum, { text }) => sum + text.length, 0),
    left: MOST_DRAFTS,
    leftChars: MOST_DRAFTED,
  };
  let wanted: WantedRefinement = { text: request.instructions, exclusions: [], changes: [] };
  let remarks: string[] = [];
  for (const refinement of refinements) {
    const wishes = readWishes(englishOf(refinement)).slice(0, MOST_WISHES);
    remarks = wishes.length === 0 && refinement.trim() !== '' ? [remarkOn(refinement.trim())] : [];
    for (const wish of wishes) {
      const outcome = granted(trial, wanted, wish);
      ({ wanted } = outcome);
      // The finish level of everything is a choice of the request, not of its text.
      const isChoice = wish.kind === 'level' && wish.target === null;
      if (!outcome.hasEffect && !isChoice) remarks.push(remarkOn(wish.clause));
    }
  }
  return {
    request: requestFor(plain, wanted),
    changes: wanted.changes,
    remarks: [...new Set(remarks)].slice(0, 5),
  };
};
