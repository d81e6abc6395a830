import { Button } from '@mantine/core';
import { counted } from '../../../lib/format.ts';
import { PAGE } from './use-cut.ts';

interface ShowMoreProps {
  /** How many are not shown; nothing is drawn for none. */
  left: number;
  /** Of one of them. */
  noun: string;
  onShow: () => void;
}

/** At the end of a list that is cut. */
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
