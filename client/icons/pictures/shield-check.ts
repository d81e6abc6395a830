import { outlineIcon } from '../../lib/icon.tsx';

export const IconShieldCheck = /* @__PURE__ */ outlineIcon([
  'M11.46 20.846A12 12 0 0 1 3.5 6A12 12 0 0 0 12 3a12 12 0 0 0 8.5 3a12 12 0 0 1-.09 7.06M15 19l2 2l4-4',
]);
