import { outlineIcon } from '../../lib/icon.tsx';

export const IconRulerMeasure = /* @__PURE__ */ outlineIcon([
  'M19.875 12c.621 0 1.125.512 1.125 1.143v5.714c0 .631-.504 1.143-1.125 1.143H4a1 1 0 0 1-1-1v-5.857C3 12.512 3.504 12 4.125 12zM9 12v2m-3-2v3m6-3v3m6-3v3m-3-3v2M3 3v4m0-2h18m0-2v4',
]);
