// The grid's keyboard, as spreadsheets have it. On a cell, keys move and act; in a field, they write.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
} from 'react';
import { useEditorStore } from '../editor/use-editor.ts';
import { ITEM_COLUMN } from './columns.ts';
import { cellAt, cellElement, enterField, isField, primaryField } from './grid-cells.ts';
import { createGridCommands } from './grid-commands.ts';
import { fieldKey } from './field-keys.ts';
import { cellKey } from './cell-keys.ts';
import type { GridCell, GridFocus } from './grid-focus.ts';
import type { LineSetting } from './line-setting.ts';
import type { FocusTarget } from './outline-props.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';

interface GridOptions {
  table: RefObject<HTMLTableElement | null>;
  focus: GridFocus;
  ids: readonly string[];
  current: GridCell;
  setting: LineSetting;
  announce: (message: string) => void;
  focusOn: FocusTarget | null;
}

export function useGrid({ table, focus, ids, current, setting, announce, focusOn }: GridOptions) {
  const store = useEditorStore();
  const { reveal } = setting.commands;
  const commands = useMemo(
    () => createGridCommands({ store, focus, ids, announce, reveal }),
    [store, focus, ids, announce, reveal],
  );
  useGridClipboard({ table, commands, canEdit: setting.canEdit });

  useEffect(() => {
    if (!focusOn) return;
    focus.go({ id: focusOn.id, column: ITEM_COLUMN }, focusOn.to === 'field' ? 'field' : 'cell');
  }, [focus, focusOn]);

  // The row may be drawn only now, since the focus wants to go there.
  useLayoutEffect(() => {
    const { active, wanted } = focus.read();
    if (!active || !wanted || !table.current) return;
    const cell = cellElement(table.current, active);
    if (!cell) return;
    focus.settled();
    const field = wanted === 'field' ? primaryField(cell) : null;
    if (field) enterField(field);
    else cell.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as Element;
    const cell = cellAt(target);
    if (!cell || !table.current || event.nativeEvent.isComposing) return;
    const context = { root: table.current, focus, ids, commands, setting, cell };
    if (target.matches('[data-column]')) cellKey(event, context);
    else if (isField(target) && target.matches('[data-field]')) fieldKey(event, target, context);
    else if (event.key === 'Escape') focus.go(cell);
  };

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const cell = cellAt(event.target);
    if (cell) focus.arrived(cell);
  };

  const onMouseDown = (event: MouseEvent<HTMLTableElement>) => {
    const cell = cellAt(event.target as Element);
    if (!cell || !event.shiftKey) return focus.clearSelection();
    event.preventDefault();
    commands.selectTo(focus.read().anchor ?? current, cell);
  };

  return { onKeyDown, onFocus, onMouseDown };
}
