import { filledIcon } from '../../lib/icon.tsx';

export const IconPlayerPauseFilled = /* @__PURE__ */ filledIcon([
  'M9 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2m8 0h-2a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2',
]);
