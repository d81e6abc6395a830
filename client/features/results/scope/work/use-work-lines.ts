import { useMemo } from 'react';
import type { EditorLine } from '../../editor/draft.ts';
import { useEditorValue } from '../../editor/use-editor.ts';

/** The saved lines of a piece of work. */
export const useWorkLines = (workId: string): readonly EditorLine[] => {
  const items = useEditorValue(({ base }) => base.draft.items);
  return useMemo(() => items.filter(({ metadata }) => metadata.workId === workId), [items, workId]);
};
