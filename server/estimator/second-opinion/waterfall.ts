// Totals of both sides and why they differ: every dollar of the gap has one cause, and the causes sum to it to the cent.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { isCharge, isLaborCharge } from '../../domain/money/charges.ts';
import { roundCents, sumMoney } from '../../domain/money/money.ts';
import {
  type ComparedTotals,
  GAP_CAUSES,
  type GapCause,
  type PaperComparison,
} from '../../domain/paper/paper-comparison.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import { estimateTotal, lineTotal } from '../../domain/money/pricing.ts';
import { listedRange } from '../calculate/as-listed.ts';
import type { MissingRow } from './missing.ts';
import type { PaperMatching, UnmatchedLine } from './match.ts';
import { type Footing, netOf, type RatedRow } from './row-sides.ts';
import { lineAmount, type PaperAmounts, type TheirAmounts } from '../read/papers/their-amounts.ts';

/** What our estimate is made of beside its lines of work. Dollars. */
export interface OurCharges {
  overheadProfit: number;
  /** Small-job labor and least prices of visits: they are price, not overhead. */
  labor: number;
  tax: number;
}

export const chargesIn = ({ items }: Pick<EstimateDocument, 'items'>): OurCharges => {
  const charges = items.filter(isCharge);
  return {
    overheadProfit: sumMoney(charges.filter((item) => !isLaborCharge(item)).map(netOf)),
    labor: sumMoney(charges.filter(isLaborCharge).map(netOf)),
    tax: sumMoney(charges.map(({ tax }) => tax)),
  };
};

/** Lines before tax: those that overhead and profit are shared out over. */
const workNet = ({ items, scope }: EstimateDocument): number => {
  const listed = new Set((scope?.asListed ?? []).map(({ id }) => id));
  return sumMoney(
    items.filter((item) => !isCharge(item) && !listed.has(item.metadata.workId ?? '')).map(netOf),
  );
};

export const footingOf = (
  paper: PaperEstimate,
  amounts: TheirAmounts,
  ours: EstimateDocument,
): Footing => {
  const isClaim = paper.kind === 'CLAIM';
  const net = workNet(ours);
  return {
    taxWithin: !isClaim && amounts.tax === null,
    overheadWithin: !isClaim && amounts.overheadProfit === null,
    taxByLine: paper.lines.some(({ tax }) => (tax ?? 0) !== 0),
    overheadByLine: paper.lines.some(({ overheadProfit }) => (overheadProfit ?? 0) !== 0),
    overheadRate: net > 0 ? chargesIn(ours).overheadProfit / net : 0,
  };
};

export interface Compared {
  paper: PaperEstimate;
  ours: EstimateDocument;
  amounts: TheirAmounts;
  footing: Footing;
  matching: PaperMatching;
  rated: readonly RatedRow[];
  /** Missing rows that their owner takes into our total. */
  included: readonly MissingRow[];
}

const wholeOf = (lines: readonly UnmatchedLine[], { amounts }: Compared): number[] =>
  lines.flatMap(({ line }) => lineAmount(amounts.lines.get(line.id)) ?? []);

const partOf = (
  lines: readonly UnmatchedLine[],
  part: keyof PaperAmounts,
  { amounts }: Compared,
): number => sumMoney(lines.flatMap(({ line }) => amounts.lines.get(line.id)?.[part] ?? []));

/** Our side in pools that sum to our total. */
interface OurPools {
  net: number;
  tax: number;
  overheadProfit: number;
  laborCharges: number;
  /** Lines of theirs that match none of ours, at their price. */
  notMatched: number;
  missing: number;
  /** A total that its owner set by hand. */
  set: number;
}

const sumOf = (pools: OurPools): number => sumMoney(Object.values(pools) as number[]);

/** Whether our estimate holds more than the same work: then what is charged on it is taken in proportion. */
const isOurs = ({ matching }: Compared): boolean =>
  matching.onlyOurs.length === 0 &&
  matching.ofOthers.length === 0 &&
  matching.groups.every(({ rows }) => rows.length === 0);

