// How marked words become work, whatever network marked them: amounts, places, what shapes a job and what it leaves alone.
import { describe, expect, it } from 'vitest';
import { estimateScope } from '../../estimate-scope.ts';
import { book, request } from '../../testing/estimate.ts';
import { readerData, readSegments } from './read-text.ts';
import type { Role } from './chain.ts';
import type { Segment } from './segments.ts';

const ROLES: Readonly<Record<string, Role>> = {
  o: 'order',
  r: 'remove',
  k: 'keep',
  d: 'done',
  p: 'place',
  m: 'measure',
  f: 'fact',
  n: 'number',
};
const MARK = /\[([^\]|]+)\|([orkdpmfn]):?([^\]]*)\]/g;

/** A text with marks, `[words|role:CODE CODE]`, as its plain words and its segments. */
const marked = (written: string): { text: string; segments: Segment[] } => {
  let text = '';
  let at = 0;
  const segments: Segment[] = [];
  for (const { 0: whole, 1: words = '', 2: role = '', 3: codes = '', index } of written.matchAll(
    MARK,
  )) {
    text += written.slice(at, index);
    const candidates = codes
      .split(' ')
      .filter(Boolean)
      .map((code, nr) => ({ code, chance: nr === 0 ? 0.9 : 0.1 }));
    const start = text.length;
    text += words;
    segments.push({ role: ROLES[role] ?? 'fact', words, start, end: text.length, candidates });
    at = index + whole.length;
  }
  return { text: text + written.slice(at), segments };
};

const read = (
  written: string,
  agent: 'HOME_PROJECT' | 'INSURANCE' | 'CONTRACTOR' = 'HOME_PROJECT',
) => {
  const { text, segments } = marked(written);
  const { scope } = readSegments({ text, agent, grade: 1 }, segments, readerData(), book);
  const asked = { ...request(text), agentKind: agent };
  return { scope, document: estimateScope(scope, asked, book) };
};

/** The whole amount of a code. */
const amountOf = (written: string, code: string, agent?: 'INSURANCE' | 'CONTRACTOR'): number =>
  read(written, agent)
    .document.items.filter(({ metadata }) => metadata.code === code)
    .reduce((sum, { quantity }) => sum + quantity, 0);

