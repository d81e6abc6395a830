// What a contractor's account can try against homeowners, other contractors and the desk: each try is sent to a running server.
import { globalId } from '../../domain/ids.ts';
import { LEAD_LIMITS } from '../../domain/limits.ts';
import { DAY_MS } from '../../domain/time.ts';
import { lockRequest } from '../leads/lead-rows.ts';
import { later } from '../../testing/clock.ts';
import { isOnRealDatabase } from '../../testing/test-services.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { APPLICATION, deskOf, handIn, operatorOf, sendForm } from '../../testing/contractors.ts';
import {
  TestSendLeadMessageDocument,
  TestSuspendContractorDocument,
  TestUpdateContractorProfileDocument,
} from '../../testing/gql/graphql.ts';
import { numberOf } from '../../testing/ids.ts';
import {
  askFor,
  contractorOf,
  estimateOf,
  leadsOf,
  type TestContractor,
} from '../../testing/introducing.ts';
import { inDays, type OfferPlace, offersOn } from '../../testing/offering.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { tinyPng } from '../../testing/tiny-files.ts';
import { type Person, userOf } from '../../testing/world.ts';
import { came, statusOf } from '../../testing/tries.ts';

const server = useTestServer({ estimator: builtInEstimator });
const { place, bidOf, send } = offersOn(server);

type Made = Awaited<ReturnType<typeof bidOf>>;

const WAITING =
  "SELECT 1 AS one FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

let at: OfferPlace;
let made: Made;
/** Approved like the others, of another place: asked by nobody. */
let mallory: TestContractor;
beforeAll(async () => {
  at = await place('hostile');
  made = await bidOf(at.one, at.first);
  mallory = await contractorOf(server(), 'mallory@example.com', { zipCodes: ['10001'] });
}, 120_000);

describe('figures', () => {
  const line = { name: 'Work', quantity: 1, unit: 'EA', labor: 100, material: 0 };
  const save = async (lines: readonly object[], more: object = {}) => {
    const answer = await at.two.rest('POST', '/graphql', {
      query:
        'mutation($input: SaveBidInput!) { saveBid(input: $input) { __typename ... on SaveBidSuccess { bid { version total } } } }',
      variables: {
        input: {
          estimateId: twos.estimateId,
          version: twos.bid.version,
          lineItems: lines,
          ...more,
        },
      },
    });
    const { data, errors } = (await answer.json()) as {
      data?: { saveBid: { __typename: string; bid?: { version: number; total: number } } } | null;
      errors?: { extensions: { code: string } }[];
    };
    twos.bid.version = data?.saveBid.bid?.version ?? twos.bid.version;
    return data?.saveBid.__typename ?? errors?.[0]?.extensions.code;
  };
  let twos: Made;
  beforeAll(async () => {
    twos = await bidOf(at.two, at.second);
  }, 120_000);

  it.each<[string, object]>([
    ['1e308', { labor: 1e308 }],
    ['above a billion', { material: 1_000_000_001 }],
    ['of a quantity of 1e300', { quantity: 1e300 }],
    ['that are words', { labor: '1; DROP TABLE bids' }],
    ['that are lists', { labor: [1] }],
    ['of a name of 100,000 characters', { name: 'x'.repeat(100_000) }],
  ])('%s are refused', async (_what, change) => {
    expect(await save([{ ...line, ...change }])).toMatch(/InvalidInput|BAD_USER_INPUT|BAD_INPUT/);
  });

  it('of 5,000 lines of two billion are refused or kept, and break nothing', async () => {
    const most = { ...line, labor: 1e9, material: 1e9, tax: 1e9, equipment: 1e9 };
    const answer = await save(
      Array.from({ length: 5_000 }, () => most),
      { overhead: 1e9, profit: 1e9 },
    );
    expect(answer).toMatch(/SaveBidSuccess|InvalidInput/);
  });

  it('below nothing make no proposal', async () => {
    expect(await save([{ ...line, labor: -500 }], { overhead: 0, profit: 0, contingency: 0 })).toBe(
      'SaveBidSuccess',
    );
    expect((await send(at.two, twos))?.__typename).toBe('InvalidInput');
  });

  it.each([['2020-01-01'], ['9999-12-31'], ['2026-02-31'], ['0000-00-00'], ['']])(
    'of a day such as “%s” make no proposal',
    async (validUntil) => {
      expect((await send(at.one, made, { validUntil }))?.__typename).toBe('InvalidInput');
    },
  );
});

