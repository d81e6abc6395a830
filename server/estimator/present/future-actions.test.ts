import { expect, it } from 'vitest';
import type { AgentKind } from '../../domain/catalog.ts';
import { estimate } from '../testing/estimate.ts';

const adviceOf = async (agentKind: AgentKind, instructions: string) => {
  const { document } = await estimate(instructions, { agentKind });
  return { ...document, advice: document.futureActions.join('\n') };
};

/** What is said after some losses and no other. */
const ONLY_AFTER: readonly (readonly [perils: readonly string[], RegExp])[] = [
  [['water', 'freeze'], /24 to 48 hours/],
  [['fire'], /soot/],
  [['hail'], /dents/],
  [['theft'], /to the police/],
  [['impact'], /what hit the building/],
];

/** Words for somebody who orders a remodel. */
const REMODEL = /comparable bids|hold 10%|licensed contractor verify|cabinet layout/;

it.each([
  [
    'water',
    'Pipe burst under the sink: kitchen 12x14 wet, flood cut 2 ft, replace base cabinets and hardwood floor, dry it.',
    [/^Stop the water at its source/, /within 24 to 48 hours/, /moisture readings/],
  ],
  ['freeze', 'Pipes froze: replace bathroom 5x8 drywall.', [/^Stop/, /Keep the heat on/]],
  [
    'fire',
    'Kitchen fire: kitchen 12x14 burned, soot in the living room 15x18.',
    [/fire department releases/, /Board up/, /soot alone/],
  ],
  ['wind', 'Wind tore shingles off the roof, 12 squares.', [/^Cover openings/, /weather record/]],
  ['hail', 'Hail damage: replace 30 sq roof.', [/weather record/, /dents/, /test squares/]],
  ['theft', 'Break-in: replace the front door and one window.', [/police/, /re-keyed/]],
  [
    'impact',
    'A tree fell on the garage: replace the roof, 10 squares.',
    [/shored/, /Note what hit/],
  ],
  ['mold', 'Mold remediation in the bathroom 5x8, remove drywall.', [/source of the moisture/]],
] as const)('a claim after %s is told what that loss asks for', async (peril, told, advice) => {
  const claim = await adviceOf('INSURANCE', told);
  expect(claim.peril).toBe(peril);
  for (const words of advice) expect(claim.advice).toMatch(words);
  expect(claim.advice).toContain('adjuster');
  expect(claim.advice).not.toMatch(REMODEL);
  const others = ONLY_AFTER.filter(([perils]) => !perils.includes(peril));
  expect(others.filter(([, words]) => words.test(claim.advice))).toEqual([]);
});

const REMODELING =
  'Kitchen remodel 12x14 with new cabinets, quartz counters, tile backsplash and appliances.';

it('an owner who remodels is told to compare bids, a contractor is not', async () => {
  const owner = await adviceOf('HOME_PROJECT', REMODELING);
  expect(owner.advice).toContain('three comparable bids');
  expect(owner.advice).not.toMatch(/adjuster|carrier/);
  const contractor = await adviceOf('CONTRACTOR', REMODELING);
  expect(contractor.advice).toContain('before the bid goes out');
  expect(contractor.advice).not.toMatch(/comparable bids|hold 10%|before signing|adjuster/);
});

it('a small job still has three steps', async () => {
  const { futureActions } = await adviceOf('HOME_PROJECT', 'Paint a bedroom 10x12.');
  expect(futureActions.length).toBeGreaterThanOrEqual(3);
});
