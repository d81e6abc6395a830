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
    title: 'Show it',
    text: 'Add photos, a video, a floor plan or papers you already have, such as an adjuster’s report.',
  },
  {
    title: 'Say what should be done',
    text: 'In your own words. You see right away what was understood, and what is worth adding.',
  },
  {
    title: 'Get a priced list',
    text: 'Each line with quantity, unit price and tax for your ZIP code, and where the price comes from.',
  },
] as const;

export const USE_CASES = [
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
