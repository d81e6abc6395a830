// Writes the model's reply into a scope of work, item by item, as each is complete. Every item is judged by itself: a
// faulty one falls with a note, the rest stands. Work that names a place not given yet waits for it.
import type { ZodType } from 'zod';
import { emptyScope } from '../../../domain/scope-of-work.ts';
import type { ScopeOfWork } from '../../../domain/scope-of-work.ts';
import { exclusionPatch } from '../items/exclusion.ts';
import { factsPatch } from '../items/facts.ts';
import { isUnusable } from '../items/item.ts';
import { roomsOfRequest } from '../../uploads/rooms-of-request.ts';
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
} from '../reply/read-reply.ts';
import type { PlaceItem, WorkItem } from '../reply/read-reply.ts';
import type { ReplyList } from '../reply/reply-words.ts';
import { keyOf } from '../prompt/hint.ts';
import { excludedAt, excludedEverywhere, excludedSince } from './exclusions-of-rules.ts';
import { takeQuestion } from './questions.ts';
import { note, refuse, take } from './state.ts';
import type { ReadingParts, ReadingState } from './state.ts';
import { takeChange } from './take-change.ts';
import { takeDocument } from './take-document.ts';
import { takeWork } from './take-work.ts';

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
