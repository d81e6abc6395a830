// The totals of a paper out of all rows that are called so: the last of a kind, summed over summaries of several coverages.
import { hundredths } from '../../../domain/numbers.ts';
import { NO_TOTALS, type PaperTotals } from '../../../domain/paper/paper-estimate.ts';
import { completed, type LineDraft } from './lines.ts';
import type { FoundTotal } from './walk-state.ts';

const noTotals = (): PaperTotals => ({ ...NO_TOTALS });

const UNSIGNED = new Set([
  'discount',
  'depreciation',
  'nonRecoverableDepreciation',
  'deductible',
  'priorPayments',
  'deposit',
]);

type Kept = Exclude<FoundTotal['kind'], 'overheadProfit' | 'part' | 'aside'>;

const CLAIM_KINDS = new Set([
  'rcv',
  'depreciation',
  'acv',
  'deductible',
  'netClaim',
  'priorPayments',
]);

const addedUp = (found: readonly FoundTotal[], of: (total: FoundTotal) => number | null): number =>
  found.reduce((sum, each) => sum + (of(each) ?? 0), 0);

const IN_PARTS: ReadonlySet<Kept> = new Set(['tax', 'discount', 'priorPayments']);

/** `State tax`, `County tax`; two payments: rows of one kind right below each other, without one that sums them up. */
const lastRun = (found: readonly FoundTotal[], kind: Kept): FoundTotal[] => {
  const last = found.findLastIndex((total) => total.kind === kind && total.amount !== null);
  const run: FoundTotal[] = [];
  for (let at = last; at >= 0; at -= 1) {
    const each = found[at];
    if (each?.kind !== kind || each.amount === null || each.summary !== found[last]?.summary) break;
    run.push(each);
  }
  return run.some(({ label }) => /\btotal\b/i.test(label)) ? run.slice(0, 1) : run;
};

/** One figure of a kind: over several summaries the sum of each one's last. */
const figureOf = (found: readonly FoundTotal[], kind: Kept): number | null => {
  const own = found.filter((total) => total.kind === kind && total.amount !== null);
  const bySummary = new Map(own.map((total) => [total.summary, total.amount ?? 0]));
  const values = [...bySummary.values()].map((value) =>
    UNSIGNED.has(kind) ? Math.abs(value) : value,
  );
  if (values.length === 0) return null;
  const run = IN_PARTS.has(kind) && bySummary.size === 1 ? lastRun(found, kind) : [];
  if (run.length > 1)
    return hundredths(
      addedUp(run, ({ amount }) => (UNSIGNED.has(kind) ? Math.abs(amount ?? 0) : amount)),
    );
  const isOfClaim = CLAIM_KINDS.has(kind) && bySummary.size > 1 && !bySummary.has(0);
  return isOfClaim
    ? hundredths(values.reduce((sum, value) => sum + value, 0))
    : (values.at(-1) ?? null);
};

export const isCounted = ({ isAlternate, isExcluded }: LineDraft): boolean =>
  !isAlternate && !isExcluded;

export const amountOf = ({ rcv, written }: LineDraft): number | null =>
  rcv ??
  (written.quantity !== null && written.unitPrice !== null
    ? hundredths(written.quantity * written.unitPrice)
    : null);

export const sumOfLines = (lines: readonly LineDraft[]): number =>
  hundredths(lines.filter(isCounted).reduce((sum, line) => sum + (amountOf(line) ?? 0), 0));

const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(0.05, Math.abs(b) * 0.0005);

/** `Total` under each section and once at the end: the one that all lines, or all such totals, add up to. */
const plainTotal = (found: readonly FoundTotal[], lines: readonly LineDraft[]): number | null => {
  const own = found.filter(({ kind, amount }) => kind === 'total' && amount !== null);
  const last = own.at(-1);
  if (own.length < 2 || !last) return last?.amount ?? null;
  const named = own.findLast(({ label }) =>
    /grand|project|contract|estimate|bid|proposal|job|due|price|rounded|call it|make it/i.test(
      label,
    ),
  );
  const sum = sumOfLines(lines);
  const exact = own.findLast(({ amount }) => near(amount ?? 0, sum));
  const isLastPart =
    own.length > 2 &&
    near(
      own.slice(0, -1).reduce((all, { amount }) => all + (amount ?? 0), 0),
      last.amount ?? 0,
    );
  const largest = own.reduce((most, each) =>
    (each.amount ?? 0) > (most.amount ?? 0) ? each : most,
  );
  return (
    named ??
    (isLastPart ? last : null) ??
    (last === largest ? last : null) ??
    exact ??
    largest
  ).amount;
};

