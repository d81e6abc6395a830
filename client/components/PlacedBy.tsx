import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface PlacedByProps {
  element: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/** Stands as the target of a popover for a button that is drawn elsewhere. */
export function PlacedBy({ element, ref }: PlacedByProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [
    element,
  ]);
  return null;
}
