import { outlineIcon } from '../../lib/icon.tsx';

export const IconBook2 = /* @__PURE__ */ outlineIcon([
  'M19 4v16H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  'M19 16H7a2 2 0 0 0-2 2M9 8h6',
]);
