// How the parts of the page read and change the estimate that is being edited.
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { projectTotal } from '../../../../server/domain/money/pricing.ts';
import { keptFor } from '../../../lib/kept-for.ts';
import type { InTurn } from '../../../lib/turns.ts';
import type { EditorLine, ServerVersion } from './draft.ts';
import type { EditorAction } from './editor-actions.ts';
import { type EditorState, isDirty } from './editor-state.ts';
import type { SaveFailure } from './save-failure.ts';

/** Hears of each action that changed the state. */
export type EditorListener = (action: EditorAction) => void;

export interface EditorStore {
  read: () => EditorState;
  dispatch: (action: EditorAction) => void;
  subscribe: (listener: EditorListener) => () => void;
  /**
   * For what has the server change the estimate: one at a time, as a second one would start from a version that is gone.
   * What is heard of the server meanwhile waits for the answer, since it is mostly this page's own change.
   */
  exclusively: InTurn;
  /** Resolves when actions take effect. What is dispatched before waits for that, in order. */
  ready: Promise<void>;
}

/** The server has another version than the unsaved changes started from. */
export interface EditConflict {
  base: ServerVersion;
  theirs: ServerVersion;
  /** True when a save was refused for it; otherwise it was only heard of. */
  isFromSave: boolean;
}

/** What is edited, and whether it may be. A save changes nothing of it. */
export interface Edited {
  estimateId: string;
  currency: string;
  canEdit: boolean;
}

export interface Saving {
  /** Resolves with true when everything is saved. */
  save: () => Promise<boolean>;
  isSaving: boolean;
  failure: SaveFailure | null;
  conflict: EditConflict | null;
  /** Why the page should not be left now, edits aside; null when nothing speaks against it. */
  leaveReason: string | null;
}

export const StoreContext = createContext<EditorStore | null>(null);
export const EditedContext = createContext<Edited | null>(null);
export const SavingContext = createContext<Saving | null>(null);

const required = <T>(value: T | null): T => {
  if (value === null) throw new Error('There is no EstimateEditorProvider above.');
  return value;
};

/** For event handlers: reads and dispatches without drawing anew. */
export const useEditorStore = (): EditorStore => required(use(StoreContext));

/** Draws anew only when what is selected changes; it must be a value, or a part of the state. */
export const useEditorValue = <T>(select: (state: EditorState) => T): T => {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => select(store.read()));
};

/**
 * For what follows from the lines: draws anew only when what is selected changes, and while somebody types, after what was
 * typed. After a save that shows what was shown, the page first says that it is saved.
 * @param select the same function until something else is selected
 */
export const useFollowing = <T>(select: (state: EditorState) => T): T => {
  const store = useEditorStore();
  const selected = () => ({ select, value: select(store.read()) });
  const [followed, setFollowed] = useState(selected);
  if (followed.select !== select) setFollowed(selected());
  useEffect(() => {
    const follow = (action?: EditorAction) => {
      const state = store.read();
      const value = select(state);
      const draw = () =>
        setFollowed((last) =>
          last.select === select && Object.is(last.value, value) ? last : { select, value },
        );
      if (state.typing || action?.type === 'saved') startTransition(draw);
      else draw();
    };
    follow();
    return store.subscribe(follow);
  }, [store, select]);
  return followed.value;
};

export const useEdited = (): Edited => required(use(EditedContext));

/** Draws anew when a save begins and ends. */
export const useSaving = (): Saving => required(use(SavingContext));

export const useIsDirty = (): boolean => useEditorValue(isDirty);

const sumOf = keptFor((items: readonly EditorLine[]) => projectTotal(items));
export const linesTotalOf = ({ draft }: EditorState): number => sumOf(draft.items);
export const totalOf = (state: EditorState): number =>
  state.draft.totalOverride ?? linesTotalOf(state);

/** An unsaved edit of the lines took the place of a total set by hand. */
const hasFreedTotal = keptFor((state: EditorState): boolean => {
  const { past, draft } = state;
  if (draft.totalOverride !== null || !isDirty(state)) return false;
  const last = past.findLastIndex(({ totalOverride }) => totalOverride !== null);
  const before = past[last];
  return before !== undefined && (past[last + 1] ?? draft).items !== before.items;
});

export const useHasFreedTotal = (): boolean => useEditorValue(hasFreedTotal);
export const useLinesTotal = (): number => useFollowing(linesTotalOf);
export const useTotal = (): number => useFollowing(totalOf);

const itemsOf = ({ draft }: EditorState): readonly EditorLine[] => draft.items;

/** The lines, for what is worked out of all of them. */
export const useFollowedLines = (): readonly EditorLine[] => useFollowing(itemsOf);
