import { outlineIcon } from '../../lib/icon.tsx';

export const IconShoppingCart = /* @__PURE__ */ outlineIcon([
  'M4 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0m11 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'M17 17H6V3H4',
  'm6 5l14 1l-1 7H6',
]);
