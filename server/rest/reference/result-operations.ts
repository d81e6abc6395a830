import { RECENT_ESTIMATES } from '../../domain/catalog.ts';
import { BID_LIMITS, MATERIAL_LIMITS } from '../../domain/limits.ts';
import { TIMEFRAMES } from '../../domain/catalog.ts';
import { LIST_MAX } from '../route.ts';
import { flag, list, number, object, shape, text, word } from './json-schema.ts';
import type { RestOperation, Operations } from './operation.ts';

const ENDED = 'Failed or was canceled: it will never be there.';

const showResult = {
  group: 'Results',
  summary: 'The estimate; 202 while its job runs.',
  description: `410: ${ENDED} Ask again after 2 s, doubling to 30 s; or wait for a webhook.`,
  answers: { 200: shape('Result'), 202: shape('Waiting'), 410: shape('Problem') },
} as const;

const recent = {
  group: 'Results',
  query: {
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: LIST_MAX,
      default: RECENT_ESTIMATES,
    },
  },
  answers: { 200: list(shape('RecentResult')) },
} as const;

const sentItem = object(
  {},
  {
    id: { type: ['integer', 'string', 'null'], description: 'None for a new line.' },
    line_items: text('Or `name`, or `scope`.'),
    Details: text(),
    QUANTITY: { type: ['number', 'string'] },
    unit_code: text(),
    UNIT_PRICE: { type: ['number', 'string'] },
    TAX: { type: ['number', 'string'] },
    category: text(),
  },
  'What a known line does not name stays as it is; a new one has quantity 1, price 0, tax 0, unit EA.',
);

const edits = object(
  {
    raw_json: object(
      {},
      {
        title: text(),
        items: list(sentItem, 'All lines: those left out are removed.'),
        summary: object(
          {},
          {
            future_actions: list(text()),
            total_project_cost: {
              type: ['number', 'string', 'null'],
              description: 'Set by hand, unless it is the old one or the sum of the items.',
            },
          },
        ),
      },
      'As it was read, with changes; what else it holds is not taken.',
    ),
  },
  {
    version: {
      type: 'integer',
      minimum: 1,
      description: 'The one that was edited: 409 when there is a newer one.',
    },
  },
);

const material = object(
  { name: text() },
  {
    quantity: { type: ['number', 'string'] },
    unit: text('Else EA.'),
    unit_cost: { type: ['number', 'string'] },
  },
);

const refresh = object(
  {},
  {
    items: {
      ...list(object({ description: text() }, { quantity: number(), unit: text() })),
      maxItems: MATERIAL_LIMITS.requestedItems,
      description: 'To be taken off instead of the lines.',
    },
  },
);

const showInventory: Omit<RestOperation, 'name'> = {
  group: 'Inventory',
  summary: 'The materials; none before the first takeoff.',
  answers: { 200: list(shape('Material')) },
};
const refreshInventory: Omit<RestOperation, 'name'> = {
  group: 'Inventory',
  summary: 'Has the materials taken off, once more where there are some; what was edited stays.',
  body: refresh,
  isBodyOptional: true,
  answers: { 202: shape('InventoryStatus') },
};
const inventoryStatus: Omit<RestOperation, 'name'> = {
  group: 'Inventory',
  summary: 'How far the takeoff is; 202 while the estimate itself is made.',
  answers: { 200: shape('InventoryStatus'), 202: shape('InventoryStatus') },
};
const makeBid: Omit<RestOperation, 'name'> = {
  group: 'Bids',
  summary: 'Makes the bid of the estimate as it stands, anew where there is one.',
  body: object(
    {},
    { note: { ...text('Your own words to the customer.'), maxLength: BID_LIMITS.note } },
  ),
  isBodyOptional: true,
  answers: { 201: shape('Bid') },
};
const requestContractors: Omit<RestOperation, 'name'> = {
  group: 'Contractors',
  summary: 'Asks contractors near the property. For signed-in users.',
  body: object(
    { first_name: text(), timeframe: word(Object.values(TIMEFRAMES)) },
    {
      phone: text('Only with `phone_consent`.'),
      phone_consent: flag('May be called.'),
      special_request: text(),
      tasks: list(text(), 'Categories of the estimate; none for all.'),
      state: text('Two letters.'),
      zip: text(),
    },
  ),
  answers: { 201: shape('ContractorRequest') },
};

export const RESULT_OPERATIONS: Operations = {
  'GET results/by-job/:jobId/': { name: 'getResultByJob', ...showResult },
  'GET results/:claimOrId/': { name: 'getResult', ...showResult },
  'GET results/mine/': {
    name: 'listMyResults',
    summary: 'The latest estimates of a signed-in user, newest first; 401 for guests.',
    ...recent,
  },
  'GET results/guest/': {
    name: 'listGuestResults',
    summary: 'The latest estimates of whoever asks, newest first.',
    ...recent,
  },
  'PATCH results/:claimOrId/update_json/': {
    name: 'saveResult',
    group: 'Results',
    summary: 'Saves edits as the next version.',
    description:
      'Part of a line beside lines that are left out is refused: it reads like a patch, and would remove them.',
    body: edits,
    answers: { 200: shape('Saved'), 409: shape('Problem') },
  },
  'POST results/:claimOrId/create_pdf/': {
    name: 'createPdf',
    group: 'Results',
    summary: 'Makes the PDF of the estimate as it stands; `pdf_url` leads to it.',
    isBodyOptional: true,
    body: object({}),
    answers: showResult.answers,
  },
  'PATCH results/:claimOrId/inventory/': {
    name: 'saveInventory',
    group: 'Inventory',
    summary: 'Writes the materials: all of them.',
    body: object({ inventory: list(material) }),
    answers: { 200: list(shape('Material')) },
  },
  'GET results/:claimOrId/inventory/': { name: 'getInventory', ...showInventory },
  'POST results/:claimOrId/inventory/refresh/': { name: 'refreshInventory', ...refreshInventory },
  'GET results/:claimOrId/inventory/status/': { name: 'getInventoryStatus', ...inventoryStatus },
  'GET results/by-job/:jobId/inventory/': { name: 'getInventoryByJob', ...showInventory },
  'POST results/by-job/:jobId/inventory/refresh/': {
    name: 'refreshInventoryByJob',
    ...refreshInventory,
  },
  'GET results/by-job/:jobId/inventory/status/': {
    name: 'getInventoryStatusByJob',
    ...inventoryStatus,
  },
  'POST results/by-job/:jobId/contractor_bid/': { name: 'createBidByJob', ...makeBid },
  'POST results/:claimOrId/contractor_bid/': { name: 'createBid', ...makeBid },
  'POST results/by-job/:jobId/request_contractors/': {
    name: 'requestContractorsByJob',
    ...requestContractors,
  },
  'POST results/:claimOrId/request_contractors/': {
    name: 'requestContractors',
    ...requestContractors,
  },
};
