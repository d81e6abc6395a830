// What the product makes of a request of each kind, as its documents are given it: every part of them has something to say.
import type { AgentKind } from '../../../domain/catalog.ts';
import { contentsOfLine } from '../../../estimator/book/line-contents.ts';
import type { EstimateTerms } from '../../../estimator/estimate-request.ts';
import { book, estimate } from '../../../estimator/testing/estimate.ts';
import type { EstimatePrint } from '../export-data.ts';
import { understoodOf } from '../understood.ts';
import { aPrint } from './estimates.ts';

const REQUESTS: Record<AgentKind, string> = {
  HOME_PROJECT:
    'Remodel the kitchen 12x15 and the living room 18x14, ceilings 9 ft. New shaker base and wall cabinets, quartz countertops, tile backsplash, sink, faucet. Install engineered hardwood in the kitchen and living room. Paint the kitchen and living room. Add 8 recessed lights in the kitchen. Replace toilet and vanity in the hall bath 5x8.',
  INSURANCE:
    'Pipe burst under the kitchen sink on October 12, 2026. Insured: Maria Gonzalez, policy HO-44521, carrier State Farm, claim number 06-771X. Kitchen 12x15, living room 18x14, ceilings 9 ft. Hardwood floors buckled in both rooms, drywall wet 2 ft high, base cabinets swollen, baseboards, insulation. Carpet in the hallway 4x12 soaked. Replace the carpet in the den. Deductible 1,000.',
  CONTRACTOR:
    'Hall bathroom remodel 5x8: tiled shower in place of the tub, vanity 36 in, toilet, porcelain floor tile, exhaust fan, paint. Kitchen 10x12: LVP floor, paint walls and ceiling, 10 ft of base cabinets, laminate countertop. My crew does demo and paint; markup 35 %.',
};

export const realPrint = async (
  agentKind: AgentKind,
  more: Partial<EstimatePrint> = {},
  terms: Partial<EstimateTerms> = {},
): Promise<EstimatePrint> => {
  const instructions = more.instructions ?? REQUESTS[agentKind];
  const { document } = await estimate(instructions, { agentKind, zip: '80205', ...terms });
  const contents = document.items.flatMap(({ id, metadata }) => {
    const known = contentsOfLine(book, metadata);
    return known ? [[id, known] as const] : [];
  });
  return aPrint(document, {
    instructions,
    contents: Object.fromEntries(contents),
    understood: understoodOf(document.scope, 'STANDARD', book),
    ...more,
  });
};
