import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MarkKind, TextPiece } from '../lib/marked-text.ts';
import classes from './MarkedText.module.css';

interface MarksLegendProps {
  pieces: readonly TextPiece[];
  /** How to go on from the words; nothing where they lead nowhere. */
  children?: ReactNode;
}

const SIGNS: readonly { kind: MarkKind; sign: ReactNode }[] = [
  { kind: 'USED', sign: <span className={classes.used}>used</span> },
  { kind: 'EXCLUDED', sign: <s className={classes.excluded}>left out</s> },
  { kind: 'UNREAD', sign: <u className={classes.unread}>not used</u> },
];

/** What the marks of a text mean: those that are in it. */
export function MarksLegend({ pieces, children }: MarksLegendProps) {
  const signs = SIGNS.filter(({ kind }) => pieces.some((piece) => piece.kind === kind));
  if (signs.length === 0) return null;
  return (
    <Text size="xs" c="dimmed" mt={6} data-no-print>
      Your words:{' '}
      {signs.map(({ kind, sign }, place) => (
        <span key={kind}>
          {place > 0 ? ' · ' : ''}
          {sign}
        </span>
      ))}
      . {children}
    </Text>
  );
}
