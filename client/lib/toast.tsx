// Toasts of the product: bottom right, 4 s unless said otherwise, dismissible, with an optional action (spec §2).
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import type { ReactNode } from 'react';
import IconCheck from '~icons/tabler/check';

export const TOAST_MS = 4_000;
/** Time enough to read what was deleted, and to reach the button by keyboard. */
export const UNDO_TOAST_MS = 12_000;

interface Toast {
  message: string;
  /** A second toast with the same id replaces the first. */
  id?: string;
  kind?: 'info' | 'success' | 'failure';
  /** Infinity: until it is dismissed. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** Stands where the action would: links, for example. */
  children?: ReactNode;
  onClose?: () => void;
}

const COLORS = { info: 'plumb', success: 'green', failure: 'red' } as const;

const CHECK = '✓';

/** The check mark at the end is drawn, as fonts of some systems lack it. Who listens hears the words as they are. */
function Words({ text }: { text: string }) {
  if (!text.endsWith(CHECK)) return text;
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden>
        {text.slice(0, -CHECK.length)}
        <IconCheck size={16} style={{ verticalAlign: '-0.2em' }} />
      </span>
    </>
  );
}

let count = 0;

export const hideToast = (id: string): void => void notifications.hide(id);

const isShown = (id: string): boolean =>
  notificationsStore.getState().notifications.some((toast) => toast.id === id);

/** Its time begins anew when the toast in sight has another one: a millisecond is enough. */
const autoCloseOf = (durationMs: number): number | false =>
  Number.isFinite(durationMs) ? durationMs + (count % 2) : false;

export const showToast = ({ message, kind = 'info', durationMs = TOAST_MS, ...toast }: Toast) => {
  const { action, children, onClose } = toast;
  count += 1;
  const id = toast.id ?? `toast-${count}`;
  const put = isShown(id) ? notifications.update : notifications.show;
  put({
    id,
    color: COLORS[kind],
    autoClose: autoCloseOf(durationMs),
    withBorder: true,
    role: kind === 'failure' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
    onClose: () => onClose?.(),
    message: (
      <Group justify="space-between" wrap="nowrap" gap="md">
        <Text size="sm" fw={500}>
          <Words text={message} />
        </Text>
        {children}
        {action ? (
          <Button
            size="compact-sm"
            variant="light"
            flex="none"
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
};
