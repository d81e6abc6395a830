// Notices of the browser itself, for whoever is not looking at any tab of the product. Wanted or not is kept for the
// browser; the permission is asked for only when somebody switches them on.
import { createSignal } from './signal.ts';
import { deviceStorage, readJson, writeJson } from './storage.ts';

const WANTED = 'notify.browser';
const TOLD = 'notify.told';
const TOLD_MAX = 50;
const VISIBLE_LOCK = 'notify.visible';

export type BrowserNoticesState =
  | 'on'
  | 'off'
  /** The user, or the browser for the user, refuses them for this site. */
  | 'blocked'
  | 'unsupported';

const changes = createSignal<void>();
globalThis.addEventListener('storage', ({ key }) => {
  if (key === null || key === WANTED) changes.emit();
});

let canShow = true;

export const browserNoticesState = (): BrowserNoticesState => {
  if (!canShow || typeof Notification === 'undefined' || !('locks' in navigator)) {
    return 'unsupported';
  }
  if (Notification.permission === 'denied') return 'blocked';
  const isWanted = deviceStorage.read(WANTED) === 'yes';
  return isWanted && Notification.permission === 'granted' ? 'on' : 'off';
};

export const onBrowserNoticesChange = changes.listen;

interface Notice {
  /** One notice is shown for each, however many tabs hear of it. */
  key: string;
  title: string;
  body: string;
  onClick: () => void;
}

const show = ({ key, title, body, onClick }: Notice): void => {
  try {
    const notice = new Notification(title, { body, tag: key, icon: '/favicon.svg' });
    notice.addEventListener('click', () => {
      notice.close();
      globalThis.focus();
      onClick();
    });
  } catch {
    // Phones show notices of installed applications only.
    canShow = false;
    changes.emit();
  }
};

/** To be called by a click, as browsers ask for permission only then. The first notice says that they work. */
export const switchBrowserNotices = async (isWanted: boolean): Promise<void> => {
  deviceStorage.write(WANTED, isWanted ? 'yes' : 'no');
  if (isWanted && Notification.permission === 'default') await Notification.requestPermission();
  if (browserNoticesState() === 'on') {
    show({
      key: 'on',
      title: 'Plumbline',
      body: 'We will tell you here when an estimate is ready.',
      onClick: () => {},
    });
  }
  changes.emit();
};

/** Says to the other tabs that this one is in sight. Returns the function that ends it. */
export const announceVisibility = (): (() => void) => {
  if (!('locks' in navigator)) return () => {};
  let release: (() => void) | null = null;
  const follow = (): void => {
    release?.();
    release = null;
    if (document.hidden) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    void navigator.locks.request(VISIBLE_LOCK, { mode: 'shared' }, () => promise);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    release?.();
  };
};

const isAnyTabVisible = async (): Promise<boolean> => {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === VISIBLE_LOCK);
};

/** True for the first tab that asks. */
const claim = (key: string): Promise<boolean> =>
  navigator.locks.request(TOLD, () => {
    const stored = readJson(deviceStorage, TOLD);
    const told = Array.isArray(stored) ? stored : [];
    if (told.includes(key)) return false;
    writeJson(deviceStorage, TOLD, [key, ...told].slice(0, TOLD_MAX));
    return true;
  });

/** Shows a notice if they are wanted, no tab is in sight, and no other tab has shown it. */
export const showBrowserNotice = async (notice: Notice): Promise<void> => {
  if (browserNoticesState() !== 'on' || (await isAnyTabVisible())) return;
  if (await claim(notice.key)) show(notice);
};
