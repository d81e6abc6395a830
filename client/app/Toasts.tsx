import { useNotifications } from '@mantine/notifications';
import { OnDemand } from '../components/OnDemand.tsx';
import { useWhenIdle } from '../hooks/use-when-idle.ts';
import { extraPart } from '../lib/lazy-part.tsx';

const [ToastArea, preload] = extraPart(async () => (await import('./ToastArea.tsx')).ToastArea);

/** What shows toasts is loaded before the first: it may have to tell that the connection is gone. */
export function Toasts() {
  const { notifications } = useNotifications();
  useWhenIdle(preload);
  return (
    <OnDemand isOpen={notifications.length > 0}>
      <ToastArea />
    </OnDemand>
  );
}
