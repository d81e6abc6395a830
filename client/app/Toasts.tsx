import { useSyncExternalStore } from 'react';
import { OnDemand } from '../components/OnDemand.tsx';
import { useWhenIdle } from '../hooks/use-when-idle.ts';
import { extraPart } from '../lib/lazy-part.tsx';
import { hadToasts, onToast } from '../lib/toast.tsx';

const [ToastArea, preload] = extraPart(async () => (await import('./ToastArea.tsx')).ToastArea);

/** What shows toasts is loaded before the first: it may have to tell that the connection is gone. */
export function Toasts() {
  const hasToasts = useSyncExternalStore(onToast, hadToasts);
  useWhenIdle(preload);
  return (
    <OnDemand isOpen={hasToasts}>
      <ToastArea />
    </OnDemand>
  );
}
