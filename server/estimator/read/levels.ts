// Wishes for cheaper or better goods: "cheaper flooring", "switch everything to high end".
import type { FinishLevel } from '../../domain/catalog.ts';
import type { ScopeOfWork, Work } from '../../domain/scope/scope-of-work.ts';
import { type Ordered, sentencesOf } from './text/told-waste.ts';

/** A level to go to, or one up or down from the present one. */
type LevelStep = FinishLevel | 'UP' | 'DOWN';

const STEPS: readonly (readonly [LevelStep, RegExp])[] = [
  ['LOW', /\b(?:low[- ]end|budget(?:[- ]grade)?|economy|basic|builder[- ]grade|cheapest)\b/i],
  ['HIGH', /\b(?:high[- ]end|premium|luxury|luxurious|top[- ]of[- ]the[- ]line|top quality)\b/i],
  [
    'STANDARD',
    /\b(?:mid[- ]?range|mid[- ]grade|middle of the road|standard (?:grade|finish(?:es)?|level|quality)|to standard)\b/i,
  ],
  [
    'DOWN',
    /\b(?:cheaper|less expensive|cheap|more affordable|lower[- ](?:cost|grade|quality|end|priced))\b/i,
  ],
  ['UP', /\b(?:better|nicer|fancier|more upscale|upscale|higher[- ](?:quality|grade|end)|best)\b/i],
];

const FILLER =
  /\b(?:please|use|make|switch|change|set|go|put|give|me|us|upgrade|downgrade|move|to|the|a|an|with|for|in|of|on|at|all|my|our|some|it|them|they|is|are|be|should|want|would|like|i|we|choose|pick|everything|everywhere|whole|entire|estimate|job|project|finish|finishes|material|materials|goods|quality|level|grade|price|prices|overall|instead|more|one|ones|options?)\b/gi;

/** The step and what it is of (null: everything); null when the clause asks for something else. */
const levelIn = (clause: string): { step: LevelStep; target: string | null } | null => {
  const [step, words] = STEPS.find(([, pattern]) => pattern.test(clause)) ?? [];
  if (step === undefined || words === undefined || /\d/.test(clause)) return null;
  const target = clause
    .replace(words, ' ')
    .replaceAll(FILLER, ' ')
    .replaceAll(/[^\p{L}' -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return target.split(' ').length > 3 ? null : { step, target: target === '' ? null : target };
};

const ORDER: readonly FinishLevel[] = ['LOW', 'STANDARD', 'HIGH'];

const steppedFrom = (level: FinishLevel, step: LevelStep): FinishLevel => {
  if (step !== 'UP' && step !== 'DOWN') return step;
  const index = ORDER.indexOf(level) + (step === 'UP' ? 1 : -1);
  return ORDER[Math.max(0, Math.min(ORDER.length - 1, index))] ?? level;
};

const CLAUSES = /[.;,\n]+|\band\b/i;

/** The finish level that an instruction asks for everything: "switch everything to high end"; null where it asks for none. */
export const levelOfAll = (
  instruction: string,
  present: FinishLevel,
): { level: FinishLevel; isAll: boolean } | null => {
  const clauses = instruction.split(CLAUSES).filter((clause) => clause.trim() !== '');
  const levels = clauses.flatMap((clause) => {
    const found = levelIn(clause);
    return found?.target === null ? [found.step] : [];
  });
  const last = levels.at(-1);
  return last === undefined
    ? null
    : { level: steppedFrom(present, last), isAll: levels.length === clauses.length };
};

/** How good the goods of one order are: "a basic faucet", "top freezer", "luxury tile"; luxury vinyl is a kind of floor. */
const OF_GOODS: readonly (readonly [FinishLevel, RegExp])[] = [
  [
    'LOW',
    /\b(?:low[- ]end|(?:budget|builder'?s?|contractor|rental|apartment)[- ]grade(?! plus)|economy|entry[- ]level|basic|cheap(?:est)?|top[- ]?freezer|coil[- ](?:tops?|burners?))\b/gi,
  ],
  [
    'HIGH',
    /\b(?:high[- ]end|premium|luxur(?:y(?! vinyl| plank)|ious)|top[- ]of[- ]the[- ]line)\b/gi,
  ],
];
/** What the goods are not, or what is there: "nothing high end", "rip out the cheap laminate". */
const NOT_WANTED =
  /\b(?:no|not|nothing|never|than|without|isn't|aren't|don't|old|existing|original|current|the|our|my|those|these|replac\w+|remov\w+|rip\w*|tear\w*|is|are|was|were|had|has)(?: (?:need|want|too|very|so|super|out|up|all|of|the|a|an|in|any|that|really|those|my|our)){0,4} $/i;
/** Characters before such words that are looked at. */
const MOST_BEFORE = 60;
/** "The cheapest carpet" is wanted all the same. */
const MOST = /^(?:cheapest|top)/i;
/** "The cheapest way", "a basic idea of the cost": no goods. */
const NO_GOODS =
  /^ (?:ways?|options?|fix|prices?|quotes?|bids?|idea|estimates?|contractors?|landlord|owner|company|guys?|repairs?|service|plan|needs?)\b/i;

/**
 * Gives each piece of work the level that its own words tell: those that it spans, else the last order before them in their sentence, else the next one.
 * @param startOf where the order of a piece of work begins in the text; null where it stands nowhere
 */
export const withToldLevels = (
  scope: ScopeOfWork,
  orders: readonly Ordered[],
  text: string,
  startOf: (work: Work) => number | null,
): ScopeOfWork => {
  if (orders.length === 0) return scope;
  const levels = new Map<number, FinishLevel>();
  const sentenceOf = sentencesOf(text);
  const sorted = orders.toSorted((one, other) => one.start - other.start);
  for (const [level, pattern] of OF_GOODS)
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const { from, to } = sentenceOf(index);
      const before = text.slice(Math.max(from + 1, index - MOST_BEFORE), index);
      if (NOT_WANTED.test(MOST.test(words) ? before.replace(/ the $/i, ' ') : before)) continue;
      if (NO_GOODS.test(text.slice(index + words.length))) continue;
      const here = sorted.filter(({ start }) => start > from && start < to);
      const own = here.findLast(({ start }) => start <= index) ?? here[0];
      if (own) levels.set(own.start, level);
    }
  if (levels.size === 0) return scope;
  const work = scope.work.map((each) => ({
    ...each,
    finishLevel: levels.get(startOf(each) ?? -1) ?? each.finishLevel,
  }));
  return { ...scope, work };
};
