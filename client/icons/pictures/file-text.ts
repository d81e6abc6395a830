import { outlineIcon } from '../../lib/icon.tsx';

export const IconFileText = /* @__PURE__ */ outlineIcon([
  'M14 3v4a1 1 0 0 0 1 1h4',
  'M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M9 9h1m-1 4h6m-6 4h6',
]);
