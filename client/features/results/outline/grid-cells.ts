// Finds the grid's cells and fields in the page.
import type { GridCell } from './grid-focus.ts';

/** The cell an element is, or lies in. */
export const cellAt = (element: Element): GridCell | null => {
  const cell = element.closest<HTMLElement>('[data-column]');
  const id = cell?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return cell && id !== undefined ? { id, column: Number(cell.dataset['column']) } : null;
};

const rowElement = (root: Element, id: string) =>
  root.querySelector(`[data-line="${CSS.escape(id)}"]`);

export const cellElement = (root: Element, { id, column }: GridCell): HTMLElement | null =>
  rowElement(root, id)?.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? null;

export type Field = HTMLInputElement | HTMLTextAreaElement;

export const isField = (element: Element): element is Field | HTMLSelectElement =>
  element.matches('input, textarea, select');

/** What typing in a cell edits; null for a cell that follows from the others. */
export const primaryField = (cell: Element): Field | null =>
  cell.querySelector<Field>('[data-primary]');

/** The fields of a line from left to right. */
export const fieldsOfLine = (root: Element, id: string): HTMLElement[] => [
  ...(rowElement(root, id)?.querySelectorAll<HTMLElement>('[data-field]') ?? []),
];

/** The button that unfolds a card. */
export const foldButton = (root: Element, id: string): HTMLElement | null =>
  rowElement(root, id)?.querySelector<HTMLElement>('[data-fold]') ?? null;

/** Focuses a field and selects everything in it, so that typing replaces it. */
export const enterField = (field: HTMLElement): void => {
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
};
