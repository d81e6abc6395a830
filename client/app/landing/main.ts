// Brings the drawn landing page to life: pictures, video and colors at once; the bell and the account when there is a use for them.
import '../trusted-types.ts';
import { playPictures } from '../../features/home/play-pictures.ts';
import { showVideoOnDemand } from '../../features/home/show-video.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { isSignedIn, onSessionChange } from '../../lib/session.ts';
import { untilLoaded } from '../../lib/until-loaded.ts';
import { deviceStorage } from '../../lib/storage.ts';

/** Mantine's own key: every other page begins with what was chosen here. */
const KEY = 'mantine-color-scheme-value';

const toggleColors = (): void => {
  const { dataset } = document.documentElement;
  const next = dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
  dataset.mantineColorScheme = next;
  deviceStorage.write(KEY, next);
};

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`landing.html has no ${selector}`);
  return found;
};

const topBar = part('#top-bar');
let isTopBarAsked = false;
let isBellPressed = false;

/** Until it comes the drawn bar stays; the bell opens then if it was pressed. */
const wakeTopBar = async (): Promise<void> => {
  if (isTopBarAsked) return;
  isTopBarAsked = true;
  const { showLiveTopBar } = await untilLoaded(() => import('./LiveTopBar.tsx'));
  showLiveTopBar(topBar, { isBellPressed });
};

/** What is ready and unopened is only counted, which the drawn bell can do. */
const showReady = (): void => {
  const { ready, readyInventories } = jobNotices.current();
  const count = new Set([...ready, ...readyInventories]).size;
  const [bell, badge] = [part('[data-action=bell]'), part('[data-action=bell] [data-state]')];
  bell.ariaLabel = count > 0 ? `Estimates: ${count} ready` : 'Estimates';
  badge.hidden = count === 0;
  badge.textContent = String(count);
};

const follow = (): void => {
  const isUser = isSignedIn();
  document.documentElement.dataset.viewer = isUser ? 'user' : 'guest';
  const { pending, pendingInventories } = jobNotices.current();
  if (isUser || pending.length + pendingInventories.length > 0) void wakeTopBar();
  // Until the live bar has come.
  if (topBar.querySelector('[data-action=bell]')) showReady();
};

topBar.addEventListener('click', ({ target }) => {
  const action = target instanceof Element && target.closest('[data-action]');
  if (!action) return;
  if (action.getAttribute('data-action') !== 'bell') return toggleColors();
  isBellPressed = true;
  void wakeTopBar();
});
playPictures(part('[data-pictures]'));
showVideoOnDemand(part('dialog[data-video]'));
jobNotices.subscribe(follow);
onSessionChange(follow);
follow();
