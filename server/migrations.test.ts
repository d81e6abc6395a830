import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, isOnRealDatabase } from './testing/app.ts';

const ROOT = resolve(import.meta.dirname, '..');

const prisma = async (databaseUrl: string, ...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [resolve(ROOT, 'node_modules/prisma/build/index.js'), 'migrate', ...args],
    { cwd: ROOT, env: { DATABASE_URL: databaseUrl, PATH: resolve(process.execPath, '..') } },
  );
  return stdout;
};

describe('a database migrated by the server', () => {
  it.runIf(isOnRealDatabase)('is up to date for Prisma’s own command, too', async () => {
    const database = await createTestDatabase();
    await (await database.open()).close();
    expect(await prisma(database.url ?? '', 'status')).toContain('up to date');
    expect(await prisma(database.url ?? '', 'deploy')).toContain('No pending migrations');
    await database.drop();
  });

  it.runIf(isOnRealDatabase)('may have been migrated by Prisma’s own command', async () => {
    const database = await createTestDatabase();
    await prisma(database.url ?? '', 'deploy');
    const opened = await database.open();
    expect(await opened.prisma.job.count()).toBe(0);
    await opened.close();
    await database.drop();
  });
});
