import { describe, expect, it } from 'vitest';
import { useTestServer } from './testing/app.ts';
import { guestOf } from './testing/world.ts';

const server = useTestServer();

describe('health', () => {
  it('says that the process is up and what it can reach', async () => {
    expect(await (await fetch(`${server().url}/healthz`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${server().url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'ready',
      database: 'ok',
      queue: 'ok',
      events: 'ok',
      storage: 'ok',
    });
  });

  it('counts what happens, without naming anybody', async () => {
    const guest = guestOf(server());
    const job = await guest.submit();
    await guest.waitForEnd(job.id);
    const metrics = await (await fetch(`${server().url}/metrics`)).text();
    expect(metrics).toMatch(/plumbline_jobs_finished_total\{outcome="ready"\} 1/);
    expect(metrics).toMatch(/plumbline_http_request_seconds_count\{.*route="\/api\/files\/".*\} 1/);
    expect(metrics).not.toContain(guest.headers['X-Guest-Key']);
  });
});

describe('security headers', () => {
  it('stand on every answer', async () => {
    const { headers } = await fetch(`${server().url}/api/projects/`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
