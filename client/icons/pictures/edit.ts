import { outlineIcon } from '../../lib/icon.tsx';

export const IconEdit = /* @__PURE__ */ outlineIcon([
  'M7 7H6a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-1',
  'M20.385 6.585a2.1 2.1 0 0 0-2.97-2.97L9 12v3h3zM16 5l3 3',
]);
