// The one validator of a scope of work: patches of its owner, of a model and of answers are checked and taken here.
// Pure: nothing is read or written, no price is known. What a patch may do stands in the file of its kind.
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../domain/scope-parts.ts';
import { scopePatchSchema } from '../../domain/scope-patch.ts';
import type { ScopePatch } from '../../domain/scope-patch.ts';
import { describeIssue } from '../price-book/table.ts';
import type { PriceBook } from '../price-book.ts';
import { addWork } from './add-work.ts';
import { Refusal } from './edit.ts';
import type { Author, Edit } from './edit.ts';
import { exclude, include } from './edit-exclusions.ts';
import { addPlace, dropPlace } from './edit-place.ts';
import { dismiss, withGuessesThatStand, withWordsRead } from './edit-unread.ts';
import { setFacts } from './set-facts.ts';
import { setPlace } from './set-place.ts';
import { dropWork, setWork } from './set-work.ts';

export interface Refused {
  /** Place of the patch in the list, from 0. */
  at: number;
  /** What is wrong and what to do, for people. */
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
  if (!question) throw new Refusal('This question is not asked any more.');
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
