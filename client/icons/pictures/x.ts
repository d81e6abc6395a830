import { outlineIcon } from '../../lib/icon.tsx';

export const IconX = /* @__PURE__ */ outlineIcon([
  'M18 6L6 18M6 6l12 12',
]);
