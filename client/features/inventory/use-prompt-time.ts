import { useEffect, useState } from 'react';

/** Spec §9. */
const PROMPT_DELAY_MS = 5_000;
/** A pause this long means that nobody is typing, or scrolling by keys, which would press a button that appears. */
const TYPING_PAUSE_MS = 5_000;
const KEY_PAUSE_MS = 1_500;
const LOOK_AGAIN_MS = 1_000;

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="grid"]';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** True from the moment at which a question may be put: 5 s or the first scroll, but never in the way of anything else. */
export function usePromptTime(isWanted: boolean): boolean {
  const [shownAt] = useState(() => Date.now());
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (!isWanted || isDue) return;
    let quietFrom = 0;
    let timer: ReturnType<typeof setTimeout>;
    const startedAt = scrollY;

    const note = ({ target }: Event) => {
      quietFrom = Date.now() + (isField(target) ? TYPING_PAUSE_MS : KEY_PAUSE_MS);
    };
    const ask = () => {
      removeEventListener('scroll', askAtScroll);
      clearTimeout(timer);
      const isBusy = document.querySelector(OVERLAYS) || Date.now() < quietFrom;
      if (isBusy) timer = setTimeout(ask, LOOK_AGAIN_MS);
      else setIsDue(true);
    };
    const askAtScroll = () => {
      // Coming back to a page puts its old position back, which nobody did by hand.
      if (scrollY !== startedAt) ask();
    };

    // The delay counts from when the estimate was shown, not from when it was known that there is no inventory.
    timer = setTimeout(ask, Math.max(0, shownAt + PROMPT_DELAY_MS - Date.now()));
    addEventListener('scroll', askAtScroll, { passive: true });
    addEventListener('keydown', note, true);
    addEventListener('input', note, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', askAtScroll);
      removeEventListener('keydown', note, true);
      removeEventListener('input', note, true);
    };
  }, [isWanted, isDue, shownAt]);

  return isDue;
}
