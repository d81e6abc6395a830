import { outlineIcon } from '../../lib/icon.tsx';

export const IconTrendingUp = /* @__PURE__ */ outlineIcon([
  'm3 17l6-6l4 4l8-8',
  'M14 7h7v7',
]);
