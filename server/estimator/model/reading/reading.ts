// Writes the model's reply into a scope of work, item by item, as each is complete. Every item is judged by itself: a
// faulty one falls with a note, the rest stands. Work that names a place not given yet waits for it.
import type { ZodType } from 'zod';
import {
  emptyScope,
  type ScopeOfWork,
  type Place,
  type Work,
  type Exclusion,
  type ScopeQuestion,
} from '../../../domain/scope/scope-of-work.ts';
import { exclusionPatch } from '../items/exclusion.ts';
import { factsPatch } from '../items/facts.ts';
import { isUnusable, SAID_TO_A_PROGRAM } from '../items/item.ts';
import { roomsOfRequest } from '../../read/plans/rooms-of-request.ts';
import { placePatch } from '../items/place.ts';
import type { ReadItem } from '../reply/read-items.ts';
import {
  changeItem,
  documentItem,
  excludedItem,
  factItem,
  noteItem,
  placeItem,
  questionItem,
  workItem,
  type PlaceItem,
  type WorkItem,
  type ChangeItem,
  type QuestionItem,
} from '../reply/read-reply.ts';
import type { ReplyList } from '../reply/reply-words.ts';
import { keyOf } from '../prompt/hint.ts';
import { note, refuse, take, type ReadingParts, type ReadingState } from './state.ts';
import { takeWork } from './take-work.ts';
import { documentKey, documentRows } from '../prompt/document-rows.ts';
import { changePatch, patchesOf } from '../items/answer.ts';
import { excessOf } from '../checks/amounts.ts';
import type { PatchOf, ScopePatch } from '../../../domain/scope/scope-patch.ts';
import { apply } from '../../scope/apply.ts';

// Questions of the model with answers to tap: an answer that the scope would not take stays as words alone.

const MOST_ANSWERS = 6;

const isTakeable = ({ scope, book }: ReadingState, patches: ScopePatch[]): boolean =>
  apply(scope, patches, book, 'OWNER').refused.length === 0;

const answersOf = (state: ReadingState, { answers }: QuestionItem): ScopeQuestion['answers'] =>
  answers.slice(0, MOST_ANSWERS).flatMap(({ label, changes }) => {
    const shown = state.ground.prose.clean(label, 120);
    if (shown === null) return [];
    const patches = patchesOf(changes, state);
    return [{ label: shown, patches: isTakeable(state, patches) ? patches : [] }];
  });

const takeQuestion = (state: ReadingState, item: QuestionItem): void => {
  const text = state.ground.prose.clean(item.text, 500);
  if (text === null) return;
  const { scope, ids } = state;
  const question: ScopeQuestion = {
    id: `q${scope.nextId}`,
    text,
    by: 'MODEL',
    about: item.about === null ? null : (ids.get(item.about) ?? null),
    moves: null,
    answers: answersOf(state, item),
  };
  state.scope = {
    ...scope,
    questions: [...scope.questions, question],
    nextId: scope.nextId + 1,
  };
};

// Exclusions of the customer's own words, as the rules read them. They bind a model, whatever a file made it write.

const patchOf = (
  { words, codes, because }: Exclusion,
  placeId: string | null,
): PatchOf<'EXCLUDE'> => ({
  kind: 'EXCLUDE',
  words,
  codes,
  placeId,
  because,
});

const excludedEverywhere = ({ excluded }: ScopeOfWork): PatchOf<'EXCLUDE'>[] =>
  excluded.filter(({ placeId }) => placeId === null).map((entry) => patchOf(entry, null));

/** Later exclusions from instructions, whose words stand in no request. */
const excludedSince = ({ excluded }: ScopeOfWork): PatchOf<'EXCLUDE'>[] =>
  excluded
    .filter(({ placeId, because }) => placeId === null && because === null)
    .map((entry) => patchOf(entry, null));

/** Exclusions of the rules' place that `place` is: the one of its name, or the only one of its type. */
const excludedAt = (place: Place, { excluded, places }: ScopeOfWork): PatchOf<'EXCLUDE'>[] => {
  const ofType = places.filter(({ type }) => type === place.type);
  const same =
    places.find(({ label }) => label.toLowerCase() === place.label.toLowerCase()) ??
    (ofType.length === 1 ? ofType[0] : undefined);
  return same === undefined
    ? []
    : excluded
        .filter(({ placeId }) => placeId === same.id)
        .map((entry) => patchOf(entry, place.id));
};

