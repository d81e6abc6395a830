import { describe, expect, it } from 'vitest';
import { estimateTotal, lineTotal } from '../../domain/money/pricing.ts';
import { estimate } from '../testing/estimate.ts';
import { agesOf } from './ages.ts';
import { NO_FACTS } from '../../domain/scope/scope-facts.ts';
import { agesTold } from '../read/papers/ages.ts';
import { deductibleIn } from '../read/papers/claim-amounts.ts';

const ADJUSTER =
  'Adjuster scope: R&R 1/2" drywall 320 SF, seal/prime & paint 320 SF, R&R baseboard 64 LF, ' +
  'detach & reset toilet 1 EA, R&R vinyl plank 160 SF.';

const claimOf = async (text: string, zip = '80218') => {
  const { document } = await estimate(text, { agentKind: 'INSURANCE', zip });
  if (!document.claim) throw new Error('no claim');
  return { document, claim: document.claim };
};

const cents = (amount: number): number => Math.round(amount * 100);

describe('lines of a claim', () => {
  it('join a removal with what replaces it, at the sum of both prices', async () => {
    const { document } = await claimOf(ADJUSTER);
    const line = document.items.find(({ metadata }) => metadata.code === 'DRW-WALL');
    expect(line?.name).toMatch(/^R&R /);
    expect(line?.metadata.claim?.removalCode).toBe('DEM-DRYWALL');
    expect(line?.tags).toContain('DEM-DRYWALL');
    expect(document.items.some(({ metadata }) => metadata.code === 'DEM-DRYWALL')).toBe(false);
    const alone = await estimate(ADJUSTER, { zip: '80218' });
    const unit = (code: string) =>
      alone.document.items.find(({ metadata }) => metadata.code === code)?.unitPrice ?? 0;
    expect(line?.unitPrice).toBeCloseTo(unit('DRW-WALL') + unit('DEM-DRYWALL'), 2);
  });

  it('carry the claim’s verb, and take nothing off what is only detached and reset', async () => {
    const { document } = await claimOf(ADJUSTER);
    const toilet = document.items.find(({ metadata }) => metadata.code === 'PLB-DETTOI');
    expect(toilet?.tags).toContain('D&R');
    expect(toilet?.metadata.claim).toMatchObject({ depreciation: 0, life: null, age: null });
  });

  it('depreciate material only, by the stated age, else by an assumed one', async () => {
    const { document } = await claimOf(`${ADJUSTER} The vinyl is 12 years old.`);
    const floor = document.items.find(({ metadata }) => metadata.code === 'FLR-LVP');
    expect(floor?.metadata.claim).toMatchObject({ age: 12, isAgeAssumed: false, life: 20 });
    expect(floor?.metadata.claim?.depreciationRate).toBeCloseTo(0.6, 4);
    expect(floor?.metadata.claim?.depreciation).toBeLessThan(0.6 * lineTotal(floor ?? never()));
    const wall = document.items.find(({ metadata }) => metadata.code === 'DRW-WALL');
    expect(wall?.metadata.claim).toMatchObject({ isAgeAssumed: true, depreciationRate: 0.35 });
    expect(document.assumptions.join(' ')).toContain('35% of the usual life');
  });

  it('put mitigation first and never depreciate it', async () => {
    const { document } = await claimOf(
      'Pipe burst, clean water, living room 15x18 carpet soaked. Dry out and put back.',
    );
    expect(document.items[0]?.category).toBe('Water Mitigation');
    const mitigation = document.items.filter(({ category }) => category === 'Water Mitigation');
    expect(mitigation.every(({ metadata }) => metadata.claim?.depreciation === 0)).toBe(true);
  });
});

const never = (): never => {
  throw new Error('the line is missing');
};

