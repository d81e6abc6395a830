import { useEffect, useEffectEvent } from 'react';
import { useEditorStore } from './use-editor.ts';
import { isDirty } from './editor-reducer.ts';

/** Ctrl+S or Cmd+S saves the estimate instead of the page's source. */
export function useSaveKey(save: () => Promise<boolean>): void {
  const store = useEditorStore();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (isDirty(store.read())) void save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
