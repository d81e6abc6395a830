import { bareKey } from '../../domain/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import {
  TestAcceptContractorDocument,
  TestContractorRequestChangedDocument,
  TestDeleteJobDocument,
  TestLeadChangedDocument,
  TestLeadDocument,
  TestPassOnContractorDocument,
  TestRequestContractorsDocument,
  TestRespondToLeadDocument,
  TestWithdrawRequestDocument,
} from '../../testing/gql/graphql.ts';
import {
  askFor,
  contractorOf,
  leadOf,
  leadsOf,
  sendRequest,
  stepLater,
  type TestContractor,
} from '../../testing/introducing.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type Person, userOf } from '../../testing/world.ts';
import { stepRequests } from './request-clock.ts';
import { type Place, placesOn } from '../../testing/introduced-places.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer();
const ASKED = { firstName: 'Ada', timeframe: 'FLEXIBLE' as const };

const { inNewZip, requestOf, respond, asked, painterWithLead, mail } = placesOn(server);

describe('from a request to an introduction', () => {
  let place: Place;
  beforeAll(async () => {
    place = await inNewZip('ada.quill@example.com', 3);
  });

  it('asks the first pair, and shows them the work and nobody', async () => {
    const [watched] = place.painters;
    const hub = watched?.subscribe(TestLeadChangedDocument, {});
    const request = await askFor(place.user, place.estimateId, {
      phone: '512 555 0100',
      phoneConsent: true,
      specialRequest: 'Ada here, ask for me at 4417 Quillfeather Lane or www.ada.example.com',
    });
    expect(request).toMatchObject({
      situation: 'ASKED',
      contractors: [
        { status: 'OPEN', trade: 'Painting', card: null, contact: null },
        { status: 'OPEN', trade: 'Painting', card: null, contact: null },
      ],
    });
    expect((await hub?.take())?.leadChanged).toMatchObject({ status: 'OPEN' });
    await hub?.stop();
    const { painter, lead } = await painterWithLead(place);
    expect(lead).toMatchObject({
      location: `${place.zip}, CA`,
      trades: ['Painting'],
      total: 63.75,
      homeowner: null,
      viewerCanRespond: true,
    });
    expect(lead.lines).toHaveLength(3);
    const stored = await server().ports.db.lead.findUniqueOrThrow({
      where: { id: numberOf(lead.id) },
    });
    const shown = JSON.stringify([lead, stored.document]);
    for (const secret of ['Quillfeather', '4417', 'Ada', 'quill', '512', '-1234', 'ada.example']) {
      expect(shown).not.toContain(secret);
    }
    await mail(painter.email, 'Subject: A new lead in');
    expect((await mailsTo(server().dataDir, painter.email)).join()).not.toMatch(/Quillfeather|Ada/);
    const pdf = await fetch(`${server().url}${lead.pdfUrl}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    const forged = await fetch(`${server().url}${lead.pdfUrl?.replace(/leads\/\d+/, 'leads/999')}`);
    expect(forged.status).toBe(403);
  });

  it('takes one answer, without a way past the product in it', async () => {
    const { painter, lead } = await painterWithLead(place);
    const { user, estimateId } = place;
    expect(await respond(painter, lead.id, { note: 'Call 415 555 0199' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'note' }],
    });
    expect(await respond(painter, lead.id, { answer: 'DECLINED' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'reason' }],
    });
    const page = user.subscribe(TestContractorRequestChangedDocument, { estimateId });
    expect((await page.take()).contractorRequestChanged.situation).toBe('ASKED');
    const answers = await Promise.all([
      respond(painter, lead.id, { note: 'I can start in May.' }),
      respond(painter, lead.id, { note: 'I can start in May.' }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        lead: { status: 'AVAILABLE', response: { answer: 'AVAILABLE' }, homeowner: null },
      });
    }
    expect((await page.take()).contractorRequestChanged.situation).toBe('AVAILABLE');
    await page.stop();
    expect(
      await respond(painter, lead.id, { answer: 'DECLINED', reason: 'TOO_BUSY' }),
    ).toMatchObject({ __typename: 'LeadConflict' });
    const { contractors } = await requestOf(place);
    expect(contractors.find(({ id }) => bareKey(id) === bareKey(lead.id))).toMatchObject({
      viewerCanDecide: true,
      note: 'I can start in May.',
      contact: null,
      card: { bio: 'Twenty years of painting. Call [phone hidden].' },
    });
    await mail('ada.quill@example.com', 'is available for your project');
    expect(await mailsTo(server().dataDir, 'ada.quill@example.com')).toHaveLength(1);
  });

  it('keeps strangers, other contractors and the unanswered out', async () => {
    const { painter, lead } = await painterWithLead(place);
    const other = place.painters.find((one) => one !== painter) ?? painter;
    const eve = await userOf(server(), 'eve-leads@example.com');
    for (const person of [other, eve, place.user]) {
      expect((await person.runOk(TestLeadDocument, { id: lead.id })).lead).toBeNull();
      const input = { leadId: lead.id, answer: 'AVAILABLE' as const };
      const refused = await person.runError(TestRespondToLeadDocument, { input });
      expect(refused.code).toBe('NOT_FOUND');
    }
    for (const person of [other, eve, painter]) {
      const input = { leadId: lead.id };
      const refused = await person.runError(TestAcceptContractorDocument, { input });
      expect(refused.code).toBe('NOT_FOUND');
    }
    const waiting = (await requestOf(place)).contractors.find(({ status }) => status === 'OPEN');
    const input = { leadId: waiting?.id ?? '' };
    const early = await place.user.runOk(TestAcceptContractorDocument, { input });
    expect(early.acceptContractor?.__typename).toBe('LeadConflict');
  });

  it('gives both each other’s contacts once the homeowner accepts', async () => {
    const { painter, lead } = await painterWithLead(place);
    const input = { leadId: lead.id };
    const hold = (suspendedReason: string | null) =>
      server().ports.db.contractor.update({
        where: { id: painter.contractorId },
        data: { suspendedReason },
      });
    await hold('A complaint');
    const refused = await place.user.runOk(TestAcceptContractorDocument, { input });
    expect(refused.acceptContractor?.__typename).toBe('InvalidInput');
    await hold(null);
    const accept = () => place.user.runOk(TestAcceptContractorDocument, { input });
    const [{ acceptContractor }] = await Promise.all([accept(), accept()]);
    expect(acceptContractor).toMatchObject({ request: { situation: 'INTRODUCED' } });
    const { contractors } = await requestOf(place);
    expect(contractors.find(({ id }) => bareKey(id) === bareKey(lead.id))?.contact).toEqual({
      name: 'Carl',
      email: painter.email,
      phone: '415 555 0199',
    });
    expect((await painter.runOk(TestLeadDocument, { id: lead.id })).lead).toMatchObject({
      status: 'INTRODUCED',
      homeowner: { name: 'Ada', email: 'ada.quill@example.com', phone: '512 555 0100' },
    });
    await mail(painter.email, 'ada\\.quill@example\\.com');
    await mail('ada.quill@example.com', '415 555 0199');
    const { passOnContractor } = await place.user.runOk(TestPassOnContractorDocument, { input });
    expect(passOnContractor?.__typename).toBe('LeadConflict');
    // Nobody more is asked.
    await stepLater(server(), 3);
    expect(await asked(place.painters)).toBe(2);
  });

  it('takes the phone back with the request; the introduction stands', async () => {
    const { painter, lead } = await painterWithLead(place);
    const { id: requestId } = await requestOf(place);
    await place.user.runOk(TestWithdrawRequestDocument, { input: { requestId } });
    const { lead: after } = await painter.runOk(TestLeadDocument, { id: lead.id });
    expect(after).toMatchObject({ status: 'INTRODUCED', homeowner: { phone: null } });
    expect(after?.homeowner?.email).toBe('ada.quill@example.com');
  });
});

describe('the clock', () => {
  it('asks the next pair after two hours, once, however many workers look', async () => {
    const place = await inNewZip('clock@example.com', 5);
    await askFor(place.user, place.estimateId);
    await stepLater(server(), 1.9);
    expect(await asked(place.painters)).toBe(2);
    await later(server(), 2.1 * 3_600_000, () =>
      Promise.all(Array.from({ length: 4 }, () => stepRequests(server().ports))),
    );
    expect(await asked(place.painters)).toBe(4);
    await stepLater(server(), 5);
    expect(await asked(place.painters)).toBe(4);
  });

  it('asks them at once when both decline, and ends when all four have', async () => {
    const place = await inNewZip('decline@example.com', 4);
    await askFor(place.user, place.estimateId);
    for (let round = 0; round < 2; round += 1) {
      for (const painter of place.painters) {
        const [lead] = await leadsOf(painter);
        if (lead?.status !== 'OPEN') continue;
        await respond(painter, lead.id, { answer: 'DECLINED', reason: 'TOO_BUSY' });
      }
      await stepRequests(server().ports);
    }
    const { situation, contractors } = await requestOf(place);
    expect([situation, contractors.map(({ status }) => status)]).toEqual([
      'NOBODY',
      ['DECLINED', 'DECLINED', 'DECLINED', 'DECLINED'],
    ]);
    await mail('decline@example.com', '4 were asked, and no introduction came of it');
    const closed = await leadOf(place.painters[0] as Person);
    expect(closed).toMatchObject({ summary: '', lines: [], appendix: [], pdfUrl: null });
    // The same contractors are left alone for a month.
    expect((await askFor(place.user, place.estimateId)).situation).toBe('LOOKING');
  });

  it('reminds, tells of silence after a day, and lets time run out', async () => {
    const place = await inNewZip('silence@example.com', 1);
    const painter = place.painters[0] as TestContractor;
    await askFor(place.user, place.estimateId);
    for (const hours of [6, 6.5, 12, 24]) await stepLater(server(), hours);
    await expect
      .poll(async () =>
        (await mailsTo(server().dataDir, painter.email)).filter((text) =>
          text.includes('Still waiting'),
        ),
      )
      .toHaveLength(3);
    await mail('silence@example.com', 'No contractor has answered yet');
    await stepLater(server(), 48);
    const lead = await leadOf(painter);
    expect(lead.status).toBe('EXPIRED');
    const late = await later(server(), 49 * 3_600_000, () => respond(painter, lead.id));
    expect(late).toMatchObject({ __typename: 'LeadConflict' });
    await stepLater(server(), 7 * 24);
    expect((await requestOf(place)).situation).toBe('NOBODY');
    await mail('silence@example.com', 'We found no contractor');
  });

  it('goes on looking where nobody works, and finds who comes later', async () => {
    const place = await inNewZip('nobody@example.com', 0);
    expect((await askFor(place.user, place.estimateId)).situation).toBe('LOOKING');
    const late = await contractorOf(server(), 'late@example.com', { zipCodes: [place.zip] });
    await stepLater(server(), 0.3);
    expect((await requestOf(place)).situation).toBe('ASKED');
    expect((await leadOf(late)).status).toBe('OPEN');
  });
});

describe('a request that is sent again', () => {
  it('can be corrected for a minute after it was first sent, and asks nobody more', async () => {
    const place = await inNewZip('corrects@example.com', 4);
    const { id } = await askFor(place.user, place.estimateId);
    const after = (seconds: number, specialRequest: string) =>
      later(server(), seconds * 1_000, () =>
        sendRequest(place.user, place.estimateId, { specialRequest }),
      ).then(({ requestContractors }) => requestContractors);
    expect(await after(30, 'Mornings')).toMatchObject({ request: { id } });
    expect(await after(55, 'Evenings')).toMatchObject({ request: { id } });
    expect(await after(62, 'Weekends')).toMatchObject({
      __typename: 'RequestIsOpen',
      request: { id },
    });
    expect((await requestOf(place)).specialRequest).toBe('Evenings');
    expect(await asked(place.painters)).toBe(2);
  });

  it('for another place is a new one, of which a day has so many', async () => {
    const { db } = server().ports;
    const place = await inNewZip('moves@example.com', 2);
    const others = await Promise.all([
      inNewZip('moves.there@example.com', 3),
      inNewZip('moves.back@example.com', 4),
    ]);
    const zips = [place.zip, ...others.map(({ zip }) => zip)];
    const ids: string[] = [];
    for (let sent = 0; sent < 10; sent += 1) {
      ids.push((await askFor(place.user, place.estimateId, { zip: zips[sent % 3] ?? '' })).id);
    }
    expect(new Set(ids).size).toBe(10);
    const refused = await place.user.runError(TestRequestContractorsDocument, {
      input: { ...ASKED, estimateId: place.estimateId, zip: zips[1] ?? '' },
    });
    expect(refused).toMatchObject({ code: 'THROTTLED' });
    const requests = await db.contractorRequest.findMany({
      where: { estimateId: numberOf(place.estimateId) },
      orderBy: { id: 'asc' },
      select: { status: true, leads: { select: { status: true } } },
    });
    expect(requests.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 9 }, () => 'WITHDRAWN'),
      'OPEN',
    ]);
    for (const { leads } of requests) expect(leads.length).toBeLessThanOrEqual(4);
    const closed = requests.filter(({ status }) => status === 'WITHDRAWN');
    const ended = closed.flatMap(({ leads }) => leads.map(({ status }) => status));
    expect(ended.filter((status) => status !== 'WITHDRAWN')).toEqual([]);
    // Nobody is asked twice by the same homeowner, and the nine of three places not all at once.
    expect(await asked([...place.painters, ...others.flatMap(({ painters }) => painters)])).toBe(
      requests.reduce((sum, { leads }) => sum + leads.length, 0),
    );
  });
});

describe('a request that is taken back', () => {
  it('is over for everybody who was asked; another one may be sent', async () => {
    const place = await inNewZip('withdraw@example.com', 2);
    const { id } = await askFor(place.user, place.estimateId);
    const { painter, lead } = await painterWithLead(place);
    await respond(painter, lead.id);
    const second = await sendRequest(place.user, place.estimateId);
    expect(second.requestContractors).toMatchObject({
      __typename: 'RequestIsOpen',
      request: { id },
    });
    const input = { requestId: id };
    const stranger = await userOf(server(), 'eve-withdraws@example.com');
    expect((await stranger.runError(TestWithdrawRequestDocument, { input })).code).toBe(
      'NOT_FOUND',
    );
    for (const _time of ['first', 'again']) {
      const { withdrawContractorRequest } = await place.user.runOk(TestWithdrawRequestDocument, {
        input,
      });
      expect(withdrawContractorRequest).toMatchObject({ request: { situation: 'WITHDRAWN' } });
    }
    expect(await leadOf(painter)).toMatchObject({ status: 'WITHDRAWN', lines: [], pdfUrl: null });
    expect(await respond(painter, lead.id)).toMatchObject({
      __typename: 'LeadConflict',
      message: 'The homeowner withdrew the request. The lead is closed.',
    });
    await mail(painter.email, 'Subject: Withdrawn');
    expect((await askFor(place.user, place.estimateId)).id).not.toBe(id);
  });

  it('goes with its estimate', async () => {
    const place = await inNewZip('deleted@example.com', 1);
    await askFor(place.user, place.estimateId);
    await place.user.runOk(TestDeleteJobDocument, { jobId: place.jobId });
    expect(await leadOf(place.painters[0] as Person)).toMatchObject({ status: 'WITHDRAWN' });
    await stepLater(server(), 2.5);
    expect(await asked(place.painters)).toBe(1);
  });
});
