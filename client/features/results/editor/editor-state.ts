// The editor's state: what the server holds, what the person made of it, and the way back.
import { keptFor } from '../../../lib/kept-for.ts';
import { type EditorDraft, isSameDraft, type ServerVersion } from './draft.ts';
import type { RefusedAmount } from './refusals.ts';

/** What is being typed, since the field was entered. */
interface Typing {
  readonly into: string;
  /** When it last was; ms. */
  readonly at: number;
  readonly before: Pick<EditorState, 'draft' | 'past'>;
}

export interface EditorState {
  /** The version the draft started from. */
  readonly base: ServerVersion;
  readonly draft: EditorDraft;
  readonly past: readonly EditorDraft[];
  readonly future: readonly EditorDraft[];
  readonly typing: Typing | null;
  readonly refusals: readonly RefusedAmount[];
  /** What somebody else saved since, while there are unsaved changes. */
  readonly newer: ServerVersion | null;
  /** The version saved elsewhere that was taken over last. */
  readonly adopted: number | null;
}

export const startEditing = (base: ServerVersion): EditorState => ({
  base,
  draft: base.draft,
  past: [],
  future: [],
  typing: null,
  refusals: [],
  newer: null,
  adopted: null,
});

export const isDirty = keptFor(
  ({ base, draft, refusals }: EditorState): boolean =>
    refusals.length > 0 || !isSameDraft(base.draft, draft),
);
