import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

/** The key that docker-compose.yml sets for one's own machine. */
const PUBLISHED_KEY =
  /SECRET_KEY: \$\{SECRET_KEY:-(.+)\}/.exec(
    readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8'),
  )?.[1] ?? '';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 4000,
      HOST: '0.0.0.0',
      ROLE: 'all',
      GUEST_FREE_ESTIMATES: 3,
      GUEST_DAILY_PER_ADDRESS: 20,
      USER_DAILY_ESTIMATES: 50,
      RATE_LIMITS: true,
      MAX_VIDEO_MB: 1_000_000_000,
    });
  });

  it('takes the published key on one’s own machine, and any while developing', () => {
    const own = { SECRET_KEY: PUBLISHED_KEY, PUBLIC_URL: 'http://localhost:4000' };
    expect(parseEnv(own).SECRET_KEY).toBe(PUBLISHED_KEY);
    expect(parseEnv({ SECRET_KEY: 'a'.repeat(64), NODE_ENV: 'development' })).toBeDefined();
    const random = randomBytes(32).toString('hex');
    expect(parseEnv({ SECRET_KEY: random }).SECRET_KEY).toBe(random);
  });

  it('treats an empty value as absent', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4000);
  });

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ ROLE: 'king' }, 'ROLE'],
    [{ ROLE: 'web' }, 'ROLE'],
    [{ ROLE: 'worker', DATABASE_URL: 'postgresql://db/x' }, 'REDIS_URL'],
    [{ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL'],
    [{ REDIS_URL: 'http://redis' }, 'REDIS_URL'],
    [{ S3_ENDPOINT: 'http://s3' }, 'S3_BUCKET'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Plumbline' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Plumbline <a@b.example>\r\nBcc: eve@b.example' }, 'MAIL_FROM'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
    [{ SECRET_KEY: 'a'.repeat(64) }, 'SECRET_KEY'],
    [{ SECRET_KEY: 'abcdefghij'.repeat(5) }, 'SECRET_KEY'],
    [{ SECRET_KEY: 'please-change-me-to-something-random-1234' }, 'SECRET_KEY'],
    [{ SECRET_KEY: PUBLISHED_KEY }, 'SECRET_KEY'],
    [{ SECRET_KEY: PUBLISHED_KEY, PUBLIC_URL: 'https://localhost.evil.test' }, 'SECRET_KEY'],
    [{ ROLE: 'web', DATABASE_URL: 'postgresql://db/x', REDIS_URL: 'redis://r' }, 'SECRET_KEY'],
    [{ RATE_LIMITS: 'perhaps' }, 'RATE_LIMITS'],
    [{ GUEST_FREE_ESTIMATES: '-1' }, 'GUEST_FREE_ESTIMATES'],
  ])('stops at %j and names the variable', (source, name) => {
    expect(() => parseEnv(source)).toThrow(name);
  });
});
