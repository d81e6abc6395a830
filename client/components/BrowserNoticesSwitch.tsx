import { Switch, type SwitchProps } from '@mantine/core';
import { useBrowserNotices } from '../hooks/use-browser-notices.ts';
import { switchBrowserNotices } from '../lib/browser-notices.ts';

const HINTS = {
  on: 'Shown when no tab of Plumbline is in sight.',
  off: 'Shown when no tab of Plumbline is in sight.',
  blocked: 'Your browser blocks notifications of this site. Allow them in its settings first.',
  unsupported: 'This browser cannot show them here.',
} as const;

/** Asks for the browser's permission when it is switched on, never before. */
export function BrowserNoticesSwitch(props: Pick<SwitchProps, 'size'>) {
  const state = useBrowserNotices();
  return (
    <Switch
      label="Browser notifications"
      description={HINTS[state]}
      checked={state === 'on'}
      disabled={state === 'blocked' || state === 'unsupported'}
      onChange={(event) => void switchBrowserNotices(event.currentTarget.checked)}
      {...props}
    />
  );
}
