// Labor alone, goods alone and fees, told of a job as a whole: used, or said to be in no total.
import { describe, expect, it } from 'vitest';
import { estimate, preview, request } from './testing/estimate.ts';

const told = async (text: string) => {
  const { document } = await estimate(text, { zip: '43215' });
  return { codes: document.items.map(({ metadata }) => metadata.code), document };
};

describe('labor only', () => {
  it.each([
    ['Labor only to hang 12 prehung doors', /^DOR-/, 'GCN-HANDY'],
    ['Hang 12 prehung doors, labor only', /^DOR-/, 'GCN-HANDY'],
    ['Labor only: lay 300 SF of ceramic floor tile', /^TIL-/, 'GCN-HANDY'],
    ['Quote for labor only to install a 50 gal water heater', /^PLB-WH/, 'PLB-LABOR'],
  ])('buys no goods, and its words are used: %s', async (text, goods, hours) => {
    const { codes } = await told(text);
    expect(codes.filter((code) => goods.test(code ?? ''))).toEqual([]);
    expect(codes).toContain(hours);
    expect(preview(request(text)).unread).toEqual([]);
  });
});

describe('materials only', () => {
  it.each([
    ['Materials only price for a 12x16 PT deck', '12x16 PT deck'],
    ['Install 300 SF of LVP, materials only', 'Install 300 SF of LVP'],
    ['Replace 2 toilets. Just the materials please, I do the labor myself.', 'Replace 2 toilets.'],
  ])('prices the goods and nobody who comes for them: %s', async (text, whole) => {
    const { document } = await told(text);
    const work = document.items.filter(({ metadata }) => metadata.code !== null);
    const usual = (await told(whole)).document.items;
    expect(work.length).toBeGreaterThan(0);
    for (const line of work) {
      expect(line).toMatchObject({ metadata: { materialsOnly: true } });
      expect(line.name).toMatch(/, materials only$/);
      const same = usual.find(({ metadata }) => metadata.code === line.metadata.code);
      expect(line.quantity).toBe(same?.quantity);
      expect(line.unitPrice).toBeGreaterThan(0);
      expect(line.unitPrice).toBeLessThan(same?.unitPrice ?? 0);
      expect(line.metadata.low).toBeLessThanOrEqual(line.unitPrice * line.quantity + line.tax);
    }
    expect(document.items.filter(({ metadata }) => metadata.charge !== null)).toEqual([]);
    expect(preview(request(text)).unread).toEqual([]);
  });

  it('of one sentence leaves the labor of the others', async () => {
    const { document } = await told('Replace 2 toilets. Materials only for 300 SF of LVP.');
    const alone = document.items.filter(({ metadata }) => metadata.materialsOnly);
    expect(alone.map(({ metadata }) => metadata.code)).toContain('FLR-LVP');
    expect(alone.every(({ metadata }) => metadata.code?.startsWith('FLR-'))).toBe(true);
    const toilet = document.items.find(({ metadata }) => metadata.code === 'PLB-TOILET');
    expect(toilet?.metadata.materialsOnly).toBeUndefined();
    expect(toilet).toBeDefined();
  });

  it('of a tax or a markup changes no price', async () => {
    const text = 'Replace 2 toilets. Sales tax on materials only.';
    const { document } = await told(text);
    expect(document.items.some(({ metadata }) => metadata.materialsOnly)).toBe(false);
  });
});

describe('a fee that is told', () => {
  it.each([
    ['Replace 2 toilets, management fee of 12 %', 'management fee of 12 %'],
    ['Replace 2 toilets. 10% service fee.', '10% service fee'],
    ['Replace 2 toilets, admin fee $200', 'admin fee $200'],
    ['Replace 2 toilets. 15 % markup on materials only', '15 % markup on materials only'],
    ['Replace 2 toilets. Service fee of 15 % on labor only.', 'Service fee of 15 % on labor only'],
  ])('buys nothing and is said to be in no total: %s', async (text, words) => {
    const plain = await told('Replace 2 toilets');
    const { document, codes } = await told(text);
    expect(codes).toEqual(plain.codes);
    expect(document.warnings.join(' ')).toContain(`“${words}” is not in the total.`);
    expect(preview(request(text)).unread).toEqual([]);
  });

  it('is none where it is overhead and profit, or a fee of the book', async () => {
    for (const text of [
      'Replace 2 toilets, 10% overhead and 10% profit',
      'Replace 2 toilets and pull the plumbing permit',
    ])
      expect((await told(text)).document.warnings.join(' ')).not.toContain('is not in the total');
  });
});
