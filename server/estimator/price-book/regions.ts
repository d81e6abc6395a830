// Where the work is: price factors by the first three digits of the ZIP code, else by state, else the US average.
import { z } from 'zod';
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

export interface Region {
  /** For people: "Seattle WA (ZIP 981)", "Texas", "US average". */
  label: string;
  /** Two letters; null when the place is unknown. */
  state: string | null;
  labor: number;
  material: number;
  /** Rented equipment follows wages only in part. */
  equipment: number;
  known: boolean;
}

const EQUIPMENT_SHARE = 0.4;

const region = (label: string, state: string | null, labor: number, material: number): Region => ({
  label,
  state,
  labor,
  material,
  equipment: 1 + EQUIPMENT_SHARE * (labor - 1),
  known: state !== null,
});

export const US_AVERAGE: Region = region('US average', null, 1, 1);

export interface Regions {
  /** `zip` as typed; a five- or nine-digit code is looked up, anything else gives the US average. */
  byZip(zip: string): Region;
  /** As an estimate names the place that priced it; undefined for any other words. */
  byLabel(label: string): Region | undefined;
  /** Two-letter code. */
  byState(state: string): Region | undefined;
  /** State code for a full state name in lower case. */
  stateNamed(name: string): string | undefined;
}

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
    const found = region(row.area, row.state, row.labor_factor, row.material_factor);
    for (let prefix = Number(row.zip3_from); prefix <= Number(row.zip3_to); prefix += 1) {
      const key = String(prefix).padStart(3, '0');
      prefixes.set(key, { ...found, label: `${row.area} (ZIP ${key}xx)` });
    }
  }
  const labels = new Map([US_AVERAGE, ...prefixes.values()].map((found) => [found.label, found]));
  const states = new Map<string, Region>();
  const names = new Map<string, string>();
  for (const row of readTable(
    stateFile.name,
    stateFile.text,
    stateSchema,
    (r) => r.state,
  ).values()) {
    const found = region(row.name, row.state, row.labor_factor, row.material_factor);
    states.set(row.state, found);
    labels.set(row.name, found);
    names.set(row.name.toLowerCase(), row.state);
  }
  return {
    byZip: (zip) => {
      const match = /^(\d{3})\d{2}(?:-?\d{4})?$/.exec(zip.trim());
      return (match?.[1] && prefixes.get(match[1])) || US_AVERAGE;
    },
    byLabel: (label) => labels.get(label),
    byState: (state) => states.get(state.toUpperCase()),
    stateNamed: (name) => names.get(name),
  };
};