const ourPools = (compared: Compared): OurPools => {
  const { ours, rated, matching, footing, included } = compared;
  const net = sumMoney(rated.map((row) => row.ours?.net ?? 0));
  const lineTax = sumMoney(rated.map((row) => row.ours?.tax ?? 0));
  const charges = chargesIn(ours);
  const isSame = isOurs(compared);
  const all = workNet(ours);
  const share = isSame ? 1 : all > 0 ? Math.min(1, net / all) : 0;
  const notMatched = sumMoney(
    matching.unmatched.flatMap(({ line, asListed }) =>
      asListed ? [lineTotal(asListed)] : (lineAmount(compared.amounts.lines.get(line.id)) ?? []),
    ),
  );
  const override = ours.totalOverride;
  return {
    net,
    tax: sumMoney([lineTax, roundCents(charges.tax * share)]),
    overheadProfit: isSame ? charges.overheadProfit : roundCents(net * footing.overheadRate),
    laborCharges: roundCents(charges.labor * share),
    notMatched,
    missing: sumMoney(included.map(({ whole }) => whole)),
    set:
      override === null || !isSame
        ? 0
        : roundCents(override - estimateTotal({ items: ours.items })),
  };
};

const absolute = (value: number | null): number | null => (value === null ? null : Math.abs(value));

const afterPayments = (
  acv: number | null,
  deductible: number | null,
  paid: number | null,
): number | null =>
  acv === null || deductible === null
    ? null
    : roundCents(Math.max(0, acv - deductible - (paid ?? 0)));

const theirTotals = ({ paper, amounts }: Compared): ComparedTotals => {
  const { totals, kind } = paper;
  const net = totals.net ?? sumMoney([...amounts.lines.values()].map((line) => line.net));
  const byLine = paper.lines.flatMap(({ depreciation }) => absolute(depreciation) ?? []);
  const depreciation =
    absolute(totals.depreciation) ?? (byLine.length === 0 ? null : sumMoney(byLine));
  const isClaim = kind === 'CLAIM';
  const acv =
    totals.acv ??
    (isClaim && depreciation !== null ? roundCents(amounts.total - depreciation) : null);
  const deductible = absolute(totals.deductible);
  const priorPayments = absolute(totals.priorPayments);
  return {
    net,
    tax: amounts.tax,
    overheadProfit: amounts.overheadProfit,
    contingency: amounts.contingency,
    rcv: isClaim ? amounts.total : null,
    depreciation,
    acv,
    deductible,
    priorPayments,
    netClaim: totals.netClaim ?? afterPayments(acv, deductible, priorPayments),
    total: amounts.total,
  };
};

/** Range of work that our estimate does not hold itself: a usual spread of quick prices (class 4). */
const WITHOUT_RANGE = { low: 0.8, high: 1.35 };

/** The range of our estimate in proportion, with lines at their price and missing work in their own. */
const rangeOf = (
  { ours, matching, amounts, included }: Compared,
  total: number,
  pools: OurPools,
): { low: number; high: number } => {
  const base = estimateTotal(ours);
  const atTheirs = sumMoney(
    matching.unmatched.flatMap(({ line, asListed }) =>
      asListed ? [] : (lineAmount(amounts.lines.get(line.id)) ?? []),
    ),
  );
  const own = roundCents(total - pools.missing - atTheirs);
  const end = (side: 'low' | 'high'): number => {
    const worth = base > 0 ? (ours.range[side] * own) / base : own * WITHOUT_RANGE[side];
    const missing = included.map(({ work, whole }) =>
      roundCents((whole * work[side]) / (work.net + work.tax || 1)),
    );
    return sumMoney([roundCents(worth), listedRange(atTheirs)[side], ...missing]);
  };
  return { low: Math.min(total, end('low')), high: Math.max(total, end('high')) };
};

const ourTotals = (
  compared: Compared,
  pools: OurPools,
  theirs: ComparedTotals,
): PaperComparison['ours'] => {
  const { ours, rated, matching } = compared;
  const total = sumOf(pools);
  const range = rangeOf(compared, total, pools);
  const isClaim = ours.claim !== null;
  const depreciation = isClaim
    ? sumMoney([
        ...rated.map((row) => row.ours?.depreciation ?? 0),
        ...matching.unmatched.map(({ line }) => absolute(line.depreciation) ?? 0),
      ])
    : null;
  const acv = depreciation === null ? null : roundCents(total - depreciation);
  const facts = ours.scope?.facts;
  const deductible = ours.claim?.deductible ?? facts?.deductible ?? theirs.deductible;
  const priorPayments = facts?.priorPayments ?? theirs.priorPayments;
  return {
    net: sumMoney([pools.net, pools.laborCharges]),
    tax: pools.tax,
    overheadProfit: pools.overheadProfit,
    // Ours stands beside the price, in a bid that is made of it.
    contingency: null,
    rcv: isClaim ? total : null,
    depreciation,
    acv,
    deductible: isClaim ? deductible : null,
    priorPayments: isClaim ? priorPayments : null,
    netClaim: isClaim ? afterPayments(acv, deductible, priorPayments) : null,
    total,
    ...range,
  };
};