// Takes one change of a scope that stands: its owner asked for it in words, and the model says what it comes to.

const CHANGE = 'A change';

/** The figure that a change brings, held against its place as one of a piece of work is. */
const figureOf = ({ value }: ChangeItem) => ({
  quantity: typeof value === 'number' ? value : null,
  times: 1,
  params: [],
  set: [],
});

const takeChange = (state: ReadingState, item: ChangeItem): void => {
  const { because, isOrder } = state.ground.quote(item.words);
  const patch = isOrder ? null : changePatch(item, state);
  // Work that an exclusion took out is not dropped again.
  if (patch === null && item.name === 'drop' && state.ids.has(item.on)) return;
  if (patch === null) {
    refuse(state, CHANGE, isOrder ? SAID_TO_A_PROGRAM : 'it names nothing that can be set');
    return;
  }
  const { scope: before, taken } = state;
  const [problem] = take(state, { ...patch, because });
  const id = state.ids.get(item.on);
  const work = state.scope.work.find((each) => each.id === id);
  const excess = work ? excessOf(work, state.scope, figureOf(item), state) : null;
  if (excess !== null) Object.assign(state, { scope: before, taken });
  const why = problem ?? excess;
  if (why !== null && why !== undefined) refuse(state, CHANGE, why);
};

// Takes over a row that a document lists, as the reader of documents wrote it: quantity, source and age stay its own.

const placeFor = (state: ReadingState, place: Place): string => {
  const label = place.label.toLowerCase();
  const known = state.scope.places.find((each) => each.label.toLowerCase() === label);
  if (known) return known.id;
  const { nextId } = state.scope;
  const id = `p${nextId}`;
  const own = { ...place, id, parts: [] };
  state.scope = { ...state.scope, places: [...state.scope.places, own], nextId: nextId + 1 };
  return id;
};

/** @returns the id of the work that now stands; none for a key that is not there or was named before */
const takeDocument = (state: ReadingState, key: string): string[] => {
  const { rules, ids } = state;
  if (ids.has(key)) return [];
  const work = documentRows(rules).find((_row, index) => documentKey(index) === key);
  const place = rules.places.find(({ id }) => id === work?.placeId);
  if (!work || !place) {
    refuse(state, 'A row of a document', 'no document lists it');
    return [];
  }
  const placeId = placeFor(state, place);
  const { nextId } = state.scope;
  const own: Work = { ...work, id: `w${nextId}`, placeId };
  state.scope = { ...state.scope, work: [...state.scope.work, own], nextId: nextId + 1 };
  ids.set(key, own.id);
  return [own.id];
};

/** Items of one list, at most. A longer list is no scope that anybody checks. */
const MOST_ITEMS = 1_000;
const MOST_NOTES = 12;
const MOST_QUESTIONS = 8;

export interface ModelReading {
  /** Takes one item and returns the ids of the work that now stands, in order. */
  take(item: ReadItem<ReplyList>): string[];
  /** Takes what waited for a place until the end. */
  close(): string[];
  readonly scope: ScopeOfWork;
  /** Ids and sentences for those who count. */
  readonly report: Pick<ReadingState, 'refused' | 'unreadable' | 'taken'>;
}

const tooMany = (list: ReplyList): string =>
  `The model named more than ${MOST_ITEMS.toLocaleString('en-US')} entries under “${list}”; those behind were left out. Divide the request into several estimates.`;

const NOTE_KINDS = { note: 'NOTE', warning: 'WARNING', left_out: 'LEFT_OUT' } as const;

