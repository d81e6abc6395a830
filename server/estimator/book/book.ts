// The type of a price book: plain data, versioned and read-only.
import type { AssemblyData } from './assemblies.ts';
import type { CatalogueItem } from './catalogue.ts';
import type { Categories } from './categories.ts';
import type { DepreciationRules, InsuranceRules } from './claim-rules.ts';
import type { ContractorRules } from './contractor-rules.ts';
import type { CountedPiece } from './piece-sizes.ts';
import type { QuantityCap } from './quantity-caps.ts';
import type { CountedMaterial } from './counted-goods.ts';
import type { OtherPack } from './other-packs.ts';
import type { RecipeMaterial } from './recipes.ts';
import type { Regions } from './regions.ts';
import type { EstimatorRules } from './rules.ts';
import type { LaborRate } from './labor-rates.ts';
import type { Lexicon } from './lexicon.ts';
import type { ServiceLife } from './service-lives.ts';
import type { RowOrder } from './row-orders.ts';
import type { TaxRule } from './tax-rules.ts';
import type { UsualPlace } from './usual-places.ts';

export interface PriceBook extends AssemblyData, Categories {
  /** E.g. `2026.11`, or `2026.11+own-1a2b3c4d` with an operator's own prices. */
  version: string;
  items: ReadonlyMap<string, CatalogueItem>;
  /** How much of an item one property can have at most, by its code. */
  quantityCaps: ReadonlyMap<string, QuantityCap>;
  /** How much of an item one piece is that people count, by its code. */
  pieceSizes: ReadonlyMap<string, CountedPiece>;
  regions: Regions;
  taxes: ReadonlyMap<string, TaxRule>;
  laborRates: ReadonlyMap<string, LaborRate>;
  lives: ReadonlyMap<string, ServiceLife>;
  rules: EstimatorRules;
  contractor: ContractorRules;
  insurance: InsuranceRules;
  depreciation: DepreciationRules;
  /** Materials that are bought for an item, by its code; items without a recipe are bought under their own name. */
  recipes: ReadonlyMap<string, readonly RecipeMaterial[]>;
  /** Other sizes in which materials of recipes are sold, by the names of these. */
  otherPacks: ReadonlyMap<string, OtherPack>;
  /** How the materials are sold that assemblies count from sizes, by their names. */
  countedMaterials: ReadonlyMap<string, CountedMaterial>;
  lexicon: Lexicon;
  /** Type of the place an assembly is usually done in, by its id. */
  usualPlaces: ReadonlyMap<string, UsualPlace>;
  /** Consequences of naming a single row in a request, by its code. */
  rowOrders: ReadonlyMap<string, RowOrder>;
  /** Source of the operator's own prices; null where there are none. */
  ownPrices: OwnPrices | null;
}

/** The parts of the price book in which a piece of work is looked up. */
export type WorkBook = Pick<PriceBook, 'assemblies' | 'items'>;

/** CSV with `code,price_low,price_standard,price_high`, and the name of its file. */
export interface OwnPrices {
  name: string;
  csv: string;
}
