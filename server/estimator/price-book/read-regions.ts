// Reads the price factors of places. Sources: zip3_regions.csv, regional_factors_state.csv.
import { z } from 'zod';
import { type Region, regionOf, type Regions, US_AVERAGE } from './regions.ts';
import { amountCell, readTable } from './table.ts';

const factorCells = { labor_factor: amountCell, material_factor: amountCell };

const zipSchema = z.object({
  zip3_from: z.string().regex(/^\d{3}$/),
  zip3_to: z.string().regex(/^\d{3}$/),
  state: z.string().length(2),
  area: z.string().min(1),
  basis: z.string(),
  ...factorCells,
});

const stateSchema = z.object({
  state: z.string().length(2),
  name: z.string().min(1),
  ...factorCells,
});

/** @throws Error naming the file and line of an unusable row. */
export const readRegions = (
  zipFile: { name: string; text: string },
  stateFile: { name: string; text: string },
): Regions => {
  const prefixes = new Map<string, Region>();
  const rows = readTable(
    zipFile.name,
    zipFile.text,
    zipSchema,
    (row) => `${row.zip3_from}-${row.zip3_to}`,
  );
  for (const row of rows.values()) {
    const found = regionOf(row.area, row.state, row.labor_factor, row.material_factor);
    for (let prefix = Number(row.zip3_from); prefix <= Number(row.zip3_to); prefix += 1) {
      const key = String(prefix).padStart(3, '0');
      prefixes.set(key, { ...found, label: `${row.area} (ZIP ${key}xx)` });
    }
  }
  const labels = new Map([US_AVERAGE, ...prefixes.values()].map((found) => [found.label, found]));
  const states = new Map<string, Region>();
  const stateNames = new Map<string, string>();
  for (const row of readTable(
    stateFile.name,
    stateFile.text,
    stateSchema,
    (r) => r.state,
  ).values()) {
    const found = regionOf(row.name, row.state, row.labor_factor, row.material_factor);
    states.set(row.state, found);
    labels.set(row.name, found);
    stateNames.set(row.name.toLowerCase(), row.state);
  }
  return { prefixes, labels, states, stateNames };
};
