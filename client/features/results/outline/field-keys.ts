// Keys in a field of the grid. Text stays text: only what a field has no use for leads out of it.
import type { KeyboardEvent } from 'react';
import type { KeyContext } from './cell-keys.ts';
import { ITEM_COLUMN, LAST_COLUMN } from './columns.ts';
import { enterField, fieldsOfLine } from './grid-cells.ts';

/** Tax: the last field of a line. */
const LAST_FIELD_COLUMN = LAST_COLUMN - 1;

/** The cell above or below; false at the edge. */
const goBy = (rows: number, { ids, focus, cell }: KeyContext, to: 'cell' | 'field'): boolean => {
  const id = ids[ids.indexOf(cell.id) + rows];
  if (id === undefined) return false;
  focus.go({ id, column: cell.column }, to);
  return true;
};

/** Field by field, then on to the next line; past the last line Tab leaves the table. */
const tab = (event: KeyboardEvent, target: Element, context: KeyContext): boolean => {
  const { root, cell, ids, focus } = context;
  const step = event.shiftKey ? -1 : 1;
  const fields = fieldsOfLine(root, cell.id);
  const next = fields[fields.findIndex((field) => field === target) + step];
  if (next) {
    enterField(next);
    return true;
  }
  const id = ids[ids.indexOf(cell.id) + step];
  if (id === undefined) return false;
  focus.go({ id, column: event.shiftKey ? LAST_FIELD_COLUMN : ITEM_COLUMN }, 'field');
  return true;
};

const leave = (context: KeyContext) => {
  context.focus.go(context.cell);
  return true;
};

type Handle = (event: KeyboardEvent, target: Element, context: KeyContext) => boolean;

/** What is not handled is the browser's, e.g. arrows in a text of several rows. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  Tab: tab,
  Escape: (_event, _target, context) => leave(context),
  Enter: (event, target, context) => {
    if (event.shiftKey || event.altKey || target.matches('select')) return false;
    return goBy(1, context, 'cell') || leave(context);
  },
  ArrowUp: (_event, target, context) => target.matches('input') && goBy(-1, context, 'field'),
  ArrowDown: (_event, target, context) => target.matches('input') && goBy(1, context, 'field'),
};

export const fieldKey = (event: KeyboardEvent, target: Element, context: KeyContext): void => {
  if (HANDLERS[event.key]?.(event, target, context)) event.preventDefault();
};
