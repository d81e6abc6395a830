import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createBuiltInEstimator } from '../built-in.ts';
import { loadPriceBook } from './price-book.ts';
import { parseCsv } from './csv.ts';
import { regionByZip } from './regions.ts';
import { request } from '../testing/estimate.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A copy of the data with one file changed. */
const changed = (file: string, change: (text: string) => string): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'price-book-'));
  folders.push(folder);
  cpSync(new URL('../data/', import.meta.url), folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return pathToFileURL(`${folder}/`);
};

const SEEN = /^inside_seen (\d+) of (\d+)/;
const OF_PUBLISHERS = /\[([A-Z\d-]+): median of publishers .*\]; sources: (.*)$/;
/** Published together with the row, and a row of its own here. */
const BESIDE: Readonly<Record<string, string>> = { 'TIL-FLOOR': 'TIL-CBU' };

/** Rows with published ranges of their own that hold the price, with what they say of them and what those ranges say. */
const rowsWithPublishers = () => {
  const rows = parseCsv(readFileSync(new URL('../data/catalogue.csv', import.meta.url), 'utf8'));
  const priceOf = (code = ''): number =>
    Number(rows.find(({ cells }) => cells['code'] === code)?.cells['price_std'] ?? 0);
  return rows.flatMap(({ cells: { code = '', xcheck = '', source = '', confidence } }) => {
    const [, key, ranges = ''] = OF_PUBLISHERS.exec(source) ?? [];
    const [, held, count] = SEEN.exec(xcheck) ?? [];
    if (key !== code || held === undefined) return [];
    const price = priceOf(code) + priceOf(BESIDE[code]);
    const publishers = new Map<string, boolean>();
    for (const range of ranges.split('; ')) {
      const [, name = range, low, high] = /^(.*) ([\d.]+)-([\d.]+)$/.exec(range) ?? [];
      const holds = Number(low) <= price && price <= Number(high);
      publishers.set(name, holds || publishers.get(name) === true);
    }
    const holding = [...publishers.values()].filter(Boolean).length;
    const isSure = publishers.size > 1 && holding / publishers.size >= 0.75;
    return [
      {
        said: [code, Number(held), Number(count), confidence],
        found: [code, holding, publishers.size, isSure ? 'A' : 'B'],
      },
    ];
  });
};

const secondLine = (text: string) => text.split('\n')[1] ?? '';

