import { RECENT_ESTIMATES } from '../../domain/catalog.ts';
import { BID_LIMITS } from '../../domain/limits.ts';
import { TIMEFRAMES } from '../../domain/catalog.ts';
import { LINES_OF_PAGE } from '../../features/results/line-pages.rest.ts';
import { LIST_MAX } from '../route.ts';
import { figure, flag, list, object, shape, text, word } from './json-schema.ts';
import type { RestOperation, Operations } from './operation.ts';

const ENDED = 'Failed or was canceled: it will never be there.';

const linePages = {
  lines_first: {
    type: 'integer',
    minimum: 1,
    maximum: LINES_OF_PAGE.most,
    default: LINES_OF_PAGE.usual,
    description:
      'How many lines `raw_json.items` has. Without this and `lines_after` it has all of them.',
  },
  lines_after: {
    oneOf: [
      { type: 'integer', minimum: 0 },
      { type: 'string', pattern: '^[\\w-]+$' },
    ],
    description:
      'The last line of the page before: its `id`, or its id of GraphQL, as `Link` has it. `X-Has-Next-Page` tells whether there are more. A line of another estimate is refused.',
  },
} as const;

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
      description: 'How many.',
    },
  },
  answers: { 200: list(shape('RecentResult')) },
} as const;

const sentItem = object(
  {},
  {
    id: { type: ['integer', 'string', 'null'], description: 'None for a new line.' },
    line_items: text('What is done. Or `name`, or `scope`.'),
    Details: text('More about it.'),
    QUANTITY: figure('Quantity in `unit_code`.'),
    unit_code: text('E.g. EA, SF, LF.'),
    UNIT_PRICE: figure('Dollars per unit, before tax; up to four decimals.'),
    TAX: figure('Dollars, of the whole line.'),
    category: text('The trade it belongs to.'),
    tax_by_hand: flag('True holds TAX, false lets it follow quantity and price.'),
    is_locked: flag(
      'Lock of a charge on the whole job: true holds its figures, false lets them follow the lines.',
    ),
  },
  'What a known line does not name stays as it is; a new one has quantity 1, price 0, tax 0, unit EA.',
);

const edits = object(
  {
    raw_json: object(
      {},
      {
        title: text('How to call the estimate.'),
        items: list(sentItem, 'All lines: those left out are removed.'),
        summary: object(
          {},
          {
            future_actions: list(text(), 'Next steps, all of them.'),
            total_project_cost: {
              type: ['number', 'string', 'null'],
              description: 'Set by hand, unless it is the old one or the sum of the items.',
            },
          },
          'Its members that can be edited.',
        ),
      },
      'The answer that was read, with changes; other fields are ignored.',
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

const makeBid: Omit<RestOperation, 'name'> = {
  group: 'Bids',
  summary: 'Makes the bid of the estimate as it stands; it replaces one that is there.',
  body: object(
    {},
    { note: { ...text('Your own words to the customer.'), maxLength: BID_LIMITS.note } },
  ),
  isBodyOptional: true,
  example: { note: 'We can start in the second week of May.' },
  answers: { 201: shape('Bid') },
};
const requestContractors: Omit<RestOperation, 'name'> = {
  group: 'Contractors',
  summary: 'Asks contractors near the property. For signed-in users.',
  body: object(
    {
      first_name: text('How to address the homeowner.'),
      timeframe: word(
        Object.values(TIMEFRAMES),
        'When the work is to begin. Hyphens are taken for the dashes.',
      ),
    },
    {
      phone: text('Only with `phone_consent`.'),
      phone_consent: flag('May be called.'),
      special_request: text('Request in their own words.'),
      tasks: list(text(), 'Categories of the estimate; none for all.'),
      state: text('Two letters.'),
      zip: text('ZIP code of the work; the project’s when left out.'),
    },
  ),
  example: {
    first_name: 'Ada',
    timeframe: TIMEFRAMES.TWO_TO_FOUR_WEEKS,
    phone: '415 555 0142',
    phone_consent: true,
    tasks: ['Painting'],
  },
  answers: { 201: shape('ContractorRequest') },
};

export const RESULT_OPERATIONS: Operations = {
  'GET results/by-job/:jobId/': { name: 'getResultByJob', query: linePages, ...showResult },
  'GET results/:claimOrId/': { name: 'getResult', query: linePages, ...showResult },
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
    example: {
      raw_json: {
        title: 'Bedroom, walls only',
        items: [
          { id: 1, line_items: 'Paint walls', QUANTITY: 416, unit_code: 'SF', UNIT_PRICE: 1.35 },
          { line_items: 'Move furniture', QUANTITY: 1, unit_code: 'EA', UNIT_PRICE: 120 },
        ],
      },
      version: 1,
    },
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
