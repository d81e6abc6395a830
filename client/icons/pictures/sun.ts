import { outlineIcon } from '../../lib/icon.tsx';

export const IconSun = /* @__PURE__ */ outlineIcon([
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0m-5 0h1m8-9v1m8 8h1m-9 8v1M5.6 5.6l.7.7m12.1-.7l-.7.7m0 11.4l.7.7m-12.1-.7l-.7.7',
]);
