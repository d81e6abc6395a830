// Puts the head of a result over the frame that waits for its page, and takes it away with the page's coming.
import type { Sight } from './sight.ts';

/** What every page has, be it that it says what went wrong. */
const PAGE = 'main h1, main [role="alert"]';

const fill = (part: ParentNode, words: Readonly<Record<string, string | null>>): void => {
  for (const slot of part.querySelectorAll<HTMLElement>('[data-slot]')) {
    const text = words[slot.dataset['slot'] ?? ''];
    if (text === null) slot.closest('[data-part]')?.remove();
    else if (text !== undefined) slot.textContent = text;
  }
};

/** Shows it until the page is there; not at all where it is. */
export const showSight = (
  { words, place, drivers }: Sight,
  template: HTMLTemplateElement,
  root: HTMLElement,
): void => {
  const hasPage = () => root.querySelector(PAGE) !== null;
  if (hasPage()) return;
  const content = template.content.cloneNode(true) as DocumentFragment;
  const sight = content.querySelector<HTMLElement>('[aria-hidden]');
  const row = content.querySelector<HTMLElement>('[data-row]');
  if (!sight || !row) return;
  for (const { width, ...ofDriver } of drivers) {
    const item = row.cloneNode(true) as HTMLElement;
    item.style.setProperty('--width', width);
    fill(item, ofDriver);
    row.before(item);
  }
  if (drivers.length === 0) row.closest('[data-part]')?.remove();
  row.remove();
  fill(content, words);
  sight.style.setProperty('--place', place);
  const shown = [...content.children];
  document.body.append(content);
  const observer = new MutationObserver(() => {
    if (!hasPage()) return;
    observer.disconnect();
    shown.forEach((element) => element.remove());
  });
  observer.observe(root, { childList: true, subtree: true });
};
