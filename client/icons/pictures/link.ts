import { outlineIcon } from '../../lib/icon.tsx';

export const IconLink = /* @__PURE__ */ outlineIcon([
  'm9 15l6-6m-4-3l.463-.536a5 5 0 0 1 7.071 7.072L18 13m-5 5l-.397.534a5.07 5.07 0 0 1-7.127 0a4.97 4.97 0 0 1 0-7.071L6 11',
]);
