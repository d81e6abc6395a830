// A bid through the whole of the API: read, put right, read once more, priced or kept; and what nobody can mean.
import { bareKey, globalId } from '../../domain/ids.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestPaperChangedDocument,
  TestPaperComparisonDocument,
  TestPaperDocument,
  TestRereadPaperDocument,
} from '../../testing/gql/graphql.ts';
import { GUTTERS, MANTEL, readPaperOf, sendBid, sendMadePaper } from '../../testing/papers.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

const sentBid = (person = guestOf(server())) => sendBid(person);

/** What a mutation of papers says. */
interface Told {
  __typename: string;
  message?: string;
  version?: number;
  fields?: readonly { path: string; message: string }[];
}

describe('a paper', () => {
  it('is read as it stands, line by line, and told as it changes', async () => {
    const { person, fileId, read, correct } = await sentBid();
    const paper = await read();
    expect(paper).toMatchObject({
      id: globalId('Paper', bareKey(fileId)),
      state: 'READ',
      version: 1,
      isCorrected: false,
    });
    expect(paper?.estimate).toMatchObject({ kind: 'BID', lineCount: 5, totals: { total: 2332 } });
    expect(
      paper?.estimate?.lines.map(({ quantity, unit, unitPrice, rcv, place }) => [
        quantity,
        unit,
        unitPrice,
        rcv,
        place.row,
      ]),
    ).toEqual([
      [320, 'SF', 3.1, 992, 2],
      [640, 'SF', 1.25, 800, 3],
      [80, 'LF', 0.75, 60, 4],
      [1, 'EA', 480, 480, 5],
      [null, 'LF', null, null, 6],
    ]);
    expect(paper?.estimate?.lines.at(-1)?.quantityText).toBe('TBD');

    const events = person.subscribe(TestPaperChangedDocument, { fileId });
    expect((await events.take()).paperChanged).toEqual(paper);
    await correct({ lines: [{ id: GUTTERS, quantity: 64 }] });
    const { paperChanged } = await events.take();
    await events.stop();
    expect(paperChanged).toMatchObject({ version: 2, isCorrected: true });
    expect(paperChanged.estimate?.lines.at(-1)).toMatchObject({ quantity: 64, quantityText: null });
  });

  it('is put right: cells, a missed line, one that is none, sums; the rest stays as it was read', async () => {
    const { correct, read } = await sentBid();
    const before = (await read())?.estimate?.lines;
    const corrected = await correct({
      version: 1,
      lines: [
        { id: '1', quantity: 300, room: ' Den ', unit: 'sf' },
        { description: 'Haul debris', quantity: 1, unit: 'EA', rcv: 190 },
      ],
      removed: [GUTTERS],
      totals: { tax: 41.5, total: 2563.5 },
    });
    if (corrected.__typename !== 'CorrectPaperSuccess') throw new Error(corrected.__typename);
    const { estimate } = corrected.paper;
    expect(estimate?.lines.slice(0, 4)).toEqual([
      { ...before?.[0], quantity: 300, room: 'Den' },
      ...(before ?? []).slice(1, 4),
    ]);
    expect(estimate?.lines.slice(4)).toMatchObject([{ description: 'Haul debris', rcv: 190 }]);
    expect(estimate?.totals).toMatchObject({ tax: 41.5, total: 2563.5 });
    expect((await read())?.estimate).toEqual(estimate);
  });

  it.each<
    [
      what: string,
      write: (paper: Awaited<ReturnType<typeof sentBid>>, version: number | null) => Promise<Told>,
    ]
  >([
    [
      'a cell',
      ({ correct }, version) => correct({ version, lines: [{ id: '1', quantity: version ?? 7 }] }),
    ],
    ['its use', ({ choose }, version) => choose({ version, use: 'CHECK' })],
    ['a match', ({ match }, version) => match({ version, lineIds: [MANTEL], code: null })],
    ['what is missing', ({ include }, version) => include({ version, rowIds: ['PNT-PRIME@'] })],
  ])('has %s changed over nothing that was not seen', async (_what, write) => {
    const paper = await sentBid();
    const told = async (seen: number | null) => {
      const { __typename: type, version } = await write(paper, seen);
      return [type.replace(/^.*Success$/, 'Success'), version, (await paper.read())?.version];
    };
    expect(await told(1)).toEqual(['Success', undefined, 2]);
    expect(await told(1)).toEqual(['VersionConflict', 2, 2]);
    expect(await told(null)).toEqual(['Success', undefined, 3]);
  });

  it('is corrected by nothing that changes nothing', async () => {
    const { correct, read } = await sentBid();
    const before = await read();
    expect(await correct({})).toMatchObject({ paper: { version: 1, isCorrected: false } });
    expect(await correct({ lines: [], removed: [], totals: {} })).toMatchObject({
      paper: before,
    });
    expect(await correct({ version: 7 })).toMatchObject({ __typename: 'VersionConflict' });
    await correct({ lines: [{ description: 'Haul debris', rcv: 190 }] });
    expect(await correct({ removed: ['10001'] })).toMatchObject({
      paper: { isCorrected: false, estimate: before?.estimate },
    });
  });

  it('has room for other lines where those that were added are taken away', async () => {
    const { correct, match } = await sentBid();
    const lines = Array.from({ length: 200 }, (_, at) => ({ description: `Line ${at}` }));
    await correct({ lines });
    await match({ lineIds: ['10200', MANTEL], code: null });
    const more = [{ description: 'Another' }];
    expect((await correct({ lines: more })).__typename).toBe('InvalidInput');
    const added = await correct({ removed: ['10200'], lines: more });
    if (added.__typename !== 'CorrectPaperSuccess') throw new Error(added.__typename);
    expect(added.paper.estimate?.lines.at(-1)).toMatchObject({ description: 'Another' });
  });

  it('keeps both of two corrections that are made at once', async () => {
    const { correct, read } = await sentBid();
    const send = async (id: string): Promise<void> => {
      const { __typename: type } = await correct({ lines: [{ id, quantity: 7 }] });
      // Whoever was late is told, and tries again.
      if (type === 'VersionConflict') await send(id);
    };
    await Promise.all(['1', '2', '3'].map(send));
    const paper = await read();
    expect(paper?.version).toBe(4);
    expect(paper?.estimate?.lines.slice(0, 3).map(({ quantity }) => quantity)).toEqual([7, 7, 7]);
  });

  it('is read once more, without what was put right', async () => {
    const { person, fileId, correct, match, reread, read } = await sentBid();
    const first = await read();
    await correct({ lines: [{ id: '1', quantity: 7 }] });
    await match({ lineIds: [MANTEL], code: null });
    expect((await reread()).__typename).toBe('RereadPaperSuccess');
    expect(await readPaperOf(person, fileId)).toEqual({ ...first, version: 4 });
  });

  it('has its lines told of few papers at once: they are many', async () => {
    const { person } = await sentBid();
    const codeOf = async (first: number) => {
      const query = `{ viewer { unusedFiles(first: ${first}) { nodes { paper { estimate { lineCount lines { id description } } } } } } }`;
      const body = JSON.stringify({ query });
      const headers = { 'content-type': 'application/json', ...person.headers };
      const response = await fetch(`${server().url}/graphql`, { method: 'POST', headers, body });
      const { errors } = (await response.json()) as {
        errors?: { extensions: { code: string } }[];
      };
      return errors?.[0]?.extensions.code ?? null;
    };
    expect([await codeOf(5), await codeOf(12)]).toEqual([null, 'LIMIT_EXCEEDED']);
  });

  it('is priced unless it is only kept', async () => {
    const person = guestOf(server());
    const [kept, used] = [await sentBid(person), await sentBid(person)];
    expect(await kept.choose({ use: 'KEEP' })).toMatchObject({ paper: { use: 'KEEP' } });
    expect(await used.choose({ use: 'PRICE' })).toMatchObject({ paper: { use: 'PRICE' } });
    const codesOf = async (fileId: string) => {
      const uploads = [fileId];
      const { items } = await priced(person, 'Replace the toilet.', { uploads });
      return items.map(({ metadata: { code } }) => code);
    };
    const [withoutIt, withIt] = [await codesOf(kept.fileId), await codesOf(used.fileId)];
    expect(withoutIt).not.toContain('DRW-WALL');
    expect(withIt).toEqual(expect.arrayContaining(['DRW-WALL', 'PNT-WALL', 'DEM-BASE']));
  });

  it('is checked where the words ask for it and nobody chose otherwise', async () => {
    const person = guestOf(server());
    const [first, second] = [await sentBid(person), await sentBid(person)];
    const uploads = [first.fileId, second.fileId];
    const totalOf = async (words: string) => (await priced(person, words, { uploads })).total;
    const asked = await totalOf('Which of these bids is the better one?');
    const ordered = await totalOf('Price both of these bids.');
    for (const bid of [first, second]) await bid.choose({ use: 'CHECK' });
    expect(asked).toBe(await totalOf('Price both of these bids.'));
    // What our price book does not know stands at their price in a check alone.
    expect(asked).toBeGreaterThan(ordered);
    for (const bid of [first, second]) await bid.choose({ use: 'PRICE' });
    expect(await totalOf('Which of these bids is the better one?')).toBe(ordered);
  });

  it('is shown page by page to whoever has its links, and to nobody without them', async () => {
    const guest = guestOf(server());
    const fileId = await sendMadePaper(guest, 'two-column-bidders');
    const { paper } = await guest.runOk(TestPaperDocument, { fileId });
    const [page] = paper?.pages ?? [];
    const picture = await fetch(`${server().url}${page?.url}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { fileId: other } = await sentBid(guest);
    for (const url of [
      page?.url.replace('/pages/1', '/pages/2'),
      page?.url.replace(`/files/${bareKey(fileId)}/`, `/files/${bareKey(other)}/`),
      page?.url.replace(/expires=\d/, 'expires=9'),
      `/files/${bareKey(fileId)}/pages/1`,
    ])
      expect([url, (await fetch(`${server().url}${url}`)).status]).toEqual([url, 403]);
  });
});

describe('what nobody can mean', () => {
  let paper: Awaited<ReturnType<typeof sentBid>>;
  beforeAll(async () => {
    paper = await sentBid();
  });

  const long = 'x'.repeat(6_000);
  const GONE = 'This line is not on the paper. Reload the page.';
  const NO_LINE = 'Describe the line.';
  const NOT_MISSING = 'This work is not on the list of what is missing. Reload the page.';
  it.each<[what: string, send: () => Promise<Told>, message: string]>([
    ['a line of another paper', () => paper.correct({ lines: [{ id: '77', quantity: 1 }] }), GONE],
    [
      'no id of a line',
      () => paper.correct({ lines: [{ id: "1' OR '1'='1", quantity: 1 }] }),
      GONE,
    ],
    ['a line to remove that is none', () => paper.correct({ removed: ['__proto__'] }), GONE],
    ['a line without words', () => paper.correct({ lines: [{ quantity: 3 }] }), NO_LINE],
    [
      'a line of blanks',
      () => paper.correct({ lines: [{ id: '1', description: ' \u0000 ' }] }),
      NO_LINE,
    ],
    [
      'words without end',
      () => paper.correct({ lines: [{ id: '1', description: long }] }),
      'Please keep this to at most 500 characters.',
    ],
    [
      'a price out of this world',
      () => paper.correct({ lines: [{ id: '1', unitPrice: 1e12 }] }),
      'Type an amount in dollars, or leave it empty.',
    ],
    [
      'a sum out of this world',
      () => paper.correct({ totals: { total: -1e300 } }),
      'Type an amount in dollars, or leave it empty.',
    ],
    [
      'more lines than fit',
      () => paper.correct({ lines: Array.from({ length: 201 }, () => ({ description: 'Paint' })) }),
      'At most 200 lines can be added to a paper.',
    ],
    [
      'a unit that is longer in capitals',
      () => paper.correct({ lines: [{ id: '1', unit: 'ß'.repeat(12) }] }),
      'Please keep this to at most 12 characters.',
    ],
    [
      'a room that is told twice',
      () =>
        paper.correct({
          rooms: [
            { number: 1, name: 'Den', lengthFt: 10, widthFt: 10 },
            { number: 1, name: 'Hall', lengthFt: 10, widthFt: 10 },
          ],
        }),
      'This room is in the list twice. Take one of them out.',
    ],
    [
      'a room without end',
      () => paper.correct({ rooms: [{ name: long, lengthFt: 10, widthFt: 10 }] }),
      'Please keep the name to at most 60 characters.',
    ],
    [
      'a room of nothing',
      () => paper.correct({ rooms: [{ name: '\u0000', lengthFt: 10, widthFt: 10 }] }),
      'Name the room.',
    ],
    [
      'no line to match',
      () => paper.match({ lineIds: [], code: 'PNT-WALL' }),
      'Choose a line of the paper.',
    ],
    ['a match of no line', () => paper.match({ lineIds: ['constructor'], code: 'PNT-WALL' }), GONE],
    [
      'a row of no price book',
      () => paper.match({ lineIds: ['1'], code: 'toString' }),
      'This row is not in the price book. Choose another one.',
    ],
    ['missing work of no price book', () => paper.include({ rowIds: ['__proto__@'] }), NOT_MISSING],
    ['missing work in no room', () => paper.include({ rowIds: ['PNT-PRIME@\u0000'] }), NOT_MISSING],
    [
      'missing work without end',
      () => paper.include({ rowIds: [`PNT-PRIME@${long}`] }),
      NOT_MISSING,
    ],
  ])('%s is refused with a sentence, and changes nothing', async (_what, send, message) => {
    const failures = vi.spyOn(server().ports.log, 'error');
    const before = await paper.read();
    const told = await send();
    expect([told.__typename, told.fields?.[0]?.message ?? told.message]).toEqual([
      'InvalidInput',
      message,
    ]);
    expect(await paper.read()).toEqual(before);
    expect(failures.mock.calls).toEqual([]);
    failures.mockRestore();
  });

  it.each([
    '0',
    '-1',
    '1e3',
    '01',
    '999999999',
    '99999999999999999999',
    '1 OR 1=1',
    '../1',
    '\u0000',
    '',
  ])('the paper %j is nobody’s, whoever asks', async (fileId) => {
    const { person } = paper;
    const estimate = { id: '1' };
    const input = { fileId };
    expect((await person.runOk(TestPaperDocument, { fileId })).paper).toBeNull();
    expect(
      (await person.runOk(TestPaperComparisonDocument, { fileId, estimate })).paperComparison,
    ).toBeNull();
    expect(await person.runError(TestRereadPaperDocument, { input })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const download = await fetch(
      `${server().url}/files/papers/${encodeURIComponent(fileId)}/1/comparison.pdf`,
    );
    expect(download.status).toBeGreaterThanOrEqual(400);
    expect(download.status).toBeLessThan(500);
  });
});
