// Orders told as a question, a wish or a need behind a story, and orders beside what stays, was done or is priced whole.
import { describe, expect, it } from 'vitest';
import { preview, request } from '../../testing/estimate.ts';
import { linesIn } from './testing/lines-in.ts';

describe('the one order of a story', () => {
  it.each([
    [
      'The crew keeps tramping through my bathroom. Could you bring a portable toilet out here',
      'GCN-TOILET 1',
    ],
    [
      'My electrician can’t reach the gym ceiling. Rent us a scissor lift for two days',
      'GCN-LIFT 2',
    ],
    [
      'The roof is stripped and the shingles are on order, so we need felt put down before Friday',
      'RFG-FELT, -RFG-ARCH',
    ],
    ['We’d like a pergola built over the seating area by the pool', 'DCK-PERG'],
    ['Crawlspace joists are fuzzy. Sand the joists clean', 'MLD-SAND'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('an order beside what is there or stays', () => {
  it.each([
    ['Hang two pendant lights over the sink, the wires are there now', 'ELE-PENDANT 2'],
    ['swap the two bath fans, ducts are there', 'HVC-BATHSWP 2'],
    ['Install a new toilet in the hall bath. Done: paint', 'PLB-TOILET 1, -PNT-WALL'],
    ['New kitchen faucet. A new water heater, but that is too expensive', '-PLB-WHGAS'],
    ['New door lock. Tile edge in the hall (which we leave)', 'DOR-LOCK 1, -TIL-FLOOR'],
    ['Cut down the maple, the stump can stay', 'LND-TREEREM 1'],
    ['Deck boards, posts, stairs all stay. Replace the ledger, 16 ft', 'DCK-LEDGER 16, -FNC-POST'],
    ['wall cabinets 11 LF, clean the other cabinets 12 LF', 'CAB-WALL 11, FIR-CLNCAB 12'],
    ['Chimney crown rebuilt, repoint the brick, 50 sf', 'MAS-CROWN 1, MAS-REPOINT 50'],
    [
      'Have a look at the dishwasher before you sell me a new one, and fix two dead outlets',
      'ELE-DEVICE 2, -APL-DW',
    ],
    ['Windows: 0. Skylights: 0. Gutters: 120 ft', 'GUT-AL5 120, -WIN-INSERT, -WIN-SKYFIX'],
    [
      'Bath inspection. Sat: toilet, vanity. Regrout the shower, 25 sf',
      'TIL-REGROUT 25, -PLB-TOILET',
    ],
    [
      'Two bedroom windows won’t stay open and the hall needs paint, 300 sf of wall',
      'WIN-SCREENDR 2, PNT-WALL 300, -WIN-INSERT',
    ],
    [
      'Carpet clean 600 sf, replace 4 light fixtures bedroom and entry, mulch 3 cy',
      'CLN-CARPET 600, ELE-FIXTURE 4, -DOR-ENTRY',
    ],
    ['Fix the asphalt at the garage, 12x14, where it sank', 'CNC-ASPH 168'],
    ['Sheetrock back a 3x4 opening behind the washer', 'DRW-PATCHL 1, -DRW-WALL'],
    [
      '2 ton heat pump swap for a 900 sf cottage, old one R22 from 2004. 40 ft line set. quotes so far $5,100',
      'HVC-HP 1, HVC-LINESET 40',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('an order that names its thing, whatever else its words tell', () => {
  it.each([
    ['2 inch foam sheets on 350 sf of basement wall', 'INS-RIGID 350, -INS-SPRAYCC'],
    ['Wipe the soot off 310 sf of vinyl plank flooring after a grease fire', 'FIR-CLNFLR 310'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a new one of what other words name', () => {
  it.each([
    ['Front door is rotten and the frame too. Put in new, same size.', 'DOR-ENTRY'],
    ['AC died, 3 ton, 18 years old. Put in new. Thermostat stays.', 'HVC-AC'],
    ['The driveway is cracked. Break it out and pour a new one, 5 inch', 'CNC-DRIVE'],
    ['Our back deck is rotten. Tear it off, 240 sf. Build a new one same size.', 'DCK-FRAME 240'],
    ['bath: new floor, sheet vinyl 6x7. outside: 1 gutter corner leak', '-GUT-AL5'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what is ordered whole, and more beside it', () => {
  it.each([
    ['White box 2,200 sf, and one storefront door', ['commercial_white_box', 'COM-STOREDR']],
    ['Fire repair of one bedroom, 11x12, and new smoke alarms, 3', ['fire_room', 'ELE-SMOKE']],
    ['office TI 4,100 SF, suite 210, and one ADA door operator', ['office_ti', 'COM-ADAOP']],
  ])('%s', (text, priced) => {
    const { work } = preview(request(text));
    expect(work.map(({ does }) => (does.kind === 'ROW' ? does.code : does.assembly))).toEqual(
      priced,
    );
  });
});

describe('an opinion that is asked for', () => {
  it.each([
    'Please check what my insurer left out.',
    'Please have a look at the estimate of my adjuster',
    'Could you compare my two bids please',
    'Can you tell me whether this price is fair?',
  ])('orders no work: %s', (text) => expect(preview(request(text)).work).toEqual([]));
});
