// The ways in which a wish can be worked into what is wanted, the likeliest first. The first that changes lines is taken.
import type { CatalogueItem } from '../price-book/catalogue.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import { roomLabel } from '../parser/vocabulary/rooms.ts';
import { isActivity } from './activities.ts';
import { putRoom, putSize, putWidth } from './sizes.ts';
import { isKind, putMaterial, swapped } from './swaps.ts';
import { also, withChange, without, withText } from './wanted.ts';
import type { WantedRefinement } from './wanted.ts';
import type { ClauseWish } from './wish.ts';

/** The estimate as it stands before the wish. */
export interface Standing {
  places: readonly ReadPlace[];
  /** Whether it holds work on what the words name, beyond taking it out. */
  isPriced(target: string): boolean;
  /** Whether the words name an object, a room or a line at all. */
  isKnown(target: string): boolean;
  /** Whether they name a room that is worked on as a whole. */
  isInWholeRoom(target: string): boolean;
  namesOf(target: string): readonly Pick<CatalogueItem, 'category'>[];
}

/** What goods of a category are called beside their material. */
const HEADS: Readonly<Record<string, string>> = {
  Countertops: 'countertops',
  Flooring: 'flooring',
  Cabinets: 'cabinets',
  Roofing: 'roof',
  Windows: 'windows',
  'Siding & Exterior Trim': 'siding',
  Decking: 'deck',
};

const numbered = (target: string): RegExp =>
  new RegExp(
    `\\b(\\d{1,3})(\\s+(?:\\w+\\s+)?${target.replaceAll(/[^\w ]/g, '').replace(/s$/i, '')}s?\\b)`,
    'i',
  );

/** The number before the thing replaced; none where the text has no number for it. */
const recounted = (
  wanted: WantedRefinement,
  target: string,
  count: (before: number) => number,
): WantedRefinement[] => {
  const pattern = numbered(target);
  if (!pattern.test(wanted.text)) return [];
  const text = wanted.text.replace(
    pattern,
    (_all, number: string, rest: string) => `${count(Number(number))}${rest}`,
  );
  return [withText(wanted, text, target)];
};

const added = (wanted: WantedRefinement, words: string): WantedRefinement =>
  withText(wanted, also(wanted.text, words), words);

const VERB =
  /\b(?:re)?(?:paint|place|stall|finish|pair|model|build|move|seal|caulk|tile|wire|grout)\w*\b|\b(?:install|add|use|put|make|clean|new|do|hang|lay|fix|patch|want|need|include|with|supply|provide|upgrade|no|is|are|have|has|by)\b/i;
const MAIN_VERB =
  /^\W*(?:please |i want to |we want to |need to )?(repaint|paint|install|refinish|repair|clean|patch)\b/i;

/** "And the hallway ceiling" after "Repaint the bedroom" is to be painted. */
const withVerb = (clause: string, text: string): string => {
  const [, verb] = MAIN_VERB.exec(text) ?? [];
  return verb === undefined || VERB.test(clause) || !/^(?:the|my|our|all) /i.test(clause)
    ? clause
    : `${verb} ${clause}`;
};

/** A remodel renews those there are; more of them are put in. */
const DEVICES = /\b(?:outlet|receptacle|plug|gfci|switch)(?:es|s)?\b/i;

/** Coats as a text states them. */
const COATS_SAID = /,?\s*\b(?:one|two|three|single|[1-4]) coats?(?: of paint)?\b/gi;

const countWays = (
  wanted: WantedRefinement,
  wish: ClauseWish & { kind: 'more' | 'count' },
): WantedRefinement[] => {
  const { target, count } = wish;
  const isMore = wish.kind === 'more';
  const inText = recounted(wanted, target, (before) => (isMore ? before + count : count));
  const inLines = withChange(wanted, { kind: 'count', target, count, isMore });
  const asWork = added(wanted, isMore ? `add ${count} ${target}` : wish.clause);
  return [...inText, ...(isMore && DEVICES.test(target) ? [asWork, inLines] : [inLines, asWork])];
};