describe('amounts that words tell', () => {
  it.each([
    [
      '[28 doors and 11 drawer fronts sprayed|o:PNT-CABFRONT] in the [kitchen|p]',
      'PNT-CABFRONT',
      39,
    ],
    ['[insulate the walls 620 ft with batts|o:INS-BATTWL]', 'INS-BATTWL', 620],
    ['[two strong helpers for 6 hours|o:GCN-LABOR]', 'GCN-LABOR', 12],
    ['[a portable toilet|o:GCN-TOILET] by the shed for 4 months', 'GCN-TOILET', 4],
    ['[5 sections of scaffold|o:GCN-SCAFF] on the chimney for three weeks', 'GCN-SCAFF', 15],
    ['Three trailer loads of brush, [haul it away|o:HAU-PICKUP]', 'HAU-PICKUP', 3],
    ['[asbestos survey with 6 samples|o:PRM-ASBEST]', 'PRM-ASBEST', 1],
    ['[replace 60 stained 2x4 ceiling tiles|o:DRW-ACTTILE]', 'DRW-ACTTILE', 480],
    ['[3 bulb vanity light|o:ELE-VANLITE]', 'ELE-VANLITE', 1],
    ['[a kitchen faucet and 3/4 HP disposal|o:@plumbing_misc]', 'PLB-DISPOSAL', 1],
    ['[kitchen faucet, includes disposal of the old one|o:@plumbing_misc]', 'PLB-DISPOSAL', 0],
    ['[replace 6 windows and the front door|o:WIN-FULL]', 'WIN-FULL', 6],
    ['[caulk both tubs|o:BTH-CAULK]', 'BTH-CAULK', 2],
    ['[alum window wrap x6|o:WIN-WRAP]', 'WIN-WRAP', 6],
    ['[the panel has to be replaced, it is a 200|o:ELE-PANEL200]', 'ELE-PANEL200', 1],
    ['[two 5-ton rooftop units|o:HVC-RTUTON]', 'HVC-RTUTON', 10],
    ['[blow in insulation|o:INS-BLOWN] in the [1,100 SF attic|p]', 'INS-BLOWN', 1100],
    ['[swap 36 2x4 fluorescents for LED panels|o:@led_troffers]', 'ELE-TROFFER', 36],
    ['[20 rotten deck boards, and restain|o:@deck_repair]', 'DCK-BOARD', 110],
    ['[scrape the popcorn ceilings|o:@popcorn_removal], about 760 sq ft', 'DEM-POPCORN', 760],
    ['[lay 50 yards of carpet|o:FLR-CARPET]', 'FLR-CARPET', 450],
  ])('%s', (written, code, amount) => expect(amountOf(written, code)).toBe(amount));

  it.each([
    ['[new LED lights|o:@led_troffers] in our whole [office|p]', 'ELE-TROFFER', 25],
    ['[new LED lights|o:@led_troffers] in the back [office|p]', 'ELE-TROFFER', 2],
    ['[build out|o:@office_ti] an [office|p] for our firm', 'CLN-FINAL', 2000],
  ])('of an office: %s', (written, code, amount) =>
    expect(amountOf(written, code, 'CONTRACTOR')).toBe(amount),
  );

  it.each([
    ['[gut the shower and retile it|o:@shower_retile]', 'TIL-PAN', 1],
    ['[gut the shower and retile it|o:@shower_retile], keep the pan', 'TIL-PAN', 0],
    ['[tear out the shower tile|o:@shower_retile]', 'TIL-PAN', 0],
    ['[retile the walls|o:@shower_retile] where we take a shower', 'TIL-PAN', 0],
    ['[popcorn off|o:@popcorn_removal]. House built 1988', 'PRM-ASBEST', 0],
    ['[popcorn off|o:@popcorn_removal]. House built 1974', 'PRM-ASBEST', 1],
  ])('%s', (written, code, amount) => expect(amountOf(written, code)).toBe(amount));

  it.each([
    ['[antimic 340|o:WTR-ANTIM], [pull pad 340|r:WTR-TOPAD]', 'WTR-ANTIM', 340],
    ['[6 AM x 3 d|o:WTR-AIRMV]', 'WTR-AIRMV', 18],
    ['[1 LGR x 3|o:WTR-DEHL]', 'WTR-DEHL', 3],
    [
      '[moldy drywall out, 60 SF|r:MLD-TODRY]. [Air scrubber 3 days|o:WTR-SCRUB]. [New sheetrock|o:DRW-WALL]',
      'DRW-WALL',
      60,
    ],
  ])('in lists: %s', (written, code, amount) =>
    expect(amountOf(written, code, 'INSURANCE')).toBe(amount),
  );

  it('of another room are not taken over', () => {
    const written =
      '[Remove 60 SF of drywall|r:DEM-DRYWALL] in the [kitchen|p]. [Hang new drywall|o:DRW-WALL] in the [bedroom|p].';
    expect(amountOf(written, 'DRW-WALL')).toBeGreaterThan(200);
  });
});

