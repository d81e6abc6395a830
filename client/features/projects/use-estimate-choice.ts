import { useState } from 'react';
import { SIDE_BY_SIDE } from '../../../server/domain/estimate/cost-matrix.ts';

export interface EstimateChoice {
  /** Ids in the order in which they were ticked. */
  ids: readonly string[];
  /** No more fit side by side. */
  isFull: boolean;
  has: (estimateId: string) => boolean;
  toggle: (estimateId: string) => void;
  clear: () => void;
}

/** Which estimates are to stand side by side. */
export const useEstimateChoice = (): EstimateChoice => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const has = (estimateId: string) => ids.includes(estimateId);
  return {
    ids,
    isFull: ids.length >= SIDE_BY_SIDE.most,
    has,
    toggle: (estimateId) =>
      setIds(has(estimateId) ? ids.filter((id) => id !== estimateId) : [...ids, estimateId]),
    clear: () => setIds([]),
  };
};
