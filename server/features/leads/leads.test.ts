import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE_CONSENT_MISSING } from '../../domain/contractor-request.ts';
import { useTestServer } from '../../testing/app.ts';
import {
  TestContractorRequestDocument,
  TestEstimateDocument,
  TestRequestContractorsDocument,
} from '../../testing/gql/graphql.ts';
import { guestOf, type Person, userOf } from '../../testing/world.ts';

const server = useTestServer();

const estimateOf = async (person: Person) => {
  const job = await person.submit();
  await person.waitForEnd(job.id);
  const { estimate } = await person.runOk(TestEstimateDocument, { by: { jobId: job.id } });
  if (!estimate) throw new Error('There is no estimate.');
  return { estimateId: estimate.id, jobId: job.id, claimNumber: estimate.claimNumber };
};

const REQUEST = { firstName: ' Ada ', timeframe: 'FLEXIBLE' } as const;

describe('a request for contractors', () => {
  let user: Person;
  let made: Awaited<ReturnType<typeof estimateOf>>;
  beforeAll(async () => {
    user = await userOf(server(), 'ada@example.com');
    made = await estimateOf(user);
  });
  const send = (input: object, person = user) =>
    person.runOk(TestRequestContractorsDocument, {
      input: { ...REQUEST, estimateId: made.estimateId, ...input },
    });

  it('is recorded as typed, and sent again within a minute it is still one', async () => {
    const first = await send({ state: 'tx', tasks: ['Painting', 'Painting', ' '] });
    expect(first.requestContractors).toMatchObject({
      request: { firstName: 'Ada', state: 'TX', tasks: ['Painting'], phone: null, zip: null },
    });
    const again = await Promise.all([
      send({ phone: '512 555 0100', phoneConsent: true }),
      send({ phone: '512 555 0100', phoneConsent: true }),
    ]);
    const ids = [first, ...again].map(({ requestContractors }) =>
      requestContractors.__typename === 'RequestContractorsSuccess'
        ? requestContractors.request.id
        : null,
    );
    expect(new Set(ids).size).toBe(1);
    const { estimate } = await user.runOk(TestContractorRequestDocument, { id: made.estimateId });
    expect(estimate?.contractorRequest).toMatchObject({ id: ids[0], firstName: 'Ada' });
  });

  it.each([
    [{ firstName: '  ' }, 'firstName', 'Enter your first name.'],
    [{ phone: '512 555 0100' }, 'phoneConsent', PHONE_CONSENT_MISSING],
    [{ state: 'Texas' }, 'state', 'Please keep this under 2 characters.'],
    [{ tasks: Array.from({ length: 101 }, String) }, 'tasks', 'At most 100 tasks'],
  ])('is refused for %j', async (input, path, message) => {
    const { requestContractors } = await send(input);
    expect(requestContractors).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path, message: expect.stringContaining(message) }],
    });
  });

  it('needs a sign-in, and an estimate of one’s own', async () => {
    const guest = guestOf(server());
    const own = await estimateOf(guest);
    const input = { ...REQUEST, estimateId: own.estimateId };
    const error = await guest.runError(TestRequestContractorsDocument, { input });
    expect(error).toMatchObject({
      code: 'LOGIN_REQUIRED',
      message: 'Sign in to send your contractor request.',
    });
    const stranger = await userOf(server(), 'eve@example.com');
    const hidden = await stranger.runError(TestRequestContractorsDocument, {
      input: { ...REQUEST, estimateId: made.estimateId },
    });
    expect(hidden.code).toBe('NOT_FOUND');
  });

  it('comes over REST by job, by claim number and with the words of the form', async () => {
    const body = {
      first_name: 'Ada',
      timeframe: 'ASAP (0–2 weeks)',
      phone: '512 555 0100',
      phone_consent: true,
      special_request: 'Mornings only',
      tasks: ['Painting'],
      state: 'tx',
      zip: 78701,
    };
    for (const ref of [`by-job/${made.jobId}`, made.claimNumber]) {
      const response = await user.rest('POST', `/api/results/${ref}/request_contractors/`, body);
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ ...body, state: 'TX', zip: '78701' });
    }
    const refused = await user.rest(
      'POST',
      `/api/results/${made.claimNumber}/request_contractors/`,
      { first_name: 'Ada' },
    );
    expect(refused.status).toBe(400);
    const guest = guestOf(server());
    const { claimNumber } = await estimateOf(guest);
    const login = await guest.rest(
      'POST',
      `/api/results/${claimNumber}/request_contractors/`,
      body,
    );
    expect(login.status).toBe(401);
    expect(await login.json()).toMatchObject({ login_required: true });
  });
});
