// What is said about a bid: its split, markup and margin, contingency, allowances, and how it is paid.
import { CONTINGENCY_APART } from '../../domain/bid-totals.ts';
import type { BidSums } from '../../domain/estimate-figures.ts';
import { sumMoney, wholeDollars } from '../../domain/money.ts';
import { allowanceNotes } from './allowance-notes.ts';
import type { AgentFacts, AgentFigures } from './agent-facts.ts';

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

export const bidNotes = (
  bid: BidSums,
  facts: AgentFacts,
): Pick<AgentFigures, 'notes' | 'warnings'> => {
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
