import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import {
  TestAcceptContractorDocument,
  TestContractorRequestDocument,
  TestLeadDocument,
  TestMarkThreadReadDocument,
  TestRespondToLeadDocument,
  TestSendLeadMessageDocument,
  TestThreadChangedDocument,
  TestThreadDocument,
  TestThreadsDocument,
} from '../../testing/gql/graphql.ts';
import {
  askFor,
  contractorOf,
  estimateOf,
  leadOf,
  type TestContractor,
} from '../../testing/introducing.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type Person, userOf } from '../../testing/world.ts';
import { mailUnreadMessages } from './mail-unread.ts';

const server = useTestServer();
const MINUTE = 60_000;

let homeowner: Person;
let painter: TestContractor;
let leadId: string;
let estimateId: string;

const write = (person: Person, text: string, clientKey = text) =>
  person
    .runOk(TestSendLeadMessageDocument, { input: { leadId, text, clientKey } })
    .then(({ sendLeadMessage }) => sendLeadMessage);
const textsFor = async (person: Person) => {
  const { leadThread } = await person.runOk(TestThreadDocument, { leadId });
  return leadThread?.messages.edges.map(({ node }) => [node.text, node.isMine]);
};
const noticesTo = async (email: string) =>
  (await mailsTo(server().dataDir, email)).filter((mail) => mail.includes('wrote to you'));

describe('messages', () => {
  beforeAll(async () => {
    homeowner = await userOf(server(), 'home@example.com');
    painter = await contractorOf(server(), 'painter@example.com');
    ({ estimateId } = await estimateOf(homeowner));
    await askFor(homeowner, estimateId);
    leadId = (await leadOf(painter)).id;
    await painter.runOk(TestRespondToLeadDocument, { input: { leadId, answer: 'AVAILABLE' } });
  });

  it('are for nobody before both have said yes', async () => {
    for (const person of [homeowner, painter]) {
      expect((await person.runOk(TestThreadDocument, { leadId })).leadThread).toBeNull();
      const input = { leadId, text: 'Hello', clientKey: '1' };
      const refused = await person.runError(TestSendLeadMessageDocument, { input });
      expect(refused.code).toBe('NOT_FOUND');
    }
    await homeowner.runOk(TestAcceptContractorDocument, { input: { leadId } });
  });

  it('are kept once, arrive at the other side at once, and are marked as read', async () => {
    const live = painter.subscribe(TestThreadChangedDocument, { leadId });
    expect((await live.take()).leadThreadChanged).toMatchObject({
      partner: 'Ada',
      messages: { edges: [] },
    });
    await Promise.all([
      write(homeowner, 'When can you come?'),
      write(homeowner, 'When can you come?'),
    ]);
    expect((await live.take()).leadThreadChanged).toMatchObject({ unreadMessages: 1 });
    await live.stop();
    await write(painter, 'On Monday, call 415 555 0199.', 'When can you come?');
    expect(await textsFor(homeowner)).toEqual([
      ['On Monday, call 415 555 0199.', false],
      ['When can you come?', true],
    ]);
    expect((await write(homeowner, 'Another text', 'When can you come?'))?.__typename).toBe(
      'InvalidInput',
    );
    expect((await write(homeowner, '  '))?.__typename).toBe('InvalidInput');

    const request = async () =>
      (await homeowner.runOk(TestContractorRequestDocument, { estimateId })).contractorRequest;
    expect((await request())?.contractors[0]?.unreadMessages).toBe(1);
    await homeowner.runOk(TestMarkThreadReadDocument, { input: { leadId } });
    expect((await request())?.contractors[0]?.unreadMessages).toBe(0);
    expect((await painter.runOk(TestLeadDocument, { id: leadId })).lead?.unreadMessages).toBe(1);
  });

  it('are listed for both sides and for nobody else', async () => {
    for (const [person, partner] of [
      [homeowner, 'Company of painter'],
      [painter, 'Ada'],
    ] as const) {
      const { viewer } = await person.runOk(TestThreadsDocument, {});
      expect(viewer.leadThreads.edges.map(({ node }) => node)).toEqual([{ leadId, partner }]);
    }
    const eve = await contractorOf(server(), 'eve@example.com');
    expect((await eve.runOk(TestThreadDocument, { leadId })).leadThread).toBeNull();
    expect((await eve.runOk(TestThreadsDocument, {})).viewer.leadThreads.edges).toEqual([]);
    const input = { leadId, text: 'Hello', clientKey: '1' };
    const refused = [
      await eve.runError(TestMarkThreadReadDocument, { input: { leadId } }),
      await eve.runError(TestSendLeadMessageDocument, { input }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  it('are mailed to whoever is away, at most once an hour', async () => {
    const look = (ms: number) =>
      later(server(), ms, async () => {
        await Promise.all([mailUnreadMessages(server().ports), mailUnreadMessages(server().ports)]);
      });
    await look(0);
    expect(await noticesTo('painter@example.com')).toHaveLength(0);
    await look(2 * MINUTE);
    expect(await noticesTo('painter@example.com')).toHaveLength(1);
    expect(await noticesTo('home@example.com')).toHaveLength(0);
    await later(server(), 3 * MINUTE, () => write(homeowner, 'Still there?'));
    await look(10 * MINUTE);
    expect(await noticesTo('painter@example.com')).toHaveLength(1);
    await look(63 * MINUTE);
    const notices = await noticesTo('painter@example.com');
    expect(notices).toHaveLength(2);
    expect(notices.join()).not.toContain('Still there?');
  });
});
