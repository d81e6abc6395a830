import { extraPart, type LoadPart } from './lazy-part.tsx';
import { tellDelay } from './load-delay.ts';

/**
 * For what a person opens on a page: dialogs, menus, panels. Where its code does not come they are told what to do, and
 * the page stays as it is.
 */
export const openedPart = <Props extends object>(load: LoadPart<Props>) =>
  extraPart(load, tellDelay);
