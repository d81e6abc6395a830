// The one validator of a scope of work: patches of its owner, of a model and of answers are checked and taken here.
// Pure: nothing is read or written, no price is known. What a patch may do stands in the file of its kind.
import type { ScopeOfWork, Place } from '../../domain/scope/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';
import { scopePatchSchema, type ScopePatch, type PatchOf } from '../../domain/scope/scope-patch.ts';
import { describeIssue } from '../book/table.ts';
import type { PriceBook } from '../book/price-book.ts';
import { addWork } from './add-work.ts';
import { Refusal, type Author, type Edit, requirePlace, basisOf } from './edit.ts';
import { exclude, include } from './edit-exclusions.ts';
import { addPlace, dropPlace } from './edit-place.ts';
import { dismiss, withGuessesThatStand, withWordsRead } from './edit-unread.ts';
import { dropWork, setWork } from './set-work.ts';
import { PERILS } from '../../domain/scope/fact-choices.ts';
import { ownLabel } from '../../domain/scope/own-label.ts';
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import { UNITS } from '../book/units.ts';
import { regionByState } from '../book/regions.ts';
import { withFollowing } from './following.ts';
import { requireSense, requireType } from './place-sense.ts';
import { remeasured } from './taken-together.ts';
import { UNNAMED_TYPE } from '../../domain/scope/place-types.ts';
import { type KnownSizes, type MeasuredPlace, usualPlace } from './usual-place.ts';

// The floor of a place as it is known after a patch.

type SetPlace = PatchOf<'SET_PLACE'>;

const FLOOR_MEASURES = ['lengthFt', 'widthFt', 'areaSf', 'perimeterFt'] as const;

const isFloorTold = (patch: SetPlace): boolean =>
  FLOOR_MEASURES.some((name) => patch[name] !== undefined);

/** A measure as it is known after a patch. A null in the patch makes it unknown. */
const knownAfter = (own: number | null, told: number | null | undefined): number | null =>
  told === undefined ? own : told;

/** The floor as it is known after the patch: what it says, and what still holds beside that. */
const floorAfter = (place: Place, patch: SetPlace): KnownSizes => {
  const isUsual = place.basis === 'DEFAULT';
  const own = { lengthFt: place.lengthFt, widthFt: place.widthFt, areaSf: place.areaSf };
  const { areaSf, perimeterFt } = patch;
  if (patch.lengthFt || patch.widthFt) {
    const lengthFt = knownAfter(own.lengthFt, patch.lengthFt);
    const widthFt = knownAfter(own.widthFt, patch.widthFt);
    const isOutline = Boolean(lengthFt) && Boolean(widthFt);
    const known = areaSf ?? (isOutline || isUsual ? null : own.areaSf);
    return { lengthFt, widthFt, areaSf: known, perimeterFt };
  }
  if (areaSf) return { areaSf, perimeterFt };
  if (isUsual) return { perimeterFt };
  return {
    lengthFt: knownAfter(own.lengthFt, patch.lengthFt),
    widthFt: knownAfter(own.widthFt, patch.widthFt),
    areaSf: knownAfter(own.areaSf, areaSf),
    perimeterFt,
  };
};

// SET_PLACE: other measures, another name or kind of a place. What followed from its size before follows again.

// The measures of a place after a patch: what only followed from its size before follows again.

const OTHERS = ['heightFt', 'doors', 'windows'] as const;

/** Doors, heights and wall lengths that were only usual become the usual ones of the new size and kind. */
const measuresAfter = (place: Place, patch: SetPlace, { by, book }: Edit): MeasuredPlace => {
  const { lengthFt, widthFt, areaSf, count } = place;
  const floor = place.basis === 'DEFAULT' ? {} : { lengthFt, widthFt, areaSf };
  const usual = usualPlace(place.type, '', { ...floor, count }, book);
  const isCountUsual = usualPlace(place.type, '', floor, book).count === count;
  const isWallUsual = Math.abs(place.perimeterFt - usual.perimeterFt) < 0.1;
  const keepsWall = !isFloorTold(patch) && !isWallUsual;
  const other = (name: (typeof OTHERS)[number]) => {
    const isUsual = place.type === UNNAMED_TYPE || place[name] === usual[name];
    return knownAfter(isUsual ? null : place[name], patch[name]);
  };
  const sizes: KnownSizes = {
    ...floorAfter(place, patch),
    ...(keepsWall ? { perimeterFt: place.perimeterFt } : {}),
    // One room stays one, however large; the rooms of a house follow from its area.
    count: patch.count ?? (isCountUsual && count > 1 ? null : count),
    heightFt: other('heightFt'),
    doors: other('doors'),
    windows: other('windows'),
  };
  const isSized = FLOOR_MEASURES.some((name) => Boolean(patch[name]));
  const basis = isSized ? basisOf({ by }, patch.because) : place.basis;
  const measured = usualPlace(patch.type ?? place.type, place.label, sizes, book, basis);
  requireSense(sizes, measured, book);
  return measured;
};

