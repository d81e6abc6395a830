// A paper beside our estimate of the same work: rows, lists, totals, what the gap is made of, and what to ask. Pure.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { sumMoney, wholeDollars } from '../../domain/money/money.ts';
import type {
  ComparisonRow,
  PaperComparison,
  PaperMatch,
  Verdict,
} from '../../domain/paper/paper-comparison.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import { NO_FACTS } from '../../domain/scope/scope-facts.ts';
import { counted, writePercent } from '../../domain/money/written.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../book/price-book.ts';
import { pricingContext } from '../calculate/make-context.ts';
import { packagesOf } from '../scope/packages.ts';
import { matchPaper } from './match.ts';
import { missingFrom, type MissingRow, worthOf } from './missing.ts';
import { overheadReason, questionsAbout } from './questions.ts';
import { ratedGroup, rowAlone } from './row-sides.ts';
import { inDollars, paperOfBidder, theirAmounts } from '../read/papers/their-amounts.ts';
import { footingOf, gapOf, type Compared, type GapFigures } from './waterfall.ts';

/** Less of their dollars matched tells nothing of the whole. */
const LEAST_MATCHED = 0.5;

const matchedShareOf = ({ matching, amounts }: Compared): number => {
  const worth = (ids: readonly string[]): number =>
    sumMoney(ids.map((id) => Math.max(0, amounts.lines.get(id)?.net ?? 0)));
  const matched = worth(matching.groups.flatMap(({ theirs }) => theirs.map(({ line }) => line.id)));
  const all = matched + worth(matching.unmatched.map(({ line }) => line.id));
  if (all > 0) return Math.round((matched / all) * 10_000) / 10_000;
  const lines = matching.groups.length + matching.unmatched.length;
  return lines === 0 ? 0 : Math.round((matching.groups.length / lines) * 10_000) / 10_000;
};

const totalVerdict = ({ theirs, ours }: GapFigures, matchedShare: number): Verdict => {
  if (theirs.total <= 0 || ours.total <= 0 || matchedShare < LEAST_MATCHED) return 'NOT_RATED';
  if (theirs.total < ours.low) return 'LOW';
  return theirs.total > ours.high ? 'HIGH' : 'FAIR';
};

const NAMES: Readonly<Record<PaperEstimate['kind'], string>> = {
  BID: 'This bid',
  CLAIM: 'This claim estimate',
  TAKEOFF: 'This list',
  PRICE_LIST: 'This price list',
  OTHER: 'This paper',
};

const standing = (
  verdict: Exclude<Verdict, 'NOT_RATED'>,
  range: string,
  isClaim: boolean,
): string => {
  if (verdict === 'LOW') return `It lies below our range of ${range}: ask what it leaves out.`;
  if (verdict === 'HIGH') return `It lies above our range of ${range}: that is high.`;
  return `It lies within our range of ${range}${isClaim ? '' : ': that is fair'}.`;
};

const gapWords = ({ ours, gap }: GapFigures): string =>
  Math.abs(gap) < 1
    ? 'as much as ours of the same work'
    : `${wholeDollars(Math.abs(gap))} ${gap > 0 ? 'less' : 'more'} than ours of the same work, ${wholeDollars(ours.total)}`;

const summaryOf = (
  { kind, currency }: PaperEstimate,
  figures: GapFigures,
  verdict: Verdict,
  matchedShare: number,
  missing: readonly MissingRow[],
  overhead: ComparisonRow | null,
): string => {
  const { theirs, ours } = figures;
  const range = `${wholeDollars(ours.low)} to ${wholeDollars(ours.high)}`;
  const total = `${NAMES[kind]} comes to ${wholeDollars(theirs.total)}`;
  const sentences: string[] = [];
  if (currency !== 'USD')
    sentences.push(
      `${NAMES[kind]} is not in US dollars: only its work and quantities are compared. Ours of the same work is ${wholeDollars(ours.total)}, from ${range}.`,
    );
  else if (theirs.total <= 0)
    sentences.push(
      `${NAMES[kind]} states no price; ours of the same work is ${wholeDollars(ours.total)}, from ${range}.`,
    );
  else if (verdict === 'NOT_RATED')
    sentences.push(
      `${total}. Only ${writePercent(matchedShare)} of it could be matched to our prices, too little to call it low, fair or high.`,
    );
  else
    sentences.push(`${total}, ${gapWords(figures)}.`, standing(verdict, range, kind === 'CLAIM'));
  if (overhead !== null)
    sentences.push(
      `Overhead and profit of a general contractor are not on it, customarily ${wholeDollars(overhead.ours?.amount ?? 0)}.`,
    );
  if (missing.length > 0)
    sentences.push(
      `${counted(missing.length, 'usual part')} of the job ${missing.length === 1 ? 'is' : 'are'} not on it, about ${wholeDollars(worthOf(missing))} at our prices.`,
    );
  return sentences.join(' ');
};

