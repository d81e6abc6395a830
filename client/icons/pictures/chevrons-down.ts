import { outlineIcon } from '../../lib/icon.tsx';

export const IconChevronsDown = /* @__PURE__ */ outlineIcon([
  'm7 7l5 5l5-5M7 13l5 5l5-5',
]);
