import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { type Authenticator, createAuthenticator } from '../../testing/authenticator.ts';
import {
  TestAddPasskeyDocument,
  TestRemovePasskeyDocument,
  TestRenewRecoveryCodesDocument,
  TestStartPasskeyDocument,
} from '../../testing/gql/graphql.ts';
import { askForCode, signIn } from '../../testing/signing-in.ts';
import { guestOf, personAt } from '../../testing/world.ts';
import { passkeysOn } from '../../testing/passkeys.ts';

const server = useTestServer();

const { at, start, add, withPasskey, question, finish, passkeysOf, subjectsTo } =
  passkeysOn(server);

const MINUTE = 60_000;

describe('an account with a passkey', () => {
  it('gets recovery codes with the first one, is told by mail, and lists it', async () => {
    const email = 'first@example.com';
    const { user, account, recoveryCodes } = await withPasskey(email);
    expect(recoveryCodes).toHaveLength(8);
    expect(new Set(recoveryCodes.map((code) => /^[2-9A-Z]{5}-[2-9A-Z]{5}$/.test(code)))).toEqual(
      new Set([true]),
    );
    expect(account).toMatchObject({
      passkeys: [{ name: 'My key', lastUsedAt: null }],
      recoveryCodesLeft: 8,
    });
    await expect
      .poll(() => subjectsTo(email))
      .toEqual(['A passkey was added to your Plumbline account']);
    expect(await add(user, createAuthenticator(), '')).toMatchObject({
      recoveryCodes: null,
      account: { passkeys: [{ name: 'My key' }, { name: 'Passkey' }], recoveryCodesLeft: 8 },
    });
  });

  it('is not entered by the mailed code alone, but with the passkey', async () => {
    const email = 'second@example.com';
    const { key, user } = await withPasskey(email);
    const browser = guestOf(server());
    await browser.makeProject();
    const asked = await question(browser, email);
    expect(asked).toMatchObject({
      partyId: 'localhost',
      credentials: [{ credentialId: key.credentialId, transports: ['usb'] }],
    });
    expect(JSON.stringify(asked)).not.toContain('token');
    const outcome = await finish(browser, { ticket: asked.ticket, assertion: key.get(asked) });
    expect(outcome).toMatchObject({
      __typename: 'VerifySignInSuccess',
      account: { email },
      adopted: { projects: 1 },
    });
    expect((await passkeysOf(user))?.passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it('tells older clients, which know of no passkeys, where to sign in', async () => {
    const email = 'older@example.com';
    await withPasskey(email);
    const browser = guestOf(server());
    const code = await askForCode(server(), browser, email);
    const answer = await browser.rest('POST', '/api/auth/verify/', { email, code });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { code: 'forbidden', detail: expect.stringContaining('on the sign-in page') },
    ]);
  });
});

describe('a passkey', () => {
  it.each<[string, (key: Authenticator, asked: { challenge: string; partyId: string }) => object]>([
    ['of somebody else', (_key, asked) => createAuthenticator().get(asked)],
    [
      'of the account by name only',
      (key, asked) => ({ ...createAuthenticator().get(asked), credentialId: key.credentialId }),
    ],
    ['that signed another question', (key, asked) => key.get({ ...asked, challenge: 'AAAA' })],
    ['that was used for another host', (key, asked) => key.get({ ...asked, partyId: 'evil.com' })],
    ['whose counter goes back', (key, asked) => key.get(asked, 0)],
  ])('%s does not sign in', async (what, answer) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    const { key } = await withPasskey(email);
    const before = guestOf(server());
    const first = await question(before, email);
    await finish(before, { ticket: first.ticket, assertion: key.get(first) });

    const browser = guestOf(server());
    const asked = await question(browser, email);
    const outcome = await finish(browser, { ticket: asked.ticket, assertion: answer(key, asked) });
    expect(outcome).toMatchObject({ __typename: 'PasskeyRefused', triesLeft: 4 });
    const right = await finish(browser, { ticket: asked.ticket, assertion: key.get(asked) });
    expect(right.__typename).toBe('VerifySignInSuccess');
  });

  it('used on a page of another site does not sign in', async () => {
    const email = 'phished@example.com';
    const { user } = await signIn(server(), guestOf(server()), email);
    const phishing = createAuthenticator({ origin: 'https://plumb1ine.example' });
    expect(await add(user, phishing)).toMatchObject({ __typename: 'PasskeyRefused' });
    expect((await passkeysOf(user))?.passkeys).toEqual([]);
  });

  it('signs in once, also when the same answer is sent many times at once', async () => {
    const email = 'once@example.com';
    const { key } = await withPasskey(email);
    const browser = guestOf(server());
    const asked = await question(browser, email);
    const input = { ticket: asked.ticket, assertion: key.get(asked) };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => finish(browser, input)));
    expect(outcomes.filter(({ __typename }) => __typename === 'VerifySignInSuccess')).toHaveLength(
      1,
    );
    expect(await finish(browser, input)).toMatchObject({ triesLeft: 0 });
  });

  it('answers where it was asked, in five minutes and five tries', async () => {
    const email = 'bounds@example.com';
    const { key } = await withPasskey(email);
    const [browser, thief] = [guestOf(server()), guestOf(server())];
    const asked = await question(browser, email);
    const right = { ticket: asked.ticket, assertion: key.get(asked) };
    expect(await finish(thief, right)).toMatchObject({ triesLeft: 0 });
    const wrong = { ticket: asked.ticket, assertion: createAuthenticator().get(asked) };
    const left: unknown[] = [];
    for (let i = 0; i < 5; i++) left.push(await finish(browser, wrong));
    expect(left).toMatchObject([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })));
    expect(await finish(browser, right)).toMatchObject({ triesLeft: 0 });
    // This comes last: the housekeeping may remove what has expired while the clock is ahead.
    const tooLate = 'too-late@example.com';
    const { key: lateKey } = await withPasskey(tooLate);
    const again = await question(browser, tooLate);
    const late = { ticket: again.ticket, assertion: lateKey.get(again) };
    expect(await at(5 * MINUTE + 1, () => finish(browser, late))).toMatchObject({ triesLeft: 0 });
  });

  it('is one of at most ten, however many are added at once, and of one account', async () => {
    const email = 'many-keys@example.com';
    const { key, user } = await withPasskey(email);
    for (let i = 0; i < 8; i++) await add(user, createAuthenticator());
    const creation = await start(user);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => {
        const input = {
          ...createAuthenticator().create(creation),
          ticket: creation.ticket,
          name: '',
        };
        return user.runOk(TestAddPasskeyDocument, { input });
      }),
    );
    const added = answers.filter(({ addPasskey }) => addPasskey.__typename === 'AddPasskeySuccess');
    expect(added).toHaveLength(1);
    expect((await passkeysOf(user))?.passkeys).toHaveLength(10);
    const { startPasskey } = await user.runOk(TestStartPasskeyDocument, {});
    expect(startPasskey).toMatchObject({ __typename: 'InvalidInput' });

    const { user: other } = await signIn(server(), guestOf(server()), 'other-keys@example.com');
    expect(await add(other, key)).toMatchObject({ message: 'This passkey is known already.' });
  });
});

