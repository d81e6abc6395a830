// What each action makes of the editor's state. It comes after the first sight of a page, where nothing is edited yet.
import { mergeEdits } from '../../../../server/domain/estimate/merge-estimates.ts';
import { keptFor } from '../../../lib/kept-for.ts';
import { type EditorDraft, type EditorLine, isSameDraft, type ServerVersion } from './draft.ts';
import type { DraftAction, EditorAction } from './editor-actions.ts';
import { type EditorState, isDirty, startEditing } from './editor-state.ts';
import type { LostEdits } from './lost-edits.ts';
import { refusalsAfter, withoutRefusal, withRefusal } from './refusals.ts';
import { followCharges } from '../../../../server/domain/money/follow-charges.ts';
import { added, copied, edited, hasNumbers, type LineFields, type Origins } from './line-edits.ts';

// What each edit makes of a draft. Pure; changed numbers of lines take the total back from the owner's hand.

const patched = (
  items: readonly EditorLine[],
  patches: ReadonlyMap<string, LineFields>,
  origins: Origins,
): EditorLine[] =>
  items.map((line) => {
    const fields = patches.get(line.id);
    return fields ? edited(line, fields, origins) : line;
  });

const inserted = (
  items: readonly EditorLine[],
  after: string | null,
  lines: readonly EditorLine[],
): EditorLine[] => {
  const index = items.findIndex(({ id }) => id === after);
  return index === -1 ? [...items, ...lines] : items.toSpliced(index + 1, 0, ...lines);
};

const withItems = (draft: EditorDraft, items: EditorLine[], freesTotal = true): EditorDraft => ({
  ...draft,
  items,
  totalOverride: freesTotal ? null : draft.totalOverride,
});

type Edits = {
  [Type in DraftAction['type']]: (
    draft: EditorDraft,
    action: Extract<DraftAction, { type: Type }>,
    origins: Origins,
  ) => EditorDraft;
};

const EDITS: Edits = {
  edit: (draft, { lineId, fields }, origins) =>
    withItems(
      draft,
      patched(draft.items, new Map([[lineId, fields]]), origins),
      hasNumbers(fields),
    ),

  add: (draft, { after, lines }) =>
    withItems(
      draft,
      inserted(draft.items, after, added(draft.items, lines)),
      lines.some(hasNumbers),
    ),

  duplicate: (draft, { lineId }) => {
    const original = draft.items.find(({ id }) => id === lineId);
    if (!original) return draft;
    return withItems(draft, inserted(draft.items, lineId, [copied(original, draft.items)]));
  },

  remove: (draft, { lineIds }) =>
    withItems(
      draft,
      draft.items.filter(({ id }) => !lineIds.includes(id)),
    ),

  paste: (draft, { over, after, lines }, origins) => {
    const patches = new Map(over.map(({ lineId, fields }) => [lineId, fields]));
    const items = patched(draft.items, patches, origins);
    return withItems(
      draft,
      inserted(items, after, added(items, lines)),
      [...patches.values(), ...lines].some(hasNumbers),
    );
  },

  switchFinish: (draft, { lineId, level }, origins) =>
    withItems(
      draft,
      draft.items.map((line) =>
        line.id === lineId ? edited(line, { finishLevel: level }, origins) : line,
      ),
    ),

  setTitle: (draft, { title }) => ({ ...draft, title }),
  setTotal: (draft, { total }) => ({ ...draft, totalOverride: total }),
  setFutureActions: (draft, { futureActions }) => ({
    ...draft,
    futureActions: [...futureActions],
  }),
};

const isDraftAction = (action: { type: string }): action is DraftAction =>
  Object.hasOwn(EDITS, action.type);

/** Lines of one version by id. */
const originsOf = keptFor(
  (base: EditorDraft): Origins => new Map(base.items.map((line) => [line.id, line])),
);

/** @param base the draft as the server holds it */
const editDraft = <Type extends DraftAction['type']>(
  draft: EditorDraft,
  action: Extract<DraftAction, { type: Type }>,
  base: EditorDraft,
): EditorDraft => {
  const next = EDITS[action.type](draft, action, originsOf(base));
  // Charges on the whole job follow from what the server holds, as lines do.
  return next.items === draft.items
    ? next
    : { ...next, items: followCharges(base.items, next.items) };
};

/** A longer pause makes the next keystroke a step of its own; ms. */
const TYPING_PAUSE = 1_000;
const STEPS_MAX = 500;