/** @throws Refusal when the size of a place is that of its parts. */
const requireOwnSize = (place: Place, patch: SetPlace, { places }: Edit['scope']): void => {
  if (place.parts.length === 0) return;
  const isOther = [...FLOOR_MEASURES, 'count' as const].some(
    (name) => patch[name] !== undefined && patch[name] !== place[name],
  );
  if (!isOther) return;
  const labels = places.filter(({ id }) => place.parts.includes(id)).map(({ label }) => label);
  throw new Refusal(
    `"${place.label}" takes ${[...new Set(labels)].join(', ')} together, and their sizes make its size. Change the size of these instead.`,
  );
};

/** Changes a place whose parts make its size. */
const partlySet = (place: Place, patch: SetPlace, { book }: Edit): Place => {
  const next = {
    ...place,
    type: patch.type ?? place.type,
    heightFt: patch.heightFt ?? place.heightFt,
    doors: patch.doors ?? place.doors,
    windows: patch.windows ?? place.windows,
  };
  requireSense({}, next, book);
  return next;
};

const labelAfter = (place: Place, { label }: SetPlace, { places }: Edit['scope']): string =>
  label === undefined
    ? place.label
    : ownLabel(
        label,
        places.filter((other) => other !== place),
      );

/** @throws Refusal for a place, kind or size that cannot be. */
const setPlace = (edit: Edit, patch: SetPlace): Edit => {
  const { scope, book } = edit;
  const place = requirePlace(edit, patch.placeId);
  if (patch.type !== undefined) requireType(patch.type, book);
  requireOwnSize(place, patch, scope);
  const next: Place = {
    ...(place.parts.length > 0
      ? partlySet(place, patch, edit)
      : { ...place, ...measuresAfter(place, patch, edit) }),
    // Another number of openings has the usual sizes.
    ...(patch.doors === undefined && patch.windows === undefined ? {} : { openingsSf: undefined }),
    label: labelAfter(place, patch, scope),
    because: patch.because ?? place.because,
    source: isFloorTold(patch) ? null : place.source,
  };
  const places = scope.places.map((known) => (known === place ? next : known));
  const measured = { ...scope, places: remeasured(scope.places, places, place.id) };
  return { ...edit, scope: withFollowing(scope, measured, book) };
};

// SET_FACTS: what is said once of the whole job. Only the facts named change, with the work that follows from them.

type ToldFacts = PatchOf<'SET_FACTS'>['facts'];

const stateOf = (
  { state }: ToldFacts,
  { regions }: PriceBook,
): Pick<ScopeFacts, 'state'> | null => {
  if (state === undefined || state === null) return state === null ? { state } : null;
  const code = state.toUpperCase();
  if (regionByState(regions, code)) return { state: code };
  throw new Refusal(`"${code}" is no state that the price book knows. Give its two letters.`);
};

const requirePeril = ({ peril }: ToldFacts): void => {
  if (!peril || Object.hasOwn(PERILS, peril)) return;
  const known = Object.keys(PERILS).join(', ');
  throw new Refusal(`"${peril}" is no cause of loss that is known here. Choose one of ${known}.`);
};

const requireAllowances = ({ allowances = [] }: ToldFacts, { contractor }: PriceBook): void => {
  const kinds = contractor.allowances.kinds.map(({ name }) => name);
  for (const { goods, unit } of allowances) {
    if (!kinds.includes(goods))
      throw new Refusal(
        `Allowances are not made for "${goods}". Choose one of ${kinds.join(', ')}.`,
      );
    if (unit !== null && !UNITS.some((known) => known === unit))
      throw new Refusal(`An allowance cannot be per "${unit}". Choose EA, SF or LF.`);
  }
};

const requireAges = ({ ages = [] }: ToldFacts, { lives }: PriceBook): void => {
  const keys = [...lives.keys()];
  const stray = ages
    .flatMap(({ lifeKeys }) => lifeKeys)
    .find((start) => start === '' || !keys.some((key) => key.startsWith(start)));
  if (stray !== undefined)
    throw new Refusal(`Nothing that ages begins with "${stray}". Choose another thing.`);
};

/** Part of the price by which shares typed in percent may miss the whole. */
const MISSED = 0.005;

