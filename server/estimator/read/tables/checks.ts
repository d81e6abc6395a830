// What does not agree within a paper: products, sums, totals, pages and figures that cannot be read.
import { hundredths } from '../../../domain/numbers.ts';
import type { PaperTotals, PaperCheck } from '../../../domain/paper/paper-estimate.ts';
import { slackOf } from '../../../domain/paper/corrected-sums.ts';
import { moneyWriter } from '../../../domain/money/written.ts';
import type { LineDraft } from './lines.ts';
import type { Row } from './row.ts';
import { amountOf, isCounted, sumOfLines } from './settle-totals.ts';
import type { FoundTotal, Walk } from './walk-state.ts';

const dollars = moneyWriter('USD');

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const agrees = (
  amount: number,
  quantity: number,
  price: number,
  more: readonly number[],
): boolean => {
  const product = quantity * price;
  const sums = [0, ...more, more.reduce((sum, value) => sum + value, 0)];
  return sums.some(
    (sum) => Math.abs(product + sum - amount) <= slackOf(quantity, price) + 0.011 * more.length,
  );
};

const productCheck = (line: LineDraft, id: string, taxed: number): PaperCheck | null => {
  const { quantity, unitPrice, amount } = line.written;
  if (quantity === null || unitPrice === null || amount === null) return null;
  const more = [line.tax, line.overheadProfit, ...line.parts].filter((value) => value !== null);
  if (agrees(amount, quantity, unitPrice, more)) return null;
  // A deduction may be written with its sign in the amount alone.
  if (line.isCredit && agrees(-amount, quantity, unitPrice, more)) return null;
  const product = hundredths(quantity * unitPrice);
  if (taxed > 0 && Math.abs(product * (1 + taxed) - amount) <= 0.02 + 0.0005 * product) return null;
  return {
    what: 'LINE_PRODUCT',
    message: `“${short(line.description)}”: ${quantity} × ${dollars(unitPrice)} is ${dollars(product)}, the paper says ${dollars(amount)}.`,
    place: line.place,
    lineId: id,
  };
};

const bidderChecks = (line: LineDraft, id: string, bidders: readonly string[]): PaperCheck[] =>
  line.amounts.flatMap((amount, at) => {
    const price = line.bidderPrices[at] ?? null;
    const { quantity } = line.written;
    if (
      amount === null ||
      price === null ||
      quantity === null ||
      agrees(amount, quantity, price, [])
    )
      return [];
    return [
      {
        what: 'LINE_PRODUCT' as const,
        message: `“${short(line.description)}”, ${short(bidders[at] ?? '')}: ${quantity} × ${dollars(price)} is ${dollars(hundredths(quantity * price))}, the paper says ${dollars(amount)}.`,
        place: line.place,
        lineId: id,
      },
    ];
  });

/** `8/12`: read as it stands. */
const PITCH = /^\d{1,2}\/12$/;

const figureChecks = (line: LineDraft, id: string): PaperCheck[] => {
  const texts =
    line.quantityText === null
      ? line.unreadFigures
      : [line.quantityText, ...line.unreadFigures.filter((text) => text !== line.quantityText)];
  return texts
    .filter((text) => !PITCH.test(text))
    .map((text) => ({
      what: 'FIGURE_UNREAD' as const,
      message:
        text === line.quantityText
          ? `The quantity “${short(text)}” of “${short(line.description)}” could not be read.`
          : `The figure “${short(text)}” of “${short(line.description)}” could not be read.`,
      place: line.place,
      lineId: id,
    }));
};

const near = (a: number, b: number, count: number): boolean =>
  Math.abs(a - b) <= 0.011 * Math.max(2, count);

