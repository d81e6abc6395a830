// How priced lines are shown, agent by agent: as they are, split into labor and material, or as lines of a claim.
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { PricingContext } from '../calculate/context.ts';
import type { WorkLine } from '../calculate/work-line.ts';
import { agesOf } from './ages.ts';
import { claimLine } from './claim-line.ts';
import { costSplitOf } from './cost-split.ts';
import { joinReplacements } from './replacements.ts';
import type { ShownLine } from './shown-line.ts';
import type { PricedLine } from '../calculate/priced-line.ts';

export interface LineShape {
  /** The lines that can be shown now that this one is priced; it may wait for its counterpart. */
  take(line: PricedLine): ShownLine[];
  /** Lines that still waited at the end. */
  rest(): ShownLine[];
}

interface ShapeInput {
  facts: ScopeFacts;
  /** The moment of the estimate. */
  now: Date;
  context: PricingContext;
  book: PriceBook;
  /** The work that is going to be priced, as far as it is known. */
  work: readonly WorkLine[];
}

const asPriced: LineShape = { take: ({ line }) => [line], rest: () => [] };

const asBid: LineShape = {
  take: (priced) => [
    { ...priced.line, metadata: { ...priced.line.metadata, cost: costSplitOf(priced) } },
  ],
  rest: () => [],
};

const asClaim = ({ facts, now, book, work }: ShapeInput): LineShape => {
  const ages = agesOf(facts, now.getUTCFullYear());
  const joined = joinReplacements(work, book.insurance.replace_pairs);
  return {
    take: (line) => joined.take(line).map((pair) => claimLine(pair, ages, book)),
    rest: () => joined.rest().map((pair) => claimLine(pair, ages, book)),
  };
};

export const lineShapeFor = (input: ShapeInput): LineShape => {
  if (input.context.agent === 'INSURANCE') return asClaim(input);
  return input.context.agent === 'CONTRACTOR' ? asBid : asPriced;
};
