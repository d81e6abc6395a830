// Reads and checks the estimator's data: every file, every reference between them. What stands in the generated book was
// read here; a process reads here itself only where there is none (see price-book.ts).
import { readFileSync } from 'node:fs';
import { readAssemblies } from './assemblies.ts';
import type { PriceBook } from './book.ts';
import { readCatalog } from './catalogue.ts';
import { readCategories } from './categories.ts';
import { readDepreciationRules, readInsuranceRules } from './claim-rules.ts';
import { readAssemblyContents, readContents } from './contents.ts';
import { countedMaterials, readCountedRows } from './counted-goods.ts';
import { readContractorRules } from './contractor-rules.ts';
import { readOtherPacks } from './other-packs.ts';
import { readParameterRows } from './parameter-rows.ts';
import { readPieceSizes } from './piece-sizes.ts';
import { readQuantityCaps } from './quantity-caps.ts';
import { readRecipes } from './recipes.ts';
import { readRowOrders } from './row-orders.ts';
import { readRules } from './rules.ts';
import { readLaborRates } from './labor-rates.ts';
import { readLexicon } from './lexicon.ts';
import { readLives } from './service-lives.ts';
import { readTaxes } from './tax-rules.ts';
import { readUsualPlaces } from './usual-places.ts';
import { z } from 'zod';
import { type Region, regionOf, type Regions, US_AVERAGE } from './regions.ts';
import { amountCell, readTable } from './table.ts';

// Reads the price factors of places. Sources: zip3_regions.csv, regional_factors_state.csv.

const factorCells = { labor_factor: amountCell, material_factor: amountCell };

/** Three digits; five where one code belongs to another place than the rest of its prefix. */
const zipPart = z.string().regex(/^\d{3}(?:\d{2})?$/);

const zipSchema = z.object({
  zip3_from: zipPart,
  zip3_to: zipPart,
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
const readRegions = (
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
      const key = String(prefix).padStart(row.zip3_from.length, '0');
      prefixes.set(key, { ...found, label: `${row.area} (ZIP ${key.padEnd(5, 'x')})` });
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

const DATA_FOLDER = new URL('../data/', import.meta.url);

/** Year and month of the data set in `data/`; changes with every change of a price, factor or tax. */
const DATA_VERSION = '2026.13';

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
 * Reads the whole price book from the data files in `root`, a folder ending in a slash.
 * @throws Error naming the file and row of the first thing that cannot be used.
 */
export const readPriceBook = (root: URL = DATA_FOLDER): PriceBook => {
  const text = (name: string) => readFileSync(new URL(name, root), 'utf8');
  const read = <T>(name: string, reader: (file: string, content: string) => T): T =>
    reader(name, text(name));
  const file = (name: string) => ({ name, text: text(name) });

  const contents = read('row_contents.csv', readContents);
  const items = read('catalogue.csv', (name, content) => readCatalog(name, content, contents));
  const words = {
    parameters: read('parameters.csv', readParameterRows),
    contents: read('assembly_contents.csv', readAssemblyContents),
    goods: read('counted_goods.csv', readCountedRows),
  };
  const assemblies = read('assemblies.json', (name, content) =>
    readAssemblies(name, content, items, words),
  );
  const recipes = read('material_recipes.csv', (name, content) =>
    readRecipes(name, content, items),
  );
  const book: PriceBook = {
    version: DATA_VERSION,
    items,
    ...assemblies,
    usualPlaces: read('usual_places.csv', (name, content) =>
      readUsualPlaces(name, content, assemblies),
    ),
    quantityCaps: read('quantity_caps.csv', (name, content) =>
      readQuantityCaps(name, content, items),
    ),
    pieceSizes: read('piece_sizes.csv', (name, content) => readPieceSizes(name, content, items)),
    rowOrders: read('row_orders.csv', (name, content) =>
      readRowOrders(name, content, items, assemblies),
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
    recipes,
    otherPacks: read('other_packs.csv', (name, content) => readOtherPacks(name, content, recipes)),
    countedMaterials: countedMaterials(words.goods, recipes),
    lexicon: read('lexicon.json', readLexicon),
    ownPrices: null,
  };
  checkReferences(book);
  return book;
};
