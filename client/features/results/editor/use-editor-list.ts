import { useState } from 'react';
import type { EditorState } from './editor-reducer.ts';
import { useEditorValue } from './use-editor.ts';

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Hands out the same list for as long as it reads the same. */
const steady = <Entry>(select: (state: EditorState) => readonly Entry[]) => {
  let last: readonly Entry[] = [];
  return (state: EditorState): readonly Entry[] => {
    const next = select(state);
    if (!isSameList(last, next)) last = next;
    return last;
  };
};

/** A list about the draft; draws anew only when one of its entries changes. @param select stays the first one */
export const useEditorList = <Entry>(
  select: (state: EditorState) => readonly Entry[],
): readonly Entry[] => {
  const [selectSteadily] = useState(() => steady(select));
  return useEditorValue(selectSteadily);
};
