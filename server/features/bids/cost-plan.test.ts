import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { save } from '../../testing/editing.ts';
import { TestCostPlanDocument } from '../../testing/gql/graphql.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { guestOf, type Person } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

const cents = (amount: number) => Math.round(amount * 100);

const planOf = async (person: Person, id: string) => {
  const { estimate } = await person.runOk(TestCostPlanDocument, { id });
  if (!estimate?.costPlan) throw new Error('There is no plan.');
  const { workingDays, phases, ...parts } = estimate.costPlan;
  return { linesTotal: estimate.linesTotal, workingDays, phases, parts };
};

const sumOf = (parts: Awaited<ReturnType<typeof planOf>>['parts']) =>
  Object.values(parts).reduce((sum, amount) => sum + cents(amount), 0);

describe('what an estimate is made of', () => {
  it.each([
    ['HOME_PROJECT', 'Remodel the 5x8 bathroom and paint three bedrooms 12x12'],
    ['INSURANCE', 'Burst pipe: replace wet drywall and LVP in the 12x14 kitchen. 3 air movers.'],
    ['CONTRACTOR', 'Bid for hall bath 5x8 gut remodel'],
  ] as const)(
    'adds up to the lines of a %s to the cent, and takes days',
    async (agentKind, text) => {
      const guest = guestOf(server());
      const { id } = await priced(guest, text, { agentKind });
      const { linesTotal, workingDays, phases, parts } = await planOf(guest, id);
      expect(sumOf(parts)).toBe(cents(linesTotal));
      expect(parts.labor).toBeGreaterThan(0);
      expect(parts.material).toBeGreaterThan(0);
      const ends = phases.map(({ startDay, days }) => startDay + days - 1);
      expect(phases[0]?.startDay).toBe(1);
      expect(phases.map(({ startDay }) => startDay)).toEqual(
        phases.map(({ startDay }) => startDay).toSorted((one, other) => one - other),
      );
      expect(workingDays).toBe(Math.max(...ends));
    },
  );

  it('has no labor and no days where the owner does the work', async () => {
    const guest = guestOf(server());
    const text = 'Materials only: paint the 12x14 bedroom and replace the toilet';
    const { id } = await priced(guest, text);
    const { linesTotal, workingDays, phases, parts } = await planOf(guest, id);
    expect(parts).toMatchObject({ labor: 0, equipment: 0, overheadAndProfit: 0 });
    expect(parts.material).toBeGreaterThan(0);
    expect(sumOf(parts)).toBe(cents(linesTotal));
    expect([workingDays, phases]).toEqual([0, []]);
  });

  it('leaves out what was set by hand: that is no part of any work', async () => {
    const guest = guestOf(server());
    const estimate = await priced(guest, 'Remodel the 5x8 bathroom');
    const before = await planOf(guest, estimate.id);
    await save(guest, estimate, { totalOverride: 1_000 });
    expect(await planOf(guest, estimate.id)).toEqual(before);
  });
});
