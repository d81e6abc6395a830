// The browser's history as the router reads and writes it; steps away from what is unfinished are held (held-step.ts).
import { type Location, type Navigator, NavigationType } from 'react-router-dom';
import { createSignal } from '../signal.ts';
import { randomUuid } from '../uuid.ts';
import { holdStep, isGuarded } from './held-step.ts';
import { hrefOf } from './href-of.ts';

/** What an entry of the browser's history carries. */
interface HistoryState {
  usr: unknown;
  /** Key of the visit to the page. It is another one in each document that the browser loads. */
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

const visited = createSignal<Visit>();
let current: HistoryState = { usr: null, key: randomUuid(), idx: -1 };
/** What to do after a step that the page itself asked the browser for. */
let onOwnStep: (() => void) | null = null;

/** The entry where the browser is. An entry that it made for a link within the page belongs to the same visit. */
const readEntry = (): HistoryState => {
  if (history.state === null) history.replaceState({ ...current, idx: current.idx + 1 }, '');
  return history.state as HistoryState;
};

const visitOf = (type: NavigationType, keepsScroll: boolean): Visit => {
  current = readEntry();
  const { pathname, search, hash } = globalThis.location;
  const { usr: state, key } = current;
  return { location: { pathname, search, hash, state, key }, type, keepsScroll };
};

/** Where the page is as it begins. */
export const firstVisit = (): Visit => visitOf(NavigationType.Pop, false);

const arrive = (type: NavigationType, keepsScroll = false): void =>
  visited.emit(visitOf(type, keepsScroll));

const stepBy = (steps: number, then: () => void): void => {
  onOwnStep = then;
  history.go(steps);
};

const onPop = (): void => {
  const own = onOwnStep;
  onOwnStep = null;
  if (own) return own();
  const steps = readEntry().idx - current.idx;
  if (steps === 0 || !isGuarded(location.pathname)) return arrive(NavigationType.Pop);
  // The address says again where the page is while somebody is asked.
  stepBy(-steps, () => holdStep(() => stepBy(steps, () => arrive(NavigationType.Pop))));
};

const writer =
  (type: NavigationType.Push | NavigationType.Replace): Navigator['push'] =>
  (to, state: unknown = null, { preventScrollReset: keepsScroll = false } = {}) => {
    const href = hrefOf(to);
    const write = () => {
      const isPush = type === NavigationType.Push;
      const entry: HistoryState = {
        usr: state,
        key: randomUuid(),
        idx: current.idx + (isPush ? 1 : 0),
      };
      if (isPush) history.pushState(entry, '', href);
      else history.replaceState(entry, '', href);
      arrive(type, keepsScroll);
    };
    if (isGuarded(new URL(href, location.href).pathname)) holdStep(write);
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
