import { outlineIcon } from '../../lib/icon.tsx';

export const IconCircleCheck = /* @__PURE__ */ outlineIcon([
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  'm9 12l2 2l4-4',
]);