const onlyWays = (
  wanted: WantedRefinement,
  target: string,
  { places }: Standing,
): WantedRefinement[] => {
  const others = places
    .filter(({ excluded, adjective }) => !excluded && !adjective)
    .map(({ type }) => roomLabel(type).toLowerCase());
  const words = target.toLowerCase();
  const isMeant = (room: string): boolean =>
    words.endsWith(room) || (room === 'bathroom' && words.endsWith('bath'));
  if (!others.some(isMeant)) return [withChange(wanted, { kind: 'only', target })];
  const unwanted = new Set(others.filter((room) => !isMeant(room)));
  return [
    [...unwanted].reduce((left, room) => without(left, { target: room, isKept: false }), wanted),
  ];
};

const swapWays = (
  wanted: WantedRefinement,
  swap: { old: string; wanted: string },
  clause: string,
  { namesOf }: Standing,
): WantedRefinement[] => {
  const heads = new Set(namesOf(swap.old).flatMap(({ category }) => HEADS[category] ?? []));
  const head = isKind(swap.old) ? [...heads][0] : swap.old;
  return [
    ...swapped(wanted.text, swap).map((text) => withText(wanted, text, swap.wanted)),
    ...(isKind(swap.wanted) && head !== undefined
      ? [added(wanted, `use ${swap.wanted} ${head}`)]
      : []),
    added(wanted, clause),
  ];
};

export const waysTo = (
  wish: ClauseWish,
  wanted: WantedRefinement,
  standing: Standing,
): WantedRefinement[] => {
  const { text } = wanted;
  switch (wish.kind) {
    case 'size': {
      const put = putSize(text, wish.size, wish.clause);
      return put === null ? [added(wanted, wish.clause)] : [withText(wanted, put, wish.clause)];
    }
    case 'height':
      return [
        added(wanted, `${wish.feet} ft ceilings`),
        added(wanted, `ceiling height ${wish.feet} ft`),
      ];
    case 'width': {
      const put = putWidth(text, wish.inches, wish.target);
      const asWork = added(wanted, wish.clause);
      return put === null ? [asWork] : [withText(wanted, put, wish.target), asWork];
    }
    case 'material': {
      const put = putMaterial(text, wish.wanted);
      const asWork = added(wanted, wish.clause);
      return put === null ? [asWork] : [withText(wanted, put, wish.wanted), asWork];
    }
    case 'floorIn': {
      // An exception to the floor the first sentence orders for several rooms.
      const [first = ''] = /^[^.\n]+/.exec(text) ?? [];
      const excepted = `${first}, except ${wish.wanted} in the ${wish.room}${text.slice(first.length)}`;
      const asWork = added(wanted, wish.clause);
      const isElsewhere = first.toLowerCase().includes(wish.room.toLowerCase());
      return isElsewhere ? [withText(wanted, excepted, wish.wanted), asWork] : [asWork];
    }
    case 'coats': {
      const words = `${wish.count} ${wish.count === 1 ? 'coat' : 'coats'}`;
      return [
        added({ ...wanted, text: wanted.text.replaceAll(COATS_SAID, ' ') }, words),
        added(wanted, wish.clause),
      ];
    }
    case 'room': {
      const put = putRoom(text, wish.room);
      return [
        ...(put === null ? [] : [withText(wanted, put, wish.room)]),
        added(wanted, wish.clause),
      ];
    }
    case 'exclude':
      return standing.isKnown(wish.target) ? [without(wanted, wish)] : [wanted];
    case 'remove': {
      const left = without(wanted, { target: wish.target, isKept: false });
      const isLeftOut =
        standing.isPriced(wish.target) ||
        standing.isInWholeRoom(wish.target) ||
        isActivity(wish.target);
      // "Remove the popcorn ceiling" is work where nobody asked for any on it.
      return isLeftOut ? [left] : [added(wanted, wish.clause), left];
    }
    case 'only':
      return onlyWays(wanted, wish.target, standing);
    case 'more':
    case 'count':
      return countWays(wanted, wish);
    case 'swap':
      return swapWays(wanted, wish, wish.clause, standing);
    case 'level':
      return wish.target === null
        ? [wanted]
        : [withChange(wanted, { kind: 'level', target: wish.target, step: wish.step })];
    case 'add':
      return [added(wanted, withVerb(wish.clause, text))];
  }
};
