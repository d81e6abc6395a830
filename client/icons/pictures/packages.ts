import { outlineIcon } from '../../lib/icon.tsx';

export const IconPackages = /* @__PURE__ */ outlineIcon([
  'm7 16.5l-5-3l5-3l5 3V19l-5 3z',
  'M2 13.5V19l5 3m0-5.455l5-3.03m5 2.985l-5-3l5-3l5 3V19l-5 3zM12 19l5 3m0-5.5l5-3m-10 0V8L7 5l5-3l5 3v5.5M7 5.03v5.455M12 8l5-3',
]);