describe('several equal dwellings', () => {
  it.each([
    ['[Six 1BR units|p], each one: [two outlets|o:ELE-NEWOUT]', 12],
    ['14 apartments, all the same. [One outlet|o:ELE-NEWOUT]', 14],
    ['4 units. [4 outlets total|o:ELE-NEWOUT], one in each unit.', 4],
    ['My house is next to twelve apartments, all the same. [One outlet|o:ELE-NEWOUT]', 1],
    ['[3 units of shelving, identical|o:TRM-SHELF]. [One outlet|o:ELE-NEWOUT]', 1],
    ['[Two outlets|o:ELE-NEWOUT]. In each unit of the six units there is a dog.', 2],
  ])('%s', (written, outlets) => expect(amountOf(written, 'ELE-NEWOUT')).toBe(outlets));

  it('have one roof', () => {
    const written =
      'Four units. In each unit [two outlets|o:ELE-NEWOUT], and [new shingles, 60 squares|o:RFG-ARCH].';
    expect(amountOf(written, 'RFG-ARCH')).toBe(60);
    expect(amountOf(written, 'ELE-NEWOUT')).toBe(8);
    expect(read(written).scope.notes.map(({ text }) => text)).toContain(
      'What is said of one of the 4 units is priced for all of them.',
    );
  });
});

describe('places', () => {
  const labelsOf = (written: string) => read(written).scope.places.map(({ label }) => label);

  it('of one sentence are places of their own', () => {
    const written = '[Paint the walls|o:PNT-WALL] of the [powder room and the bathroom|p].';
    expect(labelsOf(written)).toEqual(['Powder room', 'Bathroom']);
  });

  it('are called by the plain word, too, where it is the only such room', () => {
    const written =
      'The [master bedroom 14x16|p]: [paint the walls|o:PNT-WALL]. [Bedroom carpet ruined, replace|o:FLR-CARPET].';
    expect(amountOf(written, 'FLR-CARPET')).toBe(224);
  });

  it('that nothing marked are those of the text, where it names one; what is finished is floor', () => {
    const written =
      'My basement flooded, [carpet|o:FLR-CARPET] and [drywall are soaked|o:WTR-TODRY], [600 sq ft finished|m].';
    expect(amountOf(written, 'FLR-CARPET')).toBe(600);
    expect(amountOf(written, 'WTR-TODRY')).toBeLessThan(400);
    expect(labelsOf(written)).toEqual(['Basement']);
  });

  it('that only tell where another one is get no size', () => {
    expect(
      amountOf('[Deck off the kitchen 12 x 18|p], [composite boards|o:DCK-COMP]', 'DCK-COMP'),
    ).toBe(216);
  });

  it('of a list end with their item, where the list is about a building', () => {
    const written =
      '[House, 1,450 SF|p]: [repaint all walls|o:PNT-WALL]; [LVT|o:FLR-LVP] in the [bedroom|p], [180 SF|m]; [new baseboard 420 LF|o:TRM-BASE].';
    const { scope } = read(written, 'CONTRACTOR');
    const base = scope.work.find(({ does }) => does.kind === 'ROW' && does.code === 'TRM-BASE');
    expect(scope.places.find(({ id }) => id === base?.placeId)?.label).toBe('House');
  });
});

