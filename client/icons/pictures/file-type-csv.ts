import { outlineIcon } from '../../lib/icon.tsx';

export const IconFileTypeCsv = /* @__PURE__ */ outlineIcon([
  'M14 3v4a1 1 0 0 0 1 1h4',
  'M5 12V5a2 2 0 0 1 2-2h7l5 5v4M7 16.5a1.5 1.5 0 0 0-3 0v3a1.5 1.5 0 0 0 3 0m3 .75c0 .414.336.75.75.75H12a1 1 0 0 0 1-1v-1a1 1 0 0 0-1-1h-1a1 1 0 0 1-1-1v-1a1 1 0 0 1 1-1h1.25a.75.75 0 0 1 .75.75m3-.75l2 6l2-6',
]);
