// Toasts of the product: bottom right, 4 s unless said otherwise, dismissible, with an optional action (spec §2).
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

export const TOAST_MS = 4_000;

interface Toast {
  message: string;
  /** A second toast with the same id replaces the first. */
  id?: string;
  kind?: 'info' | 'success' | 'failure';
  durationMs?: number;
  action?: { label: string; onClick: () => void };
}

const COLORS = { info: 'plumb', success: 'green', failure: 'red' } as const;

export const hideToast = (id: string): string => notifications.hide(id);

export const showToast = ({ message, kind = 'info', durationMs = TOAST_MS, ...toast }: Toast) => {
  const { action } = toast;
  const id = notifications.show({
    id: toast.id,
    color: COLORS[kind],
    autoClose: durationMs,
    withBorder: true,
    role: kind === 'failure' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: (
      <Group justify="space-between" wrap="nowrap" gap="md">
        <Text size="sm" fw={500}>
          {message}
        </Text>
        {action ? (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => {
              hideToast(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </Group>
    ),
  });
  return id;
};