/** The subtotal of the lines by its label or its sum; else the first one below the last line, before taxes. */
const netOf = (found: readonly FoundTotal[], lines: readonly LineDraft[]): number | null => {
  const own = found.filter(({ kind, amount }) => kind === 'net' && amount !== null);
  const ofLines = own.filter(({ label }) => /line items?/i.test(label));
  if (ofLines.length > 0) return figureOf(ofLines, 'net');
  const sum = sumOfLines(lines);
  const last = Math.max(...own.map(({ lineCount }) => lineCount));
  // `Subtotal` below each section, then one that adds them up.
  const all = own.find(
    ({ amount }, at) =>
      at > 1 &&
      near(
        own.slice(0, at).reduce((total, each) => total + (each.amount ?? 0), 0),
        amount ?? 0,
      ),
  );
  if (all) return all.amount;
  return (
    (
      own.find(({ amount }) => near(amount ?? 0, sum)) ??
      own.find(({ lineCount }) => lineCount === last)
    )?.amount ?? null
  );
};

/** Takes prices for amounts of their lines where they, and not their products, add up to a total of the paper. */
export const settleOpenPrices = (
  lines: readonly LineDraft[],
  found: readonly FoundTotal[],
): void => {
  const open = lines.filter(
    ({ isPriceOpen, rcv, written }) => isPriceOpen && rcv === null && written.unitPrice !== null,
  );
  const written = found
    .filter(({ kind }) => kind === 'total' || kind === 'net' || kind === 'part')
    .map(({ amount }) => amount ?? 0);
  const others = lines.filter((line) => !open.includes(line));
  const prices = hundredths(
    open.filter(isCounted).reduce((sum, line) => sum + (line.written.unitPrice ?? 0), 0) +
      sumOfLines(others),
  );
  const products = sumOfLines(lines);
  const areAmounts =
    open.length > 0 &&
    written.some((amount) => near(amount, prices)) &&
    !written.some((amount) => near(amount, products));
  for (const line of open) {
    if (!areAmounts && line.written.quantity !== null) continue;
    line.rcv = line.written.unitPrice;
    line.written = { ...line.written, amount: line.rcv, unitPrice: null };
    line.unitPrice = null;
    completed(line);
  }
};

/** Dollars of lines that stand below the subtotal and before the end: a permit, a fee. */
export const behindNet = (
  lines: readonly LineDraft[],
  found: readonly FoundTotal[],
  net: number | null,
): number => {
  const subtotal = found.find(({ kind, amount }) => kind === 'net' && amount === net);
  return subtotal ? sumOfLines(lines.slice(subtotal.lineCount)) : 0;
};

const CENTS = 0.021;

const isExact = (a: number, b: number): boolean => Math.abs(a - b) <= CENTS;

const isPart = ({ kind, amount }: FoundTotal): boolean => kind === 'part' && amount !== null;

/** `Subtotal Divisions 1 - 31`, `Subtotal of phases 1 to 4`: its words name more than one part. */
const isOfSeveral = (label: string): boolean =>
  /\b(?:divisions|sections|phases|rooms|areas|trades|categories|groups|schedules|items)\b/i.test(
    label,
  );

/** `Subtotal, sections A to D`, `Total accepted | 3,277.28 | 265.18`: the parts above or all lines add up to it, and no line follows. */
const isWhole = (
  part: FoundTotal,
  before: readonly FoundTotal[],
  lines: readonly LineDraft[],
): boolean => {
  if (!isPart(part) || lines.slice(part.lineCount).some(isCounted)) return false;
  const above = lines.slice(0, part.lineCount).filter(isCounted);
  const { rcv, depreciation, acv } = part.byColumn;
  const sumBy = (of: 'rcv' | 'depreciation' | 'acv') =>
    above.reduce((sum, line) => sum + (line[of] ?? 0), 0);
  const columns = [
    rcv === undefined || isExact(sumBy('rcv'), rcv),
    depreciation === undefined || isExact(sumBy('depreciation'), depreciation),
    acv === undefined || isExact(sumBy('acv'), acv),
  ];
  if (Object.keys(part.byColumn).length > 1) return above.length > 1 && columns.every(Boolean);
  const parts = before.filter(isPart);
  const amount = part.amount ?? 0;
  return (
    (parts.length > 1 &&
      isExact(
        addedUp(parts, (each) => each.amount),
        amount,
      )) ||
    ((parts.length > 0 || isOfSeveral(part.label)) &&
      above.length > 2 &&
      isExact(sumOfLines(above), amount))
  );
};

/** Sums of parts that turn out to be those of all of them. */
const withWholes = (
  found: readonly FoundTotal[],
  lines: readonly LineDraft[],
  isClaim: boolean,
): FoundTotal[] => {
  const hasTotal = found.some(({ kind }) => kind === 'total');
  return found.map((total, at) => {
    if (!isWhole(total, found.slice(0, at), lines)) return total;
    const isEnd = !hasTotal && !isClaim && !/sub ?-?total/i.test(total.label);
    return { ...total, kind: isEnd ? ('total' as const) : ('net' as const) };
  });
};