const requirePayments = ({ payments }: ToldFacts): void => {
  if (!payments) return;
  const sum = payments.reduce((total, { share }) => total + share, 0);
  if (Math.abs(sum - 1) > MISSED)
    throw new Refusal(
      `The payments make ${Math.round(sum * 100)}% of the price. Let their shares make 100%.`,
    );
};

/** @throws Refusal for payments that make no whole, a state, a cause of loss, goods or a thing that the price book does not know. */
const setFacts = (edit: Edit, { facts }: PatchOf<'SET_FACTS'>): Edit => {
  const { scope, book } = edit;
  requirePeril(facts);
  requireAllowances(facts, book);
  requireAges(facts, book);
  requirePayments(facts);
  const told = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  const next = { ...scope.facts, ...told, ...stateOf(facts, book) };
  return { ...edit, scope: withFollowing(scope, { ...scope, facts: next }, book) };
};

export interface Refused {
  /** Place of the patch in the list, from 0. */
  at: number;
  /** Sentence for people: the fault and its remedy. */
  message: string;
}

export interface Applied {
  scope: ScopeOfWork;
  /** Refused patches, in their order. Work of a model that stands but for a parameter is told of here, too. */
  refused: Refused[];
}

type TakenPatches = Pick<Edit, 'scope' | 'refs' | 'remarks'>;

/** @throws Refusal */
const answer = (edit: Edit, patch: Extract<ScopePatch, { kind: 'ANSWER' }>): Edit => {
  const question = edit.scope.questions.find(({ id }) => id === patch.questionId);
  if (!question) throw new Refusal('This question is no longer asked.');
  const chosen = question.answers[patch.answer];
  if (!chosen) throw new Refusal(`"${question.text}" has no answer ${patch.answer + 1}.`);
  const isNested = chosen.patches.some(({ kind }) => kind === 'ANSWER');
  if (isNested) throw new Refusal(`"${chosen.label}" cannot be taken. Say it in a change instead.`);
  const { scope, refused } = apply(edit.scope, chosen.patches, edit.book, edit.by);
  const reasons = refused.map(({ message }) => message);
  if (reasons.length > 0 && reasons.length === chosen.patches.length)
    throw new Refusal(`"${chosen.label}" cannot be taken. ${reasons.join(' ')}`);
  const questions = scope.questions.filter(({ id }) => id !== question.id);
  return { ...edit, remarks: [...edit.remarks, ...reasons], scope: { ...scope, questions } };
};

/** @throws Refusal */
const take = (edit: Edit, patch: ScopePatch): Edit => {
  switch (patch.kind) {
    case 'ADD_PLACE':
      return addPlace(edit, patch);
    case 'SET_PLACE':
      return setPlace(edit, patch);
    case 'DROP_PLACE':
      return dropPlace(edit, patch);
    case 'ADD_WORK':
      return addWork(edit, patch);
    case 'SET_WORK':
      return setWork(edit, patch);
    case 'DROP_WORK':
      return dropWork(edit, patch);
    case 'EXCLUDE':
      return exclude(edit, patch);
    case 'INCLUDE':
      return include(edit, patch);
    case 'DISMISS':
      return dismiss(edit, patch);
    case 'SET_FACTS':
      return setFacts(edit, patch);
    case 'ANSWER':
      return answer(edit, patch);
  }
};

/** @throws Refusal also for what has not the shape of a patch. */
const taken = (edit: Edit, patch: ScopePatch, at: number): TakenPatches => {
  if (at >= SCOPE_LIMITS.patches)
    throw new Refusal(
      `At most ${SCOPE_LIMITS.patches} changes are taken at once. Send the rest next.`,
    );
  const parsed = scopePatchSchema.safeParse(patch);
  if (!parsed.success)
    throw new Refusal(`This change cannot be read: ${describeIssue(parsed.error)}.`);
  const made = take(edit, parsed.data);
  return { ...made, scope: withWordsRead(made.scope, parsed.data.because) };
};

/**
 * Takes patches one by one, in their order. A faulty one is refused and changes nothing; the others stand.
 * @param by whose patches they are: an owner may ask again for what was left out, a model may not
 */
export const apply = (
  scope: ScopeOfWork,
  patches: readonly ScopePatch[],
  book: PriceBook,
  by: Author,
): Applied => {
  const refused: Refused[] = [];
  let now: TakenPatches = { scope, refs: new Map(), remarks: [] };
  for (const [at, patch] of patches.entries()) {
    try {
      const { remarks, ...next } = taken({ ...now, by, book }, patch, at);
      refused.push(...remarks.map((message) => ({ at, message })));
      now = { scope: next.scope, refs: next.refs, remarks: [] };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ at, message: error.message });
    }
  }
  return { scope: withGuessesThatStand(now.scope), refused };
};
