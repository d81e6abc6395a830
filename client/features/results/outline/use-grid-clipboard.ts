import { type RefObject, useEffect, useEffectEvent } from 'react';
import { cellAt, isField } from './grid-cells.ts';
import type { GridCommands } from './grid-commands.ts';

interface ClipboardOptions {
  table: RefObject<HTMLElement | null>;
  commands: GridCommands;
  canEdit: boolean;
}

/** The grid handles only a block of cells in a field. Plain text goes into the field. */
const isBlock = (text: string, target: Element): boolean =>
  text.includes('\t') || (target.matches('input') && /\n./.test(text.trimEnd()));

/**
 * Copies, cuts and pastes cells. It listens to the document: without selected text browsers send these events to the page
 * instead of the cell with the focus.
 */
export function useGridClipboard({ table, commands, canEdit }: ClipboardOptions): void {
  const cellInFocus = () => {
    const target = document.activeElement;
    return target && table.current?.contains(target) ? { target, cell: cellAt(target) } : null;
  };

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const place = cellInFocus();
    if (!place?.cell || isField(place.target)) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', commands.copy(place.cell));
    if (event.type === 'cut' && canEdit) commands.clear(place.cell);
  });

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const place = cellInFocus();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!place?.cell || !canEdit) return;
    if (isField(place.target) && !isBlock(text, place.target)) return;
    event.preventDefault();
    commands.paste(place.cell, text);
  });

  useEffect(() => {
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}
