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
      {/* Broken at the same word in any typeface: nothing moves, or counts as painted anew, when Inter is there. */}
      <Text c="dimmed" mt={4} style={{ textWrap: 'balance' }}>
        {hint}
      </Text>
    </div>
  );
}