/** Below it a sum that does not add up is rounding; above it the paper's total holds what none of its lines says. */
const MOST_ROUNDING = 1;

const causesOf = (
  compared: Compared,
  pools: OurPools,
): Map<GapCause, { amount: number; rowCount: number }> => {
  const { amounts, footing, matching, rated, included } = compared;
  const alone = [...matching.unmatched, ...matching.onlyTheirs];
  const theirNet = sumMoney(rated.map(({ theirsNet }) => theirsNet ?? 0));
  const byQuantity = sumMoney(rated.map((row) => row.byQuantity));
  const theirTax = roundCents((amounts.tax ?? 0) - partOf(alone, 'tax', compared));
  const theirOverhead = roundCents(
    (amounts.overheadProfit ?? 0) - partOf(alone, 'overheadProfit', compared),
  );
  const hasUnpriced = rated.some(({ theirsNet }) => theirsNet === null);
  const isLarge = Math.abs(amounts.unexplained) >= MOST_ROUNDING;
  // A total over lines without prices is their price of all of them.
  const bundled = hasUnpriced && isLarge ? amounts.unexplained : 0;
  const unexplained = isLarge && !hasUnpriced ? amounts.unexplained : 0;
  const within = sumMoney([
    footing.taxWithin ? pools.tax : 0,
    footing.overheadWithin ? pools.overheadProfit : 0,
  ]);
  const prices = sumMoney([
    pools.net,
    -theirNet,
    -byQuantity,
    pools.laborCharges,
    pools.set,
    within,
    -bundled,
  ]);
  const onlyTheirs = sumMoney([
    ...wholeOf(matching.onlyTheirs, compared).map((amount) => -amount),
    -amounts.discount,
    -unexplained,
  ]);
  const tax = footing.taxWithin ? 0 : roundCents(pools.tax - theirTax);
  const overhead = footing.overheadWithin ? 0 : roundCents(pools.overheadProfit - theirOverhead);
  const notMatched = sumMoney([
    pools.notMatched,
    ...wholeOf(matching.unmatched, compared).map((amount) => -amount),
  ]);
  const quantityRows = rated.filter((row) => row.byQuantity !== 0).length;
  return new Map([
    ['MISSING_WORK', { amount: pools.missing, rowCount: included.length }],
    ['QUANTITIES', { amount: byQuantity, rowCount: quantityRows }],
    ['UNIT_PRICES', { amount: prices, rowCount: rated.length }],
    ['OVERHEAD_PROFIT', { amount: overhead, rowCount: 0 }],
    ['CONTINGENCY', { amount: 0 - (amounts.contingency ?? 0), rowCount: 0 }],
    ['TAX', { amount: tax, rowCount: 0 }],
    // Both totals are before depreciation; `acv` and `netClaim` stand beside them.
    ['DEPRECIATION', { amount: 0, rowCount: 0 }],
    ['ONLY_THEIRS', { amount: onlyTheirs, rowCount: matching.onlyTheirs.length }],
    ['NOT_MATCHED', { amount: notMatched, rowCount: matching.unmatched.length }],
  ] as const);
};

export type GapFigures = Pick<PaperComparison, 'theirs' | 'ours' | 'gap' | 'waterfall'>;

export const gapOf = (compared: Compared): GapFigures => {
  const pools = ourPools(compared);
  const theirs = theirTotals(compared);
  const ours = ourTotals(compared, pools, theirs);
  const gap = roundCents(ours.total - theirs.total);
  const causes = causesOf(compared, pools);
  const rounding = roundCents(gap - sumMoney([...causes.values()].map(({ amount }) => amount)));
  return {
    theirs,
    ours,
    gap,
    waterfall: GAP_CAUSES.map((cause) => ({
      cause,
      ...(causes.get(cause) ?? { amount: rounding, rowCount: 0 }),
    })),
  };
};
