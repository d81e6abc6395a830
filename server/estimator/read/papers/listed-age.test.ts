import { describe, expect, it } from 'vitest';
import { estimate } from '../../testing/estimate.ts';
import { paperUpload } from '../../testing/paper-upload.ts';

const claimsOf = async (instructions: string, ...rows: string[]) => {
  const text = ['Room|Description|Qty|Unit|Age', ...rows].join('\n').replaceAll('|', '\t');
  const name = 'adjuster.xlsx';
  const { document } = await estimate(instructions, {
    agentKind: 'INSURANCE',
    uploads: [paperUpload(name, text)],
  });
  return document.items.map(({ details, metadata: { code, claim } }) => ({
    code,
    age: claim?.age,
    isAssumed: claim?.isAgeAssumed,
    isSourced: /years listed in adjuster\.xlsx/.test(details),
  }));
};

const ASK = 'Price the attached list.';
const SHINGLES = '|R&R 3-tab shingles|22|SQ|15';

describe("the ages of an adjuster's table", () => {
  it('depreciate the lines they stand in, and no others', async () => {
    const claims = await claimsOf(
      ASK,
      SHINGLES,
      'Bedroom|R&R laminate flooring|140|SF|8',
      'Bedroom|R&R laminate flooring|60|SF|',
    );
    expect(claims).toContainEqual({ code: 'RFG-3TAB', age: 15, isAssumed: false, isSourced: true });
    expect(claims.filter(({ code }) => code === 'FLR-LAM')).toEqual([
      { code: 'FLR-LAM', age: 8, isAssumed: false, isSourced: true },
      { code: 'FLR-LAM', age: expect.any(Number), isAssumed: true, isSourced: false },
    ]);
  });

  it('give way to an age that the user states', async () => {
    const claims = await claimsOf(`${ASK} The roof is 12 years old.`, SHINGLES);
    expect(claims.find(({ code }) => code === 'RFG-3TAB')).toMatchObject({
      age: 12,
      isAssumed: false,
      isSourced: false,
    });
  });

  it('stay when the quantity is the one that the user states', async () => {
    const claims = await claimsOf('Replace 22 SQ of 3-tab shingles, see the list.', SHINGLES);
    expect(claims.find(({ code }) => code === 'RFG-3TAB')).toMatchObject({ age: 15 });
  });
});
