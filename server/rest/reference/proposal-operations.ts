import { PROPOSAL_LIMITS } from '../../domain/limits.ts';
import { PROPOSAL_STATUSES } from '../../domain/bid/proposal.ts';
import { LIST_MAX } from '../route.ts';
import { PAYMENT, PHASE } from './bid-shape.ts';
import {
  address,
  count,
  day,
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
} from './json-schema.ts';
import type { Operations } from './operation.ts';

const costs = object(
  {
    labor: number('Amount in US dollars, e.g. 1250.5.'),
    material: number('Before tax, dollars.'),
    equipment: number('Amount in US dollars, e.g. 1250.5.'),
    tax: number('Amount in US dollars, e.g. 1250.5.'),
  },
  {},
  'Before overhead and profit. Not there where costs are hidden, nor for lines priced by phase.',
);

const line = object(
  {
    name: text('Name of the line: the item, or the work that is done.'),
    description: text('More about it; empty without.'),
    quantity: number('How much, in `unit`: 120 with the unit `SF` is 120 square feet.'),
    unit: text('Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).'),
    amount: nullable(
      number('Amount in US dollars, e.g. 1250.5.'),
      'What the customer pays; null where prices are shown by phase.',
    ),
  },
  { costs },
);

const phase = object(
  {
    name: text('Name of the line: the item, or the work that is done.'),
    amount: number('Its lines with sales tax, dollars.'),
    lines: list(line, 'Lines in order.'),
  },
  { costs },
);

const signature = object({
  name: text('Name as the homeowner typed it.'),
  date: day('Day that the homeowner typed.'),
  accepted_at: moment('When it came in.'),
});

const withdrawal = object({
  by: word(['contractor', 'homeowner'], 'Who stepped back.'),
  reason: text('Reason in their words.'),
  withdrawn_at: moment('When.'),
});

const STATUSES = PROPOSAL_STATUSES.map((status) => status.toLowerCase());

export const PROPOSAL = object(
  {
    id: key('Number of the proposal.'),
    lead: key('Number of the lead that brought the two sides together.'),
    version: count('Counts those of a lead, from 1.'),
    status: word(STATUSES, 'Where it stands.'),
    sent_at: moment('When it was sent.'),
    valid_until: day('The last day on which it can be accepted.'),
    title: text('Title of the work.'),
    company: text('Whose offer it is.'),
    license_number: text('License number as they gave it; empty when not given.'),
    terms: text('The contractor’s own; empty without.'),
    summary: text('What is offered, in a few sentences; empty without.'),
    note: text('The contractor’s words to the homeowner; empty without.'),
    currency: text('Currency of all amounts, as an ISO 4217 code: `USD`.'),
    total: number('What the customer pays, dollars.'),
    prices_by: word(['line', 'phase'], 'How prices are shown.'),
    hides_costs: flag('Labor, overhead and profit are spread into the prices.'),
    phases: list(phase, 'Phases in the order of the work.'),
    add_ons: list(
      object({
        kind: word(['overhead', 'profit', 'contingency'], 'What it is for.'),
        amount: number('Amount in US dollars, e.g. 1250.5.'),
      }),
      'Amounts on top of the phases; with them they add up to the total.',
    ),
    schedule: list(PHASE, 'Phases of the work, in order.'),
    exclusions: list(text(), 'What is not part of it.'),
    payment_schedule: list(PAYMENT, 'Payments in order; they add up to the total.'),
    covers_scope: flag('The contractor says that it is for all that was asked for.'),
    left_out: list(text(), 'Lines of the homeowner’s scope that none of it stands for.'),
    signature: nullable(signature, 'Signature; null unless it was accepted.'),
    decline_reason: nullable(text(), 'Reason; null unless it was declined.'),
    withdrawal: nullable(withdrawal, 'Withdrawal; null unless it was withdrawn.'),
    pdf_url: address('Address of the PDF with the signature. Signed; good for some minutes.'),
  },
  {},
  'What a contractor offers a homeowner; never changed once it is sent.',
);

const reason = { ...text('The other side reads it.'), maxLength: PROPOSAL_LIMITS.reason };

export const PROPOSAL_OPERATIONS: Operations = {
  'POST contractor-leads/:id/price/': {
    name: 'priceLead',
    group: 'Contractors',
    summary:
      'Makes an estimate of one’s own of the work of a lead; asked again it is the same one.',
    isBodyOptional: true,
    answers: {
      200: object({
        id: key('Number of the estimate, which is that of its job.'),
        claim_number: text('Claim number of the estimate.'),
      }),
    },
  },
  'GET contractor-leads/:id/proposals/': {
    name: 'listProposals',
    group: 'Contractors',
    summary: 'The proposals of an introduction, newest first, for either side of it.',
    query: {
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: LIST_MAX,
        description: 'How many; 10 unless asked.',
      },
      before: {
        type: 'integer',
        minimum: 1,
        description: 'Go on below this version: of the last one of the page before.',
      },
    },
    answers: { 200: list(shape('Proposal')) },
  },
  'POST contractor-leads/:id/proposals/': {
    name: 'sendProposal',
    group: 'Contractors',
    summary: 'Sends the bid of the estimate that prices the lead to the homeowner.',
    body: object(
      {
        bid_version: count('Version of the bid that was seen; another one is a conflict.'),
        valid_until: day('The last day on which it can be accepted.'),
        client_key: {
          ...text('Made up for each proposal: one sent twice is kept once.'),
          maxLength: PROPOSAL_LIMITS.clientKey,
        },
      },
      {
        prices_by: word(['line', 'phase'], '`line` when left out.'),
        hides_costs: flag('Hide labor, overhead and profit; true when left out.'),
        covers_scope: flag('It is for all that was asked for; false when left out.'),
        note: {
          ...text('To the homeowner; the bid’s own when left out.'),
          maxLength: PROPOSAL_LIMITS.note,
        },
      },
    ),
    example: {
      bid_version: 1,
      valid_until: '2027-01-31',
      client_key: '9a1f6a2e-6f0b-4d5c-9b65-0d6c3c1f7e52',
      prices_by: 'phase',
    },
    answers: { 201: shape('Proposal') },
  },
  'GET proposals/:id/': {
    name: 'getProposal',
    group: 'Contractors',
    summary: 'One proposal, for either side of it.',
    answers: { 200: shape('Proposal') },
  },
  'POST proposals/:id/accept/': {
    name: 'acceptProposal',
    group: 'Contractors',
    summary: 'Accepts it for good, as the homeowner; others for the same work are closed.',
    body: object({
      name: { ...text('First and last name, as one signs.'), maxLength: PROPOSAL_LIMITS.name },
      date: day('Today.'),
    }),
    example: { name: 'Ada Lovelace', date: '2026-12-01' },
    answers: { 200: shape('Proposal') },
  },
  'POST proposals/:id/decline/': {
    name: 'declineProposal',
    group: 'Contractors',
    summary: 'Says no to it, as the homeowner.',
    body: object({ reason }),
    example: { reason: 'We go with another contractor.' },
    answers: { 200: shape('Proposal') },
  },
  'POST proposals/:id/withdraw/': {
    name: 'withdrawProposal',
    group: 'Contractors',
    summary: 'Steps back in writing: its contractor, or either side once it is accepted.',
    body: object({
      status: word(STATUSES, 'Where it stood when it was seen: accepted meanwhile is a conflict.'),
      reason,
    }),
    example: { status: 'sent', reason: 'Our crew is booked until June.' },
    answers: { 200: shape('Proposal') },
  },
};