describe('a job that is done whole', () => {
  const HALL =
    '[Gut|o:DEM-GUT] and [remodel 5x8|o:@bathroom_remodel] [hall bath|p], [move toilet to other wall|o:PLB-MOVE], [curbless shower|o:TIL-PAN] with [linear drain|o:NONE], [heated floor|o:TIL-HEAT]';

  it('is shaped by what was said of it, and by nothing else', () => {
    const { document } = read(HALL);
    const codes = document.items.map(({ metadata }) => metadata.code);
    expect(codes).toEqual(expect.arrayContaining(['TIL-PAN', 'TIL-HEAT', 'PLB-MOVE']));
    for (const absent of ['PLB-TUBALC', 'BTH-ROD', 'DEM-GUT', 'PLB-SHBASE'])
      expect(codes).not.toContain(absent);
    expect(amountOf(HALL, 'PLB-MOVE')).toBe(1);
    expect(amountOf(HALL, 'TIL-HEAT')).toBeGreaterThanOrEqual(30);
    expect(amountOf(HALL, 'TIL-HEAT')).toBeLessThanOrEqual(40);
  });

  it('names the words that each parameter and line follow from, and what is not priced', () => {
    const { scope } = read(HALL);
    const [work] = scope.work;
    const params = work?.does.kind === 'ASSEMBLY' ? work.does.params : [];
    expect(params.find(({ name }) => name === 'heat')?.because?.words).toBe('heated floor');
    expect(work?.set.find(({ code }) => code === 'PLB-MOVE')?.because?.words).toBe(
      'move toilet to other wall',
    );
    expect(scope.unread.map(({ words }) => words)).toEqual(['linear drain']);
  });

  it('is of the kind that its words name', () => {
    const written =
      '[replace kitchen countertops with laminate|o:@countertop_replace], [40 sqft|m]';
    expect(amountOf(written, 'CTP-LAM')).toBe(40);
    expect(amountOf(written, 'CTP-QUARTZ')).toBe(0);
  });

  it('is meant by a pronoun', () => {
    const written = '[The roof is 15 years old|f], [replace it|o:@roof_replace]. [31 squares|m]';
    expect(amountOf(written, 'RFG-ARCH')).toBe(31);
  });

  it('has the size that stands right behind it, in no words of its own', () => {
    const floor = '[Tile the mudroom floor|o:@floor_tile], 8x9, porcelain';
    expect(amountOf(floor, 'TIL-FLOOR')).toBe(72);
    expect(amountOf('[Cafe build out|o:@restaurant_ti], 1,900 sf, raw shell', 'BLD-REST')).toBe(
      1900,
    );
    const other = '[Cafe build out|o:@restaurant_ti], 1,900 sf of signs';
    expect(amountOf(other, 'BLD-REST')).not.toBe(1900);
  });

  it('of a building is larger than one room of it', () => {
    const diner = '[Turn the old bank into a diner|o:@restaurant_ti] with a full [kitchen|p]';
    expect(amountOf(diner, 'BLD-REST')).toBe(2000);
  });

  it('is as long as it is told, without a floor of so many square feet', () => {
    const written = '[Replace the fence, 120 feet|o:@fence_build]';
    expect(amountOf(written, 'FNC-WOOD6')).toBe(120);
    expect(read(written).scope.places.map(({ basis }) => basis)).toEqual(['DEFAULT']);
  });

  it.each([
    ['[reroof, 24 squares|o:@roof_replace]', 'sq', 'STATED'],
    ['[new roof|o:@roof_replace] on our [1,600 sq ft house|p]', 'plan_sf', 'DERIVED'],
  ])('is stated where it was told: %s', (written, name, basis) => {
    const [work] = read(written).scope.work;
    const params = work?.does.kind === 'ASSEMBLY' ? work.does.params : [];
    expect(params.find((param) => param.name === name)).toMatchObject({ basis });
  });

  it('is not assumed where the text names no such place', () => {
    const written = '[Pour the walk 38x4|o:CNC-WALK], [broom finish|o:@basement_finish].';
    const { scope } = read(written);
    expect(scope.work).toHaveLength(1);
    expect(scope.unread.map(({ words }) => words)).toEqual(['broom finish']);
  });

  it('keeps all but the kind that is refused', () => {
    const written = '[14x20|m] [plain concrete patio|o:@patio]. [No pavers|k:CNC-PAVER].';
    expect(amountOf(written, 'CNC-SLAB4')).toBe(280);
  });

  it('of a loss is not priced beside the list of its work', () => {
    const written =
      '[Mold|o:@mold_remediation] in the [attic|p]: [media blast 900 SF|o:MLD-BLAST], [encapsulate|o:MLD-ENCAP].';
    const { scope } = read(written, 'INSURANCE');
    expect(scope.work.map(({ does }) => does.kind)).toEqual(['ROW', 'ROW']);
    expect(amountOf(written, 'MLD-ENCAP', 'INSURANCE')).toBe(900);
  });

  it('of a building is priced beside listed work where words order it for sure', () => {
    const written =
      '[Paint the walls|o:PNT-WALL] of the [kitchen|p]. [Gut the whole house|o:@whole_gut].';
    const { work } = read(written).scope;
    expect(work.map(({ does }) => does)).toContainEqual(
      expect.objectContaining({ assembly: 'whole_gut' }),
    );
  });

  it('has in its name what was counted', () => {
    const { scope } = read('[Five rafters snapped|o:FRM-RAFTER].');
    expect(scope.work[0]?.label).toMatch(/\(5 rafters at 16 LF\)$/);
  });
});

