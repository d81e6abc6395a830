// What to ask about a paper: of a bid, what protects whoever signs it; of a claim, the points to raise with the carrier.
// Caps of deposits: contractor_rules.json, with the law that each was read in. Where no law is known, a third is the most.
import { sumMoney, wholeDollars } from '../../domain/money/money.ts';
import type { ComparisonRow, PaperComparison } from '../../domain/paper/paper-comparison.ts';
import type { PaperEstimate, PaperLine } from '../../domain/paper/paper-estimate.ts';
import { writeDate, writePercent } from '../../domain/money/written.ts';
import { depositCapOf } from '../present/payments.ts';
import { quoted } from '../read/papers/document-notes.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { PricingContext } from '../calculate/context.ts';
import { inSentence } from '../calculate/minimum.ts';
import type { PaperMatching } from './match.ts';
import { counts, type TheirAmounts } from '../read/papers/their-amounts.ts';
import type { GapFigures } from './waterfall.ts';

type Question = PaperComparison['questions'][number];

export interface AskedAbout {
  paper: PaperEstimate;
  figures: GapFigures;
  rows: readonly ComparisonRow[];
  matching: PaperMatching;
  amounts: TheirAmounts;
  context: PricingContext;
  book: PriceBook;
  terms: EstimateTerms;
}

/** Where no law is known, more before the work begins is unusual. */
const USUAL_DEPOSIT = 1 / 3;
/** Share of the total in lump sums without a quantity, beyond which the price cannot be followed. */
const VAGUE_SHARE = 0.25;
const VAGUE =
  /\bmisc(?:ellaneous)?\b|\bas (?:needed|required|necessary)\b|\bvarious\b|\ballow(?:ance)?s?\b.*\btbd\b|\btbd\b|\bcontingenc/i;
const MATTERS =
  /permit|dispos|haul|debris|dump|rot|wood replace|deck(?:ing)?|sheath|code|asbestos|lead|mold|paint|clean|engineer|structural|electrical|plumbing/i;
const SAYS_WARRANTY = /warrant|guarant/i;
const SAYS_SCHEDULE =
  /\b(?:schedule|start date|completion|weeks?|working days|business days|duration|commence)/i;
const GOODS =
  /\b(?:tiles?|fixtures?|faucets?|vanit(?:y|ies)|lights?|lighting|appliances?|cabinets?|countertops?|carpet|hardware|doors?)\b/i;
const ALLOWED = /\ballowances?\b|\bby (?:owner|others|client)\b|\bmodel\b|#\s?\w/i;

const names = (lines: readonly PaperLine[]): string =>
  lines
    .slice(0, 4)
    .map(({ description }) => quoted(description))
    .join('; ') + (lines.length > 4 ? ` and ${lines.length - 4} more` : '');

const wordsOf = ({ lines, prose, unread }: PaperEstimate): string =>
  [
    prose,
    ...lines.map(({ description, note }) => `${description} ${note ?? ''}`),
    ...unread.map(({ text }) => text),
  ].join('\n');

const depositQuestion = ({ paper, amounts, context, book }: AskedAbout): Question[] => {
  const deposit = paper.totals.deposit ?? 0;
  if (deposit <= 0 || amounts.total <= 0) return [];
  const { state } = context.region;
  const cap = depositCapOf(state, context.commercial, book);
  const legal =
    cap && (cap.share !== null || cap.dollars !== null)
      ? Math.min((cap.share ?? 1) * amounts.total, cap.dollars ?? Infinity)
      : null;
  // A third is written as 0.3333.
  const most = legal ?? USUAL_DEPOSIT * amounts.total;
  if (deposit <= most + 1) return [];
  const rule =
    legal === null
      ? `More than a third before the work begins is unusual`
      : `${state} caps the deposit: ${cap?.cap ?? ''}`;
  return [
    {
      question: `Can the deposit of ${wholeDollars(deposit)} be lowered to ${wholeDollars(most)}?`,
      why: `It is ${writePercent(deposit / amounts.total)} of the price. ${rule}. The rest is better paid as work is done.`,
    },
  ];
};