const typingInto = (action: DraftAction): string | null => {
  if (action.type === 'edit') return `${action.lineId} ${Object.keys(action.fields).join()}`;
  return action.type === 'setTitle' || action.type === 'setFutureActions' ? action.type : null;
};

const afterEdit = (state: EditorState, action: DraftAction, now: number): EditorState => {
  const draft = editDraft(state.draft, action, state.base.draft);
  if (draft === state.draft) return state;
  const into = typingInto(action);
  const typing = into !== null && state.typing?.into === into ? state.typing : null;
  const goesOn = typing !== null && now - typing.at <= TYPING_PAUSE;
  const { draft: was, past } = state;
  return {
    ...state,
    draft,
    past: goesOn ? past : [...past, was].slice(-STEPS_MAX),
    future: [],
    typing:
      into === null ? null : { into, at: now, before: typing?.before ?? { draft: was, past } },
    refusals: refusalsAfter(
      state.refusals,
      was.items,
      draft.items,
      action.type === 'edit' ? action : undefined,
    ),
  };
};

/** Everything typed since the field was entered is as if it had not been. */
const withoutTyping = (state: EditorState): EditorState =>
  state.typing ? { ...state, ...state.typing.before, typing: null } : state;

const moved = (state: EditorState, to: Pick<EditorState, 'draft' | 'past' | 'future'>) => ({
  ...state,
  ...to,
  typing: null,
  refusals: refusalsAfter(state.refusals, state.draft.items, to.draft.items),
});

const undone = (state: EditorState): EditorState => {
  const draft = state.past.at(-1);
  if (!draft) return state;
  const future = [state.draft, ...state.future];
  return moved(state, { draft, past: state.past.slice(0, -1), future });
};

const redone = (state: EditorState): EditorState => {
  const [draft, ...future] = state.future;
  if (!draft) return state;
  return moved(state, { draft, past: [...state.past, state.draft], future });
};

const saved = (state: EditorState, sent: EditorDraft, base: ServerVersion): EditorState => ({
  ...state,
  base,
  // What was typed while the save was under way goes on.
  draft: state.draft === sent ? base.draft : mergeEdits(sent, state.draft, base.draft).merged,
  typing: null,
  newer: state.newer && state.newer.version > base.version ? state.newer : null,
});

const serverChanged = (state: EditorState, theirs: ServerVersion): EditorState => {
  if (theirs.version <= state.base.version) return state;
  const isTheirs = !isDirty(state) || isSameDraft(state.draft, theirs.draft);
  return isTheirs
    ? { ...startEditing(theirs), adopted: theirs.version }
    : { ...state, newer: theirs };
};

/** Unsaved changes of lines that are gone go with them. */
const revised = (
  state: EditorState,
  theirs: ServerVersion,
  putBack: LostEdits | null,
): EditorState => {
  const next = startEditing(theirs);
  if (!isDirty(state) && putBack === null) return next;
  const { base, draft } = state;
  const kept = mergeEdits(base.draft, draft, theirs.draft, { removedByThem: 'DROP' }).merged;
  const merged = putBack ? mergeEdits(putBack.base, putBack.draft, kept).merged : kept;
  return { ...next, draft: merged, past: isSameDraft(merged, theirs.draft) ? [] : [theirs.draft] };
};

/** @param now ms; tells one go of typing from the next */
export const reduceEditor = (
  state: EditorState,
  action: EditorAction,
  now: number,
): EditorState => {
  if (isDraftAction(action)) return afterEdit(state, action, now);
  switch (action.type) {
    case 'endTyping':
      return state.typing ? { ...state, typing: null } : state;
    case 'cancelTyping':
      return withoutTyping(state);
    case 'refuse': {
      const { lineId, field } = action.refusal;
      // What its beginning meant, on the way to being no number, is taken back.
      const known = state.typing?.into === `${lineId} ${field}` ? withoutTyping(state) : state;
      return { ...known, refusals: withRefusal(state.refusals, action.refusal) };
    }
    case 'dropRefusal': {
      const refusals = withoutRefusal(state.refusals, action.lineId, action.field);
      return refusals === state.refusals ? state : { ...state, refusals };
    }
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
    case 'saved':
      return saved(state, action.sent, action.saved);
    case 'serverChanged':
      return serverChanged(state, action.theirs);
    case 'revised':
      return revised(state, action.theirs, action.putBack ?? null);
    case 'reset':
      return startEditing(state.newer ?? state.base);
    case 'adoptMerged':
      return {
        ...startEditing(action.theirs),
        draft: action.merged,
        past: [action.theirs.draft],
      };
  }
};
