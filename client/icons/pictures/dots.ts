import { outlineIcon } from '../../lib/icon.tsx';

export const IconDots = /* @__PURE__ */ outlineIcon([
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
]);
