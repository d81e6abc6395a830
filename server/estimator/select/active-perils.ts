// Which perils that are named are losses of this job.
import type { Peril } from '../parser/vocabulary/perils.ts';
import { wetnessOf } from './damage/wetness.ts';
import type { Job } from './job.ts';
import { mitigates } from './loss.ts';
import { isBlownOff, isFlooded, isStruck } from './signs-of-loss.ts';

/** Words a home owner also uses without a loss; they count only in a claim or beside mitigation. */
const STRONG: ReadonlySet<Peril> = new Set(['mold', 'hail', 'fire', 'smoke']);

/** Smoke of people who lived there is painted over, not claimed. */
const HABITS = ['smoker', 'nicotine', 'cigarette', 'cigar'];

export const activePerils = (job: Job): Peril[] => {
  const isLoss = job.agent === 'INSURANCE' || mitigates(job);
  const { words, perils } = job.scope;
  const isHabit = !isLoss && HABITS.some((word) => words.has(word));
  const isWater = isLoss || isFlooded(job);
  const told = (peril: Peril) =>
    isLoss ||
    STRONG.has(peril) ||
    ((peril === 'water' || peril === 'freeze') && isWater) ||
    (peril === 'impact' && isStruck(job)) ||
    (peril === 'wind' && isBlownOff(job));
  // "Servpro dried it out; put the drywall back": what was dried had been wet.
  const dried =
    perils.length === 0 && wetnessOf(job.scope) === 'dried' && (isLoss || isFlooded(job));
  const all: readonly Peril[] = dried ? ['water'] : perils;
  return all.filter((peril) => told(peril) && !(isHabit && peril === 'smoke'));
};
