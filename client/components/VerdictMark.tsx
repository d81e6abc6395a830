import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconHelpCircle from '~icons/tabler/help-circle';
import IconTrendingDown from '~icons/tabler/trending-down';
import IconTrendingUp from '~icons/tabler/trending-up';
import type { Verdict } from '../../server/domain/paper/paper-comparison.ts';

const LOOKS = {
  LOW: { color: 'orange', Icon: IconTrendingDown },
  FAIR: { color: 'green', Icon: IconCircleCheck },
  HIGH: { color: 'orange', Icon: IconTrendingUp },
  NOT_RATED: { color: 'gray', Icon: IconHelpCircle },
} as const;

interface VerdictMarkProps {
  verdict: Verdict;
  isLarge?: boolean;
  /** The verdict in words: the color says nothing alone. */
  children: ReactNode;
}

/** How a figure of theirs stands to our range, with its icon. */
export function VerdictMark({ verdict, isLarge = false, children }: VerdictMarkProps) {
  const { color, Icon } = LOOKS[verdict];
  return (
    <Badge
      color={color}
      variant="light"
      size={isLarge ? 'lg' : 'sm'}
      tt="none"
      leftSection={<Icon size={isLarge ? 18 : 14} aria-hidden />}
    >
      {children}
    </Badge>
  );
}
