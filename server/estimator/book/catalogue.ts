// The catalog of work items: what one unit costs at each finish level on the US average, and how sure that is.
import { z } from 'zod';
import { CONFIDENCES } from '../../domain/estimate/estimate.ts';
import type { RowContents } from './contents.ts';
import { priceEvidence } from './price-evidence.ts';
import { amountCell, readTable } from './table.ts';
import { type Unit, UNITS } from './units.ts';

const rowSchema = z.object({
  code: z.string().regex(/^[A-Z]{3}-[A-Z0-9]+$/, 'must look like PNT-WALL'),
  name: z.string().min(3),
  unit: z.enum(UNITS),
  category: z.string().min(1),
  trade: z.string().min(1),
  action: z.string().min(1),
  rate_key: z.string().min(1),
  hours_low: amountCell,
  hours_std: amountCell,
  hours_high: amountCell,
  labor_low: amountCell,
  labor_std: amountCell,
  labor_high: amountCell,
  mat_low: amountCell,
  mat_std: amountCell,
  mat_high: amountCell,
  equip_low: amountCell,
  equip_std: amountCell,
  equip_high: amountCell,
  waste_pct: amountCell,
  taxable: z.enum(['materials', 'none']),
  price_low: amountCell,
  price_std: amountCell,
  price_high: amountCell,
  range_low: amountCell,
  range_high: amountCell,
  op_eligible: z.enum(['0', '1']),
  life_key: z.string(),
  confidence: z.enum(CONFIDENCES),
  keywords: z.string(),
  source: z.string().min(1),
});

/** Dollars per unit, US average, before tax; `material` includes waste. */
export interface UnitCost {
  hours: number;
  labor: number;
  material: number;
  equipment: number;
  /** labor + material + equipment, rounded to cents as printed in the catalog. */
  price: number;
}

export interface CatalogueItem extends RowContents {
  code: string;
  name: string;
  unit: Unit;
  category: string;
  trade: string;
  /** install, remove, clean, repair, fee, detach_reset, … */
  action: string;
  rateKey: string;
  taxed: boolean;
  /** Counts towards a general contractor's overhead and profit. */
  marksUp: boolean;
  lifeKey: string | null;
  /** Confidence of the price book; an operator's own price needs none. */
  confidence: (typeof CONFIDENCES)[number] | null;
  /** The price is from the operator's own list: it holds as it stands, without factors of place or job. */
  isOwnPrice: boolean;
  keywords: readonly string[];
  /** Where the price comes from and how sure that is, in sentences for people. */
  source: string;
  wastePercent: number;
  costs: readonly [UnitCost, UnitCost, UnitCost];
  /** Plausible band of the standard unit price, dollars. */
  band: { low: number; high: number };
}

const cost = (
  hours: number,
  labor: number,
  material: number,
  equipment: number,
  price: number,
) => ({
  hours,
  labor,
  material,
  equipment,
  price,
});

/**
 * @param contents what each row holds, by code
 * @throws Error naming the line of a row that cannot be used, or a code that only one of the two files knows.
 */
export const readCatalog = (
  file: string,
  text: string,
  contents: ReadonlyMap<string, RowContents>,
): Map<string, CatalogueItem> => {
  const rows = readTable(file, text, rowSchema, (row) => row.code);
  const items = new Map<string, CatalogueItem>();
  for (const [code, row] of rows) {
    const gross = 1 + row.waste_pct / 100;
    const costs: CatalogueItem['costs'] = [
      cost(row.hours_low, row.labor_low, row.mat_low * gross, row.equip_low, row.price_low),
      cost(row.hours_std, row.labor_std, row.mat_std * gross, row.equip_std, row.price_std),
      cost(row.hours_high, row.labor_high, row.mat_high * gross, row.equip_high, row.price_high),
    ];
    for (const { labor, material, equipment, price } of costs) {
      if (Math.abs(labor + material + equipment - price) > 0.03) {
        throw new Error(
          `${file} code ${code}: labor, material and equipment do not add up to ${price}`,
        );
      }
    }
    const said = contents.get(code);
    if (!said) throw new Error(`${file} code ${code}: row_contents.csv says nothing of it`);
    items.set(code, {
      ...said,
      code,
      name: row.name,
      unit: row.unit,
      category: row.category,
      trade: row.trade,
      action: row.action,
      rateKey: row.rate_key,
      taxed: row.taxable === 'materials',
      marksUp: row.op_eligible === '1',
      lifeKey: row.life_key || null,
      confidence: row.confidence,
      isOwnPrice: false,
      keywords: row.keywords.toLowerCase().split(/\s+/).filter(Boolean),
      source: priceEvidence(row.source, code),
      wastePercent: row.waste_pct,
      costs,
      band: { low: row.range_low, high: row.range_high },
    });
  }
  const stray = [...contents.keys()].find((code) => !items.has(code));
  if (stray !== undefined) throw new Error(`row_contents.csv: code "${stray}" is not in ${file}`);
  return items;
};
