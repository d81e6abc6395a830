import { outlineIcon } from '../../lib/icon.tsx';

export const IconMapPin = /* @__PURE__ */ outlineIcon([
  'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0',
  'M17.657 16.657L13.414 20.9a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0',
]);
