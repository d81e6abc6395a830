// Consequences of naming a single row in a request: the thing it belongs to, the assembly of a complete job, the usual
// amount and place, and what a plain order always brings. Source: row_orders.csv, own judgment by row.
import { z } from 'zod';
import { parseFormula } from '../calculate/formula/formula.ts';
import type { Formula } from '../calculate/formula/formula.ts';
import type { AssemblyData } from './assemblies.ts';
import type { CatalogueItem } from './catalogue.ts';
import { GEOMETRY_NAMES } from './geometry-names.ts';
import { readTable } from './table.ts';

const rowSchema = z.object({
  code: z.string().min(1),
  family: z.string().min(1),
  lead: z.string(),
  usual: z.string().min(1),
  place: z.string().min(1),
  brings: z.string(),
});

export interface RowOrder {
  /** The thing: rows of one family are alternatives or belong together, and stay when "the X stays". */
  family: string;
  /** A complete job of just this row; null where the row stands alone. */
  lead: { assembly: string; params: Readonly<Record<string, number | string>> } | null;
  /** Amount in the row's unit where nobody says how much, over the geometry of its place. */
  usual: Formula;
  /** Type of the place where it is usually done. */
  place: string;
  /** Rows that a plain order has beside it; formulas over `q`, its amount, and the geometry. */
  brings: readonly { code: string; quantity: Formula }[];
}

const leadOf = (written: string): RowOrder['lead'] => {
  const [assembly, ...settings] = written.trim().split(/\s+/);
  if (!assembly) return null;
  const params = settings.map((setting): [string, number | string] => {
    const [name = '', value = ''] = setting.split('=');
    return [name, value !== '' && Number.isFinite(Number(value)) ? Number(value) : value];
  });
  return { assembly, params: Object.fromEntries(params) };
};

const checked = (source: string, more: readonly string[] = []): Formula => {
  const formula = parseFormula(source);
  const known = new Set<string>([...GEOMETRY_NAMES, ...more]);
  const unknown = formula.variables.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`unknown variable "${unknown}" in "${source}"`);
  return formula;
};

/**
 * How each row of the catalog is ordered; every row has its line.
 * @throws Error naming the line that cannot be used
 */
export const readRowOrders = (
  file: string,
  text: string,
  items: ReadonlyMap<string, CatalogueItem>,
  { assemblies, roomDefaults }: Pick<AssemblyData, 'assemblies' | 'roomDefaults'>,
): ReadonlyMap<string, RowOrder> => {
  const rows = readTable(file, text, rowSchema, (row) => row.code);
  const orderOf = (row: z.infer<typeof rowSchema>): RowOrder => {
    const lead = leadOf(row.lead);
    const assembly = lead && assemblies.get(lead.assembly);
    if (lead && !assembly) throw new Error(`there is no assembly "${lead.assembly}"`);
    const foreign = Object.keys(lead?.params ?? {}).find(
      (name) => !assembly?.params.some(([own]) => own === name),
    );
    if (foreign !== undefined) throw new Error(`"${lead?.assembly}" has no parameter "${foreign}"`);
    if (!items.has(row.code)) throw new Error('this code is not in the catalog');
    if (!Object.hasOwn(roomDefaults, row.place))
      throw new Error(`"${row.place}" is not among room_defaults`);
    const brings = row.brings
      .split(/\s+/)
      .filter(Boolean)
      .map((part) => {
        const [code = '', ...formula] = part.split('=');
        if (!items.has(code)) throw new Error(`brings "${code}", which is not in the catalog`);
        return { code, quantity: checked(formula.join('='), ['q']) };
      });
    return { family: row.family, lead, usual: checked(row.usual), place: row.place, brings };
  };
  const orders = new Map<string, RowOrder>();
  for (const row of rows.values()) {
    try {
      orders.set(row.code, orderOf(row));
    } catch (error) {
      throw new Error(
        `${file} code ${row.code}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
  const missing = [...items.keys()].find((code) => !orders.has(code));
  if (missing !== undefined) throw new Error(`${file}: code ${missing} has no line`);
  return orders;
};
