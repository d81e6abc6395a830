// Proposals beside each other, and beside the homeowner's own estimate: by phases of the work, each with what a customer pays
// for it. Overhead and profit that an offer shows apart are spread into its phases, so that a row compares like with like.
import { isCharge } from '../money/charges.ts';
import type { LineItem } from '../estimate/estimate.ts';
import { plainWords } from '../estimate/line-likeness.ts';
import type { LeadLine } from '../leads/lead.ts';
import { sumMoney } from '../money/money.ts';
import { lineTotal } from '../money/pricing.ts';
import { addOnOf, type ProposalDocument, spread } from './proposal.ts';

/** Dollars. */
export interface OwnRange {
  low: number;
  likely: number;
  high: number;
}

export interface ComparedPhase {
  name: string;
  /** Range of the homeowner's estimate. It is null where the estimate has no such work. */
  own: OwnRange | null;
  /** One for each proposal, in their order; null where it has no such phase. */
  amounts: (number | null)[];
}

const ENDS = {
  low: (line: LineItem) => line.metadata.low ?? lineTotal(line),
  likely: lineTotal,
  high: (line: LineItem) => line.metadata.high ?? lineTotal(line),
};

const sumOf = (lines: readonly LineItem[], end: keyof OwnRange): number =>
  sumMoney(lines.map(ENDS[end]));

/** Phases of the homeowner's own estimate. Charges on the whole are spread over them. */
const ownPhases = (
  lines: readonly LineItem[],
  phaseOf: (category: string) => string,
): Map<string, OwnRange> => {
  const work = [
    ...Map.groupBy(
      lines.filter((line) => !isCharge(line)),
      (line) => phaseOf(line.category),
    ),
  ];
  const charges = lines.filter(isCharge);
  const endsOf = (end: keyof OwnRange): number[] => {
    const sums = work.map(([, own]) => sumOf(own, end));
    const shares = spread(sumOf(charges, end), sums);
    return sums.map((sum, index) => sumMoney([sum, shares[index] ?? 0]));
  };
  const [low, likely, high] = [endsOf('low'), endsOf('likely'), endsOf('high')];
  return new Map(
    work.map(([name], index) => [
      name,
      { low: low[index] ?? 0, likely: likely[index] ?? 0, high: high[index] ?? 0 },
    ]),
  );
};

/** What a customer pays by phase, contingency apart. */
const loadedPhases = (proposal: ProposalDocument): Map<string, number> => {
  const amounts = proposal.phases.map(({ amount }) => amount);
  const onTop = sumMoney([addOnOf(proposal, 'OVERHEAD'), addOnOf(proposal, 'PROFIT')]);
  const shares = spread(onTop, amounts);
  return new Map(
    proposal.phases.map(({ name, amount }, index) => [
      name,
      sumMoney([amount, shares[index] ?? 0]),
    ]),
  );
};

/**
 * One row for each phase that anybody has, in the order of the work.
 * @param lines of the homeowner's estimate that the request is for
 */
export const comparePhases = (
  lines: readonly LineItem[],
  proposals: readonly ProposalDocument[],
  phases: { of(category: string): string; order: readonly string[] },
): ComparedPhase[] => {
  const own = ownPhases(lines, phases.of);
  const offers = proposals.map(loadedPhases);
  const known = new Set([...own.keys(), ...offers.flatMap((offer) => [...offer.keys()])]);
  return phases.order
    .filter((name) => known.has(name))
    .map((name) => ({
      name,
      own: own.get(name) ?? null,
      amounts: offers.map((offer) => offer.get(name) ?? null),
    }));
};

export interface OfferedLine {
  name: string;
  /** Code in the price book. It is null where the contractor wrote the line. */
  code: string | null;
}

/** Names of the lead's lines that no line of an offer stands for: neither by its row of the price book nor by its name. */
export const leftOutOf = (
  lines: readonly LeadLine[],
  offered: readonly OfferedLine[],
): string[] => {
  const codes = new Set(offered.map(({ code }) => code));
  const names = new Set(offered.map(({ name }) => plainWords(name)));
  const isThere = (line: LeadLine): boolean =>
    names.has(plainWords(line.name)) || line.codes.some((code) => codes.has(code));
  const missing = lines.filter((line) => !line.isCharge && !isThere(line));
  return [...new Set(missing.map(({ name }) => name))];
};
