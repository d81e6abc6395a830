import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { TOAST_MS } from '../lib/toast.tsx';
import classes from './ToastArea.module.css';

export function ToastArea() {
  return (
    <Notifications className={classes.toasts ?? ''} position="bottom-right" autoClose={TOAST_MS} />
  );
}
