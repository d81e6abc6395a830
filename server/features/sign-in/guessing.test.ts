// What somebody who wants into another's account can try.
import { describe, expect, it } from 'vitest';
import { askMetrics, useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import { TestStartSignInDocument, TestVerifySignInDocument } from '../../testing/gql/graphql.ts';
import { recordQueries } from '../../testing/queries.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { anotherThan, sendSignIn, askForCode, signIn, verify } from '../../testing/signing-in.ts';
import { guestOf, type Person } from '../../testing/world.ts';
import { MINUTE_MS } from '../../domain/time.ts';

const server = useTestServer();

const at = <Result>(ms: number, use: () => Promise<Result>) => later(server(), ms, use);

const triesOf = async (email: string): Promise<number> => {
  const rows = await server().ports.db.signInCode.findMany({ where: { email } });
  return rows.reduce((sum, { tries }) => sum + tries, 0);
};

const post = async (person: Person, body: unknown) => {
  const response = await person.rest('POST', '/graphql', body);
  return { status: response.status, text: await response.text() };
};

const guessing = (email: string, code: string, alias: string) =>
  `${alias}: verifySignIn(input: {email: "${email}", code: "${code}"}) { __typename }`;

describe('guessing a code', () => {
  it('ends after five tries, also for the right code', async () => {
    const email = 'five@example.com';
    const guest = guestOf(server());
    const code = await askForCode(server(), guest, email);
    const left: unknown[] = [];
    for (let i = 0; i < 5; i++) left.push(await verify(guest, email, anotherThan(code)));
    expect(left).toMatchObject([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })));
    expect(left[3]).toMatchObject({ message: 'Invalid code. You have one more try.' });
    expect(await verify(guest, email, code)).toEqual({
      __typename: 'SignInCodeRefused',
      message: 'Invalid code. Ask for a new one.',
      triesLeft: 0,
    });
  });

  it('shows in what operators watch', async () => {
    const refused = async () => {
      const text = await (await askMetrics(server())).text();
      return Number(/^plumbline_sign_in_codes_refused_total (\d+)$/m.exec(text)?.[1]);
    };
    const guest = guestOf(server());
    const code = await askForCode(server(), guest, 'watched@example.com');
    const before = await refused();
    await verify(guest, 'watched@example.com', anotherThan(code));
    await verify(guest, 'watched@example.com', code);
    expect(await refused()).toBe(before + 1);
  });

  it('gets no more tries when they come together', async () => {
    const email = 'burst@example.com';
    const guest = guestOf(server());
    const code = await askForCode(server(), guest, email);
    await Promise.all(Array.from({ length: 40 }, () => verify(guest, email, anotherThan(code))));
    expect(await triesOf(email)).toBe(5);
  });

  it.each([
    [
      'aliases',
      (email: string) =>
        `mutation { ${['a', 'b'].map((a) => guessing(email, '000000', a)).join(' ')} }`,
    ],
    [
      'fragments',
      (email: string) =>
        `mutation { ...A ...B } fragment A on Mutation { ${guessing(email, '000000', 'a')} } fragment B on Mutation { ${guessing(email, '000001', 'b')} }`,
    ],
    [
      'a request and a guess',
      (email: string) =>
        `mutation { startSignIn(input: {email: "${email}"}) { __typename } ${guessing(email, '000000', 'b')} }`,
    ],
  ])('cannot be bundled by %s', async (_what, query) => {
    const email = 'bundle@example.com';
    const guest = guestOf(server());
    const { text } = await post(guest, { query: query(email) });
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ message: 'Send one sign-in mutation at a time.' }],
    });
    expect(await server().ports.db.signInCode.count({ where: { email } })).toBe(0);
  });

  it('cannot be bundled into a batch of documents', async () => {
    const query = `mutation { ${guessing('batch@example.com', '000000', 'a')} }`;
    const { status } = await post(guestOf(server()), [{ query }, { query }]);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('over many codes is bounded by their number, whichever keys ask', async () => {
    const email = 'many@example.com';
    for (let i = 0; i < 5; i++) await askForCode(server(), guestOf(server()), email);
    const { errors } = await sendSignIn(guestOf(server()), email);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'THROTTLED',
      retryAfterSeconds: expect.any(Number),
    });
    expect(errors?.[0]?.message).toMatch(/^Try again later\. /);
    expect(await mailsTo(server().dataDir, email)).toHaveLength(5);
    const { startSignIn } = await at(61 * MINUTE_MS, () =>
      guestOf(server()).runOk(TestStartSignInDocument, { input: { email } }),
    );
    expect(startSignIn.__typename).toBe('StartSignInSuccess');
  });
});

describe('the owner of an address', () => {
  it('is not kept out by strangers who guess or ask for codes', async () => {
    const email = 'owner@example.com';
    const owner = guestOf(server());
    await signIn(server(), owner, email);
    for (let i = 0; i < 5; i++) {
      const stranger = guestOf(server());
      const code = await askForCode(server(), stranger, email);
      for (let guess = 0; guess < 4; guess++) await verify(stranger, email, anotherThan(code));
    }
    expect((await sendSignIn(guestOf(server()), email)).errors?.[0]?.extensions?.code).toBe(
      'THROTTLED',
    );
    await at(MINUTE_MS, async () => {
      const code = await askForCode(server(), owner, email);
      for (let i = 0; i < 6; i++) await verify(guestOf(server()), email, anotherThan(code));
      expect(await verify(owner, email, code)).toMatchObject({ __typename: 'VerifySignInSuccess' });
    });
  });

  it('alone can use the code: it is good where it was asked for', async () => {
    const email = 'bound@example.com';
    const owner = guestOf(server());
    const code = await askForCode(server(), owner, email);
    expect(await verify(guestOf(server()), email, code)).toMatchObject({ triesLeft: 0 });
    expect(await verify(owner, email, code)).toMatchObject({ __typename: 'VerifySignInSuccess' });
  });
});