describe('the price book', () => {
  it('loads the whole data set', async () => {
    const book = await loadPriceBook();
    expect(book.items.size).toBe(708);
    expect(book.assemblies.size).toBe(98);
    expect(book.version).toMatch(/^\d{4}\.\d{2}$/);
  });

  it('counts the publishers that hold the price of a row, and is sure of it where three of four do', () => {
    const rows = rowsWithPublishers();
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.map(({ said }) => said)).toEqual(rows.map(({ found }) => found));
  });

  it('knows regions by ZIP, and falls back to the US average', async () => {
    const { regions } = await loadPriceBook();
    expect(regionByZip(regions, '98115')).toMatchObject({ state: 'WA', known: true });
    expect(regionByZip(regions, ' 98115-1234 ')).toMatchObject({ state: 'WA' });
    for (const zip of ['', 'abc', '9811', '99999x', '98115-']) {
      expect(regionByZip(regions, zip)).toMatchObject({ known: false, labor: 1, material: 1 });
    }
    expect(regions.stateNames.get('texas')).toBe('TX');
  });

  it.each([
    [
      'a duplicate code',
      'catalogue.csv',
      (text: string) => `${text}${secondLine(text)}\n`,
      /catalogue\.csv line \d+: duplicate key "GCN-SETUP"/,
    ],
    [
      'a row of which nothing is said',
      'row_contents.csv',
      (text: string) => text.replace(/\nPNT-WALL,.*/, ''),
      /catalogue\.csv code PNT-WALL: row_contents\.csv says nothing/,
    ],
    [
      'contents without a row',
      'row_contents.csv',
      (text: string) => `${text}ZZZ-NONE,Something bought and fitted.,Everything else there is.\n`,
      /row_contents\.csv: code "ZZZ-NONE" is not in catalogue\.csv/,
    ],
    [
      'contents twice',
      'row_contents.csv',
      (text: string) => `${text}${secondLine(text)}\n`,
      /row_contents\.csv line \d+: duplicate key "GCN-SETUP"/,
    ],
    [
      'contents of two words',
      'row_contents.csv',
      (text: string) => text.replace(/\nPNT-WALL,.*/, '\nPNT-WALL,Two coats.,'),
      /row_contents\.csv line \d+: includes must say more/,
    ],
    [
      'a parameter nobody described',
      'parameters.csv',
      (text: string) => text.replace(/\nfence_build,gates,.*/, ''),
      /assembly "fence_build", parameters\.csv: parameter "gates" is not described/,
    ],
    [
      'a parameter of an unknown assembly',
      'parameters.csv',
      (text: string) => `${text}moat,lf,Moat,LF,Length of the moat.,How much?,number,,0,\n`,
      /parameters\.csv: there is no assembly "moat"/,
    ],
    [
      'an assembly of which nothing is said',
      'assembly_contents.csv',
      (text: string) => text.replace(/\npatio,.*/, ''),
      /assembly "patio", assembly_contents\.csv: nothing is said of it/,
    ],
    [
      'a row without caps',
      'quantity_caps.csv',
      (text: string) => text.replace(/\nPNT-WALL,.*/, ''),
      /quantity_caps\.csv: code "PNT-WALL" of catalogue\.csv has no caps/,
    ],
    [
      'caps of an unknown row',
      'quantity_caps.csv',
      (text: string) => `${text}ZZZ-NONE,1,2,More than any property has.\n`,
      /quantity_caps\.csv: code "ZZZ-NONE" is not in catalogue\.csv/,
    ],
    [
      'a row with caps twice',
      'quantity_caps.csv',
      (text: string) => `${text}${secondLine(text)}\n`,
      /quantity_caps\.csv line \d+: duplicate key "GCN-SETUP"/,
    ],
    [
      'a cap of nothing',
      'quantity_caps.csv',
      (text: string) => text.replace(/\nPNT-WALL,\d+,/, '\nPNT-WALL,0,'),
      /quantity_caps\.csv line \d+: cap_home must be above 0/,
    ],
    [
      'more in a home than in a building',
      'quantity_caps.csv',
      (text: string) => text.replace(/\nPNT-WALL,\d+,\d+,/, '\nPNT-WALL,3000,2000,'),
      /quantity_caps\.csv line \d+: cap_home must not be above cap_commercial/,
    ],
    [
      'an unknown unit',
      'catalogue.csv',
      (text: string) => text.replace(',LS,General', ',XX,General'),
      /catalogue\.csv line 2: unit/,
    ],
    [
      'a recipe of an unknown item',
      'material_recipes.csv',
      (text: string) => text.replace('\nDRW-CEIL,', '\nDRW-SKY,'),
      /material_recipes\.csv line 7: item_code is not in the catalog/,
    ],
    [
      'a recipe in a unit nobody sells in',
      'material_recipes.csv',
      (text: string) => text.replace(',EA,0.03125,', ',ROD,0.03125,'),
      /material_recipes\.csv line 2: buy_unit/,
    ],
    [
      'a material twice in one recipe',
      'material_recipes.csv',
      (text: string) => `${text}${secondLine(text)}\n`,
      /material_recipes\.csv line \d+: duplicate key "DRW-WALL Drywall/,
    ],
    [
      'a material sold in two kinds of packs',
      'material_recipes.csv',
      (text: string) =>
        text.replace(
          'TIL-WALL,Thinset 50 lb,EA,0.018182,26,1',
          'TIL-WALL,Thinset 50 lb,EA,0.018182,26,2',
        ),
      /material_recipes\.csv code TIL-(WALL|FLOOR): "Thinset 50 lb" is sold in packs/,
    ],
    [
      'a category that is neither labour nor not',
      'categories.csv',
      (text: string) => text.replace('General Contractor,yes,', 'General Contractor,maybe,'),
      /categories\.csv line 2: labour_category_excluded_from_inventory/,
    ],
    [
      'a price that does not add up',
      'catalogue.csv',
      (text: string) => text.replace(',170.0,170.0,170.0,', ',170.0,190.0,170.0,'),
      /GCN-SETUP: .* do not add up to 190/,
    ],
    [
      'a missing cell',
      'labor_rates.csv',
      (text: string) => `${text}XXX,Trade\n`,
      /labor_rates\.csv line \d+: 2 cells instead of/,
    ],
    [
      'payments that do not add up',
      'contractor_rules.json',
      (text: string) => text.replace('"share": 0.9', '"share": 0.8'),
      /contractor_rules\.json: payment_schedule\.under_5k must add up/,
    ],
    [
      'an alternate nobody sells',
      'contractor_rules.json',
      (text: string) => text.replace('"CTP-LAM"', '"CTP-NONE"'),
      /contractor_rules\.json: code "CTP-NONE"/,
    ],
    [
      'a pair of unknown codes',
      'insurance_rules.json',
      (text: string) => text.replace('"DEM-DRYWALL"', '"DEM-NONE"'),
      /insurance_rules\.json: code "DEM-NONE"/,
    ],
    [
      'an unknown code in an assembly',
      'assemblies.json',
      (text: string) => text.replace('"PNT-PREP"', '"PNT-NOPE"'),
      /assembly "paint_room", item 1 \(PNT-NOPE\): this code is not in the catalog/,
    ],
    [
      'a formula error',
      'assemblies.json',
      (text: string) => text.replace('"P-3*doors"', '"P-3*"'),
      /assembly "paint_room", item 6 \(PNT-BASE\): .*position/,
    ],
    [
      'an unknown variable',
      'assemblies.json',
      (text: string) => text.replace('"P-3*doors"', '"Q-3*doors"'),
      /unknown variable "Q"/,
    ],
  ])('refuses %s with the file and the row', async (_, file, change, problem) => {
    await expect(loadPriceBook({ folder: changed(file, change) })).rejects.toThrow(problem);
  });

  it('lays an own price list over the catalogue and names it in the version', async () => {
    const csv = 'code,price_low,price_standard,price_high\nPNT-WALL,1.00,2.00,3.00\n';
    const book = await loadPriceBook({ ownPrices: { name: 'ours.csv', csv } });
    expect(book.items.get('PNT-WALL')?.costs.map(({ price }) => price)).toEqual([1, 2, 3]);
    expect(book.items.get('PNT-WALL')?.source).toContain('ours.csv');
    expect(book.version).toMatch(/\+own-[0-9a-f]{8}$/);
    expect((await loadPriceBook()).items.get('PNT-WALL')?.costs[1].price).toBe(1.5);
  });

  it('prices an estimate by the own list, and says so without telling where the file lies', async () => {
    const csv = 'code,price_low,price_standard,price_high\nPLB-TOILET,500,700,900\n';
    const own = await loadPriceBook({ ownPrices: { name: '/srv/prices/ours.csv', csv } });
    const document = await createBuiltInEstimator(own).estimate(
      request('Replace toilet'),
      { onStage: () => undefined, onLine: () => undefined },
      { owner: 'me' },
    );
    const toilet = document.items.find(({ metadata }) => metadata.code === 'PLB-TOILET');
    expect(toilet?.unitPrice).toBe(700);
    expect(toilet?.source).toContain('Own price list ours.csv');
    expect(toilet?.source).not.toContain('/srv');
    expect(document.version).toContain(own.version);
  });

  it('takes own prices as they stand wherever the job is, and leaves the others to the region', async () => {
    const csv = 'code,price_low,price_standard,price_high\nPNT-WALL,5,6.25,8\n';
    const own = await loadPriceBook({ ownPrices: { name: 'ours.csv', csv } });
    const linesAt = async (propertyType: 'RESIDENTIAL' | 'COMMERCIAL') => {
      const { items } = await createBuiltInEstimator(own).estimate(
        request('Paint the walls and ceiling of a 12x15 room', { zip: '80202', propertyType }),
        { onStage: () => undefined, onLine: () => undefined },
        { owner: 'me' },
      );
      return (code: string) => items.find(({ metadata }) => metadata.code === code);
    };
    const home = await linesAt('RESIDENTIAL');
    expect(home('PNT-WALL')).toMatchObject({ unitPrice: 6.25, metadata: { confidence: null } });
    expect(home('PNT-WALL')?.source).toMatch(/^Own price list ours\.csv/);
    expect(home('PNT-WALL')?.source).not.toContain('factors');
    expect(home('PNT-CEIL')?.source).toContain('factors');
    expect((await linesAt('COMMERCIAL'))('PNT-WALL')?.unitPrice).toBe(6.25);
  });

  it.each([
    ['PNT-CEIL,9,6.25,4', 'price_standard must not be below price_low'],
    ['PNT-CEIL,4,6.25,5', 'price_high must not be below price_standard'],
    ['PNT-CEIL,0,0,0', 'price_low must be more than 0'],
    ['PNT-CEIL,-1,2,3', 'price_low must not be negative'],
    ['NO-PE,1,2,3', 'code "NO-PE" is not in the catalog'],
  ])('refuses the row %s of an own price list by its line', async (row, problem) => {
    const csv = `code,price_low,price_standard,price_high\nPNT-WALL,1,2,3\n${row}\n`;
    await expect(loadPriceBook({ ownPrices: { name: 'ours.csv', csv } })).rejects.toThrow(
      `ours.csv line 3: ${problem}`,
    );
  });

  it('refuses an own price list with an unknown code or a bad price', async () => {
    const header = 'code,price_low,price_standard,price_high\n';
    await expect(
      loadPriceBook({ ownPrices: { name: 'ours.csv', csv: `${header}NO-PE,1,2,3\n` } }),
    ).rejects.toThrow(/ours\.csv line 2: code "NO-PE" is not in the catalog/);
    await expect(
      loadPriceBook({ ownPrices: { name: 'ours.csv', csv: `${header}PNT-WALL,a,2,3\n` } }),
    ).rejects.toThrow(/ours\.csv line 2: price_low must be a number/);
  });
});
