// Keys on a cell of the grid.
import type { KeyboardEvent } from 'react';
import { LAST_COLUMN } from './columns.ts';
import { cellElement, enterField, type Field, primaryField } from './grid-cells.ts';
import type { GridCommands } from './grid-commands.ts';
import type { GridCell, GridFocus } from './grid-focus.ts';
import { moved } from './grid-moves.ts';
import type { LineSetting } from './line-setting.ts';

export interface KeyContext {
  root: Element;
  focus: GridFocus;
  ids: readonly string[];
  commands: GridCommands;
  setting: LineSetting;
  cell: GridCell;
}

type KeyAction = (context: KeyContext) => void;

const selectLines: KeyAction = ({ focus, cell }) =>
  focus.select(cell, {
    ids: focus.read().selection?.ids ?? new Set([cell.id]),
    from: 0,
    to: LAST_COLUMN,
  });

const selectAll: KeyAction = ({ ids, focus, cell }) =>
  focus.select(cell, { ids: new Set(ids), from: 0, to: LAST_COLUMN });

/** The field that typing in the cell edits, if it may be edited. */
const fieldIn = ({ root, cell, setting }: KeyContext): Field | null => {
  const element = setting.canEdit ? cellElement(root, cell) : null;
  return element && primaryField(element);
};

const editOrOpen: KeyAction = (context) => {
  const field = fieldIn(context);
  if (!field) return context.setting.commands.toggleFacts(context.cell.id);
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
};

const inEdit =
  (act: KeyAction): KeyAction =>
  (context) => {
    if (context.setting.canEdit) act(context);
  };

/** Actions by key. Ctrl stands for Cmd, too. */
const ACTS: Readonly<Record<string, KeyAction>> = {
  Enter: editOrOpen,
  F2: editOrOpen,
  'Ctrl+Enter': inEdit(({ commands, cell }) => commands.addBelow(cell)),
  Delete: inEdit(({ commands, cell }) => commands.clear(cell)),
  Backspace: inEdit(({ commands, cell }) => commands.clear(cell)),
  'Ctrl+Delete': inEdit(({ commands, cell }) => commands.remove(cell)),
  'Ctrl+Backspace': inEdit(({ commands, cell }) => commands.remove(cell)),
  'Ctrl+d': inEdit(({ commands, cell }) => commands.duplicate(cell)),
  'Ctrl+a': selectAll,
  'Shift+ ': selectLines,
  Escape: ({ focus }) => focus.clearSelection(),
};

const nameOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string => {
  const modifier = ctrlKey || metaKey ? 'Ctrl+' : shiftKey ? 'Shift+' : '';
  return modifier + (key.length === 1 ? key.toLowerCase() : key);
};

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.length === 1 || key === 'Process') && key !== ' ' && !ctrlKey && !metaKey && !altKey;

const move = (event: KeyboardEvent, { ids, focus, commands, cell }: KeyContext): boolean => {
  const to = moved(event, { row: ids.indexOf(cell.id), column: cell.column }, ids.length);
  const id = to && ids[to.row];
  if (!to || !id) return false;
  const next = { id, column: to.column };
  if (event.shiftKey) commands.selectTo(focus.read().anchor ?? cell, next);
  else focus.go(next);
  return true;
};

/** The first character typed goes into the field, in place of what was there. */
const beginTyping = (context: KeyContext) => {
  const field = fieldIn(context);
  if (field) enterField(field);
};

export const cellKey = (event: KeyboardEvent, context: KeyContext): void => {
  if (event.altKey) return;
  const act = ACTS[nameOf(event)];
  if (act) {
    event.preventDefault();
    act(context);
  } else if (move(event, context)) event.preventDefault();
  else if (isTyping(event)) beginTyping(context);
};
