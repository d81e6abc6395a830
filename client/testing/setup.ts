// What jsdom lacks, and a clean browser for each test.
import { notifications } from '@mantine/notifications';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
// What is told before it is loaded would wait for it, and appear in another test.
import '../app/ToastArea.tsx';

// A screen loads its code at its first opening, which takes its time when the machine is busy.
configure({ asyncUtilTimeout: 10_000 });

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** The window of tests is 80em wide. */
const mediaQuery = (media: string): MediaQueryList => ({
  media,
  matches: Number(/min-width: ([\d.]+)em/.exec(media)?.[1]) <= 80,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

vi.stubGlobal('ResizeObserver', NoResizeObserver);
globalThis.matchMedia = mediaQuery;
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  cleanup();
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  // The bell's lists listen to this, as to another tab's change.
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
});
