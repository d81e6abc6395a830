import { useEffect, useState } from 'react';

/**
 * `isOpen`, but false when first drawn: overlays remember where the focus was at a change only, and one that was loaded on
 * demand begins opened.
 */
export const useShownAfter = (isOpen: boolean): boolean => {
  const [isShown, setIsShown] = useState(false);
  // The second drawing is what it is for.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setIsShown(isOpen), [isOpen]);
  return isShown;
};
