// Losses: mitigation first, then what is needed to put things back. One rule per kind of damage.
import type { Peril } from '../scope/vocabulary/perils.ts';
import type { Job } from './job.ts';
import { fire, mold } from './loss-fire-mold.ts';
import { impact } from './loss-impact.ts';
import { roofLoss } from './loss-storm.ts';
import { water } from './loss-water.ts';
import { finish, mitigates, onlySources } from './loss.ts';
import { isStated } from './merge-tasks.ts';

/** Words a home owner also uses without a loss; they count only in a claim or beside mitigation. */
const STRONG: ReadonlySet<Peril> = new Set(['mold', 'hail', 'fire', 'smoke']);

/** Smoke of people who lived there is painted over, not claimed. */
const HABITS = ['smoker', 'nicotine', 'cigarette', 'cigar'];

export const activePerils = (job: Job): Peril[] => {
  const isLoss = job.agent === 'INSURANCE' || mitigates(job);
  const { words, perils } = job.scope;
  const isHabit = !isLoss && HABITS.some((word) => words.has(word));
  return perils.filter((peril) => (isLoss || STRONG.has(peril)) && !(isHabit && peril === 'smoke'));
};

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

const LEAST_LINES = 4;
const MOST_OPEN = 0.34;

const isItemized = ({ scope }: Job): boolean => {
  const lines = scope.tasks.filter(({ qualifiers }) => !qualifiers.has('described'));
  const measured = lines.filter(isStated);
  return measured.length >= LEAST_LINES && measured.length >= lines.length * (1 - MOST_OPEN);
};

/** Adds the work of the loss; returns its cause, or null when the text tells of none. */
export const selectPerils = (job: Job): Peril | null => {
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
