import { useState } from 'react';
import type { EditorState } from './editor-reducer.ts';
import { useEditorValue } from './use-editor.ts';

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Hands out the same list for as long as it reads the same. */
const steady = (select: (state: EditorState) => readonly string[]) => {
  let last: readonly string[] = [];
  return (state: EditorState): readonly string[] => {
    const next = select(state);
    if (!isSameList(last, next)) last = next;
    return last;
  };
};

/** A list of words about the draft; draws anew only when one of them changes. @param select stays the first one */
export const useEditorList = (
  select: (state: EditorState) => readonly string[],
): readonly string[] => {
  const [selectSteadily] = useState(() => steady(select));
  return useEditorValue(selectSteadily);
};
