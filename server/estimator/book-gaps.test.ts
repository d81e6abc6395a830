// Work that people ask for in a plain sentence, and that the network was not trained on: its row, amount and unit.
import { describe, expect, it } from 'vitest';
import { loadReader } from './read/text/read-text.ts';
import { book, estimate } from './testing/estimate.ts';

const linesOf = async (text: string) => {
  const { items } = (await estimate(text, { zip: '80218' })).document;
  return items.map(
    ({ metadata, quantity, unit }) => `${metadata.code ?? 'charge'} ${quantity} ${unit}`,
  );
};

describe('work named by its own words', () => {
  it.each([
    ['Install a sidelight beside the front door', 'DOR-SIDELT 1 EA'],
    ['New front door with two side lights', 'DOR-SIDELT 2 EA'],
    ['Add a deadbolt to the back door', 'DOR-DEADBOLT 1 EA'],
    ['Repair the rotted door sill and jamb', 'DOR-SILLREP 1 EA'],
    ['Install a steel security door at the front entry', 'DOR-SECUR 1 EA'],
    ['Add a garage door keypad', 'DOR-GARKEY 1 EA'],
    ['Remove 3 bifold closet doors', 'DEM-BIFOLD 3 EA'],
    ['Replace just the AC condenser', 'HVC-COND 1 EA'],
    ['Run a new 30 ft line set', 'HVC-LINESET 30 LF'],
    ['Replace the condensate drain pan', 'HVC-PAN 1 EA'],
    ['Add 3 outlets and 2 switches, walls are open', 'ELE-OUTOPEN 3 EA'],
    ['Add 3 outlets and 2 switches, walls are open', 'ELE-SWOPEN 2 EA'],
    ['Replace 6 breakers with AFCI breakers', 'ELE-AFCIBRK 6 EA'],
    ['Run 80 ft of 100 amp feeder', 'ELE-FEEDER 80 LF'],
    ['Install a fan-rated box in the bedroom ceiling', 'ELE-FANBOX 1 EA'],
    ['Install a 60 amp sub-panel in the garage', 'ELE-SUB60 1 EA'],
    ['Install a 100 amp subpanel in the garage', 'ELE-SUBPANEL 1 EA'],
    ['Install a subpanel, 125 amp, in the garage', 'ELE-SUB125 1 EA'],
    ['New 200 amp sub panel in the barn', 'ELE-SUB200 1 EA'],
    ['Rebuild 2 toilets', 'PLB-REBUILD 2 EA'],
    ['Replace the toilet fill valve and flapper', 'PLB-REBUILD 1 EA'],
    ['Install 24 ft of 18 inch culvert under the driveway', 'LND-CULVERT 24 LF'],
    ['Strip 2,000 SF of topsoil', 'LND-STRIP 2000 SF'],
    ['600 SF of 6 inch compacted gravel base', 'LND-BASE6 600 SF'],
    ['Place 400 SF of compacted aggregate base', 'LND-BASE4 400 SF'],
    ['Add 2 scuppers to the flat roof', 'RFG-SCUP 2 EA'],
    ['Replace 80 LF of parapet flashing', 'RFG-PARAPET 80 LF'],
    ['Add 1 inch polyiso on 20 squares of the flat roof', 'RFG-ISO1 20 SQ'],
    ['Add 1 1/2 inch polyiso on 20 squares of the flat roof', 'RFG-ISO15 20 SQ'],
    ['Add 2 inch polyiso on 20 squares of the flat roof', 'RFG-ISO2 20 SQ'],
    ['Add 2.5 in. polyiso on 20 squares of the flat roof', 'RFG-ISO25 20 SQ'],
    ['Add 3" polyiso on 20 squares of the flat roof', 'RFG-ISO3 20 SQ'],
    ['Put a silver coat on the 2,000 SF flat roof', 'RFG-SILVER 2000 SF'],
    ['Install 40 LF of tile base in the bathroom', 'TIL-BASE 40 LF'],
    ['Install 120 LF of 5 1/4 in. baseboard', 'TRM-BASE5 120 LF'],
    ['Remove 60 LF of fascia', 'DEM-FASCIA 60 LF'],
  ])('%s: %s', async (text, line) => {
    expect(await linesOf(text)).toContain(line);
  });

  it.each([
    ['Replace the front door', 'DOR-SIDELT'],
    ['Re-key 4 deadbolts', 'DOR-DEADBOLT'],
    ['Replace the bifold closet doors', 'DEM-BIFOLD'],
    ['Replace 60 LF of fascia', 'DEM-FASCIA'],
    ['Add 3 outlets in the living room', 'ELE-OUTOPEN'],
    ['Replace the air conditioner', 'HVC-COND'],
    ['Install a new shower pan', 'HVC-PAN'],
    ['Pour a 600 SF concrete patio on a compacted base', 'LND-BASE4'],
    ['Install 120 LF of baseboard', 'TRM-BASE5'],
  ])('%s brings no %s', async (text, code) => {
    expect((await linesOf(text)).filter((line) => line.startsWith(`${code} `))).toEqual([]);
  });

  it('is in the price book, each of it', () => {
    const isKnown = (code: string) =>
      code === 'NONE' || book.items.has(code) || book.assemblies.has(code.slice(1));
    const codes = loadReader().phrases.flatMap((phrase) => phrase.codes);
    expect(codes.filter((code) => !isKnown(code))).toEqual([]);
  });
});

