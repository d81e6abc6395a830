import { outlineIcon } from '../../lib/icon.tsx';

export const IconTrendingDown = /* @__PURE__ */ outlineIcon([
  'm3 7l6 6l4-4l8 8',
  'M21 10v7h-7',
]);