const takePlace = (state: ReadingState, item: PlaceItem): void => {
  const { ground, book, request, rules } = state;
  const patch = placePatch(
    item,
    ground,
    new Set(Object.keys(book.roomDefaults)),
    roomsOfRequest(request),
  );
  if (isUnusable(patch)) {
    refuse(state, 'A place', patch.fault);
    return;
  }
  const known = state.scope.places.length;
  const problems = take(state, patch);
  const place = state.scope.places.at(-1);
  if (!place || state.scope.places.length === known) {
    refuse(state, patch.label === '' ? 'A place' : `“${patch.label}”`, problems[0] ?? 'it is none');
    return;
  }
  if (item.id !== null && !state.ids.has(item.id)) state.ids.set(item.id, place.id);
  for (const exclusion of excludedAt(place, rules)) take(state, exclusion);
};

const takeNote = (state: ReadingState, { kind, text }: ReturnType<typeof noteItem.parse>): void => {
  const said = state.ground.prose.clean(text, 460);
  if (said !== null) note(state, NOTE_KINDS[kind], said);
};

/** An empty scope with what the rules know for certain, or the one that stands with what was taken out of it now. */
const startOf = (parts: ReadingParts): ReadingState => {
  const { rules, standing } = parts;
  const own = [...(standing?.places ?? []), ...(standing?.work ?? [])];
  const state: ReadingState = {
    ...parts,
    scope: standing ?? { ...emptyScope('MODEL'), facts: rules.facts, asListed: rules.asListed },
    ids: new Map(own.map(({ id }) => [keyOf(id), id])),
    refused: [],
    unreadable: 0,
    taken: 0,
  };
  const out = standing ? excludedSince(rules) : excludedEverywhere(rules);
  for (const exclusion of out) take(state, exclusion);
  return state;
};

export const createReading = (parts: ReadingParts): ModelReading => {
  const { book, ground } = parts;
  const state = startOf(parts);
  const waiting: WorkItem[] = [];
  const counts = new Map<ReplyList, number>();
  const most: Partial<Record<ReplyList, number>> = { notes: MOST_NOTES, questions: MOST_QUESTIONS };

  const read = <T>(schema: ZodType<T>, value: unknown, then: (item: T) => string[] | void) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return then(parsed.data) ?? [];
    state.unreadable += 1;
    return [];
  };
  const placed = (item: WorkItem): string[] => {
    if (item.place === null) return takeWork(state, item, null);
    const placeId = state.ids.get(item.place);
    if (placeId !== undefined) return takeWork(state, item, placeId);
    waiting.push(item);
    return [];
  };
  const placeOf = (ref: string | null): string | null =>
    ref === null ? null : (state.ids.get(ref) ?? null);

  const TAKES: Record<ReplyList, (value: unknown) => string[]> = {
    places: (value) => read(placeItem, value, (item) => takePlace(state, item)),
    documents: (value) => read(documentItem, value, ({ id }) => takeDocument(state, id)),
    changes: (value) => read(changeItem, value, (item) => takeChange(state, item)),
    work: (value) => read(workItem, value, placed),
    excluded: (value) =>
      read(excludedItem, value, (item) => {
        const patch = exclusionPatch(item, placeOf(item.place), ground, book);
        const problem = isUnusable(patch) ? patch.fault : take(state, patch)[0];
        if (problem !== undefined) refuse(state, 'What to leave out', problem);
      }),
    facts: (value) =>
      read(factItem, value, (item) => {
        const patch = factsPatch(item, state.scope.facts, ground);
        const problem = isUnusable(patch) ? patch.fault : take(state, patch)[0];
        if (problem !== undefined) refuse(state, `The fact “${item.name}”`, problem);
      }),
    questions: (value) => read(questionItem, value, (item) => takeQuestion(state, item)),
    notes: (value) => read(noteItem, value, (item) => takeNote(state, item)),
  };

  return {
    take({ list, value }) {
      const count = (counts.get(list) ?? 0) + 1;
      counts.set(list, count);
      if (count <= (most[list] ?? MOST_ITEMS)) return TAKES[list](value);
      if (most[list] === undefined) note(state, 'WARNING', tooMany(list));
      return [];
    },
    close() {
      return waiting.splice(0).flatMap((item) => {
        const placeId = placeOf(item.place);
        if (placeId !== null) return takeWork(state, item, placeId);
        refuse(state, 'A piece of work', 'its place was not given, or not taken');
        return [];
      });
    },
    get scope() {
      return state.scope;
    },
    report: state,
  };
};
