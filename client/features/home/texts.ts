// What the landing page says. Each sentence is to be true of the product.
import { paths } from '../../lib/paths.ts';

/** Spec §1. */
export const CLAIMS = [
  'Free to start',
  'No credit card',
  'Guest projects, no account',
  'Export PDF anytime',
] as const;

export const STEPS = [
  {
    title: 'Say what should be done',
    text: 'In your own words. You see right away what was understood, and what is worth adding.',
  },
  {
    title: 'Add what you have',
    text: 'Floor plans and papers, such as a bid or an adjuster’s report, are read. Photos and videos stay with the estimate.',
  },
  {
    title: 'Get a priced list',
    text: 'Each line with quantity, unit price and tax for your ZIP code, and where the price comes from.',
  },
] as const;

export const USE_CASES = [
  {
    title: 'Is this quote fair?',
    text: 'Upload a contractor’s bid or an adjuster’s estimate. It is read line by line and compared with ours: what is high, what is missing, what to ask.',
    link: 'Get a second opinion',
    to: paths.start({ instructions: 'Is this quote fair?' }),
  },
  {
    title: 'Renovating, or buying to renovate',
    text: 'Keep the estimates of a house in one project, room by room, and see what it all comes to before you commit.',
    link: 'Go to projects',
    to: paths.projects(),
  },
  {
    title: 'Two numbers, one job',
    text: 'Put two estimates side by side: the insurer’s scope and yours, or two finish levels. See which lines make the difference.',
    link: 'Compare estimates',
    to: paths.compare(),
  },
  {
    title: 'After a leak, a storm or a fire',
    text: 'Describe the damage and get claim-style line items with a claim number of their own, ready to discuss with your adjuster.',
    link: 'Start an estimate',
    to: paths.start(),
  },
] as const;

export const FOOTER = [
  {
    title: 'Product',
    links: [
      ['Start an estimate', paths.start()],
      ['Sample estimate', paths.sample()],
      ['Projects', paths.projects()],
      ['Compare estimates', paths.compare()],
    ],
  },
  {
    title: 'Contractors',
    links: [
      ['For contractors', paths.forContractors()],
      ['Apply as Contractor', paths.contractorApply()],
      ['Contractor Hub', paths.contractorHub()],
    ],
  },
  {
    title: 'About',
    links: [
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ],
  },
] as const;
