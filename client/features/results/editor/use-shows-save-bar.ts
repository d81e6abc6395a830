import { useEditorValue, useIsDirty, useEdited, useSaving } from './use-editor.ts';

/** There is something to save, or an undone step to bring back. */
export function useShowsSaveBar(): boolean {
  const isDirty = useIsDirty();
  const { canEdit } = useEdited();
  const { isSaving } = useSaving();
  const canRedo = useEditorValue(({ future }) => future.length > 0);
  return canEdit && (isDirty || isSaving || canRedo);
}
