// Bid figures for a contractor: labour and material split, own cost, markup and margin, contingency, payments.
// Rules: contractor_rules.json. The price itself is the sum of the lines; these figures explain it.
import { sumMoney } from '../../domain/money.ts';
import type { AgentFacts } from './notes.ts';

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`;
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

const scheduleKey = (total: number, commercial: boolean): string => {
  if (commercial) return 'commercial';
  if (total < 5_000) return 'under_5k';
  return total < 25_000 ? '5k_25k' : 'residential';
};

export const bidNotes = ({ lines, context, book, total }: AgentFacts): string[] => {
  const { contractor } = book;
  const labor = sumMoney(lines.map(({ line, unit }) => line.quantity * unit.labor));
  const material = sumMoney(lines.map(({ line, unit }) => line.quantity * unit.material));
  const equipment = sumMoney(lines.map(({ line, unit }) => line.quantity * unit.equipment));
  const tax = sumMoney(lines.map(({ line }) => line.tax));
  const ratio = contractor.cost_basis.self_perform_cost_ratio;
  const cost = labor * ratio + material + equipment;
  const price = total - tax;
  const markup = cost > 0 ? price / cost - 1 : 0;
  const margin = price > 0 ? 1 - cost / price : 0;
  const contingency =
    contractor.contingency[context.commercial ? 'commercial TI' : 'remodel'] ?? 0.08;
  const schedule = contractor.payment_schedule[scheduleKey(total, context.commercial)] ?? [];
  const cap = contractor.deposit_caps.find(({ state }) => state === context.tax?.state);
  return [
    `Bid figures: labour ${dollars(labor)}, material ${dollars(material)}, equipment ${dollars(equipment)}, sales tax ${dollars(tax)}.`,
    `With your own crew at ${ratio} of the billed rate, your cost is about ${dollars(cost)}: a markup of ${percent(markup)} and a margin of ${percent(margin)}.` +
      (markup < contractor.markup_defaults.warn_below
        ? ` That is under a markup of ${percent(contractor.markup_defaults.warn_below)}; most remodelers need more.`
        : ''),
    `Keep a contingency of ${percent(contingency)} (${dollars(total * contingency)}) beside the price; it is not included.`,
    `Payments: ${schedule.join('; ')}.${cap ? ` Deposit cap in ${cap.state}: ${cap.cap}.` : ''} The price holds for 30 days.`,
  ];
};
