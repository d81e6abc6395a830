import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { FAILING_DAYS, WEBHOOK_EVENTS } from '../../../server/domain/account/webhooks.ts';
import type { WebhookItem_WebhookFragment } from '../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';

interface WebhookItemProps {
  webhook: WebhookItem_WebhookFragment;
  isBusy: boolean;
  onTest: () => void;
  onEdit: () => void;
  onSwitch: () => void;
  onRotate: () => void;
  onDelete: () => void;
  onRedeliver: (deliveryId: string) => void;
}

const BECAUSE = {
  OWNER: 'Turned off by you',
  FAILING: `Nothing was accepted for ${FAILING_DAYS} days, so we turned it off`,
  GONE: 'The address answered that it is gone, so we turned it off',
} as const;

const stateOf = (webhook: WebhookItem_WebhookFragment): string | null => {
  const { switchedOffAt, switchedOffBecause, failingSince } = webhook;
  if (switchedOffAt) {
    return `${BECAUSE[switchedOffBecause ?? 'OWNER']} on ${formatDate(switchedOffAt)}. Nothing is sent.`;
  }
  return failingSince
    ? `Nothing has been accepted since ${formatDate(failingSince)}. We keep trying.`
    : null;
};

export function WebhookItem({ webhook, isBusy, ...on }: WebhookItemProps) {
  const { url, events, isActive, formerSecretUntil, deliveries } = webhook;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const state = stateOf(webhook);
  const button = { variant: 'default', size: 'compact-sm', disabled: isBusy } as const;
  return (
    <Stack component="li" gap="xs">
      <div>
        <Group gap="xs">
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Text>
          {isActive ? null : (
            <Badge variant="light" color="gray">
              Off
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {events.map((event) => WEBHOOK_EVENTS[event].label).join(' · ')}
        </Text>
        {state ? <Text size="sm">{state}</Text> : null}
        {formerSecretUntil ? (
          <Text size="sm">
            The previous secret also signs until {formatDateTime(formerSecretUntil)}.
          </Text>
        ) : null}
      </div>
      <Group gap="xs" role="group" aria-label={`Webhook ${url}`}>
        <Button
          {...button}
          disabled={false}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide deliveries' : 'Recent deliveries'}
        </Button>
        {isActive ? (
          <Button
            {...button}
            onClick={() => {
              setIsOpen(true);
              on.onTest();
            }}
          >
            Send a test
          </Button>
        ) : null}
        <Button {...button} onClick={on.onEdit}>
          Change
        </Button>
        <Button {...button} onClick={on.onSwitch}>
          {isActive ? 'Switch off' : 'Switch on'}
        </Button>
        <Button {...button} onClick={on.onRotate}>
          New secret
        </Button>
        <Button {...button} onClick={on.onDelete}>
          Delete
        </Button>
      </Group>
      <div id={listId} hidden={!isOpen}>
        {isOpen ? (
          <WebhookDeliveries
            deliveries={deliveries}
            canRedeliver={isActive && !isBusy}
            onRedeliver={on.onRedeliver}
          />
        ) : null}
      </div>
    </Stack>
  );
}
