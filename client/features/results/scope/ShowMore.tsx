import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../lib/format.ts';
import { PAGE } from './use-cut.ts';

interface ShowMoreProps {
  /** How many are not shown. Nothing is drawn for 0, unless the last were shown by a press. */
  left: number;
  /** Noun for one of them. */
  noun: string;
  onShow: () => void;
}

/** The focus of a button that went away is nowhere. Any other one is left where it is. */
const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** Stands at the end of a list that is cut. The last press leaves a sentence in its place, which takes the focus. */
export function ShowMore({ left, noun, onShow }: ShowMoreProps) {
  const [wasPressed, setWasPressed] = useState(false);
  if (left === 0) {
    if (!wasPressed) return null;
    return (
      <Text ref={takeLostFocus} tabIndex={-1} size="sm" c="dimmed">
        The list ends here.
      </Text>
    );
  }
  const show = (): void => {
    setWasPressed(true);
    onShow();
  };
  return (
    <div>
      <Button variant="subtle" size="compact-sm" onClick={show}>
        {left <= PAGE
          ? `Show ${counted(left, `more ${noun}`)}`
          : `Show ${PAGE} of ${counted(left, `more ${noun}`)}`}
      </Button>
    </div>
  );
}
