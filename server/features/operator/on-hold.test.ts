// A contractor whom an operator puts on hold, what an operator may not decide, and what is told before its time.
import { globalId } from '../../domain/ids.ts';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../domain/time.ts';
import { OPERATOR_EMAIL, useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import { APPLICATION, deskOf, handIn, operatorOf } from '../../testing/contractors.ts';
import {
  TestAcceptContractorDocument,
  TestContractorRequestDocument,
  TestDecideApplicationDocument,
  TestDecideIdentityDocument,
  TestLeadDocument,
  TestRecordCredentialsDocument,
  TestSuspendContractorDocument,
  TestWithdrawRequestDocument,
} from '../../testing/gql/graphql.ts';
import { placesOn } from '../../testing/introduced-places.ts';
import { askFor, leadOf, stepLater, type TestContractor } from '../../testing/introducing.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { strangerOf } from '../../testing/world.ts';
import { tellInsuranceEnds } from '../contractors/insurance-ends.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer();
const { inNewZip, requestOf, respond, asked } = placesOn(server);

const REASON = 'Two complaints about deposits.';

const hold = async ({ contractorId }: TestContractor) => {
  const operator = await operatorOf(server());
  await operator.runOk(TestSuspendContractorDocument, {
    input: { contractorId: globalId('Contractor', contractorId), reason: REASON },
  });
};

describe('a contractor on hold', () => {
  it('has no lead that waits any more; others are asked in his place', async () => {
    const at = await inNewZip('hold-home@example.com', 3);
    await askFor(at.user, at.estimateId);
    const before = (await requestOf(at)).contractors;
    expect(before.map(({ status }) => status)).toEqual(['OPEN', 'OPEN']);
    const held: TestContractor[] = [];
    for (const painter of at.painters) {
      if ((await asked([painter])) === 0) continue;
      const { id } = await leadOf(painter);
      if (held.length === 0) await respond(painter, id);
      await hold(painter);
      held.push(painter);
      expect(await leadOf(painter)).toMatchObject({ status: 'EXPIRED', lines: [], pdfUrl: null });
    }
    await stepLater(server(), 0);
    const after = (await requestOf(at)).contractors;
    expect(after.map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED', 'OPEN']);
  });
});

describe('a homeowner', () => {
  it('takes the consent to be called back also when the request has ended', async () => {
    const at = await inNewZip('consent@example.com', 2);
    await askFor(at.user, at.estimateId, { phone: '512 555 0100', phoneConsent: true });
    const leads: string[] = [];
    for (const painter of at.painters) {
      const { id } = await leadOf(painter);
      await respond(painter, id);
      leads.push(id);
    }
    const [first = ''] = leads;
    await at.user.runOk(TestAcceptContractorDocument, { input: { leadId: first } });
    await stepLater(server(), 8 * 24);
    const painter = at.painters[0] as TestContractor;
    const phone = async () =>
      (await painter.runOk(TestLeadDocument, { id: first })).lead?.homeowner?.phone;
    const ended = await requestOf(at);
    expect(ended).toMatchObject({
      situation: 'INTRODUCED',
      viewerCanWithdraw: false,
      viewerCanTakePhoneBack: true,
    });
    expect(await phone()).toBe('512 555 0100');
    await at.user.runOk(TestWithdrawRequestDocument, { input: { requestId: ended.id } });
    expect(await phone()).toBeNull();
    const { contractorRequest } = await at.user.runOk(TestContractorRequestDocument, at);
    expect(contractorRequest).toMatchObject({
      phone: null,
      situation: 'INTRODUCED',
      viewerCanTakePhoneBack: false,
    });
    expect(
      await server().ports.db.contractorRequest.findFirst({ where: { id: numberOf(ended.id) } }),
    ).toMatchObject({ phoneConsentText: expect.any(String), phoneConsentAt: expect.any(Date) });
  });
});

describe('an operator', () => {
  it.each(['signed in', 'signed out'])(
    'decides on no application of their own, sent %s',
    async (how) => {
      const operator = await operatorOf(server());
      const sender = how === 'signed in' ? operator : strangerOf(server());
      const response = await sender.rest('POST', '/api/contractors/register/', {
        ...APPLICATION,
        email: OPERATOR_EMAIL,
      });
      expect(response.status).toBe(201);
      const application = (await deskOf(server())).applications.find(
        ({ email }) => email === OPERATOR_EMAIL,
      );
      const input = {
        applicationId: application?.id ?? '',
        version: application?.version ?? 0,
        isApproved: true,
      };
      expect(await operator.runError(TestDecideApplicationDocument, { input })).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringMatching(/^This is your own\./),
      });
      expect((await deskOf(server())).applications.map(({ email }) => email)).toContain(
        OPERATOR_EMAIL,
      );
    },
  );

  it('vouches for no document, license or account of their own', async () => {
    const operator = await operatorOf(server());
    await handIn(server(), operator);
    const document = (await deskOf(server())).identityDocuments.find(
      ({ contractor }) => contractor.email === OPERATOR_EMAIL,
    );
    const contractorId = document?.contractor.id ?? '';
    const refused = { code: 'FORBIDDEN', message: expect.stringMatching(/^This is your own\./) };
    expect(
      await operator.runError(TestDecideIdentityDocument, {
        input: { documentId: document?.id ?? '', isApproved: true },
      }),
    ).toMatchObject(refused);
    expect(
      await operator.runError(TestRecordCredentialsDocument, {
        input: {
          contractorId,
          licenseNumber: 'X',
          licenseExpiresOn: '2099-06-30',
          insuranceExpiresOn: '2099-06-30',
        },
      }),
    ).toMatchObject(refused);
    expect(
      await operator.runError(TestSuspendContractorDocument, {
        input: { contractorId, reason: REASON },
      }),
    ).toMatchObject(refused);
  });
});

it('an insurance that ends is told 30 days before, once for each end', async () => {
  const { painters } = await inNewZip('insured@example.com', 1);
  const [painter] = painters;
  if (!painter) throw new Error('There is no contractor.');
  const { db } = server().ports;
  const endsIn = (days: number) =>
    db.contractor.update({
      where: { id: painter.contractorId },
      data: { insuranceExpiresOn: new Date(Date.now() + days * DAY_MS) },
    });
  const told = async () =>
    (await mailsTo(server().dataDir, painter.email)).filter((mail) =>
      mail.includes('Your insurance on record ends on'),
    ).length;
  const look = async () => {
    await Promise.all([tellInsuranceEnds(server().ports), tellInsuranceEnds(server().ports)]);
  };
  await endsIn(40);
  await look();
  await later(server(), 11 * DAY_MS, look);
  await expect.poll(told).toBe(1);
  await later(server(), 12 * DAY_MS, look);
  await endsIn(20);
  await look();
  await expect.poll(told).toBe(2);
});
