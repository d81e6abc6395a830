import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import IconCheck from '~icons/tabler/check';
import { drawToastsWith, type Toast } from '../lib/toast.tsx';
import classes from './ToastArea.module.css';

const TOAST_MS = 4_000;

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

const hide = (id: string): void => void notifications.hide(id);

const isShown = (id: string): boolean =>
  notificationsStore.getState().notifications.some((toast) => toast.id === id);

/** Its time begins anew when the toast in sight has another one: a millisecond is enough. */
const autoCloseOf = (durationMs: number): number | false =>
  Number.isFinite(durationMs) ? durationMs + (count % 2) : false;

const show = ({ message, kind = 'info', durationMs = TOAST_MS, ...toast }: Toast): void => {
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
              hide(id);
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

drawToastsWith({ show, hide });

export function ToastArea() {
  return (
    <Notifications className={classes.toasts ?? ''} position="bottom-right" autoClose={TOAST_MS} />
  );
}
