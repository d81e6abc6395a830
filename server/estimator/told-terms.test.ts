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
  it.each(['Materials only price for a 12x16 PT deck', 'Install 300 SF of LVP, materials only'])(
    'is said to hold the labor: %s',
    async (text) => {
      const { document } = await told(text);
      expect(document.warnings.join(' ')).toMatch(
        /materials only, and this total includes the labor/,
      );
      expect(preview(request(text)).unread).toEqual([]);
    },
  );
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
