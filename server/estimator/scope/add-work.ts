// ADD_WORK: an assembly with its parameters, or one row of the price book with its quantity.
import type { Place, Work, WorkContent } from '../../domain/scope/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';
import type { PatchOf } from '../../domain/scope/scope-patch.ts';
import { basisOf, Refusal, withNewId, type Edit, requirePlace } from './edit.ts';
import { requireCodes } from './edit-exclusions.ts';
import { heldBack } from './excluded.ts';
import { paramsOfFacts } from './following-facts.ts';
import { paramsAfter } from './params-after.ts';
import { rowContent } from './row-content.ts';
import { codesNamed, linesAfter } from './set-lines.ts';
import { nameOf } from './work-name.ts';
import { sharedWork } from './shared-work.ts';
import { requirePlausible, requireSomething, requireWithin } from './work-sense.ts';
import { withPlace } from './edit-place.ts';
import { usualPlace } from './usual-place.ts';

// Where new work is done: the place a patch names, else the one that such work is usually done in.

/** Type of place for a row, which brings its own quantity. */
const ANYWHERE = 'house';

/**
 * The only place of the type where such work is usually done, else a nameless one of it, new where there is none.
 * @throws Refusal for a place that is not known
 */
const placeOfWork = (
  edit: Edit,
  ref: string | null,
  does: WorkContent,
): { edit: Edit; place: Place } => {
  if (ref !== null) return { edit, place: requirePlace(edit, ref) };
  const { scope, book } = edit;
  const isRow = does.kind === 'ROW';
  const type = isRow ? ANYWHERE : (book.usualPlaces.get(does.assembly)?.type ?? ANYWHERE);
  const nameless = scope.places.find(
    (place) => place.label === '' && (isRow || place.type === type),
  );
  if (nameless) return { edit, place: nameless };
  const [only, other] = isRow ? [] : scope.places.filter((place) => place.type === type);
  if (only && !other) return { edit, place: only };
  return withPlace(edit, usualPlace(type, '', {}, book));
};

/** @throws Refusal for neither or both of an assembly and a row, and for one that the price book does not have. */
const contentOf = (
  edit: Edit,
  patch: PatchOf<'ADD_WORK'>,
): { does: WorkContent; remarks: readonly string[] } => {
  const { assembly: id, code, because = null } = patch;
  if ((id === undefined) === (code === undefined))
    throw new Refusal('Name either an assembly or one row of the price book to add.');
  const basis = edit.by === 'OWNER' ? 'STATED' : (patch.basis ?? basisOf(edit, null));
  if (code !== undefined) {
    if (patch.params?.length)
      throw new Refusal('A row of the price book has a quantity and no parameters.');
    return { does: rowContent(code, patch.quantity ?? null, basis, edit.book), remarks: [] };
  }
  const assembly = edit.book.assemblies.get(id ?? '');
  if (!assembly)
    throw new Refusal(`The price book has no assembly "${id ?? ''}". Look it up under Add work.`);
  if (patch.quantity !== undefined)
    throw new Refusal(
      `"${assembly.name}" has no quantity of its own: its place and its parameters measure it.`,
    );
  const remarks: string[] = [];
  const known = paramsOfFacts(assembly, edit.scope.facts);
  const from = { basis, because };
  const params = paramsAfter(assembly, known, patch.params ?? [], from, (refusal) => {
    // A model's work stands with the assembly's own default; a person corrects the field.
    if (edit.by === 'OWNER') throw refusal;
    remarks.push(`${refusal.message} The usual one was taken.`);
  });
  return { does: { kind: 'ASSEMBLY', assembly: assembly.id, params }, remarks };
};

const certaintyOf = ({ by }: Edit, { because, basis }: PatchOf<'ADD_WORK'>): Work['certainty'] => {
  if (by === 'OWNER' || because) return 'TOLD';
  return basis === 'DEFAULT' ? 'ASSUMED' : 'DERIVED';
};

const isSame = (work: Work, other: Work): boolean =>
  work.placeId === other.placeId &&
  work.label === other.label &&
  JSON.stringify(work.does) === JSON.stringify(other.does);

/** @throws Refusal for what cannot be done there or is excluded, and where the scope is full. */
export const addWork = (edit: Edit, patch: PatchOf<'ADD_WORK'>): Edit => {
  if (edit.scope.work.length >= SCOPE_LIMITS.work)
    throw new Refusal(`A scope holds at most ${SCOPE_LIMITS.work} tasks.`);
  const { does, remarks } = contentOf(edit, patch);
  const found = placeOfWork(edit, patch.placeId, does);
  const place: Place = found.place;
  const { id, scope } = withNewId(found.edit, 'w');
  requireCodes(patch.without ?? [], edit.book);
  const bare: Work = {
    id,
    placeId: place.id,
    label: patch.label ?? null,
    does,
    times: patch.times ?? 1,
    without: patch.without ?? [],
    set: [],
    finishLevel: patch.finishLevel ?? null,
    ...sharedWork({ ownerSupplies: false }, patch),
    optional: patch.optional ?? false,
    because: patch.because ?? null,
    by: edit.by,
    certainty: certaintyOf(edit, patch),
    quantityFrom: null,
    age: null,
  };
  const set = linesAfter(bare, place, patch, edit);
  const held = heldBack({ ...found.edit, scope }, set, place, codesNamed(patch));
  const { work } = held;
  requireSomething(work, place, edit.book);
  // A reading of the rules stands, and an amount that no property has is asked about.
  if (edit.by !== 'RULES') requirePlausible(work, place, edit.book);
  if (edit.by === 'MODEL') requireWithin(work, place, edit.book);
  if (edit.by !== 'OWNER' && scope.work.some((other) => isSame(other, work)))
    throw new Refusal(`"${nameOf(work, edit.book)}" is there already.`);
  return {
    ...held.edit,
    remarks: [...held.edit.remarks, ...remarks],
    scope: { ...held.edit.scope, work: [...held.edit.scope.work, work] },
  };
};
