// A change of what stands as a patch: it names what it sets and to what. Answers to questions are lists of them; figures
// of answers are the owner's own choice once tapped, so they need not stand in any text.
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import { scopePatchSchema } from '../../../domain/scope/scope-patch.ts';
import { code as codeSchema } from '../../../domain/scope/scope-parts.ts';
import type { ScopeOfWork, Work } from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../book/price-book.ts';
import type { ReplyChange } from '../reply/read-reply.ts';

export interface Changed {
  scope: ScopeOfWork;
  book: Pick<PriceBook, 'items'>;
  /** Ids of the scope by those of the reply. */
  ids: ReadonlyMap<string, string>;
}

const SIZES = new Set([
  'lengthFt',
  'widthFt',
  'heightFt',
  'areaSf',
  'perimeterFt',
  'doors',
  'windows',
  'count',
]);
const COUNTS = new Set(['quantity', 'times']);
const SWITCHES = new Set(['optional', 'ownerSupplies', 'materialsOnly']);
const LEVELS: Readonly<Record<string, string>> = { low: 'LOW', standard: 'STANDARD', high: 'HIGH' };

const placeChange = (placeId: string, { name, value }: ReplyChange): unknown => {
  if (name === 'drop') return { kind: 'DROP_PLACE', placeId };
  return SIZES.has(name) ? { kind: 'SET_PLACE', placeId, [name]: Number(value) } : null;
};

const setLinesOf = ({ set }: Work, code: string, quantity: number) => [
  ...set
    .filter((line) => line.code !== code)
    .map((line) => ({ code: line.code, quantity: line.quantity, finishLevel: line.finishLevel })),
  { code, quantity },
];

const workChange = (work: Work, { name, value }: ReplyChange, { book }: Changed): unknown => {
  const workId = work.id;
  if (name === 'drop') return { kind: 'DROP_WORK', workId };
  const set = (members: object): unknown => ({ kind: 'SET_WORK', workId, ...members });
  if (COUNTS.has(name)) return set({ [name]: Number(value) });
  if (SWITCHES.has(name)) return set({ [name]: Number(value) !== 0 });
  if (name === 'finish') return set({ finishLevel: LEVELS[String(value)] });
  if (name === 'without') return set({ without: [...work.without, String(value)] });
  if (codeSchema.safeParse(name).success && book.items.has(name))
    return set({ set: setLinesOf(work, name, Number(value)) });
  return set({ params: [{ name, value }] });
};

/** Patch of one change. It is null for what is not there or cannot be set. `apply` says whether the scope takes it. */
export const changePatch = (change: ReplyChange, changed: Changed): ScopePatch | null => {
  const id = changed.ids.get(change.on) ?? '';
  const work = changed.scope.work.find((each) => each.id === id);
  const place = changed.scope.places.find((each) => each.id === id);
  const patch = work ? workChange(work, change, changed) : place && placeChange(place.id, change);
  return scopePatchSchema.safeParse(patch).data ?? null;
};

/** Patches of all changes, or none: half an answer is another answer. */
export const patchesOf = (changes: readonly ReplyChange[], changed: Changed): ScopePatch[] => {
  const patches = changes.map((change) => changePatch(change, changed));
  return patches.some((patch) => patch === null) ? [] : patches.filter((patch) => patch !== null);
};
