import { outlineIcon } from '../../lib/icon.tsx';

export const IconFolder = /* @__PURE__ */ outlineIcon([
  'M5 4h4l3 3h7a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
]);
