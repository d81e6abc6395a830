import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMAIL_INVALID } from '../../domain/text/form-sentences.ts';
import { makePdf } from '../../infra/media/testing/files.ts';
import { startTestServer, useTestServer } from '../../testing/app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { APPLICATION, deskOf, operatorOf, sendForm } from '../../testing/contractors.ts';
import {
  TestApplyAsContractorDocument,
  TestDecideApplicationDocument,
  TestOwnContractorDocument,
  TestRegisterContractorDocument,
  TestUpdateContractorProfileDocument,
} from '../../testing/gql/graphql.ts';
import { signIn } from '../../testing/signing-in.ts';
import { tinyPng } from '../../testing/tiny-files.ts';
import { guestOf, strangerOf, userOf } from '../../testing/world.ts';

const server = useTestServer();
const REGISTER = ['POST', 'contractors/register/'] as const;
const PATH = '/api/contractors/register/';

const blobs = async (): Promise<number> => {
  const entries = await readdir(join(server().dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
};

const waitingOf = async (email: string) =>
  (await deskOf(server())).applications.filter((each) => each.email === email);

const GRAPHQL_APPLICATION = {
  fullName: 'Grace Hopper',
  phone: '415 555 0142',
  trades: ['Painting'],
};

describe('an application', () => {
  it('comes as JSON or as a form with a file, and the last one stands while it waits', async () => {
    const email = 'grace@example.com';
    const person = strangerOf(server());
    const first = await person.rest('POST', PATH, { ...APPLICATION, email });
    expect([first.status, await first.json()]).toEqual([201, { status: 'pending' }]);
    const before = await blobs();
    const form = {
      full_name: 'Grace B. Hopper',
      email: ' Grace@Example.com ',
      phone: '415 555 0142',
      trades: ['Roofing', 'Painting'],
      zip_codes: ['94110, 94114-1234', '94110'],
      insured: 'on',
      file: new Blob([tinyPng()]),
    };
    for (const _again of [1, 2]) {
      const again = await sendForm(server(), person, REGISTER, form);
      expect(again.status).toBe(201);
    }
    expect(await waitingOf(email)).toMatchObject([
      {
        fullName: 'Grace B. Hopper',
        trades: ['Roofing', 'Painting'],
        zipCodes: ['94110', '94114'],
        hasAccount: false,
        fileName: 'paper',
        version: 3,
      },
    ]);
    // The first file went when the second one took its place.
    expect(await blobs()).toBe(before + 1);
  });

  it.each([
    ['full_name', 'Please enter your full name.', { full_name: ' ' }],
    ['email', EMAIL_INVALID, { email: 'grace@' }],
    ['email', EMAIL_INVALID, { email: 'a,b@example.com' }],
    ['phone', 'Please enter a phone number.', { phone: '' }],
    ['trades', 'Select at least one trade.', { trades: [] }],
    ['trades', 'Choose trades from the list.', { trades: ['Alchemy'] }],
    ['zip_codes', 'is no US ZIP code', { zip_codes: ['9411'] }],
    ['zip_codes', "We don't know the ZIP code 00000", { zip_codes: ['00000'] }],
    ['years_experience', 'from the list', { years_experience: '7' }],
    ['website', 'Enter a web address', { website: 'javascript:alert(1)' }],
    ['notes', 'at most 4,000 characters', { notes: 'x'.repeat(4_001) }],
  ])('is refused beside %s: %s', async (path, sentence, change) => {
    const body = { ...APPLICATION, email: 'wrong@example.com', ...change };
    const response = await strangerOf(server()).rest('POST', PATH, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { [path]: expect.stringContaining(sentence) },
    });
    expect(await waitingOf('wrong@example.com')).toEqual([]);
  });

  it('that fell into the trap is answered like any other, and stored nowhere', async () => {
    const email = 'bot@example.com';
    const rows = () => server().ports.db.contractorApplication.count();
    const before = [await rows(), await blobs()];
    const json = await guestOf(server()).rest('POST', PATH, { ...APPLICATION, email, hp: 'x' });
    expect([json.status, await json.json()]).toEqual([201, { status: 'pending' }]);
    const fields = { ...APPLICATION, email, hp: 'x', file: new Blob([tinyPng()]) };
    const form = await sendForm(server(), guestOf(server()), REGISTER, fields);
    expect([form.status, await form.json()]).toEqual([201, { status: 'pending' }]);
    const user = await userOf(server(), email);
    const input = { ...GRAPHQL_APPLICATION, email, hp: 'https://spam.example' };
    const { applyAsContractor } = await user.runOk(TestApplyAsContractorDocument, { input });
    expect(applyAsContractor).toEqual({ __typename: 'ApplyAsContractorSuccess', isReceived: true });
    expect([await rows(), await blobs()]).toEqual(before);
    expect((await user.runOk(TestOwnContractorDocument, {})).viewer.contractor).toBeNull();
  });

  it('begins the profile of whoever is signed in, under their own address only', async () => {
    const person = await userOf(server(), 'ada@example.com');
    const input = { ...GRAPHQL_APPLICATION, email: 'somebody.else@example.com' };
    const other = await person.runOk(TestApplyAsContractorDocument, { input });
    expect(other.applyAsContractor).toMatchObject({ fields: [{ path: 'email' }] });
    await person.runOk(TestApplyAsContractorDocument, {
      input: { ...input, email: 'ada@example.com', company: 'Ada & Daughters' },
    });
    const { viewer } = await person.runOk(TestOwnContractorDocument, {});
    expect(viewer).toMatchObject({
      isContractor: true,
      isOperator: false,
      contractor: {
        status: 'PENDING',
        identityStatus: 'NONE',
        firstName: 'Grace',
        lastName: 'Hopper',
        commercialName: 'Ada & Daughters',
        trades: ['Painting'],
      },
    });
    const status = await person.rest('GET', '/api/contractors/status/');
    expect(await status.json()).toEqual({ is_contractor: true });
  });

  it('sent signed out is somebody’s as soon as they prove the address, and not before', async () => {
    const email = 'later@example.com';
    await strangerOf(server()).rest('POST', PATH, { ...APPLICATION, email });
    const { user } = await signIn(server(), guestOf(server()), email);
    const { viewer } = await user.runOk(TestOwnContractorDocument, {});
    expect(viewer.contractor).toMatchObject({ status: 'PENDING', lastName: 'Hopper' });
    expect(await waitingOf(email)).toMatchObject([{ hasAccount: true }]);
    // Whoever knows the address cannot change what its owner told.
    const forged = { ...APPLICATION, email, full_name: 'Mallory' };
    await strangerOf(server()).rest('POST', PATH, forged);
    await signIn(server(), guestOf(server()), email);
    const after = await user.runOk(TestOwnContractorDocument, {});
    expect(after.viewer.contractor?.lastName).toBe('Hopper');
    const [waiting] = await waitingOf(email);
    expect(waiting).toMatchObject({ fullName: 'Grace Hopper' });
    // Declined, they may ask again without signing in.
    const { id: applicationId = '', version = 0 } = waiting ?? {};
    await (
      await operatorOf(server())
    ).runOk(TestDecideApplicationDocument, {
      input: { applicationId, version, isApproved: false, reason: 'No license' },
    });
    await strangerOf(server()).rest('POST', PATH, { ...APPLICATION, email, notes: 'Again' });
    await signIn(server(), guestOf(server()), email);
    expect(await waitingOf(email)).toMatchObject([{ notes: 'Again', hasAccount: true }]);
    const again = await user.runOk(TestOwnContractorDocument, {});
    expect(again.viewer.contractor).toMatchObject({ status: 'PENDING', lastName: 'Hopper' });
  });

  it('can be sent ten times a day from one address', async () => {
    const body = { ...APPLICATION, email: 'often@example.com' };
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      statuses.push((await strangerOf(server()).rest('POST', PATH, body)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});

it('a network has thirty applications a day', async () => {
  const database = await createTestDatabase();
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' };
  const limited = await startTestServer(database, { env });
  try {
    const send = (email: string, network: string) =>
      strangerOf(limited).rest(
        'POST',
        PATH,
        { ...APPLICATION, email },
        { 'X-Forwarded-For': network },
      );
    expect((await send('first@example.com', '198.51.100.7')).status).toBe(201);
    const { db } = limited.ports;
    await db.contractorApplication.updateMany({ data: { version: 29 } });
    expect((await send('second@example.com', '198.51.100.7')).status).toBe(201);
    expect((await send('third@example.com', '198.51.100.7')).status).toBe(429);
    expect((await send('third@example.com', '198.51.100.8')).status).toBe(201);
  } finally {
    await limited.stop();
    await database.drop();
  }
});

describe('a profile', () => {
  it('is begun in the portal, and keeps what a change does not name', async () => {
    const person = await userOf(server(), 'portal@example.com');
    const missing = await person.rest('GET', '/api/contractors/me/');
    expect(missing.status).toBe(404);
    const refused = await person.runOk(TestRegisterContractorDocument, {
      input: { lastName: ' ', trades: ['Painting'] },
    });
    expect(refused.registerContractor).toMatchObject({
      fields: [
        { path: 'firstName', message: 'Please enter your full name.' },
        { path: 'phone', message: 'Please enter a phone number.' },
      ],
    });
    const { registerContractor } = await person.runOk(TestRegisterContractorDocument, {
      input: {
        firstName: 'Mary Ann',
        lastName: 'Le Guin',
        phone: '1',
        trades: ['Painting'],
        servesNearbyZips: true,
        proposalTerms: 'Half up front.',
        website: 'example.com/painting',
      },
    });
    const profile = {
      status: 'PENDING',
      firstName: 'Mary Ann',
      lastName: 'Le Guin',
      website: 'https://example.com/painting',
      servesNearbyZips: true,
      proposalTerms: 'Half up front.',
    };
    expect(registerContractor).toMatchObject({ contractor: profile });
    expect(await waitingOf('portal@example.com')).toHaveLength(1);
    const patched = await person.rest('PATCH', '/api/contractors/me/', {
      city: 'Portland',
      state: 'or',
      zip_codes: ['97201'],
      paused: true,
      identity_status: 'approved',
    });
    expect(await patched.json()).toMatchObject({
      email: 'portal@example.com',
      first_name: 'Mary Ann',
      city: 'Portland',
      state: 'OR',
      zip_codes: ['97201'],
      country: 'US',
      paused: true,
      status: 'pending',
      identity_status: '',
    });
    const { viewer } = await person.runOk(TestOwnContractorDocument, {});
    expect(viewer.contractor).toMatchObject({ ...profile, isPaused: true });
    const emptied = await person.runOk(TestUpdateContractorProfileDocument, {
      input: { trades: [] },
    });
    expect(emptied.updateContractorProfile).toMatchObject({ fields: [{ path: 'trades' }] });
  });
});

it('a profile stays as its owner left it when an application is sent once more', async () => {
  const email = 'twice@example.com';
  const person = await userOf(server(), email);
  const body = {
    first_name: 'Grace',
    last_name: 'Hopper',
    commercial_name: 'Hopper & Co',
    phone: '555',
    trades: ['Painting'],
    bio: 'We paint.',
  };
  const first = await person.rest('POST', PATH, body);
  expect([first.status, await first.json()]).toEqual([
    201,
    expect.objectContaining({ email, commercial_name: 'Hopper & Co', bio: 'We paint.' }),
  ]);
  await person.rest('PATCH', '/api/contractors/me/', { bio: 'We paint well.', phone: '556' });
  const again = await person.rest('POST', PATH, { ...body, trades: ['Roofing'] });
  expect([again.status, await again.json()]).toEqual([
    201,
    expect.objectContaining({ bio: 'We paint well.', phone: '556', trades: ['Painting'] }),
  ]);
  expect(await waitingOf(email)).toMatchObject([
    { fullName: 'Grace Hopper', company: 'Hopper & Co', trades: ['Roofing'] },
  ]);
});

it('a logo is a picture, takes the place of the one before, and can be taken away', async () => {
  const person = await userOf(server(), 'logo@example.com');
  await person.rest('POST', PATH, { ...APPLICATION, email: 'logo@example.com' });
  const LOGO = ['PATCH', 'contractors/me/logo/'] as const;
  const send = (logo: Blob) => sendForm(server(), person, LOGO, { logo });
  const before = await blobs();
  const pdf = await send(new Blob([new Uint8Array(makePdf(1))]));
  expect([pdf.status, await pdf.text()]).toEqual([400, expect.stringContaining('JPEG or PNG')]);
  for (const _again of [1, 2]) {
    expect(await (await send(new Blob([tinyPng()]))).json()).toMatchObject({
      logo: '/api/contractors/me/logo/',
    });
  }
  expect(await blobs()).toBe(before + 1);
  const shown = await person.rest('GET', '/api/contractors/me/logo/');
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(tinyPng());
  const gone = await person.rest('PATCH', '/api/contractors/me/logo/', {});
  expect(await gone.json()).toMatchObject({ logo: null });
  expect(await blobs()).toBe(before);
});
