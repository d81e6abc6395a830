import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { DeliveryStatus, WebhookDeliveries_DeliveryFragment } from '../../gql/graphql.ts';
import { formatDateTime } from '../../lib/format.ts';
import { DELIVERY_KEPT_DAYS } from '../../../server/domain/account/webhooks.ts';

interface WebhookDeliveriesProps {
  deliveries: readonly WebhookDeliveries_DeliveryFragment[];
  canRedeliver: boolean;
  onRedeliver: (id: string) => void;
}

const STATUS: Record<DeliveryStatus, { label: string; color: string }> = {
  PENDING: { label: 'On its way', color: 'gray' },
  DELIVERED: { label: 'Taken', color: 'green' },
  FAILED: { label: 'Given up', color: 'red' },
};

const AGAIN = { label: 'Trying again', color: 'yellow' };

const badgeOf = ({ status, failure }: WebhookDeliveries_DeliveryFragment) =>
  status === 'PENDING' && failure !== null ? AGAIN : STATUS[status];

const triesOf = ({ tries, lastTriedAt }: WebhookDeliveries_DeliveryFragment): string => {
  if (!lastTriedAt || tries === 0) return 'not sent yet';
  const often = tries === 1 ? 'sent once' : `sent ${tries} times, last`;
  return `${often} ${formatDateTime(lastTriedAt)}`;
};

/** Recent deliveries, and what came of each. */
export function WebhookDeliveries({ deliveries, ...props }: WebhookDeliveriesProps) {
  const { canRedeliver, onRedeliver } = props;
  if (deliveries.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nothing was sent in the last {DELIVERY_KEPT_DAYS} days.
      </Text>
    );
  }
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {deliveries.map((delivery) => {
        const { id, type, status, createdAt, answerStatus, failure } = delivery;
        const badge = badgeOf(delivery);
        return (
          <Group key={id} component="li" justify="space-between" wrap="nowrap" align="flex-start">
            <div>
              <Group gap="xs">
                <Text size="sm" fw={500}>
                  {type}
                </Text>
                <Badge variant="light" color={badge.color}>
                  {badge.label}
                </Badge>
              </Group>
              <Text size="sm" c="dimmed">
                {formatDateTime(createdAt)} · {triesOf(delivery)}
                {failure === null && answerStatus !== null ? ` · answered ${answerStatus}` : null}
              </Text>
              {failure ? <Text size="sm">{failure}</Text> : null}
            </div>
            {status !== 'PENDING' && canRedeliver ? (
              <Button
                variant="default"
                size="compact-sm"
                flex="none"
                aria-label={`Send ${type} of ${formatDateTime(createdAt)} again`}
                onClick={() => onRedeliver(id)}
              >
                Send again
              </Button>
            ) : null}
          </Group>
        );
      })}
    </Stack>
  );
}
