import { bareKey } from '../../domain/ids.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PAPERS_KEPT_DAYS } from '../../domain/catalog.ts';
import { makePdf, makeZip } from '../../infra/media/testing/files.ts';
import { OPERATOR_EMAIL, useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import {
  APPLICATION,
  approvedContractor,
  deskOf,
  handIn,
  operatorOf,
  sendForm,
} from '../../testing/contractors.ts';
import {
  TestDecideApplicationDocument,
  TestDecideIdentityDocument,
  TestOwnContractorDocument,
  TestRecordCredentialsDocument,
  TestReinstateContractorDocument,
  TestRevealIdentityNumberDocument,
  TestSuspendContractorDocument,
  TestUpdateContractorProfileDocument,
} from '../../testing/gql/graphql.ts';
import { tinyPng } from '../../testing/tiny-files.ts';
import { strangerOf, userOf } from '../../testing/world.ts';
import { sweepPapers } from '../contractors/sweep-papers.ts';
import { DAY_MS } from '../../domain/time.ts';
import { deskOn } from '../../testing/reviewing.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer();

const { applicant, waitingDocument, waitingApplication, auditOf, statusOf, mailed } =
  deskOn(server);

describe('applications', () => {
  it('are decided as they were looked at, told by mail, and logged', async () => {
    const email = 'ann@example.com';
    const operator = await operatorOf(server());
    const person = await applicant(email);
    const seen = await waitingApplication(email);
    await person.rest('POST', '/api/contractors/register/', {
      ...APPLICATION,
      email,
      notes: 'New',
    });
    const input = { applicationId: seen.id, version: seen.version, isApproved: true };
    const stale = await operator.runOk(TestDecideApplicationDocument, { input });
    expect(stale.decideApplication).toMatchObject({
      message: expect.stringContaining('sent once more'),
    });
    const now = { ...input, version: (await waitingApplication(email)).version };
    const mute = await operator.runOk(TestDecideApplicationDocument, {
      input: { ...now, isApproved: false },
    });
    expect(mute.decideApplication).toMatchObject({ message: expect.stringContaining('Say why') });
    const reason = 'The license has expired.';
    await operator.runOk(TestDecideApplicationDocument, {
      input: { ...now, isApproved: false, reason },
    });
    expect(await statusOf(person)).toMatchObject({ status: 'DECLINED' });
    expect(await mailed(email, 'Your contractor application was not approved')).toContain(reason);
    expect(await auditOf('application', seen.id)).toEqual(['application.declined']);
    // Asking again makes a new one.
    await person.rest('POST', '/api/contractors/register/', { ...APPLICATION, email });
    const again = await waitingApplication(email);
    expect(again.id).not.toBe(seen.id);
    await operator.runOk(TestDecideApplicationDocument, {
      input: { applicationId: again.id, version: again.version, isApproved: true },
    });
    expect(await statusOf(person)).toMatchObject({ status: 'APPROVED' });
    const more = await person.rest('POST', '/api/contractors/register/', { ...APPLICATION, email });
    expect([more.status, await more.text()]).toEqual([
      400,
      expect.stringContaining('approved contractor already'),
    ]);
  });

  it('are late after two business days', async () => {
    const email = 'old@example.com';
    await applicant(email);
    expect(await waitingApplication(email)).toMatchObject({
      waitingBusinessDays: 0,
      isLate: false,
    });
    await later(server(), 8 * DAY_MS, async () => {
      expect(await waitingApplication(email)).toMatchObject({ isLate: true });
      const { figures } = await deskOf(server());
      expect(figures.late).toBeGreaterThan(0);
      expect(figures.oldestSince).not.toBeNull();
    });
  });

  it('show their file to operators, as a download that runs nothing, and to nobody else', async () => {
    const email = 'file@example.com';
    const fields = { ...APPLICATION, email, file: new Blob([tinyPng()]) };
    const register = ['POST', 'contractors/register/'] as const;
    await sendForm(server(), strangerOf(server()), register, fields);
    const { id, filePath } = await waitingApplication(email);
    const path = filePath ?? '';
    const opened = await (await operatorOf(server())).rest('GET', path);
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(tinyPng());
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="application-${bareKey(id)}.png"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await auditOf('application', id)).toEqual(['application.file_viewed']);
    for (const other of [strangerOf(server()), await userOf(server(), 'curious@example.com')]) {
      expect((await other.rest('GET', path)).status).toBe(404);
    }
    expect(await auditOf('application', id)).toHaveLength(1);
  });
});

