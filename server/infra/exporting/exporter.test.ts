import { afterEach, describe, expect, it } from 'vitest';
import { createExporter, type Exporter, type ExporterOptions } from './exporter.ts';

const ODD_PROCESS = new URL('./testing/odd-export-process.ts', import.meta.url);
const me = { owner: 'me' };

const logged: { err: Error }[] = [];
const log = { error: (entry: object) => void logged.push(entry as { err: Error }) };

const open: Exporter[] = [];
const exporterWith = (options?: ExporterOptions) => {
  const exporter = createExporter(ODD_PROCESS, log, options);
  open.push(exporter);
  return exporter;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((exporter) => exporter.close()));
  logged.length = 0;
});

const echo = async (exporter: Exporter, text: string) =>
  new TextDecoder().decode(await exporter.make('echo', text, me));

describe('the exporter', () => {
  it('makes one document after the other, each caller getting their own', async () => {
    const exporter = exporterWith();
    const texts = Array.from({ length: 6 }, (_, index) => `document ${index}`);
    expect(await Promise.all(texts.map((text) => echo(exporter, text)))).toEqual(texts);
  });

  it('goes on after a document that fails, and logs why it did', async () => {
    const exporter = exporterWith();
    await expect(exporter.make('fail', 'a bad cell', me)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(/trying again does not mend.*Download the spreadsheet/),
    });
    expect(logged[0]?.err.message).toContain('a bad cell');
    expect(await echo(exporter, 'next')).toBe('next');
  });

  it.each(['hang', 'spin'])('ends a process that does not answer (%s)', async (template) => {
    const exporter = exporterWith({ timeoutMs: 3_000 });
    await expect(exporter.make(template, null, me)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringContaining('too long'),
    });
    expect(await echo(exporter, 'next')).toBe('next');
  });

  it('survives a document that needs too much memory', async () => {
    const exporter = exporterWith({ heapMb: 24 });
    await expect(exporter.make('eat', null, me)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringMatching(/too large.*Take out some lines/),
    });
    expect(await echo(exporter, 'next')).toBe('next');
  });

  it('does not wait for a process that is gone', async () => {
    const exporter = exporterWith({ timeoutMs: 20_000 });
    await expect(exporter.make('die', null, me)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await echo(exporter, 'next')).toBe('next');
  }, 10_000);

  it('refuses more than it can make in time, and says when to come back', async () => {
    const exporter = exporterWith({ maxPending: 2, timeoutMs: 4_000 });
    const first = exporter.make('hang', null, me);
    const second = exporter.make('echo', 'waits in line', me);
    await expect(exporter.make('echo', 'one too many', me)).rejects.toMatchObject({
      code: 'BUSY',
      retryAfterSeconds: 10,
    });
    await expect(first).rejects.toMatchObject({ code: 'TOO_LARGE' });
    expect(await second).toHaveLength('waits in line'.length);
  });

  it('lets go of a document whose reader has left', async () => {
    const exporter = exporterWith();
    const leaving = new AbortController();
    const reason = new Error('The client went away.');
    const waiting = exporter.make('hang', null, { ...me, signal: leaving.signal });
    leaving.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(await echo(exporter, 'next')).toBe('next');
  });

  it('ends what is under way when it is closed', async () => {
    const exporter = exporterWith();
    const waiting = Promise.allSettled([exporter.make('hang', null, me)]);
    await exporter.close();
    const [outcome] = await waiting;
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { code: 'UNAVAILABLE', message: expect.stringContaining('restarting') },
    });
  });
});
