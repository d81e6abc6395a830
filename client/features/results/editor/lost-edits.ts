// Unsaved edits of lines that the server took out when this page asked. The page tells people of them, and can put them
// back with the lines.
import type { EditorDraft, EditorLine, ServerVersion } from './draft.ts';
import { hasSameFields } from './draft.ts';

export interface LostEdits {
  /** The edited lines, in order. Lines whose removal was unsaved are not among them. */
  lines: readonly EditorLine[];
  /** The version that was edited, and the same version with nothing but these edits. */
  base: EditorDraft;
  draft: EditorDraft;
}

/**
 * @param before what was edited, and what came of it
 * @param after the version without the lines
 * @returns null where nothing is lost
 */
export const lostEdits = (
  before: { base: ServerVersion; draft: EditorDraft },
  after: EditorDraft,
): LostEdits | null => {
  const left = new Set(after.items.map(({ id }) => id));
  const edited = new Map(before.draft.items.map((line) => [line.id, line]));
  const base = before.base.draft;
  const gone = base.items.filter(({ id }) => !left.has(id));
  const lines = gone.flatMap((line) => {
    const own = edited.get(line.id);
    return own && !hasSameFields(own, line) ? [own] : [];
  });
  if (lines.length === 0 && gone.every(({ id }) => edited.has(id))) return null;
  const goneIds = new Set(gone.map(({ id }) => id));
  const items = base.items.flatMap((line) =>
    goneIds.has(line.id) ? (edited.get(line.id) ?? []) : [line],
  );
  return { lines, base, draft: { ...base, items } };
};