describe('totals of a claim', () => {
  it('reconcile to the cent with the lines', async () => {
    const { document, claim } = await claimOf(`${ADJUSTER} Deductible $1,000.`);
    expect(claim.rcv).toBe(estimateTotal(document));
    const lost = document.items.reduce(
      (sum, { metadata }) => sum + cents(metadata.claim?.depreciation ?? 0),
      0,
    );
    expect(cents(claim.recoverableDepreciation + claim.nonRecoverableDepreciation)).toBe(lost);
    expect(cents(claim.acv)).toBe(cents(claim.rcv) - lost);
    expect(claim.deductible).toBe(1000);
    expect(claim.net).toBeCloseTo(claim.acv - 1000, 2);
    expect(claim.netOnCompletion).toBeCloseTo(claim.rcv - 1000, 2);
  });

  it('leave the net open when no deductible is known, and ask for it', async () => {
    const { document, claim } = await claimOf(ADJUSTER);
    expect(claim).toMatchObject({ deductible: null, net: null, netOnCompletion: null });
    expect(document.assumptions.join(' ')).toContain('Deductible not stated');
  });

  it('give ten and ten with a reason from three trades on, and none below', async () => {
    const many = await claimOf(ADJUSTER);
    expect(many.claim.overheadMethod).toBe('ADDITIVE');
    expect(many.document.items.slice(-2).map(({ name }) => name)).toEqual(['Overhead', 'Profit']);
    const few = await claimOf('Hail damage: replace 30 sq roof');
    expect(few.claim.overheadMethod).toBe('NONE');
    expect(few.claim.overheadReason).toContain('3 or more');
    expect(few.document.items.map(({ name }) => name)).not.toContain('Overhead');
  });

  it.each([
    ['replace 30 sq roof, 140 LF gutters and 600 SF of vinyl siding', 'ADDITIVE'],
    ['replace 30 sq roof and 140 LF gutters', 'NONE'],
    ['replace 140 LF gutters and 12 window screens', 'NONE'],
  ])('count roof, gutters and siding as three trades: %s', async (work, method) => {
    expect((await claimOf(`Hail damage: ${work}`)).claim.overheadMethod).toBe(method);
  });

  it('name what to record for the cause of loss, and count the lines that are shown', async () => {
    const hail = (
      await claimOf('Hail damage: replace 28 square architectural shingle roof, gutters 160 LF.')
    ).document;
    expect(hail.reasoning).toContain('test squares');
    expect(hail.reasoning).not.toMatch(/moisture|room sketch/i);
    expect(hail.futureActions.join(' ')).not.toMatch(/rooms|drywall/);
    const water = (
      await claimOf('Pipe burst, kitchen 12x14: flood cut 2 ft, new LVP floor, paint, baseboard.')
    ).document;
    expect(water.reasoning).toContain('moisture readings per day');
    for (const { reasoning, items } of [hail, water]) {
      const [, work = '0', more] =
        /Quantities of (\d+) lines.*?(?:other (\d+) lines|$)/m.exec(reasoning) ?? [];
      const one = reasoning.includes('The other line is a charge') ? 1 : 0;
      expect(Number(work) + Number(more ?? one)).toBe(items.length);
    }
  });

  it('never advise on coverage', async () => {
    const { document } = await claimOf(ADJUSTER);
    expect(document.reasoning).toContain('no advice on coverage');
  });

  it('belong to claims only', async () => {
    const { document } = await estimate(ADJUSTER);
    expect(document.claim).toBeNull();
    expect(document.items.every(({ metadata }) => metadata.claim === null)).toBe(true);
  });
});

describe('a deductible', () => {
  it.each([
    ['Deductible is $1,000.', 1000],
    ['my deductible: 2500', 2500],
    ['we have a $2,500 wind/hail deductible', 2500],
    ['$1k deductible', 1000],
    ['deductible of $500 applies', 500],
    ['2% deductible, dwelling coverage $300,000', 6000],
    ['1% wind deductible of $250,000', 2500],
    ['2% deductible', null],
    ['new roof, $9,000 budget', null],
    ['', null],
  ])('is read from %j', (text, dollars) => {
    expect(deductibleIn(text)).toBe(dollars);
  });
});

describe('ages', () => {
  const ages = (instructions: string, yearBuilt: number | null = null) =>
    agesOf(
      {
        ...NO_FACTS,
        yearBuilt,
        ages: agesTold({ instructions, uploads: [], now: new Date('2026-06-01T00:00:00Z') }),
      },
      2026,
    );

  it.each([
    ['12 year old roof', 'roof_arch', 12],
    ['The roof is about 15 yrs old', 'roof_3tab', 15],
    ['carpet was 4 years old', 'carpet', 4],
    ['roof installed in 2016', 'roof_arch', 10],
    ['kitchen cabinets are only 3 years old', 'cabinets', 3],
    ['roof is 15 years old', 'carpet', null],
    ['12x14 bedroom', 'carpet', null],
  ])('%j', (text, key, years) => {
    expect(ages(text).of(key)).toBe(years);
  });

  it('know the house from its year or its age', () => {
    expect(ages('', 2020).house).toBe(6);
    expect(ages('10 year old house').house).toBe(10);
    expect(ages('').house).toBeNull();
  });
});