describe('work ordered by itself', () => {
  const codesOf = (written: string): string[] =>
    read(written).document.items.flatMap(({ metadata }) => metadata.code ?? []);

  it('moldy drywall brings its containment, and no tests of others', () => {
    const codes = codesOf('[Cut out 60 SF of moldy drywall|r:MLD-TODRY] in the [laundry room|p].');
    expect(codes).toEqual(expect.arrayContaining(['WTR-POLY', 'WTR-SCRUB', 'HAU-HAZ']));
    for (const absent of ['MLD-TEST', 'MLD-PROTO', 'MLD-ENCAP'])
      expect(codes).not.toContain(absent);
  });

  it.each([
    ['[turn the storefront into a diner|o:BLD-REST]', 'BLD-REST', 2000],
    ['[a home from scratch, two bedrooms and one bath|o:BLD-NEW]', 'BLD-NEW', 1800],
    ['[the insurance suite gutted to the studs|r:DEM-COMM]', 'DEM-COMM', 2000],
    ['[put up a plastic wall with a flap|o:WTR-POLY] while our crew grinds', 'WTR-POLY', 120],
    ['[clear out what the renters left behind|o:CLN-TRASH]', 'CLN-TRASH', 8],
    ['[sweep up after the framers|o:CLN-ROUGH]', 'CLN-ROUGH', 1800],
    ['[pack out the contents and bring them back|o:FIR-PACK], smoke', 'FIR-PACK', 60],
    ['[pack out the contents and bring them back|o:FIR-PACK] of the [den 15x20|p]', 'FIR-PACK', 10],
  ])('is priced at its usual size: %s', (written, code, amount) =>
    expect(amountOf(written, code)).toBe(amount),
  );

  it.each([
    ['[draw plans|o:PRM-PLANS] for the [kitchen|p] and [hall bath|p]', 'PRM-PLANS'],
    ['[pull the permit|o:PRM-BLDG] for the [kitchen|p] we are remodeling', 'PRM-BLDG'],
  ])('papers do no room over: %s', (written, code) => expect(codesOf(written)).toEqual([code]));

  it('a room is done over beside its permit', () =>
    expect(codesOf('[Pull the permit|o:PRM-BLDG] and redo the [kitchen|p]')).toContain('CAB-BASE'));

  it('a package leaves out what others do and what was tested', () => {
    const popcorn = '[scrape the popcorn|o:DEM-POPCORN] in the [den|p]';
    expect(codesOf(popcorn)).toContain('PRM-ASBEST');
    expect(codesOf(`${popcorn}, it was tested, no asbestos`)).not.toContain('PRM-ASBEST');
    for (const told of [
      'I want it tested first',
      'no asbestos testing was done',
      'but our well was tested',
    ])
      expect(codesOf(`${popcorn}. ${told}`)).toContain('PRM-ASBEST');
    const wall = '[take out the partition|o:DEM-WALLNB] in the [den|p]';
    expect(codesOf(wall)).toContain('DRW-WALL');
    const codes = codesOf(`${wall}. We will do the patching`);
    expect(codes).toContain('DEM-WALLNB');
    for (const absent of ['DRW-WALL', 'PNT-WALL', 'FLR-HWPATCH'])
      expect(codes).not.toContain(absent);
  });
});