/** The earlier of two totals, where what is added between them makes it the later. */
const earlierTotal = (found: readonly FoundTotal[], totals: PaperTotals): number | null => {
  const { total, tax, overhead, profit, contingency, discount } = totals;
  if (total === null) return null;
  const added = (tax ?? 0) + (overhead ?? 0) + (profit ?? 0) + (contingency ?? 0) - (discount ?? 0);
  const earlier = found.find(
    ({ kind, amount }) =>
      kind === 'total' && amount !== null && added !== 0 && isExact(amount + added, total),
  );
  return earlier?.amount ?? null;
};

const percentOf = (found: readonly FoundTotal[], kind: FoundTotal['kind']): number | null =>
  found.findLast((total) => total.kind === kind && total.percent !== null)?.percent ?? null;

/** `O&P 10/10`: both percentages behind one label. */
const pairIn = (text: string): [number, number] | null => {
  const [, first, second] =
    /\b(\d{1,2}(?:\.\d)?)\s?%?\s?(?:\/|&|and)\s?(\d{1,2}(?:\.\d)?)\s?%?(?!\d|["'])/.exec(text) ??
    [];
  return first === undefined ? null : [Number(first), Number(second)];
};

const takeOverheadProfit = (totals: PaperTotals, found: readonly FoundTotal[]): void => {
  const both = found.findLast(({ kind }) => kind === 'overheadProfit');
  if (!both) return;
  const pair = pairIn(both.row.text);
  if (totals.overhead === null && totals.profit === null) totals.overhead = both.amount;
  if (pair) [totals.overheadPercent, totals.profitPercent] = pair;
  else totals.overheadPercent ??= both.percent;
};

/** Takes from rows of totals under the columns of a claim the figures that no summary has. */
const takeColumns = (totals: PaperTotals, found: readonly FoundTotal[]): void => {
  const row = found.findLast(
    ({ kind, byColumn }) => kind !== 'part' && Object.keys(byColumn).length > 1,
  );
  if (!row) return;
  totals.net ??= row.byColumn.net ?? null;
  totals.tax ??= row.byColumn.tax ?? null;
  totals.rcv ??= row.byColumn.rcv ?? null;
  totals.depreciation ??= row.byColumn.depreciation ?? null;
  totals.acv ??= row.byColumn.acv ?? null;
  const both = row.byColumn.overheadProfit;
  if (both !== undefined && totals.overhead === null && totals.profit === null)
    totals.overhead = both;
};

/** `Totals: Dwelling   367.22   8,931.40`: taxes of the parts, where a summary has none and the parts make its whole. */
const taxOfParts = ({ rcv, total }: PaperTotals, found: readonly FoundTotal[]): number | null => {
  const parts = found.filter((each) => isPart(each) && each.byColumn.tax !== undefined);
  const whole = addedUp(parts, ({ amount, byColumn }) => byColumn.rcv ?? amount);
  const end = rcv ?? total;
  return parts.length > 0 && end !== null && isExact(whole, end)
    ? hundredths(addedUp(parts, ({ byColumn }) => byColumn.tax ?? null))
    : null;
};

export const settledTotals = (
  walked: readonly FoundTotal[],
  lines: readonly LineDraft[],
  isClaim: boolean,
): PaperTotals => {
  const totals = noTotals();
  const all = withWholes(walked, lines, isClaim);
  // Figures of a row with columns are told by the columns, not by the last of them.
  const found = all.filter(
    ({ byColumn, kind }) => !(isClaim && Object.keys(byColumn).length > 1 && kind !== 'part'),
  );
  const kinds = [
    'net',
    'tax',
    'overhead',
    'profit',
    'contingency',
    'discount',
    'rcv',
    'depreciation',
    'nonRecoverableDepreciation',
    'acv',
    'deductible',
    'priorPayments',
    'netClaim',
    'deposit',
  ] as const;
  for (const kind of kinds) totals[kind] = figureOf(found, kind);
  totals.net = netOf(found, lines) ?? totals.net;
  const isOnlyRecoverable = found.findLast(({ kind }) => kind === 'depreciation')?.label ?? '';
  if (
    totals.nonRecoverableDepreciation !== null &&
    totals.depreciation !== null &&
    /recoverable/i.test(isOnlyRecoverable)
  ) {
    totals.depreciation = hundredths(totals.depreciation + totals.nonRecoverableDepreciation);
  }
  totals.total = plainTotal(found, lines);
  totals.taxPercent = lastRun(found, 'tax').length > 1 ? null : percentOf(all, 'tax');
  totals.overheadPercent = percentOf(all, 'overhead');
  totals.profitPercent = percentOf(all, 'profit');
  totals.contingencyPercent = percentOf(all, 'contingency');
  takeOverheadProfit(totals, found);
  totals.net ??= earlierTotal(found, totals);
  takeColumns(totals, all);
  totals.tax ??= taxOfParts(totals, walked);
  return totals;
};
