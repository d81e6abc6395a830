import { AGENT_KIND, DELIVERY, PROPERTY_TYPE } from '../spellings.ts';
import {
  bidSchema,
  claimSchema,
  costSplitSchema,
  finishTotalsSchema,
  lineClaimSchema,
} from '../../domain/estimate/estimate-figures.ts';
import { ACCURACY_CLASSES, deliveryTotalsSchema } from '../../domain/estimate/estimate.ts';
import { scopeOfWorkSchema } from '../../domain/scope/scope-of-work.ts';
import { SCOPE_WORDS } from '../../features/scope/scope.rest.ts';
import { BID } from './bid-shape.ts';
import {
  CLAIM_MEANINGS,
  COST_SPLIT_MEANINGS,
  DELIVERY_TOTAL_MEANINGS,
  FINISH_TOTAL_MEANINGS,
  LINE_CLAIM_MEANINGS,
} from './figure-meanings.ts';
import { BID_PRICING_MEANINGS } from './bid-pricing-meanings.ts';
import { ITEM } from './item-shapes.ts';
import {
  address,
  count,
  flag,
  key,
  list,
  moment,
  nullable,
  number,
  object,
  shape,
  text,
  word,
  small,
} from './json-schema.ts';
import { wireSchema } from './wire-schema.ts';
import { SCOPE_MEANINGS } from './scope-meanings.ts';

const figures = (meanings: Readonly<Record<string, string>>) => ({
  words: new Set(['overheadMethod']),
  meanings,
});

const summary = object(
  {
    title: text('Empty when nobody named it.'),
    project_name: text('Name of the project, when it was made.'),
    total_project_cost: number('Dollars: the sum of the items, unless its owner set it.'),
    estimate_reasoning: text('What was understood and how it was priced; line breaks count.'),
    future_actions: list(text(), 'Recommended next steps.'),
    questions: list(
      text(),
      'What would have to be known; without any item, what keeps it from being priced.',
    ),
    assumptions: list(text(), 'What was taken for granted.'),
    exclusions: list(text(), 'What was left out on request.'),
    warnings: list(text(), 'Work that seems to be missing.'),
    range: object(
      { low: number('Lower end, dollars.'), high: number('Upper end, dollars.') },
      {},
      'Between which totals the cost can be expected to lie.',
    ),
    accuracy_class: nullable(
      word(small(ACCURACY_CLASSES)),
      'Accuracy class of AACE 18R-97; null without items.',
    ),
    delivery: word(DELIVERY.words, 'Who runs the work.'),
    delivery_totals: nullable(
      wireSchema(deliveryTotalsSchema, figures(DELIVERY_TOTAL_MEANINGS)),
      'The same work in the three ways of getting it done; null where there is no choice.',
    ),
    finish_totals: nullable(
      wireSchema(finishTotalsSchema, figures(FINISH_TOTAL_MEANINGS)),
      'The same lines at the three finish levels. Home projects only.',
    ),
    claim: nullable(shape('Claim'), 'Insurance only.'),
    bid: nullable(shape('BidPricing'), 'Contractors only.'),
  },
  {},
  'What stands around the items.',
);

const rawJson = object(
  {
    title: text('Empty when nobody named it.'),
    project_name: text('Name of the project, when it was made.'),
    summary: shape('Summary', 'What stands around the items.'),
    items: list(shape('Item'), 'The lines, in order.'),
    currency: text('ISO 4217.'),
    workflow: word(AGENT_KIND.words, 'The agent that made it.'),
    property_type: word(PROPERTY_TYPE.words, 'Residential or commercial.'),
    peril: nullable(text(), 'Insurance only: the cause of loss.'),
    location: text('ZIP or region that priced it.'),
    version: text('Version of the estimator and of its prices.'),
    scope: nullable(shape('Scope'), 'What was understood of the request.'),
    generated_at: moment('When it was worked out.'),
  },
  {
    items_page: object(
      {
        first: key('How many lines a page has.'),
        of: count('How many lines the estimate has.'),
        after: nullable(key(), 'Id of the line before this page; null for the first one.'),
      },
      {},
      'Only where `lines_first` or `lines_after` asked for a page: `items` are not all lines, and `update_json` refuses them.',
    ),
  },
  'The estimate as one document.',
);

/** What names an estimate and says how it stands. */
const heading = {
  id: key('Its job’s number.'),
  job: key('The same number.'),
  claim_number: text('`CLM-` and eight characters; never changes.'),
  title: text('Empty when nobody named it.'),
  project: key('Number of its project.'),
  project_name: text('Present name of the project.'),
  project_zip: text('Where the property is.'),
  project_seq: key('Counts within the project.'),
  premium: flag('A signed-in account made it.'),
  is_test: flag('It was started with a test token: counts for nothing, deleted days later.'),
  version: key('Grows with every change; `update_json` may name it.'),
  currency: text('ISO 4217.'),
  instructions: text('The work as it was described.'),
  inventory: list(shape('Material'), 'What is to be bought; empty before the first takeoff.'),
  raw_json: shape('RawJson', 'The estimate as one document.'),
};

const result = object(
  {
    ...heading,
    pdf_url: nullable(address(), 'Address of the PDF of this version; null without.'),
    inventory_html: text('The same as a table, escaped.'),
    inventory_total: number('Total of the materials, dollars.'),
    uploads: list(shape('Upload'), 'The files it was made from.'),
  },
  {},
  'An estimate, with what belongs to it.',
);

const exportedEstimate = object(
  {
    ...heading,
    created: moment('When it became ready.'),
    updated: moment('When its version was made.'),
  },
  {},
  'One line of an export: an estimate as it stood when the line was written.',
);

export const RESULT_SHAPES = {
  LineClaim: wireSchema(
    lineClaimSchema,
    figures(LINE_CLAIM_MEANINGS),
    'What age has taken from one line of a claim.',
  ),
  CostSplit: wireSchema(
    costSplitSchema,
    figures(COST_SPLIT_MEANINGS),
    'What a line is made of, before tax.',
  ),
  Claim: wireSchema(
    claimSchema,
    figures(CLAIM_MEANINGS),
    'The totals of a claim: a repair cost estimate, never advice on coverage.',
  ),
  BidPricing: wireSchema(
    bidSchema,
    figures(BID_PRICING_MEANINGS),
    'What a contractor needs to know of the price.',
  ),
  Scope: wireSchema(
    scopeOfWorkSchema,
    { words: SCOPE_WORDS, hidden: new Set(['nextId']), meanings: SCOPE_MEANINGS },
    'What was understood of a request, and what is priced.',
  ),
  Item: ITEM,
  Summary: summary,
  RawJson: rawJson,
  Result: result,
  ExportedEstimate: exportedEstimate,
  Bid: BID,
} as const;
