// What the page for contractors says. Each sentence is to be true of the product.
import { REVIEW_TAKES, PAPERS_KEPT_DAYS } from '../../../server/domain/catalog.ts';

/** Spec §1. */
export const STATS = [
  { figure: '$18.4k', words: 'average project budget' },
  { figure: '50k+', words: 'ZIP codes covered' },
  { figure: '< 24 h', words: 'response time' },
  { figure: '14', words: 'trades' },
] as const;

export const STEPS = [
  {
    title: '1. Apply, free of charge',
    text: 'Tell us your trades, the ZIP codes you work in and the sizes of project you take. You need no account for it.',
  },
  {
    title: '2. Verify your identity',
    text: `Upload an ID; we look up your license and insurance. A review takes ${REVIEW_TAKES}.`,
  },
  {
    title: '3. Answer leads',
    text: 'You see the scope, the line items and the budget before you say whether you are available.',
  },
] as const;

export const BENEFITS = [
  {
    title: 'A priced scope, not a phone number',
    text: 'Each lead comes with a line-item estimate: what is to be done, how much of it, and what it is expected to cost.',
  },
  {
    title: 'No pay-to-play',
    text: 'Applying is free, leads are free, and placement is never for sale. Leads rotate.',
  },
  {
    title: 'Few are asked',
    text: 'At most four contractors are asked about one request, two at a time. Leads are never resold.',
  },
  {
    title: 'Your time is yours',
    text: 'Pause new leads whenever you like, decline with a reason, and take no more than eight open leads at once.',
  },
  {
    title: 'Proposals under your name',
    text: 'Make a proposal from an estimate, with your business name, license number and terms.',
  },
  {
    title: 'Handled with care',
    text: `Identity documents are stored encrypted, seen by our reviewers only, and deleted ${PAPERS_KEPT_DAYS} days after the decision.`,
  },
] as const;

export const TESTIMONIAL = {
  quote:
    'I used to drive across town to find out there was no budget. Now I read the scope first and only go where it fits.',
  by: 'A remodeling contractor',
} as const;