const contingencyQuestion = ({ amounts }: AskedAbout): Question[] =>
  (amounts.contingency ?? 0) > 0
    ? [
        {
          question: `Is what is left of the contingency of ${wholeDollars(amounts.contingency ?? 0)} credited to me?`,
          why: 'It is for what is found once work begins. Agree in writing who decides that it is spent.',
        },
      ]
    : [];

const vagueQuestions = ({ paper, amounts }: AskedAbout): Question[] => {
  const lines = paper.lines.filter(counts);
  const lumps = lines.filter(
    (line) =>
      (line.quantity === null || line.unit === 'LS') && (amounts.lines.get(line.id)?.net ?? 0) > 0,
  );
  const worth = sumMoney(lumps.map(({ id }) => amounts.lines.get(id)?.net ?? 0));
  const vague = lines.filter(({ description }) => VAGUE.test(description));
  const questions: Question[] = [];
  if (amounts.total > 0 && worth > VAGUE_SHARE * amounts.total)
    questions.push({
      question: `How much work is in ${names(lumps)}?`,
      why: `${wholeDollars(worth)} of the price is lump sums without a quantity, so nobody can check it.`,
    });
  if (vague.length > 0)
    questions.push({
      question: `What exactly is in ${names(vague)}, and what would make it cost more?`,
      why: 'Such words leave the amount open, and changes are argued about later.',
    });
  return questions;
};

const allowanceQuestion = ({ paper }: AskedAbout): Question[] => {
  const goods = paper.lines.filter(
    ({ description, note, ...line }) =>
      counts({ description, note, ...line }) &&
      GOODS.test(description) &&
      !ALLOWED.test(`${description} ${note ?? ''}`) &&
      !/\b(?:remov|demo|tear|detach|paint|clean|reset)/i.test(description),
  );
  if (goods.length === 0 || ALLOWED.test(paper.prose)) return [];
  return [
    {
      question: `Which make and model, or how much per piece, is allowed for ${names(goods)}?`,
      why: 'Goods of the same name differ in price several times over. Without an allowance the cheapest may be meant.',
    },
  ];
};

const paperQuestions = ({ paper, terms }: AskedAbout): Question[] => {
  const words = wordsOf(paper);
  const questions: Question[] = [];
  if (paper.from.license === null)
    questions.push({
      question: 'What is your license number, and who insures you?',
      why: 'The paper names no license. Look it up with the state before you sign.',
    });
  if (!SAYS_WARRANTY.test(words))
    questions.push({
      question: 'What warranty do you give on the work, and for how long?',
      why: 'No warranty is written on the paper.',
    });
  if (!SAYS_SCHEDULE.test(words))
    questions.push({
      question: 'When do you start, and when will you be done?',
      why: 'No schedule is written on the paper.',
    });
  const today = terms.now.toISOString().slice(0, 10);
  if (paper.validUntil !== null && paper.validUntil < today)
    questions.push({
      question: 'Does the price still hold?',
      why: `It was valid until ${writeDate(paper.validUntil)}.`,
    });
  return questions;
};

const exclusionQuestion = ({ paper }: AskedAbout): Question[] => {
  const out = paper.lines.filter(
    ({ isExcluded, description }) => isExcluded && MATTERS.test(description),
  );
  return out.length === 0
    ? []
    : [
        {
          question: `Who does ${names(out)}, and at what price?`,
          why: 'The paper says that its price does not include it. If the job needs it, you pay someone else for it.',
        },
      ];
};