describe('jobs that hold more than they did', () => {
  it.each([
    ['Replace the flat roof with EPDM, 18 squares', ['RFG-EPDM 18 SQ', 'DEM-ROOFFLT 18 SQ']],
    ['New modified bitumen roof, 12 squares', ['RFG-MODBIT 12 SQ', 'RFG-ISO 12 SQ']],
  ])('%s', async (text, lines) => {
    const found = await linesOf(text);
    expect(found).toEqual(expect.arrayContaining(lines));
    expect(found.filter((line) => /^RFG-(?:TPO|ARCH|SYN)/.test(line))).toEqual([]);
  });

  it('rafters, gutter and fascia after a tree are as many as were told', async () => {
    const { document } = await estimate(
      'A tree crashed through the roof: tree damage repair with 6 rafters, 30 ft of gutter and 40 ft of fascia',
      { zip: '80218' },
    );
    const quantities = Object.fromEntries(
      document.items.map(({ metadata, quantity }) => [metadata.code ?? '', quantity]),
    );
    expect(quantities).toMatchObject({ 'FRM-RAFTER': 96, 'GUT-AL5': 30, 'SDG-FASCIA': 40 });
  });
});

describe('counts that people use', () => {
  it.each([
    ['Replace 6 rafters', 'FRM-RAFTER', 96, '6 rafters at 16 LF'],
    ['Install 4 upper cabinets', 'CAB-WALL', 10, '4 upper cabinets at 2.5 LF'],
    ['Replace 4 uppers and 5 base cabinets', 'CAB-BASE', 12.5, '5 base cabinets at 2.5 LF'],
    ['Install 8 ft of quartz counter', 'CTP-QUARTZ', 17, '8 ft at 2.125 SF'],
    ['8 ft of subway tile backsplash', 'TIL-BACKSPL', 12, '8 ft at 1.5 SF'],
  ])('%s: they stand beside the unit of the book', async (text, code, quantity, said) => {
    const { items } = (await estimate(text, { zip: '80218' })).document;
    const line = items.find(({ metadata }) => metadata.code === code);
    expect(line?.quantity).toBe(quantity);
    expect(line?.details).toContain(said);
  });
});

describe('asbestos', () => {
  it.each([
    'Abate the asbestos in the basement pipes',
    'Paint the hallway and remove the asbestos siding',
    'Asbestos abatement of the basement, 400 SF',
  ])('is refused by its name, with its usual range: %s', async (text) => {
    const { document } = await estimate(text, { zip: '80218' });
    expect(document.warnings.join(' ')).toMatch(
      /Asbestos removal is not in this price.*\$5–20 per sq ft/,
    );
    expect(document.items.filter(({ metadata }) => metadata.code === 'PRM-ASBEST')).toEqual([]);
  });

  it.each([
    'Test the popcorn ceiling for asbestos',
    'Remove the popcorn ceiling, tested, no asbestos',
    'Remove the vinyl floor',
  ])('that nobody removes is not spoken of so: %s', async (text) => {
    const { document } = await estimate(text, { zip: '80218' });
    expect(document.warnings.join(' ')).not.toContain('Asbestos removal');
  });
});
