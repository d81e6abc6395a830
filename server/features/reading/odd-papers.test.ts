// Papers that nobody foresaw, and readings that something kept from their end: through the whole of the API.
import { describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../domain/errors.ts';
import { useTestServer } from '../../testing/app.ts';
import { TestRereadPaperDocument } from '../../testing/gql/graphql.ts';
import { readPaperOf, sendBid, sendPaper } from '../../testing/papers.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { guestOf } from '../../testing/world.ts';
import { readPaperJob } from './read-paper.definition.ts';
import { numberOf, withLocalIds } from '../../testing/ids.ts';

const server = useTestServer({ estimator: builtInEstimator });

const paperOf = async (name: string, content: string) => {
  const person = guestOf(server());
  const fileId = await sendPaper(person, name, content);
  return { person, fileId, paper: await readPaperOf(person, fileId) };
};

const HEAD = 'Description,Qty,Unit,Unit Price,Amount';

describe('a paper that nobody foresaw', () => {
  it('is read but for figures out of this world, and priced', async () => {
    const rows = [
      HEAD,
      'Paint walls,640,SF,"$9,999,999,999.99",800.00',
      'Remove baseboard,80,LF,0.75,60.00',
      'Total,,,,"$9,999,999,999.99"',
    ];
    const { person, fileId, paper } = await paperOf('bid.csv', rows.join('\n'));
    expect([paper.state, paper.estimate?.lineCount, paper.estimate?.totals.total]).toEqual([
      'READ',
      2,
      null,
    ]);
    const unread = paper.estimate?.checks.filter(({ what }) => what === 'FIGURE_UNREAD');
    expect(withLocalIds(unread?.map(({ lineId, message }) => [lineId, message]))).toEqual(
      expect.arrayContaining([
        ['1', expect.stringContaining('unit price of “Paint walls” is too large')],
        [null, expect.stringContaining('total of the paper is too large')],
      ]),
    );
    const { items } = await priced(person, 'Price the bid.', { uploads: [fileId] });
    expect(items.map(({ metadata: { code } }) => code)).toContain('DEM-BASE');
  });

  it('has whole characters, wherever it is cut', async () => {
    const rows = [
      HEAD,
      `x${'😀'.repeat(300)},640,SF,1.25,800.00`,
      `Remove baseboard,${'x'.repeat(199)}😀 or so,LF,0.75,60.00`,
    ];
    const { paper } = await paperOf('bid.csv', rows.join('\n'));
    expect([paper.state, paper.note, paper.estimate?.lineCount]).toEqual(['READ', null, 2]);
    expect(paper.estimate?.lines[0]?.description).toMatch(/^x😀+$/u);
    expect(JSON.stringify(paper)).not.toMatch(/\p{Cs}|\\ud/u);
  });

  it('of more rows than are read is read in its first part, and says so', async () => {
    const rows = [HEAD, ...Array.from({ length: 25_000 }, () => 'a'), 'Paint,1,EA,9.00,9.00'];
    const { paper } = await paperOf('list.csv', rows.join('\n'));
    expect([paper.state, paper.note]).toEqual([
      'READ',
      expect.stringContaining('Only the first part of “list.csv” was read'),
    ]);
  });
});

/** Row as an older version of the program left it. */
const readByOlder = (on: ReturnType<typeof server>, fileId: string) =>
  on.ports.db.paper.update({ where: { fileId: numberOf(fileId) }, data: { reader: null } });

describe('reading anew', () => {
  const counting = useTestServer({ env: { RATE_LIMITS: 'on' } });

  it('is asked for a few times a minute', async () => {
    const { person, fileId, reread } = await sendBid(guestOf(counting()));
    for (let time = 0; time < 5; time += 1) {
      await readByOlder(counting(), fileId);
      expect((await reread()).__typename).toBe('RereadPaperSuccess');
      await readPaperOf(person, fileId);
    }
    await readByOlder(counting(), fileId);
    expect(await person.runError(TestRereadPaperDocument, { input: { fileId } })).toMatchObject({
      code: 'THROTTLED',
    });
  });

  it('is refused where it would bring the same, with a sentence', async () => {
    const { person, fileId, reread, read, correct } = await sendBid(guestOf(server()));
    expect((await read())?.canReread).toBe(false);
    expect(await reread()).toMatchObject({
      message:
        'This document was read whole, and reading it again would bring the same. Put right by hand what is wrong in it.',
    });
    await correct({ lines: [{ id: '1', quantity: 7 }] });
    expect((await read())?.canReread).toBe(true);
    expect((await reread()).__typename).toBe('RereadPaperSuccess');
    await readPaperOf(person, fileId);
    expect((await read())?.canReread).toBe(false);
    await readByOlder(server(), fileId);
    expect((await read())?.canReread).toBe(true);
  });
});

/** What its next readings meet in place of the file. */
const failNext = (times: number, error: Error) => {
  const files = vi.spyOn(server().ports.storage, 'withFile');
  for (let time = 0; time < times; time += 1) files.mockRejectedValueOnce(error);
  return files;
};

describe('a reading', () => {
  it('that an outage keeps from its end is tried until it ends', async () => {
    const { reread, person, fileId } = await sendBid(guestOf(server()));
    const outage = new DomainError('UNAVAILABLE', 'The files cannot be reached.');
    const files = failNext(2, outage);
    await readByOlder(server(), fileId);
    await reread();
    const paper = await readPaperOf(person, fileId);
    expect([files.mock.calls.length, paper.state, paper.note, paper.estimate?.lineCount]).toEqual([
      3,
      'READ',
      null,
      5,
    ]);
  });

  it('that ended the process twice is told with what its owner can do', async () => {
    const { person, fileId, reread, read } = await sendBid(guestOf(server()));
    const { db, queue } = server().ports;
    vi.spyOn(queue, 'send').mockResolvedValue();
    await readByOlder(server(), fileId);
    await reread();
    vi.restoreAllMocks();
    // As two processes left it that died.
    await db.paper.update({ where: { fileId: numberOf(fileId) }, data: { attempts: 2 } });
    await db.$transaction((tx) => queue.send(readPaperJob, { fileId: numberOf(fileId) }, tx));
    const paper = await readPaperOf(person, fileId);
    expect([paper.state, paper.estimate, paper.note]).toEqual([
      'FAILED',
      null,
      expect.stringContaining('Open the document and choose “Read it again”'),
    ]);
    expect((await reread({ version: paper.version })).__typename).toBe('RereadPaperSuccess');
    expect(await readPaperOf(person, fileId)).toMatchObject({ state: 'READ', note: null });
    expect((await read())?.estimate?.lineCount).toBe(5);
  });

  it('anew takes no correction while it waits, and leaves nothing of the one before', async () => {
    const { reread, correct, include, read, person, fileId } = await sendBid(guestOf(server()));
    await include({ rowIds: ['PNT-PRIME@'] });
    const { promise, resolve } = Promise.withResolvers<void>();
    const { storage } = server().ports;
    const withFile = storage.withFile.bind(storage);
    vi.spyOn(storage, 'withFile').mockImplementation(async (...args) => {
      await promise;
      return withFile(...args);
    });
    expect(await reread({ version: 1 })).toMatchObject({
      __typename: 'VersionConflict',
      version: 2,
    });
    expect((await reread({ version: 2 })).__typename).toBe('RereadPaperSuccess');
    expect(await read()).toMatchObject({ state: 'WAITING', estimate: null, note: null });
    const busy = { message: 'This document is still being read. Try again in a moment.' };
    expect(await correct({ lines: [{ id: '1', quantity: 7 }] })).toMatchObject(busy);
    expect(await include({ rowIds: ['PNT-PRIME@'] })).toMatchObject(busy);
    expect(await reread()).toMatchObject({ message: 'This document is being read already.' });
    resolve();
    expect(await readPaperOf(person, fileId)).toMatchObject({ state: 'READ', version: 3 });
    const row = await server().ports.db.paper.findUnique({ where: { fileId: numberOf(fileId) } });
    expect([row?.corrections, row?.matches, row?.included]).toEqual([{}, [], []]);
  });
});