const sumQuestions = ({ paper, amounts }: AskedAbout): Question[] => {
  const wrong = paper.checks.filter(({ what }) =>
    ['LINE_PRODUCT', 'SUM', 'TOTAL', 'PAGE_MISSING'].includes(what),
  );
  if (wrong.length > 0)
    return [
      {
        question: 'Can you correct the sums?',
        why: wrong
          .slice(0, 3)
          .map(({ message }) => message)
          .join(' '),
      },
    ];
  const isOff = Math.abs(amounts.unexplained) >= 1 && paper.lines.some(({ rcv }) => rcv !== null);
  return isOff
    ? [
        {
          question: 'Why do the lines not add up to the total?',
          why: `They differ by ${wholeDollars(Math.abs(amounts.unexplained))}.`,
        },
      ]
    : [];
};

const missingQuestion = ({ rows, paper }: AskedAbout): Question[] => {
  const missing = rows.filter(({ missing: why }) => why !== null);
  if (missing.length === 0) return [];
  const shown = missing
    .slice(0, 5)
    .map(({ ours }) => ours?.name ?? '')
    .join('; ');
  const rest = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return [
    {
      question:
        paper.kind === 'CLAIM'
          ? `Was this left out on purpose: ${shown}${rest}?`
          : `Is this in your price: ${shown}${rest}?`,
      why: 'It usually belongs to the work that the paper lists, and no line names it.',
    },
  ];
};

const LEAST_TRADES = 3;

/** Why overhead and profit belong to the repair; null where the paper has them, or too few trades take part. */
export const overheadReason = ({
  matching,
  book,
  amounts,
}: Pick<AskedAbout, 'matching' | 'book' | 'amounts'>): string | null => {
  const trades = new Set(
    matching.groups.flatMap(({ theirs: lines }) =>
      lines.flatMap(({ work }) =>
        work.items.filter(({ marksUp }) => marksUp).map(({ trade }) => trade),
      ),
    ),
  );
  trades.delete('General Contractor');
  if (amounts.overheadProfit !== null || trades.size < LEAST_TRADES) return null;
  const { overhead, profit } = book.insurance.overhead_profit;
  return `The repair takes ${trades.size} trades (${[...trades].map(inSentence).join(', ')}). With three or more, ${overhead * 100}% overhead and ${profit * 100}% profit for a general contractor are customary.`;
};

/** Points to raise with a carrier: facts of the paper, no reading of the policy. */
const claimPoints = (asked: AskedAbout): Question[] => {
  const { figures, amounts } = asked;
  const { theirs, ours } = figures;
  const points: Question[] = [];
  const overhead = overheadReason(asked);
  if (overhead !== null)
    points.push({ question: 'Why are overhead and profit not included?', why: overhead });
  if (amounts.tax === null && (ours.tax ?? 0) > 0)
    points.push({
      question: 'Why is no sales tax on materials included?',
      why: `Ours holds ${wholeDollars(ours.tax ?? 0)} of it.`,
    });
  if ((theirs.depreciation ?? 0) > (ours.depreciation ?? Infinity) * 1.1)
    points.push({
      question: 'Which ages and lives does the depreciation rest on?',
      why: `It takes ${wholeDollars(theirs.depreciation ?? 0)}; by age and usual life of materials alone ours is ${wholeDollars(ours.depreciation ?? 0)}.`,
    });
  const low = asked.rows.filter(({ priceVerdict }) => priceVerdict === 'LOW');
  if (low.length > 0)
    points.push({
      question: `Which price list do the prices of ${low
        .slice(0, 4)
        .map(({ theirs: side }) => quoted(side?.description ?? ''))
        .join('; ')} come from?`,
      why: 'They lie below our range for the place.',
    });
  return points;
};

export const questionsAbout = (asked: AskedAbout): Question[] =>
  asked.paper.kind === 'CLAIM'
    ? [...claimPoints(asked), ...missingQuestion(asked), ...sumQuestions(asked)]
    : [
        ...sumQuestions(asked),
        ...depositQuestion(asked),
        ...contingencyQuestion(asked),
        ...missingQuestion(asked),
        ...exclusionQuestion(asked),
        ...vagueQuestions(asked),
        ...allowanceQuestion(asked),
        ...paperQuestions(asked),
      ];
