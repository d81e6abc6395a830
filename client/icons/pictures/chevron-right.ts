import { outlineIcon } from '../../lib/icon.tsx';

export const IconChevronRight = /* @__PURE__ */ outlineIcon([
  'm9 6l6 6l-6 6',
]);
