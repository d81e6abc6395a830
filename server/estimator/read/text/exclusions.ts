// What a kept or done thing takes out of the price: the rows of its family.
import type { RowOrder } from '../../book/row-orders.ts';
import { isRemoval } from './groups.ts';
import type { ComposeContext } from './compose-context.ts';
import { SURE } from './jobs.ts';
import type { Mention } from './neighbors.ts';

const PERMITS = 'permits';
const PAINT = 'PNT-';

const familyCodes = (code: string, role: Mention['role'], context: ComposeContext): string[] => {
  const { book } = context;
  // "No countertops": the rows that lead to that job, each with its family.
  if (code.startsWith('@'))
    return [...book.rowOrders]
      .filter(([, { lead }]) => lead?.assembly === code.slice(1))
      .flatMap(([row]) => familyCodes(row, role, context));
  const order = book.rowOrders.get(code);
  if (!order) return [];
  // "The HOA has approved it" leaves the building permit.
  if (order.family === PERMITS && (role === 'done' || code !== 'PRM-BLDG')) return [code];
  return [...book.rowOrders]
    .filter(
      ([other, { family }]) =>
        family === order.family &&
        (!isRemoval(code, book) || isRemoval(other, book)) &&
        // Who paints a door himself still has it hung.
        (!code.startsWith(PAINT) || other.startsWith(PAINT)),
    )
    .map(([other]) => other);
};

/** Goods that one word names together, though each is a family of its own. */
const APPLIANCES = /\bappliances\b/i;
const APPLIANCE_ROWS = /^(?:APL-|DEM-APPL)/;

type Lead = RowOrder['lead'];

/** Whether a row leads to the job of another, with the same settings and its size. */
const isSizeOf = (lead: Lead | undefined, other: Lead | undefined): boolean =>
  lead != null &&
  other != null &&
  lead.assembly === other.assembly &&
  Object.keys(lead.params).length > Object.keys(other.params).length &&
  Object.entries(other.params).every(([name, value]) => lead.params[name] === value);

const REFUSED = /^(?:no|not|none|without|skip|don'?t|never)\b/i;

/** Rows that a kept or done thing takes out: its family, but what was ordered by name. */
export const excludedBy = (
  mention: Mention,
  ordered: ReadonlySet<string>,
  context: ComposeContext,
): string[] => {
  const { rowOrders } = context.book;
  // "The cabinets stay" is as sure as base and wall cabinets are together.
  const chanceOf = (code: string): number =>
    mention.candidates
      .filter(({ code: other }) => rowOrders.get(other)?.family === rowOrders.get(code)?.family)
      .reduce((sum, { chance }) => sum + chance, 0);
  // "A plain patio, no pavers" refuses a kind of what is ordered, and nothing else of it.
  const isKind = (code: string): boolean =>
    ordered.has(`@${rowOrders.get(code)?.lead?.assembly}`) && REFUSED.test(mention.words);
  const codes = mention.rows
    .filter((code) => chanceOf(code) >= SURE)
    .flatMap((code) => (isKind(code) ? [code] : familyCodes(code, mention.role, context)));
  if (APPLIANCES.test(mention.words))
    codes.push(...[...rowOrders.keys()].filter((code) => APPLIANCE_ROWS.test(code)));
  // "New AC, 4 ton, the furnace stays": another size of what is ordered stands for it.
  const isSizeOfOrdered = (code: string): boolean =>
    [...ordered].some((other) => isSizeOf(rowOrders.get(code)?.lead, rowOrders.get(other)?.lead));
  return [...new Set(codes)].filter((code) => !ordered.has(code) && !isSizeOfOrdered(code));
};
