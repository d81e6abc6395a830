// Inputs of a takeoff of materials beside the lines: prices, place and the finish level of lines that name none.
import type { FinishLevel } from '../../../domain/catalog.ts';
import type { ScopeOfWork } from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { type Region, regionByZip } from '../../book/regions.ts';

export interface InventoryTerms {
  book: PriceBook;
  region: Pick<Region, 'material'>;
  finishLevel: FinishLevel;
  /** Rooms with their sizes, for cut plans; null where the lines come from no scope. */
  scope: ScopeOfWork | null;
  /** The request as it was typed: it may tell the size of tiles, the repeat of wallpaper. */
  description: string;
}

/** The place an estimate was priced at: as its document names it, else by the ZIP code of its project. */
export const regionOf = (book: PriceBook, location: string, zip: string): Region =>
  book.regions.labels.get(location) ?? regionByZip(book.regions, zip);
