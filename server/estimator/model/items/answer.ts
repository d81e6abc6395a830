// An answer to a question as patches: each change names what it sets and to what. Figures of answers are the owner's
// own choice once tapped, so they need not stand in any text.
import type { ScopePatch } from '../../../domain/scope-patch.ts';
import { scopePatchSchema } from '../../../domain/scope-patch.ts';
import type { ScopeOfWork } from '../../../domain/scope-of-work.ts';
import type { QuestionItem } from '../reply/read-reply.ts';

type Change = QuestionItem['answers'][number]['changes'][number];

export interface Answered {
  scope: ScopeOfWork;
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
const SWITCHES = new Set(['optional', 'ownerSupplies']);
const LEVELS: Readonly<Record<string, string>> = { low: 'LOW', standard: 'STANDARD', high: 'HIGH' };

const placeChange = (placeId: string, { name, value }: Change): unknown => {
  if (name === 'drop') return { kind: 'DROP_PLACE', placeId };
  return SIZES.has(name) ? { kind: 'SET_PLACE', placeId, [name]: Number(value) } : null;
};

const workChange = (workId: string, { name, value }: Change): unknown => {
  if (name === 'drop') return { kind: 'DROP_WORK', workId };
  const set = (members: object): unknown => ({ kind: 'SET_WORK', workId, ...members });
  if (COUNTS.has(name)) return set({ [name]: Number(value) });
  if (SWITCHES.has(name)) return set({ [name]: Number(value) !== 0 });
  if (name === 'finish') return set({ finishLevel: LEVELS[String(value)] });
  return set({ params: [{ name, value }] });
};

const patchOf = (change: Change, answered: Answered): unknown => {
  const id = answered.ids.get(change.on) ?? '';
  if (answered.scope.work.some((work) => work.id === id)) return workChange(id, change);
  return answered.scope.places.some((place) => place.id === id) ? placeChange(id, change) : null;
};

/** All of them, or none: half an answer is another answer. Whether the scope takes them is for `apply` to say. */
export const patchesOf = (changes: readonly Change[], answered: Answered): ScopePatch[] => {
  const parsed = changes.map((change) => scopePatchSchema.safeParse(patchOf(change, answered)));
  return parsed.every(({ success }) => success) ? parsed.flatMap(({ data }) => data ?? []) : [];
};
