// The rules a suggestion must pass, as tables. Each says why not, completing "not taken because …", or null.
// Source: estimator_rules.json, llm_grounding.checks_on_reply; what the user stated always wins.
import type { QuantityBasis } from '../../../domain/catalog.ts';
import type { CatalogueItem } from '../../price-book/catalogue.ts';
import type { WorkLine } from '../../takeoff/work-line.ts';
import { fits } from '../../takeoff/work-package.ts';
import type { Ground } from '../ground.ts';
import { BANDS, isWithin } from '../settings.ts';
import { mostOf } from './geometry.ts';
import { UNLISTED } from './unlisted.ts';

export interface Situation {
  ground: Ground;
  /** Lines standing at this moment: draft lines not dropped, and additions. */
  standing: readonly WorkLine[];
}

type Because = string | null;

const WHOLE_JOB = 'Whole-Job Allowances';
const bareCode = ({ code }: CatalogueItem): string =>
  code.startsWith(UNLISTED) ? code.slice(UNLISTED.length) : code;

const isExcluded = (item: CatalogueItem, { excludedCodes }: Ground): boolean =>
  excludedCodes.some((pattern) => fits(bareCode(item), pattern));

const isDouble = (line: WorkLine, standing: readonly WorkLine[]): boolean =>
  standing.some(
    (other) =>
      other.item.code === line.item.code &&
      (other.room === line.room || other.room === null || line.room === null),
  );

type AdditionRule = (line: WorkLine, wishedRoom: string, situation: Situation) => Because;

export const ADDITION_RULES: readonly AdditionRule[] = [
  ({ item }, _room, { ground }) => (isExcluded(item, ground) ? 'you asked to leave it out' : null),
  ({ room }, wished, { ground: { excludedRooms } }) =>
    excludedRooms.has(wished) || excludedRooms.has((room ?? '').toLowerCase())
      ? 'you asked to leave that room out'
      : null,
  (line, _room, { standing }) =>
    isDouble(line, standing) ? 'the estimate holds it already' : null,
  ({ item }, _room, { standing }) =>
    item.category === WHOLE_JOB && standing.length > 0
      ? 'a price for the whole job would count the single lines twice'
      : null,
  (line, _room, { ground }) => {
    const most = mostOf(line, ground);
    return most !== null && line.quantity > most
      ? `${line.quantity} ${line.item.unit} is more than the sizes of the job allow`
      : null;
  },
];

const FIRM: Partial<Record<QuantityBasis, string>> = {
  STATED: 'you stated the quantity',
  PLAN: 'the quantity was read from your plan or document',
};

type ReplacementRule = (next: WorkLine, line: WorkLine, situation: Situation) => Because;

export const REPLACEMENT_RULES: readonly ReplacementRule[] = [
  ({ item }, line) =>
    item.category === line.item.category
      ? null
      : `it is work of another kind (${item.category.toLowerCase()})`,
  ({ item }, line, { ground }) =>
    item !== line.item && isExcluded(item, ground) ? 'you asked to leave it out' : null,
  (next, line, { standing }) =>
    next.item !== line.item &&
    isDouble(
      next,
      standing.filter((other) => other !== line),
    )
      ? 'the estimate holds it already'
      : null,
  ({ item, quantity }, line) =>
    item.unit === line.item.unit && quantity !== line.quantity ? (FIRM[line.basis] ?? null) : null,
  ({ item, quantity }, line) =>
    item.unit === line.item.unit && !isWithin(quantity, line.quantity, BANDS.quantity)
      ? `${quantity} ${item.unit} is too far from the ${line.quantity} ${item.unit} worked out from the sizes`
      : null,
];

/** Kinds of work that belong to every job of their kind; the last line of one is not left out lightly. */
export const MUST_HAVE: ReadonlySet<string> = new Set([
  'Demolition',
  'Haul-Off & Disposal',
  'Plumbing',
  'Electrical',
  'Permits & Fees',
  'Cleaning & Make-Ready',
]);
const LEAST_REASON_WORDS = 3;
/** A piece of work of so many lines is a remodel; it keeps at least `LEAST_LINES`. */
const REMODEL_LINES = 6;
const LEAST_LINES = 3;

const samePiece = (line: WorkLine, lines: readonly WorkLine[]): WorkLine[] =>
  lines.filter((other) => other !== line && other.work === line.work && other.room === line.room);

export const isLastMustHave = (line: WorkLine, standing: readonly WorkLine[]): boolean =>
  MUST_HAVE.has(line.item.category) &&
  !samePiece(line, standing).some((other) => other.item.category === line.item.category);

type DropRule = (line: WorkLine, reason: string | null, situation: Situation) => Because;

export const DROP_RULES: readonly DropRule[] = [
  (_line, reason) => (reason === null ? 'no reason was given' : null),
  ({ basis }) => (basis === 'STATED' ? 'you asked for it in so many words' : null),
  (line, _reason, { standing }) =>
    samePiece(line, standing).length === 0
      ? `nothing would be left of "${line.work}", which you asked for`
      : null,
  (line, _reason, { standing, ground: { draft } }) =>
    samePiece(line, draft.work).length + 1 >= REMODEL_LINES &&
    samePiece(line, standing).length < LEAST_LINES
      ? `too little would be left of "${line.work}"`
      : null,
  (line, reason, { standing }) =>
    isLastMustHave(line, standing) && (reason ?? '').split(' ').length < LEAST_REASON_WORDS
      ? 'such work needs it and the reason was too short'
      : null,
];

/** The first objection of a table, or null. */
export const firstOf = <Rule extends (...values: never[]) => Because>(
  rules: readonly Rule[],
  ...values: Parameters<Rule>
): Because => {
  for (const rule of rules) {
    const because = rule(...values);
    if (because !== null) return because;
  }
  return null;
};
