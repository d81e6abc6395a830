import { outlineIcon } from '../../lib/icon.tsx';

export const IconChevronsUp = /* @__PURE__ */ outlineIcon([
  'm7 11l5-5l5 5M7 17l5-5l5 5',
]);
