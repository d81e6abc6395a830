import { outlineIcon } from '../../lib/icon.tsx';

export const IconReceipt = /* @__PURE__ */ outlineIcon([
  'M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2l-2 2l-2-2l-2 2l-2-2zM9 7h6m-6 4h6m-2 4h2',
]);