/** Overhead and profit that a claim leaves out: in our total already, and to be asked for like missing work. */
const overheadRow = (amount: number, why: string): ComparisonRow => ({
  id: 'overhead-and-profit',
  kind: 'MISSING_FROM_THEIRS',
  room: null,
  theirs: null,
  ours: {
    code: null,
    name: 'Overhead and profit of a general contractor',
    quantity: 1,
    unit: 'LS',
    unitPrice: amount,
    low: amount,
    high: amount,
    amount,
    depreciation: null,
    acv: null,
    source: 'A share of the repair, as insurers reckon it.',
  },
  priceVerdict: 'NOT_RATED',
  quantityDifference: null,
  missing: { reason: 'GENERAL_CONTRACTOR', why },
  why,
  isMatchedByHand: false,
});

/**
 * @param asked as read; of several bidders the first, see `paperOfBidder`
 * @param ours our estimate of the same work, from the paper's own lines
 * @param matches what its owner put together by hand; the last word about a line counts
 * @param included ids of missing rows that are to stand in our total
 */
export const comparePaper = (
  asked: PaperEstimate,
  ours: EstimateDocument,
  book: PriceBook,
  terms: EstimateTerms,
  matches: readonly PaperMatch[] = [],
  included: readonly string[] = [],
): PaperComparison => {
  const paper = inDollars(asked.bidders.length > 0 ? paperOfBidder(asked, 0) : asked);
  const amounts = theirAmounts(paper);
  const footing = footingOf(paper, amounts, ours);
  const matching = matchPaper(paper, ours, book, matches);
  const packages = ours.scope ? packagesOf(ours.scope, book) : [];
  const context = pricingContext(terms, book, ours.scope?.facts ?? NO_FACTS, packages);
  const rated = matching.groups.flatMap(
    (group) => ratedGroup(group, amounts, footing, context) ?? [],
  );
  const missing = missingFrom({ paper, matching, ours, book, terms, context, footing });
  const compared: Compared = {
    paper,
    ours,
    amounts,
    footing,
    matching,
    rated,
    included: missing.filter(({ row }) => included.includes(row.id)),
  };
  const figures = gapOf(compared);
  const matchedShare = matchedShareOf(compared);
  const verdict = totalVerdict(figures, matchedShare);
  const why = paper.kind === 'CLAIM' ? overheadReason({ matching, amounts, book }) : null;
  const ourOverhead = figures.ours.overheadProfit ?? 0;
  const overhead = why !== null && ourOverhead > 0 ? overheadRow(ourOverhead, why) : null;
  const alone = (kind: 'NOT_MATCHED' | 'ONLY_THEIRS'): ComparisonRow[] =>
    (kind === 'NOT_MATCHED' ? matching.unmatched : matching.onlyTheirs).map((line) =>
      rowAlone(line, kind, amounts, footing),
    );
  const rows = [
    ...rated.map(({ row }) => row),
    ...missing.map(({ row }) => row),
    ...alone('ONLY_THEIRS'),
    ...alone('NOT_MATCHED'),
  ];
  return {
    kind: paper.kind,
    ...figures,
    rows: overhead === null ? rows : [overhead, ...rows],
    verdict,
    summary: summaryOf(paper, figures, verdict, matchedShare, missing, overhead),
    questions: questionsAbout({ paper, figures, rows, matching, amounts, context, book, terms }),
    matchedShare,
  };
};