const sumOf = (...values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** What is told by its share alone, `Contingency (10%)`: dollars on top of `base`, each share of it alone or of all before. */
const addedByShare = (totals: PaperTotals, base: number): { alone: number; onAll: number } => {
  const shares = [
    totals.overhead === null && totals.profit === null ? totals.overheadPercent : null,
    totals.profit === null && totals.overhead === null ? totals.profitPercent : null,
    totals.contingency === null ? totals.contingencyPercent : null,
  ].filter((share) => share !== null);
  const onAll = shares.reduce((sum, share) => sum * (1 + share / 100), base) - base;
  return { alone: (base * sumOf(...shares)) / 100, onAll };
};

const sumCheck = (
  lines: readonly LineDraft[],
  totals: PaperTotals,
  behind: number,
): PaperCheck | null => {
  const counted = lines.filter(isCounted);
  if (
    counted.length === 0 ||
    counted.some((line) => amountOf(line) === null && line.quantityText === null)
  )
    return null;
  const sum = sumOfLines(lines);
  const { net, rcv, total, tax, overhead, profit, contingency, discount } = totals;
  const written = net ?? rcv ?? total;
  if (written === null) return null;
  const added = sumOf(tax, overhead, profit, contingency);
  const before = total === null ? null : total - added + sumOf(discount);
  const byShare = addedByShare(totals, sum);
  const beforeRcv = rcv === null ? null : rcv - added;
  const lineTax = sumOf(...counted.map((line) => line.tax));
  const lineOp = sumOf(...counted.map((line) => line.overheadProfit));
  // Lines below the subtotal, a permit or a fee, do not stand in it; a contingency above it does.
  const ways = [
    net === null ? null : net + behind,
    net === null ? null : net - sumOf(contingency),
    net,
    rcv,
    total,
    before,
    beforeRcv,
    net === null ? null : net + lineTax + lineOp,
    before === null ? null : before - byShare.alone,
    before === null ? null : before - byShare.onAll,
  ];
  if (ways.some((way) => way !== null && near(way, sum, counted.length))) return null;
  return {
    what: 'SUM',
    message: `The lines add up to ${dollars(sum)}, the paper says ${dollars(written)}.`,
    place: null,
    lineId: null,
  };
};

const LEAST_AGREEING = 2;

/** Dollars of the lines since the part before, and the ways in which else a part may be meant. */
const sumsOfPart = (part: FoundTotal, before: number, lines: readonly LineDraft[]) => {
  const above = lines.slice(0, part.lineCount);
  const own = above.slice(before);
  const last = own.at(-1);
  const ofRoom = above.filter(
    ({ room, section }) => room === last?.room && section === last?.section,
  );
  const offered = own.map((line) => ({ ...line, isAlternate: false }));
  return { own: sumOfLines(own), others: [above, ofRoom, offered].map(sumOfLines) };
};

/** Sums of rooms and sections: where most are what their lines come to, one that is not is told. */
const partChecks = (lines: readonly LineDraft[], found: readonly FoundTotal[]): PaperCheck[] => {
  let before = 0;
  const parts = found.flatMap((part) => {
    const written = part.byColumn.rcv ?? part.amount;
    if (part.kind !== 'part' || written === null || part.lineCount <= before) return [];
    const sums = sumsOfPart(part, before, lines);
    const count = part.lineCount - before;
    before = part.lineCount;
    const isOwn = near(sums.own, written, count);
    return [{ part, written, sum: sums.own, isOwn, isOther: sums.others.some((sum) => near(sum, written, count)) }];
  }); // prettier-ignore
  const agreeing = parts.filter(({ isOwn }) => isOwn).length;
  if (agreeing < LEAST_AGREEING || agreeing * 3 < parts.length * 2) return [];
  return parts
    .filter(({ isOwn, isOther }) => !isOwn && !isOther)
    .map(({ part, written, sum }) => ({
      what: 'SUM' as const,
      message: `“${short(part.label)}”: the lines above it add up to ${dollars(sum)}, the paper says ${dollars(written)}.`,
      place: part.row.place,
      lineId: null,
    }));
};

const totalCheck = (totals: PaperTotals, behind: number): PaperCheck[] => {
  const {
    net,
    tax,
    overhead,
    profit,
    contingency,
    discount,
    total,
    rcv,
    depreciation,
    nonRecoverableDepreciation,
    acv,
    deductible,
    priorPayments,
    netClaim,
  } = totals;
  const wrong: [string, number, number][] = [];
  const end = total ?? rcv;
  if (net !== null && end !== null) {
    const added = sumOf(net, tax, overhead, profit, contingency);
    const [ofNet, ofAll] = [addedByShare(totals, net), addedByShare(totals, added)];
    const follows = [
      added + ofNet.alone - sumOf(discount),
      added + ofNet.onAll - sumOf(discount),
      added + ofAll.alone - sumOf(discount),
      added + ofAll.onAll - sumOf(discount),
      added - sumOf(discount),
      added + behind - sumOf(discount),
      added - sumOf(contingency, discount),
      net,
      net - sumOf(discount),
      net + sumOf(tax),
    ];
    if (!follows.some((value) => near(value, end, 4)))
      wrong.push(['The total', follows[0] ?? 0, end]);
  }
  if (rcv !== null && depreciation !== null && acv !== null) {
    const follows = [rcv - depreciation, rcv - depreciation - sumOf(nonRecoverableDepreciation)];
    if (!follows.some((value) => near(value, acv, 4)))
      wrong.push(['The actual cash value', follows[0] ?? 0, acv]);
  }
  if (acv !== null && netClaim !== null) {
    const follows = [
      acv - sumOf(deductible, priorPayments),
      acv - sumOf(deductible),
      acv - sumOf(deductible, priorPayments, nonRecoverableDepreciation),
      sumOf(rcv) - sumOf(deductible, priorPayments),
    ];
    if (!follows.some((value) => near(value, netClaim, 4)) && netClaim !== 0)
      wrong.push(['The net claim', follows[0] ?? 0, netClaim]);
  }
  return wrong.map(([what, follows, written]) => ({
    what: 'TOTAL' as const,
    message: `${what} would be ${dollars(hundredths(follows))} by the figures above it, the paper says ${dollars(written)}.`,
    place: null,
    lineId: null,
  }));
};

/** @param printed numbers on the pages, and of how many; @param pageCount pages of the file, 0 where it has none */
export const pageCheck = (
  { pageNumbers: numbers, pagesPrinted: printed }: Pick<Walk, 'pageNumbers' | 'pagesPrinted'>,
  pageCount: number,
  read: number,
): PaperCheck[] => {
  const checks: PaperCheck[] = [];
  const say = (message: string) =>
    checks.push({ what: 'PAGE_MISSING', message, place: null, lineId: null });
  if (printed !== null && printed <= 200) {
    const there = new Set(numbers);
    const missing = Array.from({ length: printed }, (_, at) => at + 1).filter(
      (page) => !there.has(page),
    );
    if (missing.length > 0 && missing.length < printed)
      say(
        `${missing.length === 1 ? 'Page' : 'Pages'} ${missing.slice(0, 20).join(', ')} of ${printed} ${missing.length === 1 ? 'is' : 'are'} missing.`,
      );
  } else if (numbers.length > 1) {
    const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
    const missing = sorted.flatMap((page, at) =>
      Array.from(
        { length: Math.min(20, Math.max(0, (sorted[at + 1] ?? page + 1) - page - 1)) },
        (_, step) => page + step + 1,
      ),
    );
    if (missing.length > 0)
      say(`Pages ${missing.slice(0, 20).join(', ')} are missing between the others.`);
  }
  if (pageCount > read && read > 0) say(`${read} of ${pageCount} pages were read.`);
  return checks;
};

const LEAST_TAXED = 3;
const MOST_TAX = 0.15;
/** Shares that differ by less are of one rate: amounts are written to cents. */
const SAME_RATE = 0.0005;

/** Amounts that hold a tax of one rate, told once: what the products of most lines lack, as a share; 0 where they lack nothing. */
const taxWithin = (lines: readonly LineDraft[]): number => {
  const shares = lines.flatMap(({ written: { quantity, unitPrice, amount } }) =>
    quantity && unitPrice && amount ? [amount / hundredths(quantity * unitPrice) - 1] : [],
  );
  const middle = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;
  const same = shares.filter((share) => Math.abs(share - middle) < SAME_RATE).length;
  const isRate = middle > 0.002 && middle <= MOST_TAX;
  return isRate && same >= LEAST_TAXED && same * 2 > shares.length ? middle : 0;
};

/** A tax that is in the amounts; none of `tax exempt`, `tax ID`, `plus tax`, `tax not included`. */
const NAMES_TAX =
  /(?<!\b(?:plus|before|excluding|without|no|not include|exclude) (?:(?:any|sales|state|local) )*)\btax(?:es|ed|able)?\b(?![ -](?:exempt|ids?\b|no\b|number|returns?|purposes|deductible|credits?|incentives?|(?:is |are )?(?:not included|excluded|extra)))/i;

/** A rate by which amounts are more than their products is told where the paper names no tax in them. */
export const taxWithinCheck = (
  lines: readonly LineDraft[],
  totals: PaperTotals,
  rows: readonly Row[],
): PaperCheck[] => {
  const taxed = taxWithin(lines);
  if (taxed === 0) return [];
  const more = lines.flatMap(({ written: { quantity, unitPrice, amount } }) => {
    if (!quantity || !unitPrice || !amount) return [];
    const product = hundredths(quantity * unitPrice);
    return Math.abs(amount / product - 1 - taxed) < SAME_RATE ? [amount - product] : [];
  });
  const isNamed =
    totals.tax === null
      ? rows.some(({ text }) => NAMES_TAX.test(text))
      : near(sumOf(...more), totals.tax, more.length);
  if (isNamed) return [];
  const percent = Math.round(taxed * 10_000) / 100;
  return [
    {
      what: 'LINE_PRODUCT',
      message: `The amounts of ${more.length} lines are ${percent}% more than quantity × price, as with a tax. The paper names no tax in them.`,
      place: null,
      lineId: null,
    },
  ];
};

/** @param lines in the order of their ids, from 1; @param behind dollars of lines below the subtotal; @param found all rows of sums */
export const checksOf = (
  lines: readonly LineDraft[],
  totals: PaperTotals,
  bidders: readonly string[],
  behind: number,
  found: readonly FoundTotal[],
): PaperCheck[] => {
  const taxed = taxWithin(lines);
  const ofLines = lines.flatMap((line, at) => {
    const id = String(at + 1);
    const product = productCheck(line, id, taxed);
    return [
      ...(product ? [product] : []),
      ...bidderChecks(line, id, bidders),
      ...figureChecks(line, id),
    ];
  });
  const sum = bidders.length > 0 ? null : sumCheck(lines, totals, behind);
  return [
    ...ofLines,
    ...(sum ? [sum] : []),
    ...(bidders.length > 0 ? [] : [...partChecks(lines, found), ...totalCheck(totals, behind)]),
  ];
};
