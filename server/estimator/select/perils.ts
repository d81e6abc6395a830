// Losses: mitigation first, then what is needed to put things back. One rule per kind of damage.
import type { Peril } from '../parser/vocabulary/perils.ts';
import type { Job } from './job.ts';
import { fire } from './loss-fire.ts';
import { mold } from './loss-mold.ts';
import { withStains } from './damage/ceilings.ts';
import { withHurtFloors } from './damage/hurt-floors.ts';
import { storyOf } from './damage/story.ts';
import { isMended } from './damage/wetness.ts';
import { impact } from './loss-impact.ts';
import { roofLoss } from './loss-storm.ts';
import { water } from './loss-water.ts';
import { finish, onlySources } from './loss.ts';
import { isStated } from './told-amounts.ts';
import { activePerils } from './active-perils.ts';
import { isItemized } from './itemized-loss.ts';

const LEAKS = /\b(?:leak|leaked|leaking|water|rain|ice dam|overflowed|burst|froze|flood|flooded)\b/;

const RULES: Partial<Record<Peril, (job: Job) => void>> = {
  water,
  freeze: water,
  hail: roofLoss,
  wind: roofLoss,
  impact,
  fire,
  smoke: fire,
  mold,
};

const ORDER: readonly Peril[] = [
  'fire',
  'smoke',
  'impact',
  'hail',
  'wind',
  'water',
  'freeze',
  'mold',
  'theft',
];

const causeOf = ([cause]: readonly Peril[]): Peril | null =>
  cause === 'smoke' ? 'fire' : (cause ?? null);

/** Adds the work of the loss; returns its cause, or null when the text tells of none. */
export const selectPerils = (job: Job): Peril | null => {
  withHurtFloors(job);
  if (LEAKS.test(storyOf(job.scope))) withStains(job);
  // "The pipe is fixed already": only what it damaged is left to do.
  if (isMended(job.scope))
    finish(
      job,
      job.scope.tasks.filter(({ concept, ownVerb }) => concept === 'pipe_leak' && !ownVerb),
    );
  const found = activePerils(job);
  const causes = ORDER.filter((peril) => found.includes(peril));
  // A scope written line by line with its amounts is the work; the loss adds nothing to it.
  if (isItemized(job)) {
    finish(
      job,
      onlySources(job).filter((task) => !isStated(task)),
    );
    return causeOf(causes);
  }
  const ran = new Set<(job: Job) => void>();
  for (const peril of causes) {
    const rule = RULES[peril];
    if (!rule || ran.has(rule)) continue;
    ran.add(rule);
    rule(job);
  }
  return causeOf(causes);
};
