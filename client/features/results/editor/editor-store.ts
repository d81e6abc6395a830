// Holds the editor's state outside React, so that a keystroke draws only what it changed.
import type { EditorAction } from './editor-actions.ts';
import { type EditorState, reduceEditor, startEditing } from './editor-reducer.ts';
import type { EstimateVersion } from './draft.ts';

export interface EditorStore {
  read: () => EditorState;
  dispatch: (action: EditorAction) => void;
  subscribe: (listener: () => void) => () => void;
}

export const createEditorStore = (base: EstimateVersion): EditorStore => {
  let state = startEditing(base);
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    dispatch(action) {
      const next = reduceEditor(state, action, performance.now());
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
