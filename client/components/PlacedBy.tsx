import { type Ref, useImperativeHandle } from 'react';

interface PlacedByProps {
  element: HTMLElement | null;
  ref?: Ref<HTMLElement | null>;
}

/** Stands as the target of a popover for a button that is drawn elsewhere. */
export function PlacedBy({ element, ref }: PlacedByProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element]);
  return null;
}
