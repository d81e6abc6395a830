import { outlineIcon } from '../../lib/icon.tsx';

export const IconChevronLeft = /* @__PURE__ */ outlineIcon([
  'm15 6l-6 6l6 6',
]);
