// Moves the pictures of the landing page: one every 3.2 s, held while somebody points at them or is in them with
// the keyboard, and still where motion is not wanted. Whoever steps or pauses by hand is obeyed.
const PERIOD_MS = 3_200;

const STEP_BY_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const playPictures = (root: HTMLElement): void => {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const [slides, dots] = [all('[data-slide]'), all('[data-dot]')];
  const [stage] = all('[data-slides]');
  const [pauseButton] = all('[data-pause]');
  const [waitingNote] = all('[data-waiting]');
  const noMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let current = 0;
  let isPaused = noMotion.matches;
  let isHeld = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const at = (index: number): number => (index + slides.length) % slides.length;
  const pictureAt = (index: number) => slides[at(index)]?.querySelector('img');
  /** False for one that is on its way, and for one that did not come. */
  const isThere = (index: number): boolean => (pictureAt(index)?.naturalWidth ?? 0) > 0;

  const tellWaiting = (): void => {
    if (waitingNote)
      waitingNote.hidden = navigator.onLine || (isThere(current) && isThere(current + 1));
  };

  /** Until then a picture is not loaded. */
  const prepare = (index: number): void => slides[at(index)]?.removeAttribute('hidden');

  const show = (index: number): void => {
    current = at(index);
    prepare(current);
    slides.forEach((slide, each) => slide.toggleAttribute('data-shown', each === current));
    dots.forEach((dot, each) => {
      if (each === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    prepare(current + 1);
    tellWaiting();
  };

  const advance = (): void => {
    // One that is still on its way is waited for.
    if (isThere(current + 1)) show(current + 1);
    else prepare(current + 1);
  };

  const update = (): void => {
    const isPlaying = !isPaused && !isHeld;
    clearInterval(timer);
    if (isPlaying) timer = setInterval(advance, PERIOD_MS);
    root.toggleAttribute('data-paused', isPaused);
    pauseButton?.setAttribute('aria-label', isPaused ? 'Play the pictures' : 'Pause the pictures');
    // What moves by itself is not read out.
    stage?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
  };

  const hold = (isHeldNow: boolean) => () => {
    isHeld = isHeldNow;
    update();
  };
  root.addEventListener('pointerenter', hold(true));
  root.addEventListener('pointerleave', hold(false));
  root.addEventListener('focusin', hold(true));
  root.addEventListener('focusout', hold(false));
  noMotion.addEventListener('change', () => {
    isPaused = noMotion.matches;
    update();
  });

  pauseButton?.addEventListener('click', () => {
    isPaused = !isPaused;
    // Asked for in so many words, though pointer and focus are here.
    isHeld = false;
    update();
  });
  dots.forEach((dot, index) => dot.addEventListener('click', () => show(index)));
  for (const button of all('[data-step]')) {
    button.addEventListener('click', () => show(current + Number(button.dataset.step)));
  }
  root.addEventListener('keydown', (event) => {
    const step = STEP_BY_KEY[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  });

  addEventListener('offline', tellWaiting);
  addEventListener('online', () => {
    for (const picture of root.querySelectorAll('img')) {
      // Asked for once more.
      if (picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src);
    }
    tellWaiting();
  });

  // The first picture and the page go before the second.
  if (document.readyState === 'complete') prepare(1);
  else addEventListener('load', () => prepare(1), { once: true });
  update();
};
