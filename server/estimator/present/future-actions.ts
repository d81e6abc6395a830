// Sensible next steps, chosen by what the estimate contains. Texts from the lexicon of the data.
import type { PricingContext } from '../calculate/context.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { PricedLine } from '../calculate/priced-line.ts';

export interface ActionFacts {
  lines: readonly PricedLine[];
  facts: ScopeFacts;
  context: PricingContext;
  total: number;
}

const has = ({ lines }: ActionFacts, ...beginnings: string[]): boolean =>
  lines.some(({ work }) => beginnings.some((beginning) => work.item.code.startsWith(beginning)));

/** Ordered after a measure; a screen is cut to size on the spot. */
const MADE_TO_MEASURE =
  'WIN-FULL WIN-INSERT WIN-CASE WIN-PICT WIN-SLIDE WIN-WOOD WIN-BAY WIN-EGRESS WIN-STORE DOR-ENTRY DOR-SLIDER'.split(
    ' ',
  );

/** Keys are the conditions of the lexicon's entries. */
const CONDITIONS: Readonly<Record<string, (facts: ActionFacts) => boolean>> = {
  any: () => true,
  'year<1978 or lead': ({ facts }) => (facts.yearBuilt ?? 9_999) < 1978 || facts.leadPaint,
  'popcorn or year<1985 or old floor tile': (facts) =>
    has(facts, 'DEM-POPCORN') || (facts.facts.yearBuilt ?? 9_999) < 1985,
  'structural wall': (facts) => has(facts, 'FRM-BEAM', 'DEM-WALLLB'),
  'permit items': (facts) => has(facts, 'PRM-'),
  roof: (facts) => has(facts, 'RFG-'),
  mold: (facts) => has(facts, 'MLD-'),
  'kitchen cabinets': (facts) => has(facts, 'CAB-BASE', 'CAB-WALL'),
  'windows or doors': (facts) => has(facts, ...MADE_TO_MEASURE),
  'assumed dims': ({ lines }) => lines.some(({ work }) => work.basis === 'DEFAULT'),
  'total>20000': ({ total }) => total > 20_000,
};

/** Actions for owners; there is always more to say of a claim and of a bid. */
const GENERAL = [
  'Take photos of the present state from every side before work begins',
  'Ask for the warranty on labor and materials in writing',
];
const LEAST = 3;

type Action = PriceBook['lexicon']['future_actions'][number];

/** Whether an action is said to this agent, and after this cause of loss. */
const concerns = ({ agents, perils }: Action, { context, facts: { peril } }: ActionFacts) =>
  (agents?.includes(context.agent) ?? true) && (perils?.some((each) => each === peril) ?? true);

export const futureActionsOf = (facts: ActionFacts, book: PriceBook): string[] => {
  const chosen = book.lexicon.future_actions
    .filter((entry) => concerns(entry, facts) && (CONDITIONS[entry.when]?.(facts) ?? false))
    .map(({ text }) => text);
  return [...chosen, ...GENERAL.slice(0, Math.max(0, LEAST - chosen.length))];
};
