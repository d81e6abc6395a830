// The story of the demo, told in order: two homeowners, three contractors, an operator, and leads in every state.
import type { ReachedServer } from '../../server/testing/app.ts';
import { later } from '../../server/testing/clock.ts';
import { approvedContractor } from '../../server/testing/contractors.ts';
import { stepLater } from '../../server/testing/introducing.ts';
import { type Person, strangerOf } from '../../server/testing/world.ts';
import { APPLICANT, CONTRACTORS, MARIA, TOM } from './cast.ts';
import { ask, type Homeowner, JOBS, moveIn, price } from './homeowner.ts';
import { accept, answer, type Asked, asked, passOn, withdraw, write } from './leads.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** A contractor hears of the same homeowner once in thirty days. */
const LAST_MONTH = -40 * DAY_HOURS;
const LAST_SUMMER = -100 * DAY_HOURS;

const hours = (count: number): number => count * HOUR_MS;

const first = (leads: readonly Asked[]): [Asked, Asked] => {
  const [one, two] = leads;
  if (!one || !two) throw new Error('A pair of contractors was to be asked.');
  return [one, two];
};

/** Nobody answered in time. */
const unanswered = async (server: ReachedServer, maria: Homeowner) => {
  const living = await price(maria, JOBS.living);
  await later(server, hours(LAST_SUMMER), () => ask(maria, living));
  await stepLater(server, LAST_SUMMER + 3);
  await stepLater(server, LAST_SUMMER + 8 * DAY_HOURS);
};

/** Introduced, with a conversation; the other one declined. */
const finished = async (
  server: ReachedServer,
  contractors: readonly Person[],
  maria: Homeowner,
) => {
  const kitchen = await price(maria, JOBS.kitchen);
  await later(server, hours(LAST_MONTH), async () => {
    await ask(maria, kitchen, '415 555 0108');
    const [one, two] = first(await asked(contractors));
    await answer(one, { answer: 'AVAILABLE', note: 'We could start in three weeks.' });
    await answer(two, { answer: 'DECLINED', reason: 'TOO_BUSY' });
    await accept(maria, one.leadId);
    await write(maria, one.leadId, 'Could you come by on Thursday after five?');
    await write(one.person, one.leadId, 'Thursday at half past five it is. I bring samples.');
  });
  await stepLater(server, LAST_MONTH + 8 * DAY_HOURS);
};

/** One is available and waits for the homeowner, one was passed on. */
const deciding = async (server: ReachedServer, contractors: readonly Person[]) => {
  const tom = await moveIn(server, TOM, { name: 'Harrison Street flat', zip: '94110' });
  const bedrooms = await price(tom, JOBS.bedrooms);
  await later(server, hours(-5), async () => {
    await ask(tom, bedrooms);
    const [one, two] = first(await asked(contractors));
    await answer(one, { answer: 'AVAILABLE', note: 'Two painters, four days.' });
    await answer(two, { answer: 'AVAILABLE' });
    await passOn(tom, two.leadId);
  });
  return tom;
};

export const tellStory = async (server: ReachedServer): Promise<void> => {
  const contractors: Person[] = [];
  for (const { email, profile } of CONTRACTORS) {
    contractors.push(await approvedContractor(server, email, profile));
  }
  await strangerOf(server).rest('POST', '/api/contractors/register/', APPLICANT);
  const maria = await moveIn(server, MARIA, { name: 'Folsom Street house', zip: '94110' });
  await unanswered(server, maria);
  await finished(server, contractors, maria);
  const tom = await deciding(server, contractors);
  const living = await price(tom, JOBS.living);
  await ask(tom, living);
  const bathroom = await price(maria, JOBS.bathroom);
  await later(server, hours(-3), () => ask(maria, bathroom));
  await withdraw(maria, bathroom);
};
