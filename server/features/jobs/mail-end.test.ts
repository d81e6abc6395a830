import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import {
  TestCancelJobDocument,
  TestCreateApiTokenDocument,
  TestOwnAccountDocument,
  TestUpdateAccountDocument,
} from '../../testing/gql/graphql.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { type Person, personAt, userOf } from '../../testing/world.ts';
import { mailJobEnd } from './mail-end.ts';
import { numberOf } from '../../testing/ids.ts';

const estimator = createScriptedEstimator();
let sink: SmtpSink;
let server: TestServer;
beforeAll(async () => {
  sink = await startSmtpSink();
  server = await startTestServer(await createTestDatabase(), {
    estimator,
    env: { SMTP_URL: sink.url, PUBLIC_URL: 'https://plumbline.test' },
  });
});
afterAll(async () => {
  await server.stop();
  await sink.close();
});

/** Lines as they were before headers and quoted-printable text were broken into short ones. */
const unfolded = (raw: string): string =>
  raw
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')
    .replaceAll(/\r\n[ \t]+/g, ' ');

const mailsTo = (email: string): string[] =>
  sink.mails.flatMap(({ recipients, raw }) => (recipients.includes(email) ? [unfolded(raw)] : []));

const mailedUser = async (email: string): Promise<Person> => {
  const user = await userOf(server, email);
  await user.runOk(TestUpdateAccountDocument, { input: { emailWhenReady: true } });
  return user;
};

const wantsMail = async (user: Person) =>
  (await user.runOk(TestOwnAccountDocument, {})).viewer.account?.emailWhenReady;

describe('the mail when an estimate is ready', () => {
  it('comes once, with the way to the estimate and the way out', async () => {
    const email = 'ready@example.com';
    const user = await mailedUser(email);
    const { id, claimNumber } = await user.submit({
      title: 'Bath <b>& hall</b>\r\nBcc: eve@example.com',
    });
    await user.waitForEnd(id);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail = ''] = mailsTo(email);
    expect(mail).toContain(
      'Subject: Your estimate is ready: Bath <b>& hall</b> Bcc: eve@example.com',
    );
    expect(mail).toContain(`https://plumbline.test/results/${claimNumber}`);
    expect(mail).toContain('Bath &lt;b&gt;&amp; hall&lt;/b&gt;');
    expect(mail).toContain('$63.75');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const message = { jobId: numberOf(id), run: 1 };
    await Promise.all([mailJobEnd(server.ports, message), mailJobEnd(server.ports, message)]);
    expect(mailsTo(email)).toHaveLength(1);

    const link = /^List-Unsubscribe: <https:\/\/plumbline\.test(.+)>/m.exec(mail)?.[1] ?? '';
    const opened = await fetch(server.url + link);
    expect(opened.status).toBe(200);
    expect(await wantsMail(user)).toBe(true);
    const clicked = await fetch(server.url + link, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(clicked.status).toBe(200);
    expect(await wantsMail(user)).toBe(false);
    const other = await mailedUser('other@example.com');
    const foreign = link.replace(/account=\d+/, (text) => `account=${Number(text.slice(8)) + 1}`);
    for (const method of ['GET', 'POST']) {
      const refused = await fetch(server.url + foreign, { method });
      expect(refused.status).toBe(404);
      expect(refused.headers.get('content-type')).toContain('text/html');
      expect(await refused.text()).toContain(
        'This link is not complete. Open it from the mail again',
      );
    }
    expect(await wantsMail(other)).toBe(true);
  });

  it('says so when the job failed', async () => {
    const user = await mailedUser('failed@example.com');
    estimator.failNext(3);
    const { id } = await user.submit();
    await user.waitForEnd(id);
    await expect.poll(() => mailsTo('failed@example.com')).toHaveLength(1);
    expect(mailsTo('failed@example.com')[0]).toContain('could not be finished');
  });

  it('is not sent to who does not want it, nor for a job that was canceled', async () => {
    const silent = await userOf(server, 'silent@example.com');
    await silent.waitForEnd((await silent.submit()).id);
    const user = await mailedUser('cancelled@example.com');
    estimator.close();
    const { id } = await user.submit();
    await user.runOk(TestCancelJobDocument, { input: { jobId: id } });
    estimator.open();
    await mailJobEnd(server.ports, { jobId: numberOf(id), run: 1 });
    const next = await user.submit();
    await user.waitForEnd(next.id);
    await expect.poll(() => mailsTo('cancelled@example.com')).toHaveLength(1);
    expect(mailsTo('silent@example.com')).toEqual([]);
  });

  it('is not sent for a test', async () => {
    const email = 'tester@example.com';
    const user = await mailedUser(email);
    const { createApiToken } = await user.runOk(TestCreateApiTokenDocument, {
      input: {
        name: 'Trying',
        scopes: [
          'ESTIMATES_READ',
          'ESTIMATES_WRITE',
          'PROJECTS_READ',
          'PROJECTS_WRITE',
          'FILES_WRITE',
        ],
        expiresInDays: 1,
        isTest: true,
      },
    });
    if (createApiToken?.__typename !== 'CreateApiTokenSuccess')
      throw new Error(JSON.stringify(createApiToken));
    const tester = personAt(server.url, { Authorization: `Bearer ${createApiToken.token}` });
    await user.waitForEnd((await tester.submit()).id);
    // A mail of the test would come before the mail of what ended after it.
    const real = await user.submit();
    await user.waitForEnd(real.id);
    const ofEstimates = () => mailsTo(email).filter((mail) => mail.includes('/results/'));
    await expect.poll(ofEstimates).toHaveLength(1);
    expect(ofEstimates()[0]).toContain(`/results/${real.claimNumber}`);
  });

  it('is tried again when it could not be sent', async () => {
    const email = 'later@example.com';
    const user = await mailedUser(email);
    const { send } = server.ports.mailer;
    let failures = 0;
    server.ports.mailer.send = () => {
      failures += 1;
      return Promise.reject(new Error('down'));
    };
    const { id } = await user.submit();
    await user.waitForEnd(id);
    await expect.poll(() => failures).toBe(1);
    server.ports.mailer.send = send;
    await expect
      .poll(() => server.ports.db.job.findUnique({ where: { id: numberOf(id) } }))
      .toMatchObject({ mailedRun: 0 });
    await mailJobEnd(server.ports, { jobId: numberOf(id), run: 1 });
    expect(mailsTo(email)).toHaveLength(1);
  });
});
