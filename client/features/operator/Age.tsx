import { Badge, Text } from '@mantine/core';
import { REVIEW_BUSINESS_DAYS } from '../../../server/domain/leads/business-days.ts';
import { counted, formatDateTime } from '../../lib/format.ts';

interface AgeProps {
  waiting: { createdAt: string; waitingBusinessDays: number; isLate: boolean };
}

/** Against what was promised. */
export function Age({ waiting: { createdAt, waitingBusinessDays, isLate } }: AgeProps) {
  return (
    <Text size="sm" c="dimmed" component="div">
      Since {formatDateTime(createdAt)}
      {waitingBusinessDays === 0
        ? ', less than a business day ago'
        : `, ${counted(waitingBusinessDays, 'business day')} ago`}
      {isLate ? (
        <Badge color="red" ml="xs">
          Late: over {REVIEW_BUSINESS_DAYS} days
        </Badge>
      ) : null}
    </Text>
  );
}
