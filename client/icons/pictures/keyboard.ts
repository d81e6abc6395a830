import { outlineIcon } from '../../lib/icon.tsx';

export const IconKeyboard = /* @__PURE__ */ outlineIcon([
  'M2 8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2zm4 2v.01m4-.01v.01m4-.01v.01m4-.01v.01M6 14v.01M18 14v.01M10 14l4 .01',
]);
