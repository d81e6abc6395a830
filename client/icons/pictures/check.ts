import { outlineIcon } from '../../lib/icon.tsx';

export const IconCheck = /* @__PURE__ */ outlineIcon([
  'm5 12l5 5L20 7',
]);
