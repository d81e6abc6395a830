import { outlineIcon } from '../../lib/icon.tsx';

export const IconChevronDown = /* @__PURE__ */ outlineIcon([
  'm6 9l6 6l6-6',
]);