describe('a recovery code', () => {
  it('stands in for a passkey once, however it is typed, and its owner is told', async () => {
    const email = 'lost@example.com';
    const { user, recoveryCodes } = await withPasskey(email);
    const [code = ''] = recoveryCodes;
    const browser = guestOf(server());
    const asked = await question(browser, email);
    const input = {
      ticket: asked.ticket,
      recoveryCode: ` ${code.toLowerCase().replace('-', ' ')}`,
    };
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => finish(browser, input)));
    expect(outcomes.filter(({ __typename }) => __typename === 'VerifySignInSuccess')).toHaveLength(
      1,
    );
    await expect
      .poll(() => subjectsTo(email))
      .toContain('A recovery code was used for your Plumbline account');
    expect((await passkeysOf(user))?.recoveryCodesLeft).toBe(7);
    const again = guestOf(server());
    const { ticket } = await question(again, email);
    expect(await finish(again, { ticket, recoveryCode: code })).toMatchObject({ triesLeft: 4 });
    const next = await finish(again, { ticket, recoveryCode: recoveryCodes[1] });
    expect(next.__typename).toBe('VerifySignInSuccess');
  });

  it('is good no more once there are new ones', async () => {
    const email = 'renewed@example.com';
    const { user, recoveryCodes } = await withPasskey(email);
    const { renewRecoveryCodes } = await user.runOk(TestRenewRecoveryCodesDocument, {});
    if (!('recoveryCodes' in renewRecoveryCodes)) throw new Error(renewRecoveryCodes.message);
    expect(renewRecoveryCodes.recoveryCodes).toHaveLength(8);
    const browser = guestOf(server());
    const { ticket } = await question(browser, email);
    expect(await finish(browser, { ticket, recoveryCode: recoveryCodes[0] })).toMatchObject({
      __typename: 'PasskeyRefused',
    });
    const fresh = renewRecoveryCodes.recoveryCodes[0];
    expect((await finish(browser, { ticket, recoveryCode: fresh })).__typename).toBe(
      'VerifySignInSuccess',
    );
  });

  it.each([
    [{}, 'Send what the passkey signed, or a recovery code.'],
    [{ recoveryCode: '12345' }, 'Enter the 10 characters of one of your recovery codes.'],
  ])('%j is refused before it counts as a try', async (proof, message) => {
    const outcome = await finish(guestOf(server()), { ticket: 'any', ...proof });
    expect(outcome).toMatchObject({ __typename: 'InvalidInput', fields: [{ message }] });
  });

  it('stands nowhere in the database', async () => {
    const { recoveryCodes } = await withPasskey('dumped@example.com');
    const rows = JSON.stringify(await server().ports.db.recoveryCode.findMany());
    const codes = recoveryCodes.flatMap((code) => [code, code.replace('-', '')]);
    expect(codes.filter((code) => rows.includes(code))).toEqual([]);
  });
});

