import { outlineIcon } from '../../lib/icon.tsx';

export const IconArrowUp = /* @__PURE__ */ outlineIcon([
  'M12 5v14m6-8l-6-6m-6 6l6-6',
]);
