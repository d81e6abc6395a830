// Every page in the states worth looking at, on what the demo has made.
import type { Page } from '@playwright/test';
import type { ReachedServer } from '../../server/testing/app.ts';
import { JOBS } from '../demo/homeowner.ts';
import type { Shot } from './shot.ts';
import { press, statesOf } from './states.ts';
import type { Told } from './story.ts';

/** Never answered: what is shown while it loads. */
const silent = (page: Page) => page.route('**/graphql', () => undefined);
const unreachable = (page: Page) => page.route('**/graphql', (route) => route.abort());

const WITHOUT_DATA: readonly Shot[] = [
  { name: 'home', address: '/', as: 'guest', isDark: true, isWide: true },
  { name: 'for-contractors', address: '/forcontractors', as: 'guest' },
  { name: 'login', address: '/login', as: 'guest' },
  { name: 'start', address: '/start', as: 'guest', isDark: true, isWide: true },
  { name: 'projects-empty', address: '/projects', as: 'newcomer' },
  { name: 'compare-empty', address: '/compare', as: 'guest' },
  { name: 'apply', address: '/contractor/apply', as: 'newcomer' },
  { name: 'contractor-register', address: '/contractor', as: 'newcomer' },
  { name: 'contractor-signed-out', address: '/contractor', as: 'guest' },
  { name: 'hub-signed-out', address: '/contractor/hub', as: 'guest' },
  { name: 'hub-not-a-contractor', address: '/contractor/hub', as: 'newcomer' },
  { name: 'account-guest', address: '/account', as: 'guest' },
  { name: 'result-not-found', address: '/results/CLM-ZZZZZZZZ', as: 'guest' },
  { name: 'terms', address: '/terms', as: 'guest' },
  { name: 'privacy', address: '/privacy', as: 'guest' },
  { name: 'not-found', address: '/nowhere', as: 'guest' },
];

const STATES: readonly Shot[] = [
  { name: 'projects-loading', address: '/projects', as: 'maria', before: silent },
  { name: 'projects-failed', address: '/projects', as: 'maria', before: unreachable },
  { name: 'account', address: '/account', as: 'maria' },
  {
    name: 'account-delete',
    address: '/account',
    as: 'maria',
    prepare: press('Delete my data…'),
    isScreenOnly: true,
  },
  { name: 'account-programs', address: '/account', as: 'hanna' },
  {
    name: 'account-rotation',
    address: '/account',
    as: 'hanna',
    prepare: press('New secret'),
    isScreenOnly: true,
  },
  { name: 'hub-applicant', address: '/contractor/hub', as: 'applicant' },
  { name: 'contractor-applicant', address: '/contractor', as: 'applicant' },
  { name: 'contractor-profile', address: '/contractor', as: 'contractor' },
  { name: 'hub', address: '/contractor/hub', as: 'contractor', isDark: true },
  { name: 'operator-desk', address: '/operator', as: 'operator' },
];

/** Addresses of what the story made, by its titles. */
const addressesOf = async ({ ports: { db } }: ReachedServer) => {
  const jobs = await db.job.findMany({
    where: { estimate: { isNot: null } },
    include: { estimate: { select: { id: true } } },
  });
  const find = (title: string) => {
    const job = jobs.find((each) => each.title === title);
    if (!job) throw new Error(`The demo has no estimate called ${title}.`);
    return job;
  };
  const [kitchen, bathroom, bedrooms] = [JOBS.kitchen, JOBS.bathroom, JOBS.bedrooms].map(
    ({ title }) => find(title),
  );
  if (!kitchen || !bathroom || !bedrooms) throw new Error('The demo has changed.');
  return { kitchen, bathroom, bedrooms };
};

export const shotsOf = async (server: ReachedServer, told: Told): Promise<readonly Shot[]> => {
  const { kitchen, bathroom, bedrooms } = await addressesOf(server);
  const project = `/projects/${bathroom.projectId}`;
  const several = [kitchen, bathroom].map(({ estimate }) => estimate?.id).join(',');
  const pair = new URLSearchParams({ left: kitchen.claimNumber, right: bathroom.claimNumber });
  return [
    ...WITHOUT_DATA,
    ...STATES,
    ...statesOf(told),
    { name: 'projects', address: '/projects', as: 'maria', isDark: true, isWide: true },
    { name: 'project', address: project, as: 'maria', isDark: true },
    { name: 'start-project', address: `/start?project=${bathroom.projectId}`, as: 'maria' },
    {
      name: 'result',
      address: `/results/${bathroom.claimNumber}`,
      as: 'maria',
      isDark: true,
      isWide: true,
    },
    { name: 'result-introduced', address: `/results/${kitchen.claimNumber}`, as: 'maria' },
    { name: 'result-deciding', address: `/results/${bedrooms.claimNumber}`, as: 'tom' },
    {
      name: 'result-inventory',
      address: `/results/${bathroom.claimNumber}?open=inventory`,
      as: 'maria',
      isScreenOnly: true,
    },
    { name: 'compare', address: `/compare?${pair}`, as: 'maria', isDark: true },
    { name: 'compare-paper', address: `/compare?${told.paperPair}`, as: 'hanna' },
    { name: 'matrix', address: `/compare?several=${several}`, as: 'maria', isWide: true },
    { name: 'shared-estimate', address: `/shared/${told.shared.estimate}`, as: 'guest' },
    { name: 'shared-paper', address: `/shared/${told.shared.paper}`, as: 'guest' },
  ];
};
