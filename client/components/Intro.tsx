import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface IntroProps {
  /** The page's heading. */
  children: ReactNode;
  hint: string;
}

/** What a page is called and what it is for. */
export function Intro({ children, hint }: IntroProps) {
  return (
    <div>
      {children}
      <Text c="dimmed" mt={4}>
        {hint}
      </Text>
    </div>
  );
}
