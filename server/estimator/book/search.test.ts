import { describe, expect, it } from 'vitest';
import { loadPriceBook } from './price-book.ts';
import { searchPriceBook } from './search.ts';

const book = await loadPriceBook();
const idsFor = (query: string, first = 3): string[] =>
  searchPriceBook(book, query, first).map(({ id }) => id);

/** What a person types, and what must be first. */
const FIRST: readonly (readonly [query: string, id: string])[] = [
  ['toilet', 'toilet_replace'],
  ['lvp', 'floor_lvp'],
  ['paint bedroom', 'paint_room'],
  ['pant bedroom', 'paint_room'],
  ['gut bathroom', 'bathroom_remodel'],
  ['bathrom remodel', 'bathroom_remodel'],
  ['gut kitchen', 'kitchen_remodel'],
  ['replace outlet', 'ELE-DEVICE'],
  ['new roof', 'roof_replace'],
  ['roof leak', 'roof_repair'],
  ['quartz counter', 'countertop_replace'],
  ['paint house outside', 'exterior_paint'],
  ['6 foot privacy fence', 'FNC-WOOD6'],
  ['water heater', 'water_heater'],
  ['tankless', 'PLB-WHTANKL'],
  ['ceiling fan', 'ELE-FAN'],
  ['can lights', 'ELE-RECESS'],
  ['hole in wall', 'drywall_repair'],
  ['popcorn', 'popcorn_removal'],
  ['refinish hardwood floors', 'floor_refinish'],
  ['crown molding', 'TRM-CROWN'],
  ['windows', 'windows_replace'],
  ['front door', 'door_replace'],
  ['sod', 'LND-SOD'],
  ['stain deck', 'PNT-DECK'],
  ['deck removal', 'DEM-DECK'],
  ['gutter guards', 'GUT-GUARD'],
  ['french drain', 'LND-DRAIN'],
  ['mold', 'mold_remediation'],
  ['flood cut', 'DRW-CUT2'],
  ['toliet', 'toilet_replace'],
  ['kitchin sink', 'PLB-SINKK'],
  ['leaky pipe', 'PLB-LEAK'],
  ['EV charger', 'ELE-EV'],
  ['panel upgrade', 'panel_upgrade'],
  ['attic insulation', 'attic_insulation'],
  ['tub to shower', 'tub_to_shower'],
  ['smoke detector', 'ELE-SMOKE'],
  ['clogged drain', 'PLB-CLEAR'],
  ['mini split', 'HVC-MINI'],
  ['hvac', 'hvac_replace'],
  ['remove carpet', 'DEM-CARPET'],
  ['bathroom fan', 'HVC-BATHFAN'],
  ['36 vanity', 'CAB-VAN36'],
  ['fridge', 'APL-FRIDGE'],
  ['move furniture', 'FLR-FURN'],
  ['PNT-WALL', 'PNT-WALL'],
  ['pnt-wall1', 'PNT-WALL1'],
  ['paint_room', 'paint_room'],
];

describe('searching the price book', () => {
  it.each(FIRST)('%s → %s', (query, id) => expect(idsFor(query)[0]).toBe(id));

  it.each([
    ['quartz counter', 'CTP-QUARTZ'],
    ['lvp', 'FLR-LVP'],
    ['toilet', 'PLB-TOILET'],
    ['garage door', 'DOR-GAR2'],
    ['kitchen cabinets', 'kitchen_remodel'],
    ['backsplash', 'TIL-BACKSPL'],
    ['dumpster', 'HAU-DUMP20'],
    ['batting', 'INS-BATTWL'],
  ])('%s finds %s among the first five', (query, id) => expect(idsFor(query, 5)).toContain(id));

  it('takes the last word as one that is still being typed', () => {
    expect(idsFor('drywa', 2)).toEqual(['drywall_room', 'drywall_repair']);
    expect(idsFor('water hea')[0]).toBe('water_heater');
    expect(idsFor('bathroom rem')[0]).toBe('bathroom_remodel');
  });

  it('says what a thing is, holds and does not hold', () => {
    expect(searchPriceBook(book, 'PLB-TOILET', 1)).toEqual([
      {
        kind: 'ROW',
        id: 'PLB-TOILET',
        name: 'Toilet, furnished and set',
        unit: 'EA',
        includes: expect.stringMatching(/wax ring/),
        excludes: expect.stringMatching(/old toilet/),
      },
    ]);
    expect(searchPriceBook(book, 'toilet', 1)[0]).toMatchObject({ kind: 'ASSEMBLY', unit: null });
  });

  it.each(['', '   ', 'the', 'zzyx qwrt', '<script>', '%_\\', "'; drop table", '🛁', '.*'])(
    'has nothing, or something, but no error for %j',
    (query) => expect(searchPriceBook(book, query, 5).length).toBeLessThanOrEqual(5),
  );

  it('has nothing for words of no work', () => {
    expect(idsFor('zzyx qwrt')).toEqual([]);
    expect(idsFor('')).toEqual([]);
  });

  it('stays within what was asked for, in the same order every time', () => {
    expect(idsFor('tile floor', 7)).toHaveLength(7);
    expect(idsFor('tile floor', 7)).toEqual(idsFor('tile floor', 7));
    expect(idsFor('paint '.repeat(1_000), 7)).toHaveLength(7);
  });
});
