// A bar from the lower to the upper end of a range, with a mark where the total lies.
import { COLORS } from './theme.ts';

export interface RangeBar {
  low: number;
  high: number;
  total: number;
  /** Points. */
  width: number;
}

const HEIGHT = 12;
/** Share of the width left free at each side, for a total outside of its range. */
const MARGIN = 0.12;

/** @returns an SVG; `high` lies above `low` */
export const rangeBar = ({ low, high, total, width }: RangeBar): string => {
  const at = (amount: number): number => {
    const share = MARGIN + ((amount - low) / (high - low)) * (1 - 2 * MARGIN);
    return Math.round(Math.max(0.02, Math.min(0.98, share)) * width * 10) / 10;
  };
  const [from, to, mark] = [at(low), at(high), at(total)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">` +
    `<rect x="0" y="5" width="${width}" height="3" rx="1.5" fill="${COLORS.line}"/>` +
    `<rect x="${from}" y="4" width="${to - from}" height="5" rx="2.5" fill="${COLORS.brand}" fill-opacity="0.45"/>` +
    `<path d="M${mark - 4} 0h8L${mark} 12z" fill="${COLORS.brand}"/></svg>`
  );
};
