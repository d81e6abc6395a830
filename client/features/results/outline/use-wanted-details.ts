import { useCallback, useState } from 'react';

/** Details without a word have a field only once somebody wants to write there, and until it is left. */
export const useWantedDetails = () => {
  const [isWanted, setIsWanted] = useState(false);
  const onEnter = useCallback(() => setIsWanted(true), []);
  return { isWanted, onEnter, onLeave: () => setIsWanted(false) };
};
