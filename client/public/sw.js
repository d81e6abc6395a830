// Shows a page of its own when there is no connection, and does nothing else: no code and nothing private is ever kept,
// so that nobody gets yesterday's pages. (Kept by hand: a library for this is many times its size.)
const KEPT = 'offline-1';
const OFFLINE_PAGE = '/offline.html';

const forgetOthers = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
};

const answer = async ({ request, preloadResponse }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
};

/** What is no page goes past it, where the browser can be told so: it is not asked for each file. */
const answerPagesOnly = async (event) => {
  try {
    await event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
  } catch {
    // Without it all the same, but slower.
  }
};

addEventListener('install', (event) => {
  event.waitUntil(answerPagesOnly(event));
  const page = new Request(OFFLINE_PAGE, { cache: 'reload', credentials: 'omit' });
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(page)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  // The page is asked for while this starts, and does not wait for it.
  event.waitUntil(Promise.all([forgetOthers(), registration.navigationPreload?.enable()]));
});

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});
