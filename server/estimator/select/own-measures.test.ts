import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

const quantity = async (text: string, code: string): Promise<number | undefined> => {
  const { document } = await estimate(text);
  return document.items.find(({ metadata }) => metadata.code === code)?.quantity;
};

describe('a stated measure ends in a quantity', () => {
  it.each([
    ['deck', 'The deck needs a restain, 10 x 16', 'PNT-DECK', 160],
    ['length and height', 'Paint one wall, 15 ft long and 10 ft high', 'PNT-WALL', 150],
    ['width and length', 'Asphalt driveway, 10 ft wide 50 ft long', 'CNC-ASPH', 500],
    ['run of trim', 'Paint 6 interior doors and 120 lf of baseboard', 'PNT-BASE', 120],
    ['building as a place', 'Vinyl siding on the rear wall only, 30 x 10', 'SDG-VINYL', 300],
    ['tons', 'Replace two 4 ton rooftop units on the store', 'HVC-RTUTON', 8],
    ['pieces', 'Fire alarm in the suite: 7 devices', 'COM-FIREAL', 7],
    ['patch of siding', 'Repair 25 sf of vinyl siding', 'SDG-REPAIR', 25],
    ['fence by its height', 'Cedar fence 70 ft x 6 ft', 'FNC-WOOD6', 70],
    ['brackets', 'Patch holes (about 5 small)', 'DRW-PATCHS', 5],
  ])('%s', async (_, text, code, wanted) => {
    expect(await quantity(text, code)).toBe(wanted);
  });
});
