import { outlineIcon } from '../../lib/icon.tsx';

export const IconBan = /* @__PURE__ */ outlineIcon([
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0m2.7-6.3l12.6 12.6',
]);
