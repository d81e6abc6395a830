import { useMantineEnv } from '@mantine/core';
import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Puts its children into the page one after the other, from the top, so that it answers between two of them; a part
 * that was drawn stays. For what is longer than the window. Where nothing moves, as in tests, all come at once.
 */
export function InTurns({ children }: { children: ReactNode }) {
  const isStill = useMantineEnv() === 'test';
  const [drawn, setDrawn] = useState(1);
  const isWhole = isStill || drawn >= Children.count(children);
  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, isWhole]);
  return Children.map(children, (child, index) => (isWhole || index < drawn ? child : null));
}
