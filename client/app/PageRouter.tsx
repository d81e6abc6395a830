import {
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useState,
  useEffect,
  useEffectEvent,
} from 'react';
import { Router, NavigationType } from 'react-router-dom';
import { firstVisit, listenToVisits, pageNavigator, type Visit } from '../lib/browser-history.ts';
import { readJson, tabStorage, writeJson } from '../lib/storage.ts';

const STORED = 'scrollPlaces';

/** How far down the pages of this tab's visits were scrolled, by the visits' keys; px. */
const places: Record<string, unknown> = { ...(readJson(tabStorage, STORED) as object | null) };

const keepPlaces = (): void => writeJson(tabStorage, STORED, places);

/** The browser scrolls before a page is drawn; so it is told to leave that to the page. */
const takeOver = () => {
  history.scrollRestoration = 'manual';
  const giveBack = () => {
    history.scrollRestoration = 'auto';
    keepPlaces();
  };
  addEventListener('pagehide', giveBack);
  return () => removeEventListener('pagehide', giveBack);
};

/** What shows that somebody goes a way of their own. */
const OWN_STEPS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Tries again whenever the page grows, since it is drawn bit by bit, until it is there or somebody takes over. */
const goOnUntilThere = (goThere: () => boolean): AbortController => {
  const journey = new AbortController();
  const { signal } = journey;
  const end = () => journey.abort();
  const step = () => {
    if (goThere()) end();
  };
  step();
  if (signal.aborted) return journey;
  const observer = new ResizeObserver(step);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of OWN_STEPS) addEventListener(type, end, { passive: true, signal });
  return journey;
};

const scrollDownTo = (place: number): boolean => {
  scrollTo(0, place);
  // The browser may stop at a fraction of a pixel.
  return scrollY > place - 1;
};

const showNamed = (id: string): boolean => {
  const named = document.getElementById(id);
  named?.scrollIntoView();
  return named !== null;
};

/** A page starts at its top, or at what its address names; one that is come back to, where it was left. */
function useScrollPlaces({ location: { key, hash }, type, keepsScroll }: Visit): void {
  useEffect(takeOver, []);
  const arrive = useEffectEvent((): AbortController => {
    const place = type === NavigationType.Pop ? places[key] : undefined;
    if (typeof place === 'number') return goOnUntilThere(() => scrollDownTo(place));
    if (!keepsScroll) scrollTo(0, 0);
    return goOnUntilThere(() => hash === '' || showNamed(hash.slice(1)));
  });
  useLayoutEffect(() => {
    const journey = arrive();
    const note = () => {
      if (journey.signal.aborted) places[key] = scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      journey.abort();
      removeEventListener('scroll', note);
    };
    // A link within the page is the browser's own, and the visit stays.
  }, [key]);
}

/** The router over the browser's history. A page stays until the code of the next one is there. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(firstVisit);
  useLayoutEffect(() => listenToVisits((next) => startTransition(() => setVisit(next))), []);
  useScrollPlaces(visit);
  return (
    <Router location={visit.location} navigationType={visit.type} navigator={pageNavigator}>
      {children}
    </Router>
  );
}
