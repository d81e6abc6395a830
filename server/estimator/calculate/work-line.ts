// One quantity of one catalog item, explained, before it has a price. The takeoff hands it to the pricing.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { CatalogueItem } from '../book/catalogue.ts';
import type { LineGoods } from '../../domain/estimate/estimate.ts';
import type { ListedPrice } from '../../domain/scope/scope-of-work.ts';
import type { Grade } from '../book/grades.ts';
import type { Origin } from './origin.ts';

export interface WorkLine {
  item: CatalogueItem;
  from: Origin;
  /** Quantity in the item's unit, rounded for ordering. */
  quantity: number;
  /** Multiplies the unit price of a fee that is due only in part, e.g. 0.6 of a building permit; else 1. */
  priceShare: number;
  basis: QuantityBasis;
  /** Grade of this line alone, where its owner wants it better or cheaper than the rest. */
  grade?: Grade;
  /** Where in the uploads the quantity, or the room's size it follows from, was read: `plan.pdf, page 1`. */
  quantityFrom?: string | null;
  /** Allowance that the contractor states: dollars of goods delivered per unit, without waste, labor and tax; and where. */
  allowance?: { unitAmount: number; statedIn: string };
  /** Usual percent of waste where another was told, which is that of `item`. */
  usualWaste?: number;
  /** How old the thing replaced is, as a document lists it: years, and where. */
  listedAge?: { years: number; source: string };
  /** The quantity formula with its inputs, for people. */
  formula: string;
  room: string | null;
  /** Name of the piece of work the line belongs to, e.g. "Bathroom remodel". */
  work: string;
  /** How full the ordered pieces are, in pieces: 0.3 of one load; absent when nothing is known. */
  fill?: number;
  /** Machines that dry rooms, before they are rounded up, and their days; absent for everything else. */
  pool?: { days: number; machines: number };
  /** Purchases for one unit, counted from sizes; absent where the recipe of the item tells them. */
  goods?: readonly LineGoods[];
  /** A part split off a whole-job price; it carries overhead as that price does. */
  ofWholeJob?: true;
  /** The goods alone: the owner does the labor. */
  materialsOnly?: true;
  /** A line of a paper at the paper's own price. */
  asListed?: ListedPrice;
  /** Turn-over crews work without a general contractor's overhead. */
  makeReady: boolean;
}
