import { describe, expect, it, vi } from 'vitest';
import { askMetrics, METRICS_TOKEN, useTestServer } from './testing/app.ts';
import { guestOf } from './testing/world.ts';

const server = useTestServer();
const closed = useTestServer({
  env: { METRICS_TOKEN: '', PUBLIC_URL: 'https://estimates.example.com' },
});

describe('health', () => {
  it('says that the process is up and what it can reach', async () => {
    expect(await (await fetch(`${server().url}/healthz`)).json()).toEqual({
      status: 'ok',
      disk: 'ok',
    });
    const ready = await fetch(`${server().url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'ready',
      database: 'ok',
      queue: 'ok',
      events: 'ok',
      storage: 'ok',
      disk: 'ok',
    });
  });

  it('is asked of a server at rest, which only people wake', async () => {
    const warm = vi.spyOn(server().ports.estimator, 'warm');
    for (const path of ['/healthz', '/healthz/', '/readyz?by=balancer'])
      expect((await fetch(`${server().url}${path}`)).status).toBe(200);
    expect((await askMetrics(server())).status).toBe(200);
    expect(warm).not.toHaveBeenCalled();
    await fetch(`${server().url}/start`);
    expect(warm).toHaveBeenCalledOnce();
  });

  it('counts what happens, without naming anybody', async () => {
    const guest = guestOf(server());
    const job = await guest.submit();
    await guest.waitForEnd(job.id);
    const metrics = await (await askMetrics(server())).text();
    expect(metrics).toMatch(/plumbline_jobs_finished_total\{outcome="ready"\} 1/);
    expect(metrics).toMatch(/plumbline_http_request_seconds_count\{.*route="\/api\/files\/".*\} 1/);
    expect(metrics).not.toContain(guest.headers['X-Guest-Key']);
  });
});

describe('metrics', () => {
  it.each(['', 'Bearer', 'Bearer operators-only-4712', METRICS_TOKEN])(
    'are not shown to whoever sends "%s"',
    async (authorization) => {
      expect((await askMetrics(server(), authorization)).status).toBe(401);
    },
  );

  it('are shown to nobody where no token is set', async () => {
    expect((await askMetrics(closed(), 'Bearer undefined')).status).toBe(404);
  });
});

describe('security headers', () => {
  it('stand on every answer', async () => {
    const { headers } = await fetch(`${server().url}/api/projects/`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('are these, and no others', async () => {
    const { headers } = await fetch(`${closed().url}/api/projects/`);
    const ordinary = /^(connection|content-length|content-type|date|keep-alive|vary)$/;
    const kept = [...headers].filter(([name]) => !ordinary.test(name));
    expect(Object.fromEntries(kept)).toMatchInlineSnapshot(`
      {
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;media-src 'self' blob:;frame-src blob:;font-src 'self';connect-src 'self' wss://estimates.example.com;manifest-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'self';require-trusted-types-for 'script';trusted-types default dompurify",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "origin-agent-cluster": "?1",
        "permissions-policy": "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), publickey-credentials-create=(self), publickey-credentials-get=(self)",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "www-authenticate": "Bearer realm="Plumbline"",
        "x-content-type-options": "nosniff",
        "x-dns-prefetch-control": "off",
        "x-download-options": "noopen",
        "x-frame-options": "SAMEORIGIN",
        "x-permitted-cross-domain-policies": "none",
        "x-xss-protection": "0",
      }
    `);
  });

  it('let a page talk to its own host only, and make no text into markup', async () => {
    const { headers } = await fetch(`${server().url}/api/projects/`);
    const rules = headers.get('content-security-policy');
    expect(rules).toMatch(/connect-src 'self'(;|$)/);
    expect(rules).toContain("require-trusted-types-for 'script'");
  });

  it('name the sockets of the public address', async () => {
    const { headers } = await fetch(`${closed().url}/api/projects/`);
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' wss://estimates.example.com;",
    );
  });

  it.each(['/api/projects/', '/api/nothing', '/graphql?query={__typename}', '/healthz'])(
    'keep the answer of %s out of caches',
    async (path) => {
      const { headers } = await fetch(`${server().url}${path}`);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});
