import { type ReactNode, type ReactPortal, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

interface Movable {
  /** Draws the content; it stays where it is in the tree. */
  content: ReactPortal;
  /** Shows the content where it stands: in one place at a time. */
  place: ReactNode;
}

/**
 * Content that keeps its state, open dialogs included, wherever it is shown: it is drawn once, into an element that moves.
 * @param className of that element
 */
export function useMovable(children: ReactNode, className: string | undefined): Movable {
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.className = className ?? '';
    return made;
  });
  const take = useCallback((place: HTMLElement | null) => place?.append(element), [element]);
  return {
    content: createPortal(children, element),
    place: <div ref={take} style={{ display: 'contents' }} />,
  };
}
