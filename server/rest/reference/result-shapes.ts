import { AGENT_KIND, DELIVERY, PROPERTY_TYPE, WORK_GRADE } from '../spellings.ts';
import {
  bidSchema,
  claimSchema,
  costSplitSchema,
  finishTotalsSchema,
  lineClaimSchema,
} from '../../domain/estimate-figures.ts';
import { ACCURACY_CLASSES, CONFIDENCES, deliveryTotalsSchema } from '../../domain/estimate.ts';
import { QUANTITY_BASES } from '../../domain/catalog.ts';
import { scopeOfWorkSchema } from '../../domain/scope-of-work.ts';
import { SCOPE_WORDS } from '../../features/scope/scope.rest.ts';
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
  wireSchema,
  word,
} from './json-schema.ts';

const small = (words: readonly string[]) => words.map((each) => each.toLowerCase());
const figures = { words: new Set(['overheadMethod']) };

const finishPrice = object({
  unit_price: number('Dollars, before tax.'),
  unit_tax: number('Dollars, not rounded to cents.'),
});

const metadata = object({
  code: nullable(text(), 'Of the price book, e.g. `PNT-WALL`.'),
  formula: nullable(text(), 'How the quantity was found.'),
  basis: nullable(word(small(QUANTITY_BASES))),
  quantity_from: nullable(text(), 'Where in the uploads it was read.'),
  low: nullable(number(), 'Lower end of the line’s total, dollars.'),
  high: nullable(number(), 'Upper end.'),
  confidence: nullable(word(CONFIDENCES), 'A cross-checked … C judgment.'),
  room: nullable(text(), 'For people, e.g. `Kitchen, Bath`.'),
  rooms: list(text('One of the rooms that the line runs through.')),
  work_id: nullable(text(), 'The piece of work in `scope`.'),
  finish_level: nullable(word(WORK_GRADE.words)),
  finish_prices: nullable(
    object({ low: finishPrice, standard: finishPrice, high: finishPrice }),
    'What a unit costs at each finish level; null where all cost the same.',
  ),
  claim: nullable(shape('LineClaim'), 'Insurance only.'),
  cost: nullable(shape('CostSplit'), 'Contractors only.'),
});

const item = object({
  id: count('Unique within the estimate.'),
  line_items: text('What is done.'),
  Details: text(),
  QUANTITY: number(),
  unit_code: text('E.g. EA, SF, LF.'),
  UNIT_PRICE: number('Dollars, before tax.'),
  TAX: number('Dollars, of the whole line.'),
  TOTAL_PRICE: number('QUANTITY × UNIT_PRICE + TAX, rounded to cents.'),
  category: text(),
  tags: list(text()),
  source: text('Where the price comes from.'),
  metadata,
});

const summary = object({
  title: text(),
  project_name: text(),
  total_project_cost: number('Dollars: the sum of the items, unless its owner set it.'),
  estimate_reasoning: text(),
  future_actions: list(text()),
  questions: list(
    text(),
    'What would have to be known; without any item, what keeps it from being priced.',
  ),
  assumptions: list(text()),
  exclusions: list(text()),
  warnings: list(text()),
  range: object({ low: number(), high: number() }, {}, 'Dollars.'),
  accuracy_class: nullable(word(small(ACCURACY_CLASSES)), 'Of AACE 18R-97.'),
  delivery: word(DELIVERY.words, 'Who runs the work.'),
  delivery_totals: nullable(wireSchema(deliveryTotalsSchema, figures)),
  finish_totals: nullable(wireSchema(finishTotalsSchema, figures)),
  claim: nullable(shape('Claim'), 'Insurance only.'),
  bid: nullable(shape('BidPricing'), 'Contractors only.'),
});

export const RESULT_SHAPES = {
  LineClaim: wireSchema(lineClaimSchema, figures),
  CostSplit: wireSchema(costSplitSchema, figures),
  Claim: wireSchema(claimSchema, figures),
  BidPricing: wireSchema(bidSchema, figures),
  Scope: wireSchema(scopeOfWorkSchema, {
    words: SCOPE_WORDS,
    hidden: new Set(['nextId']),
  }),
  Item: item,
  Summary: summary,
  RawJson: object({
    title: text(),
    project_name: text(),
    summary: shape('Summary'),
    items: list(shape('Item')),
    currency: text('ISO 4217.'),
    workflow: word(AGENT_KIND.words),
    property_type: word(PROPERTY_TYPE.words),
    peril: nullable(text(), 'Insurance only: the cause of loss.'),
    location: text('ZIP or region that priced it.'),
    version: text('Of the estimator and its prices.'),
    scope: nullable(shape('Scope'), 'What was understood of the request.'),
    generated_at: moment(),
  }),
  Material: object({
    name: text(),
    quantity: number(),
    unit: text(),
    unit_cost: number('Dollars.'),
  }),
  Result: object({
    id: key('Its job’s number.'),
    job: key(),
    claim_number: text(),
    title: text('Empty when nobody named it.'),
    project: key(),
    project_name: text(),
    project_zip: text(),
    project_seq: key('Counts within the project.'),
    premium: flag('A signed-in account made it.'),
    version: key('Grows with every change; `update_json` may name it.'),
    pdf_url: nullable(address(), 'Null unless there is a PDF of this version.'),
    currency: text('ISO 4217.'),
    inventory: list(shape('Material')),
    inventory_html: text('The same as a table, escaped.'),
    inventory_total: number('Dollars.'),
    uploads: list(shape('Upload')),
    instructions: text(),
    raw_json: shape('RawJson'),
  }),
  Waiting: object({
    detail: text(),
    status: word(['queued', 'processing']),
    job: key(),
    claim_number: text(),
    progress: number('0–1.'),
  }),
  RecentResult: object({
    id: key('Its job’s number.'),
    job: key(),
    created: moment(),
    title: text('Empty when nobody named it.'),
    project_name: text(),
    project_zip: text(),
    claim_number: text(),
    premium: flag(),
  }),
  Saved: object({
    pdf_url: nullable(address(), 'Null unless there is a PDF of this version.'),
    version: key(),
  }),
  InventoryStatus: object({
    status: word(['PENDING', 'DONE', 'FAILED'], 'PENDING, too, before the first start.'),
    started: flag('False before the first start.'),
    has_inventory: flag('There are materials.'),
    inventory_url: nullable(address(), 'Where they are; null without any.'),
    inventory_refresh_url: address('To POST to, to have them taken off.'),
    detail: nullable(text(), 'Why it failed.'),
  }),
  Bid: object({
    id: key(),
    title: text(),
    summary: text(),
    line_items: list(
      object({
        id: count(),
        name: text(),
        description: text(),
        quantity: number(),
        unit: text(),
        labor: number(),
        material: number('With equipment and tax.'),
        total: number(),
      }),
    ),
    labor_total: number(),
    material_total: number(),
    overhead: number(),
    profit: number(),
    contingency: number(),
    total: number('The five above, to the cent.'),
    schedule: list(object({ name: text(), start_day: key('Working day, from 1.'), days: key() })),
    exclusions: list(text()),
    payment_schedule: list(object({ due: text(), share: number('0–1.'), amount: number() })),
    pdf_url: address('Signed; good for some minutes.'),
  }),
} as const;
