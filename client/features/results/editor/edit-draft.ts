// What each edit makes of a draft. Pure; changed numbers of lines take the total back from the owner's hand.
import { followCharges } from '../../../../server/domain/follow-charges.ts';
import { keptFor } from '../../../lib/kept-for.ts';
import type { EditorDraft, EditorLine } from './draft.ts';
import type { DraftAction } from './editor-actions.ts';
import { added, copied, edited, hasNumbers, type LineFields, type Origins } from './line-edits.ts';

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

export const isDraftAction = (action: { type: string }): action is DraftAction =>
  Object.hasOwn(EDITS, action.type);

/** Lines of one version by id. */
const originsOf = keptFor(
  (base: EditorDraft): Origins => new Map(base.items.map((line) => [line.id, line])),
);

/** @param base the draft as the server holds it */
export const editDraft = <Type extends DraftAction['type']>(
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
