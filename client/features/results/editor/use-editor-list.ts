import { useState } from 'react';
import { isSame } from '../../../../server/domain/is-same.ts';
import { keptFor } from '../../../lib/kept-for.ts';
import type { EditorLine } from './draft.ts';
import type { EditorState } from './editor-state.ts';
import { useEditorValue } from './use-editor.ts';

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => isSame(value, other[index]));

type SelectEntries<Entry> = (items: readonly EditorLine[]) => readonly Entry[];

/** Hands out the same list for as long as it reads the same. */
const steady = <Entry>(select: SelectEntries<Entry>) => {
  let last: readonly Entry[] = [];
  const steadyList = keptFor((items: readonly EditorLine[]) => {
    const next = select(items);
    if (!isSameList(last, next)) last = next;
    return last;
  });
  return ({ draft }: EditorState): readonly Entry[] => steadyList(draft.items);
};

/** A list about the lines; draws anew only when one of its entries changes. @param select stays the first one */
export const useEditorList = <Entry>(select: SelectEntries<Entry>): readonly Entry[] => {
  const [selectSteadily] = useState(() => steady(select));
  return useEditorValue(selectSteadily);
};
