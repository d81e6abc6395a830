import { outlineIcon } from '../../lib/icon.tsx';

export const IconScan = /* @__PURE__ */ outlineIcon([
  'M5 12h14M3 7V5a2 2 0 0 1 2-2h2M3 17v2a2 2 0 0 0 2 2h2M17 3h2a2 2 0 0 1 2 2v2m-4 14h2a2 2 0 0 0 2-2v-2',
]);
