import { outlineIcon } from '../../lib/icon.tsx';

export const IconTextPlus = /* @__PURE__ */ outlineIcon([
  'M19 10H5m0-4h14m-5 8H5m0 4h6m7-3v6m-3-3h6',
]);
