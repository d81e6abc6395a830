// Inputs of a bid beside the estimate: prices, place, and the finish level of lines that name none.
import type { FinishLevel } from '../../../domain/catalog.ts';
import type { PriceBook } from '../../book/price-book.ts';
import type { Region } from '../../book/regions.ts';

export interface BidTerms {
  book: PriceBook;
  region: Region;
  finishLevel: FinishLevel;
  isCommercial: boolean;
}
