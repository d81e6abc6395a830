import { Button } from '@mantine/core';
import { counted } from '../../../lib/format.ts';
import { PAGE } from './use-cut.ts';

interface ShowMoreProps {
  /** How many are not shown. Nothing is drawn for 0. */
  left: number;
  /** Noun for one of them. */
  noun: string;
  onShow: () => void;
}

/** Stands at the end of a list that is cut. */
export function ShowMore({ left, noun, onShow }: ShowMoreProps) {
  if (left === 0) return null;
  return (
    <div>
      <Button variant="subtle" size="compact-sm" onClick={onShow}>
        {left <= PAGE
          ? `Show ${counted(left, `more ${noun}`)}`
          : `Show ${PAGE} of ${counted(left, `more ${noun}`)}`}
      </Button>
    </div>
  );
}
