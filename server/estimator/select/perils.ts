// Losses: mitigation first, then what is needed to put things back. One rule per kind of damage.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Peril } from '../parser/vocabulary/perils.ts';
import type { Job } from './job.ts';
import { fire } from './loss-fire.ts';
import { mold } from './loss-mold.ts';
import { pieceOf } from './damage/boards.ts';
import { withStains } from './damage/ceilings.ts';
import { withHurtFloors } from './damage/hurt-floors.ts';
import { isHurt, saidOf, storyOf } from './damage/story.ts';
import { asksToDry, isMended, wetnessOf } from './damage/wetness.ts';
import { impact } from './loss-impact.ts';
import { roofLoss } from './loss-storm.ts';
import { water } from './loss-water.ts';
import { finish, mitigates, onlySources } from './loss.ts';
import { isStated } from './merge-tasks.ts';
import { statedAmount } from './stated-amount.ts';
import { wordSet } from '../parser/language.ts';

/** Words a home owner also uses without a loss; they count only in a claim or beside mitigation. */
const STRONG: ReadonlySet<Peril> = new Set(['mold', 'hail', 'fire', 'smoke']);

const SOAKED = wordSet('soaked');
const KEEPS_WATER_OUT = wordSet('keeps_water_out');

/** Smoke of people who lived there is painted over, not claimed. */
const HABITS = ['smoker', 'nicotine', 'cigarette', 'cigar'];

const BOARDS = new Set(['drywall', 'walls', 'ceiling']);

/** A home owner tells a loss without the word: rooms that are wet now, or were just dried, with what got wet. */
const isFlooded = (job: Job): boolean => {
  const { scope } = job;
  if (scope.tasks.some(({ concept }) => KEEPS_WATER_OUT.has(concept))) return false;
  const hurt = scope.tasks.filter((task) => SOAKED.has(task.concept) && isHurt(task, scope));
  if (hurt.some((task) => BOARDS.has(task.concept) && pieceOf([task], job) !== undefined))
    return true;
  const state = wetnessOf(scope);
  if (state === 'dried') return scope.tasks.some(({ concept }) => SOAKED.has(concept));
  return asksToDry(scope) || (state === 'wet' && hurt.length > 0);
};

const STRUCK =
  /\b(?:tree|limb|branch|trunk|car|truck|van|suv|vehicle|driver|someone|somebody|mower|bus)\b.{0,30}\b(?:fell|fallen|fall|hit|crashed|came down|came through|landed|drove|ran|backed|smashed|crushed|damaged|went through|on (?:the |our |my )?(?:roof|house|garage|home))\b/;
const HOUSE_PARTS = wordSet('house_parts');

/** "A tree fell on the house", "a car drove into the garage": a loss, whoever asks. */
const isStruck = ({ scope }: Job): boolean =>
  STRUCK.test(storyOf(scope)) &&
  (scope.tasks.some(({ concept }) => HOUSE_PARTS.has(concept)) ||
    scope.places.some(({ type }) => type === 'house'));

const TORN = /\b(?:blew|blown|blow|took off|tore|ripped|lost|missing|damaged|peeled|off)\b/;

/** "The storm took off part of the roof": that part is mended, nobody ordered a new roof. */
const isBlownOff = ({ scope }: Job): boolean =>
  scope.tasks.some(
    (task) =>
      (task.concept === 'roof' || task.concept === 'missing_shingles') &&
      (task.verb === null || !task.ownVerb) &&
      TORN.test(saidOf(task, scope)),
  );

const activePerils = (job: Job): Peril[] => {
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

const LEAST_LINES = 4;
const MOST_OPEN = 0.34;

/** Rows of a loss ordered by their amounts: "3 air samples for mold" asks for nothing else. */
const isRow = (task: Task): boolean =>
  /^(?:WTR|MLD|FIR|TMP)-/.test(task.concept) &&
  statedAmount(conceptOf(task.concept), task) !== null;

const isItemized = (job: Job): boolean => {
  const { scope } = job;
  const lines = scope.tasks.filter(({ qualifiers }) => !qualifiers.has('described'));
  if (lines.length > 0 && lines.every(isRow) && !mitigates(job)) return true;
  const measured = lines.filter(isStated);
  return measured.length >= LEAST_LINES && measured.length >= lines.length * (1 - MOST_OPEN);
};

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
