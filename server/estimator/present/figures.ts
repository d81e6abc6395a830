// Figures that each agent adds to an estimate: three finish levels, a claim's or a bid's, and the sentences about them.
import { percent } from '../../domain/money/charge-amounts.ts';
import { bidOf } from './bid.ts';
import { claimOf } from './claim.ts';
import type { AgentFacts, AgentFigures } from './agent-facts.ts';
import type { FinishTotals, BidSums, ClaimSums } from '../../domain/estimate/estimate-figures.ts';
import { wholeDollars, sumMoney, shortDollars } from '../../domain/money/money.ts';
import { CONTINGENCY_APART } from '../../domain/bid/bid-totals.ts';
import type { StatedAllowance } from '../../domain/scope/scope-facts.ts';
import { isOfGoods } from './allowance-goods.ts';

// Sentences on a claim's figures: the source of depreciation, assumptions, the record to keep. They give no coverage advice.

/** Causes of loss that the rules name otherwise. */
const RULES_PERIL: Readonly<Record<string, string>> = { theft: 'theft_vandalism', smoke: 'fire' };

/** How depreciation was found: as told for the whole job, else by age and life. */
const ruleOf = ({ scope }: AgentFacts): string => {
  const told = scope.facts.depreciation;
  if (told?.rate != null)
    return `${Math.round(told.rate * 1000) / 10}% of each line that wears out, as told; not of demolition, mitigation, permits, overhead and profit`;
  return 'material and its tax by age and life; not labor, demolition, mitigation, permits, overhead and profit';
};

const ageAssumption = ({ items, book }: AgentFacts): string[] => {
  const assumed = items.filter(({ metadata }) => metadata.claim?.isAgeAssumed);
  if (assumed.length === 0) return [];
  const share = `${book.depreciation.assumed_age_share * 100}%`;
  return [
    `Age of ${assumed.length} item${assumed.length === 1 ? '' : 's'} not known: ${share} of the usual life assumed as used, or less in a newer house. State the real ages to correct the depreciation.`,
  ];
};

const netWords = ({ net, deductible, priorPayments, codeUpgrade }: ClaimSums): string => {
  const upgrade =
    codeUpgrade === null
      ? ''
      : ` The code upgrade of ${wholeDollars(codeUpgrade)} is set apart: it is paid once the work is done.`;
  if (net === null || deductible === null) {
    const paid =
      priorPayments === null ? '' : ` The ${wholeDollars(priorPayments)} paid before come off it.`;
    return `The deductible is not known, so no net payment is shown.${paid}${upgrade}`;
  }
  const less = [
    ...(codeUpgrade === null ? [] : [`the code upgrade of ${wholeDollars(codeUpgrade)}`]),
    `the deductible of ${wholeDollars(deductible)}`,
    ...(priorPayments === null ? [] : [`prior payments of ${wholeDollars(priorPayments)}`]),
  ];
  return `Less ${less.join(' and ')}: ${wholeDollars(net)}.${upgrade}`;
};

const claimNotes = (
  claim: ClaimSums,
  facts: AgentFacts,
): Pick<AgentFigures, 'notes' | 'assumptions'> => {
  const { insurance } = facts.book;
  const { rcv, recoverableDepreciation, nonRecoverableDepreciation, acv } = claim;
  const lost = recoverableDepreciation + nonRecoverableDepreciation;
  const { peril } = facts.scope.facts;
  const cause = RULES_PERIL[peril ?? ''] ?? peril ?? '';
  const watch = insurance.perils[cause] ?? [];
  const record = insurance.documentation.filter(({ perils }) => perils?.includes(cause) ?? true);
  return {
    notes: [
      `Claim figures: replacement cost ${wholeDollars(rcv)}, less depreciation ${wholeDollars(lost)} (${ruleOf(facts)}), actual cash value ${wholeDollars(acv)}. ${netWords(claim)}`,
      claim.overheadReason,
      ...(watch.length > 0 ? [`Usual for this cause of loss: ${watch.join('; ')}.`] : []),
      `Record for the claim: ${record.map(({ text }) => text).join('; ')}.`,
      insurance.legal_text,
    ],
    assumptions: [
      ...ageAssumption(facts),
      ...(claim.deductible === null
        ? [
            'Deductible not stated: which amount does the policy name? The net payment follows from it.',
          ]
        : []),
    ],
  };
};

// Sentences on stated allowances: those in the price, and those outside of it with the reason.

const wordsOf = ({ words, amount, unit, statedIn }: StatedAllowance): string =>
  `${words} ${shortDollars(amount)}${unit === null ? ' in total' : ` per ${unit}`} (${statedIn})`;

