// The browser's history as the router reads and writes it. A navigation can be blocked until a person decides about it.
// React Router's data router does this, too, for 17 kB more on each page: docs/adr/0029-pages-and-forms.md.
import { createPath, type Location, type Navigator, NavigationType } from 'react-router-dom';
import { createSignal } from './signal.ts';
import { randomUuid } from './uuid.ts';

/** State of an entry of the browser's history. */
interface Entry {
  usr: unknown;
  /** Key of the visit to the page. Each document that the browser loads has another one. */
  key: string;
  /** Its place among the entries of this tab. */
  idx: number;
}

export interface Visit {
  location: Location;
  type: NavigationType;
  /** The page stays where it is scrolled to. */
  keepsScroll: boolean;
}

/** A navigation that waits for a decision. */
interface BlockedNavigation {
  proceed: () => void;
  reset: () => void;
}

const visited = createSignal<Visit>();
const blockedChanged = createSignal<BlockedNavigation | null>();
let entry: Entry = { usr: null, key: randomUuid(), idx: -1 };
/** The page that is shown. While somebody steps back, the address may already be another. */
let shownPath = '';
let isBlocking = false;
let blocked: BlockedNavigation | null = null;
/** Called after a step that the page itself asked the browser for. */
let onOwnStep: (() => void) | null = null;

/** The entry where the browser is. An entry that it made for a link within the page belongs to the same visit. */
const readEntry = (): Entry => {
  if (history.state === null) history.replaceState({ ...entry, idx: entry.idx + 1 }, '');
  return history.state as Entry;
};

const visitOf = (type: NavigationType, keepsScroll: boolean): Visit => {
  entry = readEntry();
  const { pathname, search, hash } = globalThis.location;
  shownPath = pathname;
  const { usr: state, key } = entry;
  return { location: { pathname, search, hash, state, key }, type, keepsScroll };
};

/** The entry at which the page begins. */
export const firstVisit = (): Visit => visitOf(NavigationType.Pop, false);

const arrive = (type: NavigationType, keepsScroll = false): void =>
  visited.emit(visitOf(type, keepsScroll));

const stepBy = (steps: number, then: () => void): void => {
  onOwnStep = then;
  history.go(steps);
};

const setBlocked = (next: BlockedNavigation | null): void => {
  blocked = next;
  blockedChanged.emit(next);
};

const block = (navigate: () => void): void => {
  const reset = () => setBlocked(null);
  const proceed = () => {
    reset();
    navigate();
  };
  setBlocked({ proceed, reset });
};

const isBlocked = (pathname: string): boolean => isBlocking && pathname !== shownPath;

/** Blocks navigation to other pages from now on. Returns the function that ends it. */
export const blockOtherPages = (): (() => void) => {
  isBlocking = true;
  return () => {
    isBlocking = false;
  };
};

export const blockedNavigation = (): BlockedNavigation | null => blocked;
export const onBlockedNavigation = blockedChanged.listen;

const onPop = (): void => {
  const own = onOwnStep;
  onOwnStep = null;
  if (own) return own();
  const steps = readEntry().idx - entry.idx;
  if (steps === 0 || !isBlocked(location.pathname)) return arrive(NavigationType.Pop);
  // The address goes back to the page that is shown while the person decides.
  stepBy(-steps, () => block(() => stepBy(steps, () => arrive(NavigationType.Pop))));
};

export const hrefOf: Navigator['createHref'] = (to) =>
  typeof to === 'string' ? to : createPath(to);

const writer =
  (type: NavigationType.Push | NavigationType.Replace): Navigator['push'] =>
  (to, state: unknown = null, { preventScrollReset: keepsScroll = false } = {}) => {
    const href = hrefOf(to);
    const write = () => {
      const isPush = type === NavigationType.Push;
      const next: Entry = { usr: state, key: randomUuid(), idx: entry.idx + (isPush ? 1 : 0) };
      if (isPush) history.pushState(next, '', href);
      else history.replaceState(next, '', href);
      arrive(type, keepsScroll);
    };
    if (isBlocked(new URL(href, location.href).pathname)) block(write);
    else write();
  };

export const pageNavigator: Navigator = {
  createHref: hrefOf,
  go: (steps) => history.go(steps),
  push: writer(NavigationType.Push),
  replace: writer(NavigationType.Replace),
};

export const listenToVisits = (listener: (visit: Visit) => void): (() => void) => {
  addEventListener('popstate', onPop);
  const end = visited.listen(listener);
  return () => {
    removeEventListener('popstate', onPop);
    end();
  };
};
