import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface RevocableItemProps {
  name: ReactNode;
  /** Facts about it, a line each. */
  facts: readonly string[];
  /** The button that ends it. It is null where it cannot be ended here. `label` says which item the button ends. */
  ending: { verb: string; label: string; isDisabled?: boolean; isBusy?: boolean } | null;
  onEnd: () => void;
}

/** An item in a list of things that let somebody in: a sign-in, a passkey, an API token. */
export function RevocableItem({ name, facts, ending, onEnd }: RevocableItemProps) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <div>
        <Text component="div" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {facts.map((fact) => (
          <Text key={fact} size="sm" c="dimmed">
            {fact}
          </Text>
        ))}
      </div>
      {ending ? (
        <Button
          variant="default"
          size="compact-sm"
          flex="none"
          disabled={ending.isDisabled ?? false}
          loading={ending.isBusy ?? false}
          aria-label={ending.label}
          onClick={onEnd}
        >
          {ending.verb}
        </Button>
      ) : null}
    </Group>
  );
}
