import { outlineIcon } from '../../lib/icon.tsx';

export const IconPlayerPlay = /* @__PURE__ */ outlineIcon([
  'M7 4v16l13-8z',
]);