const allowanceNotes = (
  { allowances }: BidSums,
  { scope, book, lines }: Pick<AgentFacts, 'scope' | 'book' | 'lines'>,
): string[] => {
  const stated = scope.facts.allowances;
  const isUsed = (allowance: StatedAllowance) =>
    allowances.some(
      ({ code, statedIn }) =>
        statedIn === allowance.statedIn && isOfGoods(code, allowance, book.contractor),
    );
  const used = stated.filter(isUsed);
  const unused = stated.filter((allowance) => !isUsed(allowance));
  const hasGoods = (allowance: StatedAllowance) =>
    lines.some(({ work }) => isOfGoods(work.item.code, allowance, book.contractor));
  const idle = unused.filter((allowance) => !hasGoods(allowance));
  const unfit = unused.filter(hasGoods);
  return [
    ...(used.length > 0
      ? [
          `Allowances are priced as stated: ${used.map(wordsOf).join('; ')}. Goods only, without labor and tax.`,
        ]
      : []),
    ...(idle.length > 0
      ? [`Stated, but the bid holds no such goods: ${idle.map(wordsOf).join('; ')}.`]
      : []),
    ...(unfit.length > 0
      ? [
          `Stated, but not used, as the unit or the amount does not fit the goods: ${unfit.map(wordsOf).join('; ')}. The price book’s amounts stand instead.`,
        ]
      : []),
  ];
};

// Sentences on a bid: its split, markup and margin, contingency, allowances, payments.

const bidNotes = (bid: BidSums, facts: AgentFacts): Pick<AgentFigures, 'notes' | 'warnings'> => {
  const { cost_basis, markup_defaults, allowances } = facts.book.contractor;
  // Commercial work is sold on thinner margins than a remodel.
  const leastMarkup = Math.min(markup_defaults.warn_below, bid.usualMarkupRate);
  const held = sumMoney(bid.allowances.map(({ amount }) => amount));
  const payments = bid.paymentSchedule.map(({ due, amount }) => `${due} ${wholeDollars(amount)}`);
  return {
    notes: [
      `Bid figures: labor ${wholeDollars(bid.labor)}, material ${wholeDollars(bid.material)}, equipment ${wholeDollars(bid.equipment)}, sales tax ${wholeDollars(bid.tax)}.`,
      `Your direct cost is about ${wholeDollars(bid.directCost)}: a markup of ${percent(bid.markupRate)} and a margin of ${percent(bid.margin)}. At the usual markup of ${percent(bid.usualMarkupRate)} the price before tax would be ${wholeDollars(bid.usualPrice)}.`,
      `Own crew at ${cost_basis.self_perform_cost_ratio} of the billed rate; plumbing, electrical and HVAC trades and goods at price-book prices until you enter quotes.`,
      `${CONTINGENCY_APART} Here it is ${percent(bid.contingencyRate)} (${wholeDollars(bid.contingency)}).`,
      ...allowanceNotes(bid, facts),
      `Payments: ${payments.join('; ')}.${bid.depositNote ? ` ${bid.depositNote}` : ''} The price holds for ${bid.validDays} days.`,
    ],
    warnings: [
      ...(bid.markupRate < leastMarkup
        ? [
            `The markup of ${percent(bid.markupRate)} is under ${percent(leastMarkup)}; most ${facts.context.commercial ? 'commercial contractors' : 'remodelers'} need more.`,
          ]
        : []),
      ...(held > allowances.soft_share * bid.price
        ? [
            `Allowances are ${percent(held / bid.price)} of the price, so the price is soft until the goods are chosen.`,
          ]
        : []),
    ],
  };
};

// Sentences for a homeowner: the cost at another finish level, and the reserve to keep for surprises.

const OLD_HOUSE = 1960;
/** Rooms where opening walls and floors brings surprises. */
const WET_ROOMS: ReadonlySet<string> = new Set(
  'kitchen bathroom primary_bathroom powder_room laundry_room'.split(' '),
);

const reserveRate = ({ lines, scope, book }: AgentFacts): number => {
  const { cosmetic, kitchen_bath, pre_1960 } =
    book.rules.contingency.homeowner_reserve_shown_not_added;
  if ((scope.facts.yearBuilt ?? 9_999) < OLD_HOUSE) return pre_1960;
  const opensUp = lines.some(
    ({ work }) =>
      work.item.category === 'Demolition' &&
      work.from.roomTypes.some((type) => WET_ROOMS.has(type)),
  );
  return opensUp ? kitchen_bath : cosmetic;
};

const homeNotes = ({ low, standard, high }: FinishTotals, facts: AgentFacts): string[] => {
  const rate = reserveRate(facts);
  return [
    `At other finish levels, with all that you named: good ${wholeDollars(low)}, better ${wholeDollars(standard)}, best ${wholeDollars(high)}. ` +
      `Keep about ${Math.round(rate * 100)}% (${wholeDollars(facts.total * rate)}) in reserve for what nobody can see yet; it is not in the total.`,
  ];
};

const NOTHING: AgentFigures = {
  finishTotals: null,
  claim: null,
  bid: null,
  notes: [],
  assumptions: [],
  warnings: [],
};

export const agentFiguresOf = (facts: AgentFacts): AgentFigures => {
  const { agent } = facts.context;
  if (agent === 'HOME_PROJECT') {
    const { totalAt } = facts;
    const finishTotals: FinishTotals = {
      low: totalAt('LOW'),
      standard: totalAt('STANDARD'),
      high: totalAt('HIGH'),
    };
    return { ...NOTHING, finishTotals, notes: homeNotes(finishTotals, facts) };
  }
  if (agent === 'INSURANCE') {
    const claim = claimOf(facts);
    return { ...NOTHING, claim, ...claimNotes(claim, facts) };
  }
  const bid = bidOf(facts);
  return { ...NOTHING, bid, ...bidNotes(bid, facts) };
};