describe('changing how one signs in', () => {
  it('needs a sign-in made just now', async () => {
    const email = 'stale@example.com';
    const { user, account } = await withPasskey(email);
    const input = { id: account.passkeys[0]?.id ?? '' };
    await at(16 * MINUTE, async () => {
      for (const error of [
        await user.runError(TestStartPasskeyDocument, {}),
        await user.runError(TestRemovePasskeyDocument, { input }),
        await user.runError(TestRenewRecoveryCodesDocument, {}),
      ]) {
        expect(error).toMatchObject({ code: 'LOGIN_REQUIRED' });
      }
    });
    expect((await passkeysOf(user))?.passkeys).toHaveLength(1);
  });

  it('ends with the mailed code alone, once the last passkey is gone', async () => {
    const email = 'gone@example.com';
    const { user, account } = await withPasskey(email);
    const id = account.passkeys[0]?.id ?? '';
    const eve = await signIn(server(), guestOf(server()), 'eve-keys@example.com');
    const error = await eve.user.runError(TestRemovePasskeyDocument, { input: { id } });
    expect(error.code).toBe('NOT_FOUND');
    const { removePasskey } = await user.runOk(TestRemovePasskeyDocument, { input: { id } });
    expect(removePasskey).toMatchObject({ account: { passkeys: [], recoveryCodesLeft: 0 } });
    await expect
      .poll(() => subjectsTo(email))
      .toContain('A passkey was removed from your Plumbline account');
    const again = await signIn(server(), guestOf(server()), email);
    const status = await personAt(server().url, again.user.headers).rest(
      'GET',
      '/api/contractors/status/',
    );
    expect(status.status).toBe(200);
  });

  it('counts a passkey that is removed while it signs in', async () => {
    const email = 'racing@example.com';
    const { key, user, account } = await withPasskey(email);
    const browser = guestOf(server());
    const asked = await question(browser, email);
    await user.runOk(TestRemovePasskeyDocument, { input: { id: account.passkeys[0]?.id ?? '' } });
    const outcome = await finish(browser, { ticket: asked.ticket, assertion: key.get(asked) });
    expect(outcome).toMatchObject({ __typename: 'PasskeyRefused' });
  });
});
