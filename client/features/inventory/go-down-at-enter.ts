import type { KeyboardEvent } from 'react';

/** Enter goes to the same column of the next row, with Shift of the one above, like in a spreadsheet. */
export const goDownAtEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const field = event.currentTarget;
  const column = [
    ...(field
      .closest('[data-materials]')
      ?.querySelectorAll<HTMLInputElement>(`[data-field="${field.dataset.field}"]`) ?? []),
  ];
  const next = column[column.indexOf(field) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
};
