// SET_WORK: other parameters, quantity, place or lines of work that stands. What its owner changes is the owner's.
import type { Work, WorkContent } from '../../domain/scope/scope-of-work.ts';
import type { PatchOf } from '../../domain/scope/scope-patch.ts';
import { fits } from '../calculate/work-package.ts';
import { basisOf, Refusal, requirePlace, requireWork } from './edit.ts';
import type { Edit } from './edit.ts';
import { requireCodes } from './edit-exclusions.ts';
import { withoutQuestionsAbout } from './edit-place.ts';
import { heldBack } from './excluded.ts';
import { sharedWork } from './shared-work.ts';
import { paramsAfter } from './params-after.ts';
import { rowContent } from './row-content.ts';
import { codesNamed, linesAfter } from './set-lines.ts';
import { nameOf } from './work-name.ts';
import { requirePlausible, requireSomething, requireWithin } from './work-sense.ts';

type SetWork = PatchOf<'SET_WORK'>;

/** @throws Refusal for a quantity or parameters that such work does not have. */
const contentAfter = (work: Work, patch: SetWork, edit: Edit): WorkContent => {
  const { does } = work;
  const { quantity, params = [], because = null } = patch;
  const basis = basisOf(edit, because);
  const name = nameOf(work, edit.book);
  if (does.kind === 'ROW') {
    if (params.length > 0) throw new Refusal(`"${name}" has a quantity and no parameters.`);
    return quantity === undefined ? does : rowContent(does.code, quantity, basis, edit.book);
  }
  if (quantity !== undefined)
    throw new Refusal(
      `"${name}" has no quantity of its own: change its parameters, the size of its place or one of its lines.`,
    );
  const assembly = edit.book.assemblies.get(does.assembly);
  if (!assembly) throw new Refusal(`The price book has no assembly "${does.assembly}" any more.`);
  const from = { basis, because };
  const throwIt = (refusal: Refusal) => {
    throw refusal;
  };
  return { ...does, params: paramsAfter(assembly, does.params, params, from, throwIt) };
};

/** Rules leave nothing open but an amount that no property has: who says another wants it priced. */
const isOptionalAfter = (before: Work, patch: SetWork): boolean => {
  const isWaiting = before.optional && (before.by === 'RULES' || before.by === 'DOCUMENT');
  const isAmountSaid =
    patch.quantity !== undefined || patch.times !== undefined || patch.params !== undefined;
  return patch.optional ?? (before.optional && !(isWaiting && isAmountSaid));
};

/** Lines that were left out and are not any more. */
const takenBack = (before: Work, after: Work, { book }: Edit): string[] => {
  const isOut = (code: string, { without }: Work) => without.some((pattern) => fits(code, pattern));
  return before.without.length === 0 || before.without === after.without
    ? []
    : [...book.items.keys()].filter((code) => isOut(code, before) && !isOut(code, after));
};

/** @throws Refusal for work that is not there, or that cannot be done like that. */
export const setWork = (edit: Edit, patch: SetWork): Edit => {
  const { book, by } = edit;
  const before = requireWork(edit, patch.workId);
  const place = requirePlace(edit, patch.placeId ?? before.placeId);
  requireCodes(patch.without ?? [], book);
  const does = contentAfter(before, patch, edit);
  const changed: Work = {
    ...before,
    placeId: place.id,
    does,
    label: patch.label === undefined ? before.label : patch.label,
    times: patch.times ?? before.times,
    without: patch.without ?? before.without,
    finishLevel: patch.finishLevel === undefined ? before.finishLevel : patch.finishLevel,
    ...sharedWork(before, patch),
    optional: isOptionalAfter(before, patch),
    because: patch.because ?? before.because,
    by,
    certainty: by === 'OWNER' || patch.because ? 'TOLD' : before.certainty,
    quantityFrom: patch.quantity === undefined ? before.quantityFrom : null,
  };
  const set = linesAfter(changed, place, patch, edit);
  const wanted = [...codesNamed(patch), ...takenBack(before, set, edit)];
  const { edit: open, work } = heldBack(edit, set, place, wanted);
  requireSomething(work, place, book);
  requirePlausible(work, place, book);
  if (by === 'MODEL') requireWithin(work, place, book);
  const all = open.scope.work.map((other) => (other.id === work.id ? work : other));
  return { ...open, scope: { ...open.scope, work: all } };
};

/** @throws Refusal for work that is not there. */
export const dropWork = (edit: Edit, { workId }: PatchOf<'DROP_WORK'>): Edit => {
  const { id } = requireWork(edit, workId);
  const work = edit.scope.work.filter((other) => other.id !== id);
  return { ...edit, scope: { ...withoutQuestionsAbout(edit.scope, [id]), work } };
};