describe('strangers who guess at many codes of one address', () => {
  const LOCKED = {
    code: 'THROTTLED',
    message: expect.stringMatching(
      /^Try again later\. Too many wrong codes were entered .* any other in 22 hours\.$/,
    ),
  };
  const guess = (person: Person, email: string, code: string) =>
    person.run(TestVerifySignInDocument, { input: { email, code } });

  /** Strangers of one network with a code each, and a code that is wrong for all. */
  const strangersOf = async (email: string, count: number) => {
    const strangers = Array.from({ length: count }, () => guestOf(server()));
    const codes: string[] = [];
    for (const stranger of strangers) codes.push(await askForCode(server(), stranger, email));
    const wrong = ['111111', '222222', '333333', '444444', '555555', '666666'];
    return { strangers, codes, wrong: wrong.find((code) => !codes.includes(code)) ?? '' };
  };
  const notices = async (email: string) =>
    (await mailsTo(server().dataDir, email)).filter((mail) =>
      mail.includes('Subject: Somebody tried to sign in to your Plumbline account'),
    );

  it('have 20 guesses in a day, also when they come together; its owner is told, once', async () => {
    const email = 'besieged@example.com';
    const owner = guestOf(server());
    await signIn(server(), owner, email);
    const { strangers, wrong } = await strangersOf(email, 5);
    await Promise.all(
      strangers.flatMap((stranger) =>
        Array.from({ length: 5 }, () => guess(stranger, email, wrong)),
      ),
    );
    expect(await triesOf(email)).toBe(1 + 20);
    await expect.poll(() => notices(email)).toHaveLength(1);
    expect((await notices(email))[0]).toContain('20 wrong codes');
    await at(2 * 60 * MINUTE_MS, async () => {
      const error = await guestOf(server()).runError(TestStartSignInDocument, { input: { email } });
      expect(error).toMatchObject(LOCKED);
      expect(error.retryAfterSeconds).toBeGreaterThan(21 * 3_600);
    });
  });

  it('are refused even with the right code once the guesses are used up; the owner is not', async () => {
    const email = 'locked@example.com';
    const owner = guestOf(server());
    await signIn(server(), owner, email);
    const { strangers, codes, wrong } = await strangersOf(email, 5);
    for (const stranger of strangers.slice(0, 4)) {
      for (let i = 0; i < 5; i++) await guess(stranger, email, wrong);
    }
    const last = strangers[4] ?? guestOf(server());
    const { errors } = await guess(last, email, codes[4] ?? '');
    expect(errors?.[0]?.extensions?.code).toBe('THROTTLED');
    await at(MINUTE_MS, async () => {
      const again = await signIn(server(), owner, email);
      expect(again.account.email).toBe(email);
    });
  });

  it('may guess again when a day has passed', async () => {
    const email = 'later@example.com';
    const { strangers, wrong } = await strangersOf(email, 4);
    for (const stranger of strangers) {
      for (let i = 0; i < 5; i++) await guess(stranger, email, wrong);
    }
    const refused = await at(23 * 60 * MINUTE_MS, () => sendSignIn(guestOf(server()), email));
    expect(refused.errors?.[0]?.extensions?.code).toBe('THROTTLED');
    const { account } = await at(24 * 60 * MINUTE_MS + 1_000, () =>
      signIn(server(), guestOf(server()), email),
    );
    expect(account.email).toBe(email);
    // Nobody had an account there.
    expect(await notices(email)).toEqual([]);
  });
});

describe('whether an address has an account', () => {
  it('shows neither in what is asked nor in what is guessed', async () => {
    await signIn(server(), guestOf(server()), 'known@example.com');
    const answers = ['known@example.com', 'unknown@example.com'].map(async (email) => {
      const guest = guestOf(server());
      const early = await verify(guest, email, '000000');
      const { startSignIn } = await guest.runOk(TestStartSignInDocument, { input: { email } });
      const code = await mailsTo(server().dataDir, email);
      const real = /^Subject: (\d{6})/m.exec(code.at(-1) ?? '')?.[1] ?? '';
      const wrong = await verify(guest, email, anotherThan(real));
      return JSON.stringify([early, startSignIn, wrong]).replaceAll(email, '');
    });
    const [known, unknown] = await Promise.all(answers);
    expect(known).toBe(unknown);
  });

  it('shows not in the work either: both take the same statements', async () => {
    await signIn(server(), guestOf(server()), 'settled@example.com');
    const statementsFor = async (email: string) => {
      const guest = guestOf(server());
      const recorded = await recordQueries(server().pool, async () => {
        const code = await askForCode(server(), guest, email);
        await verify(guest, email, anotherThan(code));
      });
      // Others are the worker's.
      const own = recorded.filter(({ values }) => JSON.stringify(values).includes(email));
      return own.map(({ text }) => text);
    };
    const known = await statementsFor('settled@example.com');
    expect(known.length).toBeGreaterThan(5);
    expect(await statementsFor('nobody@example.com')).toEqual(known);
  });
});
