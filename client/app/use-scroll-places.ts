import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType } from 'react-router-dom';
import type { Visit } from '../lib/navigation/page-history.ts';
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

/** A page starts at its top, or at what its address names; one that is come back to, where it was left. */
export function useScrollPlaces({ location: { key, hash }, type, keepsScroll }: Visit): void {
  useEffect(takeOver, []);
  const arrive = useEffectEvent(() => {
    const place = type === NavigationType.Pop ? places[key] : undefined;
    const named = document.getElementById(hash.slice(1));
    if (typeof place === 'number') scrollTo(0, place);
    else if (named) named.scrollIntoView();
    else if (!keepsScroll) scrollTo(0, 0);
  });
  useLayoutEffect(() => {
    arrive();
    const note = () => {
      places[key] = scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
    // A link within the page is the browser's own, and the visit stays.
  }, [key]);
}
