import { outlineIcon } from '../../lib/icon.tsx';

export const IconPackage = /* @__PURE__ */ outlineIcon([
  'm12 3l8 4.5v9L12 21l-8-4.5v-9zm0 9l8-4.5M12 12v9m0-9L4 7.5m12-2.25l-8 4.5',
]);
