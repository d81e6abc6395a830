import { useFigures } from '../../figures/LiveFigures.tsx';
import type { FactsAgent } from './fact-fields.ts';

/** Whose estimate it is, by the figures that stand beside it. */
export const useFactsAgent = (): FactsAgent => {
  const { claim, bid } = useFigures();
  if (claim) return 'CLAIM';
  return bid ? 'BID' : 'HOME';
};
