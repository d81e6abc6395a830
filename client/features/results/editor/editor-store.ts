// Holds the editor's state outside React, so that a keystroke draws only what it changed.
import { tellDelay } from '../../../lib/opened-part.ts';
import { createTurns } from '../../../lib/turns.ts';
import { untilLoaded } from '../../../lib/until-loaded.ts';
import type { ServerVersion } from './draft.ts';
import type { EditorAction } from './editor-actions.ts';
import { startEditing } from './editor-state.ts';
import type { EditorListener, EditorStore } from './use-editor.ts';

type Rules = typeof import('./editor-reducer.ts');

let rules: Rules | null = null;

export const loadLeaveWarning = async () => (await import('./LeaveWarning.tsx')).LeaveWarning;

/** Loads what each action makes of the state. What edits lines is drawn after it, as a field loses letters without it. */
export const loadRules = async (): Promise<void> => {
  const [reducer] = await Promise.all([
    import('./editor-reducer.ts'),
    // What a typed total is, what a save sends, and why it failed, has to be there without a connection.
    import('../../../lib/typed-number.ts'),
    import('./send-changes.ts'),
    // Nothing is changed before the page can ask whether it is left unsaved.
    loadLeaveWarning(),
  ]);
  rules = reducer;
};

export const createEditorStore = (base: ServerVersion): EditorStore => {
  let state = startEditing(base);
  const listeners = new Set<EditorListener>();
  const inTurn = createTurns();
  let isChanging = false;
  let heard: EditorAction | null = null;
  const waiting: EditorAction[] = [];

  const applyWaiting = (): void => {
    if (!rules) return;
    for (const action of waiting.splice(0)) {
      const next = rules.reduceEditor(state, action, performance.now());
      if (next === state) continue;
      state = next;
      for (const listener of listeners) listener(action);
    }
  };
  const apply = (action: EditorAction): void => {
    waiting.push(action);
    applyWaiting();
  };
  const ready = untilLoaded(loadRules, tellDelay).then(applyWaiting);

  return {
    ready,
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
        await ready;
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
