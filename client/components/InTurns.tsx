import { useMantineEnv } from '@mantine/core';
import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

interface InTurnsProps {
  children: ReactNode;
  /** Turns to wait before the first, for others on the page that begin at the same time; default none. */
  after?: number;
}

/**
 * Puts its children into the page one after the other, from the top, so that it answers between two of them; a part
 * that was drawn stays. For what is longer than the window. Where nothing moves, as in tests, all come at once.
 */
export function InTurns({ children, after = 0 }: InTurnsProps) {
  const isStill = useMantineEnv() === 'test';
  const [drawn, setDrawn] = useState(1 - after);
  const isWhole = isStill || drawn >= Children.count(children);
  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, isWhole]);
  return Children.map(children, (child, index) => (isWhole || index < drawn ? child : null));
}
