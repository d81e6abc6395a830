// Rows of shops, offices and warehouses, ordered the way facility managers and contractors write.
import { describe, expect, it } from 'vitest';
import { estimate } from '../../testing/estimate.ts';

/** Row of the price book, its amount, and how somebody orders just that. */
const ORDERS: readonly (readonly [code: string, quantity: number, text: string])[] = [
  ['COM-GLASS', 180, 'glazed office front 180 sq ft'],
  ['COM-HVAC', 3000, 'ductwork distribution for tenant space 3,000 sq ft'],
  ['COM-SPKSF', 4000, 'sprinkler the building, 4,000 sf'],
  ['COM-BREAK', 10, 'breakroom cabinets and countertop 10 feet'],
  ['COM-ADAOP', 2, '2 automatic door openers'],
  ['COM-SIGN', 10, '10 braille restroom signs'],
  ['COM-GREASEX', 1, 'buried grease interceptor outside'],
  ['COM-HOOD', 12, '12 ft kitchen exhaust hood with fire suppression and make-up air'],
  ['COM-PART', 519, 'metal stud partitions 60 lf to the grid'],
  ['COM-GYPCLG', 400, 'drywall soffits and lids, 400 sf in the lobby'],
  ['COM-ACTPATCH', 200, 'ceiling grid patching 200 sf'],
  ['DRW-ACT24', 1200, 'install ACT grid and tile 2x4, 1,200 sf'],
  ['DRW-ACT22', 1200, '2x2 suspended ceiling 1,200 sf'],
  ['COM-HDWR', 6, 'replace 6 lever locks and closers'],
  ['COM-STOREDR', 1, 'new glass entry door for the shop'],
  ['WIN-STORE', 200, 'replace 200 sf of store front windows'],
  ['COM-ZONE', 4, 'install 4 room temperature sensors'],
  ['COM-TAB', 20, 'air balance 20 outlets'],
  ['COM-RECEP', 20, '20 commercial outlets'],
  ['COM-OCC', 6, '6 motion sensor switches'],
  ['COM-PANELB', 1, 'install a 42-circuit branch panel'],
  ['COM-HIGHBAY', 20, '20 high-bay fixtures in the warehouse'],
  ['COM-TRACK', 12, '12 track light fixtures'],
  ['COM-SPKNEW', 6, '6 additional fire sprinkler heads with piping'],
  ['COM-TPART', 3, '3 restroom stall partitions'],
  ['COM-PREP', 5000, 'shot blast floor 5,000 sf'],
  ['COM-URETH', 5000, 'urethane topcoat on the floor 5,000 sq ft'],
  ['COM-STRIPE', 800, 'yellow aisle lines 800 feet'],
  ['COM-QUARRY', 400, '400 sq ft of quarry tile floor with cove base'],
  ['COM-HIWALL', 4000, 'paint high warehouse walls 4,000 sf'],
  ['COM-SLAT', 250, 'slatwall panels 250 sf'],
  ['COM-FITROOM', 3, '3 fitting rooms with doors and benches'],
  ['COM-SIGNEL', 1, 'power for the exterior sign'],
  ['COM-SINK3', 1, 'triple bowl commercial sink'],
  ['COM-EQHOOK', 8, 'connect 8 kitchen appliances in restaurant, gas and power'],
  ['COM-BAR', 16, 'build a 16 foot bar with top and back shelf'],
  ['COM-BOOTH', 24, '24 feet of upholstered bench seating booths'],
  ['DOR-HM', 2, 'replace 2 hollow-metal doors with frame and hardware'],
  ['FLR-RBASE', 300, 'rubber base 300 lf'],
  ['BLD-REST', 2500, 'turn retail space into a restaurant 2,500 sf'],
];

describe('work for businesses, in many words', () => {
  it.each(ORDERS)('%s x %d: %s', async (code, quantity, text) => {
    const { quantityOf } = await estimate(text, { propertyType: 'COMMERCIAL' });
    expect(quantityOf(code)).toBe(quantity);
  });
});
