import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { TestStartSignInDocument } from '../../testing/gql/graphql.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { verify } from '../../testing/signing-in.ts';
import { guestOf } from '../../testing/world.ts';

let sink: SmtpSink;
let server: TestServer;
beforeAll(async () => {
  sink = await startSmtpSink();
  server = await startTestServer(await createTestDatabase(), {
    env: { SMTP_URL: sink.url, MAIL_FROM: 'Plumbline <codes@plumbline.test>' },
  });
});
afterAll(async () => {
  await server.stop();
  await sink.close();
});

describe('a sign-in code by SMTP', () => {
  it('reaches exactly the address it was asked for', async () => {
    const guest = guestOf(server);
    await guest.runOk(TestStartSignInDocument, { input: { email: 'Ada+tag@bücher.example' } });
    expect(sink.mails).toHaveLength(1);
    const [{ recipients, raw }] = sink.mails as [SmtpSink['mails'][number]];
    // The sink shows domains in their own script.
    expect(recipients).toEqual(['ada+tag@bücher.example']);
    expect(raw).toContain('To: ada+tag@xn--bcher-kva.example');
    const code = /^Subject: (\d{6}) is your Plumbline code$/m.exec(raw.replaceAll('\r', ''))?.[1];
    expect(raw).toContain('From: Plumbline <codes@plumbline.test>');
    expect(raw).toContain('Content-Type: multipart/alternative');
    const outcome = await verify(guest, 'ada+tag@xn--bcher-kva.example', code ?? '');
    expect(outcome.__typename).toBe('VerifySignInSuccess');
  });

  it('reaches an address in the letters of any language', async () => {
    const guest = guestOf(server);
    const before = sink.mails.length;
    await guest.runOk(TestStartSignInDocument, { input: { email: 'Ä@Exämple.de' } });
    const mail = sink.mails[before];
    expect(mail?.recipients).toEqual(['ä@exämple.de']);
    const code = /^Subject: (\d{6}) /m.exec(mail?.raw ?? '')?.[1] ?? '';
    const outcome = await verify(guest, 'ä@exämple.de', code);
    expect(outcome).toMatchObject({ account: { email: 'ä@xn--exmple-cua.de' } });
  });

  it('says so when it could not be sent, and may be asked for again at once', async () => {
    sink.refuse();
    const guest = guestOf(server);
    const input = { email: 'down@example.com' };
    for (let i = 0; i < 2; i++) {
      const error = await guest.runError(TestStartSignInDocument, { input });
      expect(error.message).toMatch(/^Could not send code\. /);
    }
    const answer = await guest.rest('POST', '/api/auth/start/', input);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { code: 'unavailable', detail: expect.stringMatching(/^Could not send code\. /) },
    ]);
  });
});
