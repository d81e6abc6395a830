// Loads and checks the estimator's data once, at start, and hands it out as one versioned, read-only price book.
// A file that cannot be used stops the start with its name and row; nothing is read later.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readAssemblies } from './price-book/assemblies.ts';
import type { AssemblyData } from './price-book/assemblies.ts';
import { readCatalogue } from './price-book/catalogue.ts';
import type { CatalogueItem } from './price-book/catalogue.ts';
import { readParameterRows } from './price-book/parameters.ts';
import { readAssemblyContents, readContents } from './price-book/contents.ts';
import { applyOwnPrices } from './price-book/own-prices.ts';
import { readRegions } from './price-book/regions.ts';
import type { Regions } from './price-book/regions.ts';
import { readCategories } from './price-book/categories.ts';
import type { Categories } from './price-book/categories.ts';
import { readDepreciationRules, readInsuranceRules } from './price-book/claim-rules.ts';
import type { DepreciationRules, InsuranceRules } from './price-book/claim-rules.ts';
import { readContractorRules } from './price-book/contractor-rules.ts';
import type { ContractorRules } from './price-book/contractor-rules.ts';
import { readRecipes } from './price-book/recipes.ts';
import type { RecipeMaterial } from './price-book/recipes.ts';
import { readUsualPlaces } from './price-book/usual-places.ts';
import type { UsualPlace } from './price-book/usual-places.ts';
import {
  readLaborRates,
  readLexicon,
  readLives,
  readRules,
  readTaxes,
} from './price-book/rules.ts';
import type {
  EstimatorRules,
  LaborRate,
  Lexicon,
  ServiceLife,
  TaxRule,
} from './price-book/rules.ts';

/** Year and month of the data set in `data/`; changes with every change of a price, factor or tax. */
export const DATA_VERSION = '2026.11';

export interface PriceBook extends AssemblyData, Categories {
  /** E.g. `2026.11`, or `2026.11+own-1a2b3c4d` with an operator's own prices. */
  version: string;
  items: ReadonlyMap<string, CatalogueItem>;
  regions: Regions;
  taxes: ReadonlyMap<string, TaxRule>;
  laborRates: ReadonlyMap<string, LaborRate>;
  lives: ReadonlyMap<string, ServiceLife>;
  rules: EstimatorRules;
  contractor: ContractorRules;
  insurance: InsuranceRules;
  depreciation: DepreciationRules;
  /** What is bought for an item, by its code; items without a recipe are bought as they are named. */
  recipes: ReadonlyMap<string, readonly RecipeMaterial[]>;
  lexicon: Lexicon;
  /** Type of the place an assembly is usually done in, by its id. */
  usualPlaces: ReadonlyMap<string, UsualPlace>;
  /** What its operator's own prices were read from; null where there are none. */
  ownPrices: OwnPrices | null;
}

/** CSV with `code,price_low,price_standard,price_high`, and the name of its file. */
export interface OwnPrices {
  name: string;
  csv: string;
}

export interface PriceBookOptions {
  /** Folder of the data files, ending in a slash; the estimator's own by default. */
  folder?: URL;
  /** An operator's price list. */
  ownPrices?: OwnPrices | null;
}

const checkReferences = (book: PriceBook): void => {
  for (const item of book.items.values()) {
    const problem = !book.laborRates.has(item.rateKey)
      ? `rate key "${item.rateKey}" is not in labor_rates.csv`
      : item.lifeKey !== null && !book.lives.has(item.lifeKey)
        ? `life key "${item.lifeKey}" is not in useful_life.csv`
        : null;
    if (problem) throw new Error(`catalogue.csv code ${item.code}: ${problem}`);
  }
};

/**
 * Reads the whole price book from disk.
 * @throws Error naming the file and row of the first thing that cannot be used.
 */
export const loadPriceBook = ({ folder, ownPrices }: PriceBookOptions = {}): PriceBook => {
  const root = folder ?? new URL('./data/', import.meta.url);
  const text = (name: string) => readFileSync(new URL(name, root), 'utf8');
  const read = <T>(name: string, reader: (file: string, content: string) => T): T =>
    reader(name, text(name));
  const file = (name: string) => ({ name, text: text(name) });

  const contents = read('row_contents.csv', readContents);
  const catalogue = read('catalogue.csv', (name, content) =>
    readCatalogue(name, content, contents),
  );
  const items = ownPrices ? applyOwnPrices(catalogue, ownPrices.name, ownPrices.csv) : catalogue;
  const own = ownPrices
    ? `+own-${createHash('sha256').update(ownPrices.csv).digest('hex').slice(0, 8)}`
    : '';
  const words = {
    parameters: read('parameters.csv', readParameterRows),
    contents: read('assembly_contents.csv', readAssemblyContents),
  };
  const assemblies = read('assemblies.json', (name, content) =>
    readAssemblies(name, content, items, words),
  );
  const book: PriceBook = {
    version: `${DATA_VERSION}${own}`,
    items,
    ...assemblies,
    usualPlaces: read('usual_places.csv', (name, content) =>
      readUsualPlaces(name, content, assemblies),
    ),
    regions: readRegions(file('zip3_regions.csv'), file('regional_factors_state.csv')),
    taxes: read('sales_tax.csv', readTaxes),
    laborRates: read('labor_rates.csv', readLaborRates),
    lives: read('useful_life.csv', readLives),
    rules: read('estimator_rules.json', readRules),
    contractor: read('contractor_rules.json', (name, content) =>
      readContractorRules(name, content, items),
    ),
    insurance: read('insurance_rules.json', (name, content) =>
      readInsuranceRules(name, content, items),
    ),
    depreciation: read('depreciation_rules.json', readDepreciationRules),
    ...read('categories.csv', readCategories),
    recipes: read('material_recipes.csv', (name, content) => readRecipes(name, content, items)),
    lexicon: read('lexicon.json', readLexicon),
    ownPrices: ownPrices ?? null,
  };
  checkReferences(book);
  return book;
};
