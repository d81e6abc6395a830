import { outlineIcon } from '../../lib/icon.tsx';

export const IconArrowRight = /* @__PURE__ */ outlineIcon([
  'M5 12h14m-6 6l6-6m-6-6l6 6',
]);
