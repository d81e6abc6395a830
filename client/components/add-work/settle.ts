// The patches that settle words which were not used, or are only a guess.
import type { ScopePatchInput } from '../../gql/graphql.ts';
import { becauseOf, dropPatches } from './add-work.ts';
import type { KnownWork, UnreadPart, WorkMeaning } from './known-scope.ts';

/** Units of which one is meant when nobody says how many. */
const COUNTED: ReadonlySet<string> = new Set(['EA', 'LS']);

/** Quantity of a row to add: as much as was guessed, else one of what is counted. It is null when it must be asked. */
const quantityOf = (unit: string, guessed: readonly KnownWork[]): number | null => {
  const alike = guessed.find((work) => work.unit === unit);
  if (alike) return alike.quantity;
  return COUNTED.has(unit) ? 1 : null;
};

/**
 * Adds a meaning in place of what was guessed. It goes to the place of the guess, or else where such work is usually done.
 * Returns null where more must be known than one press says.
 */
export const meaningPatches = (
  unread: UnreadPart,
  { id, unit }: WorkMeaning,
  guessed: readonly KnownWork[],
): ScopePatchInput[] | null => {
  const where = { placeId: guessed[0]?.placeId ?? null, because: becauseOf(unread) };
  const gone = dropPatches(guessed);
  if (unit === null) return [...gone, { addWork: { ...where, assembly: id } }];
  const quantity = quantityOf(unit, guessed);
  return quantity === null ? null : [...gone, { addWork: { ...where, code: id, quantity } }];
};

/** The guess is right: it is its owner's from then on. */
export const keepPatches = (unread: UnreadPart, guessed: readonly KnownWork[]): ScopePatchInput[] =>
  guessed.map(({ id }) => ({ setWork: { workId: id, because: becauseOf(unread) } }));

/** Says that the words order nothing. There is no patch when nobody knows where they stand. */
export const dismissPatches = ({ start, end }: UnreadPart): ScopePatchInput[] =>
  start === null || end === null ? [] : [{ dismiss: { start, end } }];
