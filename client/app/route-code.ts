import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { type IntroWords, isIntroAt } from '../lib/intros.ts';

/** What is to be loaded for a route. */
export interface RouteCode {
  /** Resolves when the code is there, or cannot be had; then drawing the route fails. */
  preload: () => Promise<void>;
  /** Stands there meanwhile. */
  intro?: IntroWords | undefined;
}

const isCode = (handle: unknown): handle is RouteCode =>
  typeof handle === 'object' && handle !== null && 'preload' in handle;

/** What the page at a place needs: of its layout first, then its own. */
export const codeAt = (routes: RouteObject[], place: Partial<Location>): RouteCode[] =>
  (matchRoutes(routes, place) ?? []).map(({ route }) => route.handle as unknown).filter(isCode);

/** What stands at a place until its page is there; undefined where nothing does. */
export const introAt = (code: readonly RouteCode[], search = ''): IntroWords | undefined => {
  const intro = code.at(-1)?.intro;
  return intro && isIntroAt(intro, search) ? intro : undefined;
};

/** How long a page is waited for before its layout is drawn without it, which says no more than that something comes; ms. */
const PAGE_WITHIN_MS = { bare: 1_000, introduced: 10_000 };

/** Resolves when all of it is there, as far as it can be had; of a page that takes long, when its layout is. */
export const loadPageAt = async (
  routes: RouteObject[],
  place: Partial<Location>,
): Promise<void> => {
  const code = codeAt(routes, place);
  const [layout, ...page] = code.map(({ preload }) => preload());
  await layout;
  const within = introAt(code, place.search) ? PAGE_WITHIN_MS.introduced : PAGE_WITHIN_MS.bare;
  await Promise.race([Promise.all(page), new Promise((resolve) => setTimeout(resolve, within))]);
};
