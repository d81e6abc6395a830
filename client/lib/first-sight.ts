// What a document shows before its scripts, and what waits for that: a page's own files, which on a slow line would hold up
// what is read first.

declare global {
  /** Resolves when what the document shows by itself is painted, or cannot be. */
  var firstSight: Promise<void> | undefined;
}

/** The template that holds the links to a page's own files, written when the pages are built. */
export const PAGE_FILES = 'page-files';
/** The template of what is shown as soon as the page's answer is there. */
export const FIRST_SIGHT = 'first-sight';

/** A page that the browser shows to nobody is not painted; ms. */
const PAINTED_WITHIN_MS = 500;

/** Resolves when all that the document brings is in place. */
export const parsed = (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise((resolve) =>
        document.addEventListener('readystatechange', () => resolve(), { once: true }),
      )
    : Promise.resolve();

/** Resolves when what stands in the document now is painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : PAINTED_WITHIN_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

export const fetchPageFiles = (): void => {
  const links = document.querySelector<HTMLTemplateElement>(`#${PAGE_FILES}`);
  if (links) document.head.append(links.content.cloneNode(true));
};

/** How long a page is not begun for the sake of what is shown before it, once the scripts of all pages are there; ms. */
const SHOWN_WITHIN_MS = 300;

export const firstSightShown = (): Promise<void> =>
  Promise.race([
    globalThis.firstSight,
    new Promise<void>((resolve) => setTimeout(resolve, SHOWN_WITHIN_MS)),
  ]);