describe('an identity document', () => {
  it('lies sealed, is opened by operators only, and each look is logged', async () => {
    const email = 'id@example.com';
    const person = await applicant(email);
    const response = await handIn(server(), person);
    expect(await response.json()).toMatchObject({
      identity_status: 'pending',
      identity_number: '••••4567',
    });
    for (const path of await storedFiles(server())) {
      expect((await readFile(path)).includes(Buffer.from(tinyPng()).subarray(0, 16))).toBe(false);
    }
    const { db } = server().ports;
    const rows = JSON.stringify(await db.identityDocument.findMany());
    expect(rows).not.toContain('D1234567');
    const { id, filePath } = await waitingDocument(email);
    const operator = await operatorOf(server());
    expect((await person.rest('GET', filePath)).status).toBe(404);
    const opened = await operator.rest('GET', filePath);
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(tinyPng());
    const input = { documentId: id };
    const number = await operator.runOk(TestRevealIdentityNumberDocument, { input });
    expect(number.revealIdentityNumber).toMatchObject({ identityNumber: 'D1234567' });
    expect(await auditOf('identity', id)).toEqual(['identity.number_viewed', 'identity.viewed']);
  });

  it('that was changed where it is stored does not open', async () => {
    const email = 'tampered@example.com';
    const before = new Set(await storedFiles(server()));
    await handIn(server(), await applicant(email));
    const { filePath } = await waitingDocument(email);
    const [path = ''] = (await storedFiles(server())).filter((each) => !before.has(each));
    const bytes = await readFile(path);
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    await writeFile(path, bytes);
    const response = await (await operatorOf(server())).rest('GET', filePath);
    expect([response.status, await response.text()]).toEqual([
      409,
      expect.stringContaining('was changed where it is stored'),
    ]);
  });

  it('takes the place of the one before, whose bytes go', async () => {
    const email = 'twice@example.com';
    const person = await applicant(email);
    const before = (await storedFiles(server())).length;
    await handIn(server(), person);
    const first = await waitingDocument(email);
    await handIn(server(), person, new Uint8Array(makePdf(1)));
    expect(await waitingDocument(email)).toMatchObject({ mime: 'application/pdf' });
    expect(await storedFiles(server())).toHaveLength(before + 1);
    expect((await (await operatorOf(server())).rest('GET', first.filePath)).status).toBe(404);
  });

  it('is deleted thirty days after the decision, with its number; the application’s file, too', async () => {
    const email = 'kept@example.com';
    const person = await applicant(email);
    const file = { ...APPLICATION, email, file: new Blob([tinyPng()]) };
    const before = (await storedFiles(server())).length;
    await sendForm(server(), person, ['POST', 'contractors/register/'], file);
    await handIn(server(), person);
    const { id: documentId, filePath } = await waitingDocument(email);
    const {
      id: applicationId,
      version,
      filePath: applicationFile,
    } = await waitingApplication(email);
    const operator = await operatorOf(server());
    const approveApplication = () =>
      operator.runOk(TestDecideApplicationDocument, {
        input: { applicationId, version, isApproved: true },
      });
    const approveIdentity = () =>
      operator.runOk(TestDecideIdentityDocument, { input: { documentId, isApproved: true } });
    const unseen = {
      __typename: 'InvalidInput',
      message: 'Open the document before you approve it.',
    };
    expect((await approveApplication()).decideApplication).toMatchObject(unseen);
    expect((await approveIdentity()).decideIdentity).toMatchObject(unseen);
    expect(await statusOf(person)).toMatchObject({ identityStatus: 'PENDING' });
    await operator.rest('GET', applicationFile ?? '');
    await operator.rest('GET', filePath);
    await approveApplication();
    await approveIdentity();
    expect(await statusOf(person)).toMatchObject({ identityStatus: 'APPROVED' });
    await mailed(email, 'Your identity is verified');
    const DAY_BEFORE = (PAPERS_KEPT_DAYS - 1) * DAY_MS;
    await later(server(), DAY_BEFORE, () => sweepPapers(server().ports));
    expect(await storedFiles(server())).toHaveLength(before + 2);
    await later(server(), DAY_BEFORE + DAY_MS + 1_000, () => sweepPapers(server().ports));
    expect(await storedFiles(server())).toHaveLength(before);
    expect((await operator.rest('GET', filePath)).status).toBe(404);
    const { db } = server().ports;
    const row = await db.identityDocument.findUniqueOrThrow({
      where: { id: numberOf(documentId) },
    });
    expect(row).toMatchObject({ key: null, identityNumber: null, status: 'APPROVED' });
    expect(row.sha256).toHaveLength(64);
  });

  const JPEG_TRAILER = Buffer.concat([
    Buffer.from(tinyPng()),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  it.each<[what: string, says: string, bytes: () => Buffer | Promise<Buffer>]>([
    ['nothing', 'This file is empty', () => Buffer.alloc(0)],
    ['a program', 'no JPEG, PNG or PDF', () => Buffer.from('MZ\x90\x00 program')],
    ['a page', 'no JPEG, PNG or PDF', () => Buffer.from('<html><script>alert(1)</script>')],
    ['a header alone', 'could not be opened', () => Buffer.from(tinyPng()).subarray(0, 40)],
    ['a picture with a page in it', 'something else inside', () => JPEG_TRAILER],
    [
      'a picture with an archive behind it',
      'something else inside',
      () => Buffer.concat([Buffer.from(tinyPng()), makeZip({ 'a.txt': 'x' })]),
    ],
    [
      'a PDF that runs something',
      'something else inside',
      () => Buffer.concat([makePdf(1), Buffer.from('<</S/JavaScript/JS(x)>>')]),
    ],
    ['ten megabytes and more', 'larger than the 10 MB', () => Buffer.alloc(10_000_001, 0xff)],
  ])('is refused for %s', async (what, says, make) => {
    const person = await applicant(`${what.toLowerCase().replaceAll(/\W/g, '-')}@example.com`);
    const before = await storedFiles(server());
    const response = await handIn(server(), person, new Uint8Array(await make()));
    expect([response.status, await response.text()]).toEqual([
      says.startsWith('larger') ? 413 : 400,
      expect.stringContaining(says),
    ]);
    expect(await storedFiles(server())).toEqual(before);
    expect(await statusOf(person)).toMatchObject({ identityStatus: 'NONE' });
  });
});

describe('an approved contractor', () => {
  it('has identity, license and insurance recorded, can be suspended, and proves a new name anew', async () => {
    const email = 'pro@example.com';
    const person = await approvedContractor(server(), email, { zipCodes: ['94107'] });
    const operator = await operatorOf(server());
    const { contractorId } = person;
    expect(await statusOf(person)).toMatchObject({
      id: contractorId,
      status: 'APPROVED',
      identityStatus: 'APPROVED',
      zipCodes: ['94107'],
      licenseNumber: 'CSLB 1045678',
      licenseExpiresOn: '2099-06-30',
    });
    const wrong = await operator.runOk(TestRecordCredentialsDocument, {
      input: {
        contractorId,
        licenseNumber: 'X',
        licenseExpiresOn: '2027-02-30',
        insuranceExpiresOn: 'soon',
      },
    });
    expect(wrong.recordCredentials).toMatchObject({
      fields: [{ path: 'licenseExpiresOn' }, { path: 'insuranceExpiresOn' }],
    });
    const reason = 'Two complaints about deposits.';
    const suspended = await operator.runOk(TestSuspendContractorDocument, {
      input: { contractorId, reason },
    });
    expect(suspended.suspendContractor).toMatchObject({ contractor: { suspendedReason: reason } });
    expect(await mailed(email, 'Your contractor account gets no leads for now')).toContain(reason);
    await operator.runOk(TestReinstateContractorDocument, { input: { contractorId } });
    await mailed(email, 'Your contractor account gets leads again');
    expect(await auditOf('contractor', contractorId)).toEqual([
      'contractor.reinstated',
      'contractor.suspended',
      'contractor.credentials_recorded',
    ]);
    await person.runOk(TestUpdateContractorProfileDocument, {
      input: { lastName: 'Murray', licenseNumber: 'Another' },
    });
    expect(await statusOf(person)).toMatchObject({
      suspendedReason: null,
      identityStatus: 'NONE',
      licenseExpiresOn: null,
    });
    const { contractors } = await deskOf(server());
    expect(contractors.edges.map(({ node }) => node.email)).toContain(email);
  });
});

it('the desk is there for the addresses of the environment only', async () => {
  const operator = await operatorOf(server());
  expect((await operator.runOk(TestOwnContractorDocument, {})).viewer.isOperator).toBe(true);
  const entries = (await deskOf(server())).auditLog.edges;
  expect(new Set(entries.map(({ node }) => node.actor))).toEqual(new Set([OPERATOR_EMAIL]));
});
