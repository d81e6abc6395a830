import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announceVisibility,
  browserNoticesState,
  showBrowserNotice,
  switchBrowserNotices,
} from './browser-notices.ts';

/** Fake Web Locks, with as much as one page needs to see itself as several tabs. */
const createLocks = () => {
  const held: { name: string }[] = [];
  return {
    query: () => Promise.resolve({ held: [...held] }),
    async request(name: string, ...rest: unknown[]) {
      const run = rest.at(-1) as () => unknown;
      const lock = { name };
      held.push(lock);
      try {
        return await run();
      } finally {
        held.splice(held.indexOf(lock), 1);
      }
    },
  };
};

const shown = vi.fn<(title: string) => void>();
const setHidden = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

class FakeNotification extends EventTarget {
  static permission = 'default';
  static requestPermission = vi.fn<() => Promise<string>>(
    async () => (FakeNotification.permission = 'granted'),
  );
  constructor(title: string) {
    super();
    shown(title);
  }
  close(): void {}
}

const notice = (key: string) => ({ key, title: key, body: '', onClick: () => {} });

beforeEach(() => {
  FakeNotification.permission = 'default';
  FakeNotification.requestPermission.mockClear();
  shown.mockClear();
  Object.defineProperty(globalThis, 'Notification', {
    value: FakeNotification,
    configurable: true,
  });
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'Notification');
});

describe('browser notices', () => {
  it('ask for permission when they are switched on, not before', async () => {
    await showBrowserNotice(notice('ready 1'));
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    await switchBrowserNotices(true);
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
    expect(browserNoticesState()).toBe('on');
    await switchBrowserNotices(false);
    expect(browserNoticesState()).toBe('off');
  });

  it('stay off where the browser refuses', async () => {
    FakeNotification.permission = 'denied';
    await switchBrowserNotices(true);
    expect(browserNoticesState()).toBe('blocked');
    await showBrowserNotice(notice('ready 1'));
    expect(shown).not.toHaveBeenCalled();
  });

  it('are shown once for all tabs, and only while none is in sight', async () => {
    await switchBrowserNotices(true);
    shown.mockClear();
    setHidden(false);
    const end = announceVisibility();
    await showBrowserNotice(notice('ready 1'));
    expect(shown).not.toHaveBeenCalled();

    setHidden(true);
    await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
    await Promise.all([
      showBrowserNotice(notice('ready 2')),
      showBrowserNotice(notice('ready 2')),
      showBrowserNotice(notice('ready 3')),
    ]);
    expect(shown.mock.calls.flat()).toEqual(['ready 2', 'ready 3']);
    end();
  });
});
