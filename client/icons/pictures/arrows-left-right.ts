import { outlineIcon } from '../../lib/icon.tsx';

export const IconArrowsLeftRight = /* @__PURE__ */ outlineIcon([
  'M21 17H3m3-7L3 7l3-3M3 7h18m-3 13l3-3l-3-3',
]);
