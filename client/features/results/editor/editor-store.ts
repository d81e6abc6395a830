// Holds the editor's state outside React, so that a keystroke draws only what it changed.
import { createTurns, type InTurn } from '../../../lib/turns.ts';
import type { ServerVersion } from './draft.ts';
import type { EditorAction } from './editor-actions.ts';
import { type EditorState, reduceEditor, startEditing } from './editor-reducer.ts';

export interface EditorStore {
  read: () => EditorState;
  dispatch: (action: EditorAction) => void;
  subscribe: (listener: () => void) => () => void;
  /**
   * For what has the server change the estimate: one at a time, as a second one would start from a version that is gone.
   * What is heard of the server meanwhile waits for the answer, since it is mostly this page's own change.
   */
  exclusively: InTurn;
}

export const createEditorStore = (base: ServerVersion): EditorStore => {
  let state = startEditing(base);
  const listeners = new Set<() => void>();
  const inTurn = createTurns();
  let isChanging = false;
  let heard: EditorAction | null = null;

  const apply = (action: EditorAction): void => {
    const next = reduceEditor(state, action, performance.now());
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => state,
    dispatch(action) {
      if (isChanging && action.type === 'serverChanged') heard = action;
      else apply(action);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    exclusively: (work) =>
      inTurn(async () => {
        isChanging = true;
        try {
          return await work();
        } finally {
          isChanging = false;
          if (heard) apply(heard);
          heard = null;
        }
      }),
  };
};
