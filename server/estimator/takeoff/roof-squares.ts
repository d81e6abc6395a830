// Roofing squares over a footprint, slope and overhang included. Factors of slopes: assemblies.json, pitch_factor.
import type { PriceBook } from '../price-book.ts';

/** Rise over 12. */
export const USUAL_PITCH = 6;
/** Overhang at eaves and gables, and square feet to squares of 100. */
const FOOTPRINT_TO_SQUARES = 1.08 / 100;

/** Roof surface for each square foot below it; for a slope that the data does not list, by its triangle. */
export const slopeFactor = (
  pitch: number,
  { pitchFactors }: Pick<PriceBook, 'pitchFactors'>,
): number => pitchFactors[String(pitch)] ?? Math.hypot(1, pitch / 12);

/**
 * @param footprint square feet
 * @param pitch rise over 12; null takes the usual one
 */
export const roofSquares = (
  footprint: number,
  pitch: number | null,
  book: Pick<PriceBook, 'pitchFactors'>,
): number =>
  Math.round(footprint * slopeFactor(pitch ?? USUAL_PITCH, book) * FOOTPRINT_TO_SQUARES * 10) / 10;

/** A flat roof is as large as what it covers. */
export const flatSquares = (footprint: number): number => Math.round(footprint / 10) / 10;
