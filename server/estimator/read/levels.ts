// Wishes for cheaper or better goods: "cheaper flooring", "switch everything to high end".
import type { FinishLevel } from '../../domain/catalog.ts';

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