describe('many at once', () => {
  it('applications of one account are one', async () => {
    const email = 'twice@example.com';
    const person = await userOf(server(), email);
    const apply = () =>
      statusOf(person, 'POST', 'contractors/register/', { ...APPLICATION, email });
    expect(await Promise.all([apply(), apply(), apply(), apply()])).toEqual([201, 201, 201, 201]);
    const { applications } = await deskOf(server());
    expect(applications.filter((each) => each.email === email)).toHaveLength(1);
  });

  it('identity documents of one account are one', async () => {
    const email = 'papers@example.com';
    const person = await userOf(server(), email);
    await person.rest('POST', '/api/contractors/register/', { ...APPLICATION, email });
    await Promise.all([handIn(server(), person), handIn(server(), person, tinyPng())]);
    const { identityDocuments } = await deskOf(server());
    expect(identityDocuments.filter(({ contractor }) => contractor.email === email)).toHaveLength(
      1,
    );
  });

  it('yes and no to one lead are one answer', async () => {
    const home = await userOf(server(), 'home-race@example.com');
    const painter = await contractorOf(server(), 'race@example.com', { zipCodes: ['94177'] });
    const project = await home.rest('POST', '/api/projects/', { name: 'Race', zip: '94177' });
    const { id } = (await project.json()) as { id: number };
    const { estimateId } = await estimateOf(home, { projectId: globalId('Project', id) });
    await askFor(home, estimateId);
    const [lead] = await leadsOf(painter);
    const path = `contractor-leads/${numberOf(lead?.id ?? '')}/respond/`;
    const answers = await Promise.all([
      statusOf(painter, 'POST', path, { status: 'available' }),
      statusOf(painter, 'POST', path, { status: 'declined', reason: 'too_busy' }),
      statusOf(painter, 'POST', path, { status: 'available' }),
    ]);
    expect(new Set(answers)).not.toContain(500);
    expect(answers.filter((status) => status === 409).length).toBeGreaterThan(0);
  });

  it('proposals sent under one key are one', async () => {
    const before = await at.one.rest(
      'GET',
      `/api/contractor-leads/${numberOf(at.first)}/proposals/`,
    );
    const count = ((await before.json()) as unknown[]).length;
    const more = { validUntil: inDays(12), clientKey: 'same' };
    await Promise.all([1, 2, 3].map(() => send(at.one, made, more)));
    const after = await at.one.rest(
      'GET',
      `/api/contractor-leads/${numberOf(at.first)}/proposals/`,
    );
    expect(((await after.json()) as unknown[]).length).toBe(count + 1);
  });

  it('messages of a day come to an end, for that side only, and one sent again is no more', async () => {
    const write = (person: Person, clientKey: string) =>
      came(
        person.run(TestSendLeadMessageDocument, {
          input: { leadId: at.first, text: 'Hello', clientKey },
        }),
      );
    expect(await write(at.one, 'first')).toBe('SendLeadMessageSuccess');
    const { db } = server().ports;
    const sent = await db.leadMessage.findFirstOrThrow({
      where: { text: 'Hello' },
      select: { leadId: true, senderId: true, createdAt: true },
    });
    await db.leadMessage.createMany({
      data: Array.from({ length: LEAD_LIMITS.messagesADay }, (_, nr) => ({
        ...sent,
        clientKey: `flood ${nr}`,
        text: 'Again',
      })),
    });
    expect([
      await write(at.one, 'next'),
      await write(at.one, 'first'),
      await write(at.homeowner, 'next'),
      await later(server(), DAY_MS, () => write(at.one, 'next')),
    ]).toEqual([
      'THROTTLED',
      'SendLeadMessageSuccess',
      'SendLeadMessageSuccess',
      'SendLeadMessageSuccess',
    ]);
  });
});

describe('a profile', () => {
  it.each<[string, object]>([
    ['a website that is a script', { website: 'javascript:alert(1)' }],
    ['a website of this machine', { website: 'file:///etc/passwd' }],
    [
      'ten thousand places',
      { zipCodes: Array.from({ length: 10_000 }, (_, nr) => String(10_000 + nr)) },
    ],
    ['a trade that is none', { trades: ['<b>Painting</b>'] }],
    ['terms of a megabyte', { proposalTerms: 'x'.repeat(1_000_000) }],
  ])('with %s is refused', async (_what, input) => {
    const answer = await came(mallory.run(TestUpdateContractorProfileDocument, { input }));
    expect(answer).not.toMatch(/Success|INTERNAL/);
  });

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['HTML', new TextEncoder().encode('<html><script>alert(1)</script></html>')],
    ['cut PNG', tinyPng().slice(0, 30)],
  ])('with a logo that is %s is refused', async (_what, bytes) => {
    const answer = await sendForm(server(), mallory, ['PATCH', 'contractors/me/logo/'], {
      logo: new Blob([bytes]),
    });
    expect(answer.status).toBe(400);
  });
});

it.runIf(isOnRealDatabase)(
  'a contractor whose hold comes while his proposal is on its way sends none after it',
  async () => {
    const held = await place('held-hostile');
    const bid = await bidOf(held.one, held.first);
    const { db } = server().ports;
    const { requestId } = await db.lead.findUniqueOrThrow({
      where: { id: numberOf(held.first) },
      select: { requestId: true },
    });
    const operator = await operatorOf(server());
    // Whoever holds the request's lock makes the proposal wait where its bid has been read.
    const answer = await db.$transaction(
      async (tx) => {
        await lockRequest(tx, requestId);
        const sending = send(held.one, bid).then(
          () => 'sent',
          (error: unknown) => String(error),
        );
        await expect.poll(() => db.$queryRawUnsafe<unknown[]>(WAITING)).toHaveLength(1);
        await operator.runOk(TestSuspendContractorDocument, {
          input: {
            contractorId: globalId('Contractor', held.one.contractorId),
            reason: 'Complaints about deposits.',
          },
        });
        return { sending };
      },
      { timeout: 60_000 },
    );
    expect(await answer.sending).toContain('Complaints about deposits.');
    expect(await db.proposal.count({ where: { leadId: numberOf(held.first) } })).toBe(0);
  },
);

it('an estimate of one’s own is not offered to oneself', async () => {
  const own = await contractorOf(server(), 'self@example.com', { zipCodes: ['94178'] });
  const project = await own.rest('POST', '/api/projects/', { name: 'Mine', zip: '94178' });
  const { id } = (await project.json()) as { id: number };
  const { estimateId } = await estimateOf(own, { projectId: globalId('Project', id) });
  await askFor(own, estimateId).catch(() => undefined);
  expect(await leadsOf(own)).toEqual([]);
});
