// Finish levels as the price book counts them.
import type { FinishLevel } from '../../domain/catalog.ts';

/** Index into the three price levels: 0 low end, 1 standard, 2 high end. */
export type Grade = 0 | 1 | 2;
export const GRADE_OF: Record<FinishLevel, Grade> = { LOW: 0, STANDARD: 1, HIGH: 2 };
