import { Badge } from '@mantine/core';
import { categoryOf, type OutlineLine } from './line-facts.ts';

export function CategoryBadge({ line }: { line: OutlineLine }) {
  return (
    <Badge
      variant="light"
      color={line.category ? 'plumb' : 'gray'}
      size="sm"
      radius="sm"
      tt="none"
      fw={600}
    >
      {categoryOf(line)}
    </Badge>
  );
}
