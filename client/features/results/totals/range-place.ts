export interface LikelyRange {
  low: number;
  total: number;
  high: number;
}

/** Where the mark stands, as CSS takes it. */
export const rangePlace = ({ low, total, high }: LikelyRange): string => {
  const width = high - low;
  const share = width > 0 ? Math.min(1, Math.max(0, (total - low) / width)) : 0.5;
  return `${share * 100}%`;
};
