import { useMantineEnv } from '@mantine/core';
import { startTransition, useEffect, useState } from 'react';

/** True once what was drawn first has been painted, for what should not keep it waiting. Where nothing moves, as in tests, at once. */
export function usePainted(): boolean {
  const isStill = useMantineEnv() === 'test';
  const [isPainted, setIsPainted] = useState(isStill);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
