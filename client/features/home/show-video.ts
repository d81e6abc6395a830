// The demo video: made and loaded when its dialog is opened for the first time, paused when it is closed.
const createVideo = (): HTMLVideoElement => {
  const video = document.createElement('video');
  video.controls = true;
  video.playsInline = true;
  video.poster = '/demo/poster.webp';
  video.width = 1280;
  video.height = 800;
  for (const [src, type] of [
    ['/demo/demo.webm', 'video/webm'],
    ['/demo/demo.mp4', 'video/mp4'],
  ] as const) {
    const source = document.createElement('source');
    source.src = src;
    source.type = type;
    video.append(source);
  }
  const captions = document.createElement('track');
  Object.assign(captions, {
    kind: 'captions',
    src: '/demo/demo.vtt',
    srclang: 'en',
    default: true,
  });
  captions.label = 'English';
  video.append(captions);
  return video;
};

const playUnlessStill = (video: HTMLVideoElement): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // A browser that plays nothing by itself shows the first picture and the button.
  video.play().catch(() => {});
};

/** @param dialog is opened by every element that says `data-opens="video"` */
export const showVideoOnDemand = (dialog: HTMLElement): void => {
  if (!(dialog instanceof HTMLDialogElement)) return;
  let video: HTMLVideoElement | null = null;
  for (const opener of document.querySelectorAll('[data-opens="video"]')) {
    opener.addEventListener('click', () => {
      if (!video) {
        video = createVideo();
        dialog.querySelector('[data-screen]')?.append(video);
      }
      dialog.showModal();
      playUnlessStill(video);
    });
  }
  dialog.addEventListener('close', () => video?.pause());
  // Beside it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
};
