import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE_CONSENT, PHONE_CONSENT_MISSING } from '../../domain/leads/contractor-request.ts';
import { useTestServer } from '../../testing/app.ts';
import {
  TestContractorRequestDocument,
  TestRequestContractorsDocument,
} from '../../testing/gql/graphql.ts';
import { askFor, estimateOf, sendRequest, type TestContractor } from '../../testing/introducing.ts';
import { guestOf, type Person, userOf } from '../../testing/world.ts';
import { placesOn } from '../../testing/introduced-places.ts';

const server = useTestServer();
const { inNewZip } = placesOn(server);

describe('a request for contractors', () => {
  let user: Person;
  let made: Awaited<ReturnType<typeof estimateOf>>;
  beforeAll(async () => {
    user = await userOf(server(), 'ada@example.com');
    made = await estimateOf(user);
  });

  it('is recorded as typed, and sent again within a minute it is still one', async () => {
    const first = await askFor(user, made.estimateId, {
      firstName: ' Ada ',
      state: 'ca',
      tasks: ['Painting', 'Painting', ' '],
    });
    expect(first).toMatchObject({
      firstName: 'Ada',
      state: 'CA',
      tasks: ['Painting'],
      phone: null,
      zip: null,
      trades: ['Painting'],
      // Nobody works there; it says so, and goes on looking.
      situation: 'LOOKING',
      contractors: [],
      viewerCanWithdraw: true,
    });
    const phone = { phone: '512 555 0100', phoneConsent: true };
    const again = await Promise.all([
      askFor(user, made.estimateId, phone),
      askFor(user, made.estimateId, phone),
    ]);
    expect(new Set([first, ...again].map(({ id }) => id)).size).toBe(1);
    const { contractorRequest } = await user.runOk(TestContractorRequestDocument, made);
    expect(contractorRequest).toMatchObject({ id: first.id, phone: '512 555 0100' });
  });

  it('keeps what was agreed to with a phone number', async () => {
    const kept = await server().ports.db.contractorRequest.findFirstOrThrow();
    expect(kept).toMatchObject({
      phoneConsentText: PHONE_CONSENT.text,
      phoneConsentVersion: PHONE_CONSENT.version,
      phoneConsentAt: expect.any(Date),
      phoneConsentAddressHash: expect.stringMatching(/^[\w-]{43}$/),
      phoneConsentAgent: 'node',
    });
    await askFor(user, made.estimateId, { phone: '' });
    expect(await server().ports.db.contractorRequest.findFirstOrThrow()).toMatchObject({
      phone: null,
      phoneConsentText: null,
      phoneConsentAddressHash: null,
    });
  });

  it.each([
    [{ firstName: '  ' }, 'firstName', 'Enter your first name.'],
    [{ phone: '512 555 0100' }, 'phoneConsent', PHONE_CONSENT_MISSING],
    [{ state: 'Quebec' }, 'state', 'Enter a US state as two letters'],
    [{ zip: '9411' }, 'zip', 'Enter a US ZIP code'],
    [{ zip: '00000' }, 'zip', "We don't know the ZIP code 00000."],
    [{ zip: '78701', state: 'CA' }, 'state', 'The ZIP code 78701 is not in CA.'],
    [{ state: 'TX' }, 'state', "The project's ZIP code, 94110, is not in TX."],
    [{ tasks: Array.from({ length: 101 }, String) }, 'tasks', 'At most 100 tasks'],
  ])('is refused for %j', async (input, path, message) => {
    const { requestContractors } = await sendRequest(user, made.estimateId, input);
    expect(requestContractors).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path, message: expect.stringContaining(message) }],
    });
  });

  it('needs a sign-in, and an estimate of one’s own', async () => {
    const guest = guestOf(server());
    const own = await estimateOf(guest);
    const inputOf = ({ estimateId }: { estimateId: string }) => ({
      input: { firstName: 'Ada', timeframe: 'ASAP' as const, estimateId },
    });
    expect(await guest.runError(TestRequestContractorsDocument, inputOf(own))).toMatchObject({
      code: 'LOGIN_REQUIRED',
      message: 'Sign in to send your contractor request.',
    });
    const stranger = await userOf(server(), 'eve@example.com');
    const hidden = await stranger.runError(TestRequestContractorsDocument, inputOf(made));
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
    const path = `/api/results/${made.claimNumber}/request_contractors/`;
    expect((await user.rest('POST', path, { first_name: 'Ada' })).status).toBe(400);
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

describe('leads over REST', () => {
  it('lists leads and takes answers', async () => {
    const place = await inNewZip('rest@example.com', 1);
    const painter = place.painters[0] as TestContractor;
    await askFor(place.user, place.estimateId);
    const list = async () =>
      (await (await painter.rest('GET', '/api/contractor-leads/')).json()) as {
        id: number;
        status: string;
      }[];
    const [lead] = await list();
    expect(lead).toMatchObject({
      status: 'open',
      location: `${place.zip}, CA`,
      total_cost: 63.75,
      line_items: [{ name: 'Line 1', line_items: 'Line 1', total_price: 21.25 }, {}, {}],
      response: null,
      homeowner: null,
    });
    const path = `/api/contractor-leads/${lead?.id}/respond/`;
    for (const [person, body, status] of [
      [painter, { status: 'maybe' }, 400],
      [place.user, { status: 'available' }, 404],
      [painter, { status: 'available', note: 'In May.' }, 200],
      [painter, { status: 'available' }, 200],
      [painter, { status: 'declined', reason: 'too_busy' }, 409],
    ] as const) {
      expect((await person.rest('POST', path, body)).status).toBe(status);
    }
    expect((await list())[0]).toMatchObject({
      status: 'responded',
      response: { status: 'available', note: 'In May.', reason: null },
    });
  });
});
