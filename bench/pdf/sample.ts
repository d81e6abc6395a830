// The estimate that every side prints.
import type { EstimatePrint } from '../../server/features/exports/export-data.ts';
import { aPrint, lines } from '../../server/features/exports/testing/estimates.ts';

const CATEGORIES = 20;
const SOURCES = 30;

export const samplePrint = (count: number): EstimatePrint =>
  aPrint({
    items: lines(count, (id) => ({
      name: `Paint walls of room ${id}, two coats`,
      details: 'Kitchen remodel, Kitchen. Quantity worked out from the scope.',
      category: `Category ${Math.floor(((id - 1) * CATEGORIES) / count) + 1}`,
      source: `Price book 2026.11, standard finish, row ${id % SOURCES}; cross-checked.`,
    })),
  });
