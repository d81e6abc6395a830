// Papers beside our estimates of their work, through the whole of the API: what is compared, counted, matched, asked for,
// downloaded; and who is told nothing of it.
import { bareKey, localIdIn } from '../../domain/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestBidsComparisonDocument,
  TestChoosePaperUseDocument,
  TestCorrectPaperDocument,
  TestDeleteFileDocument,
  TestIncludeMissingDocument,
  TestMatchPaperLinesDocument,
  TestPaperChangedDocument,
  TestPaperComparisonDocument,
  type TestPaperComparisonQuery,
  TestPaperDocument,
  TestRereadPaperDocument,
  TestSupplementDocument,
} from '../../testing/gql/graphql.ts';
import { GUTTERS, MANTEL, sendBid, sendMadePaper } from '../../testing/papers.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { guestOf, type Person, strangerOf, userOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

const sentBid = (person = guestOf(server())) => sendBid(person);

type Comparison = NonNullable<TestPaperComparisonQuery['paperComparison']>;

const compare = async (person: Person, fileId: string, estimateId: string): Promise<Comparison> => {
  const variables = { fileId, estimate: { id: estimateId } };
  const { paperComparison } = await person.runOk(TestPaperComparisonDocument, variables);
  if (!paperComparison) throw new Error('There is no comparison.');
  return paperComparison;
};

const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);
const sumOf = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + cents(amount), 0);

/** What has to hold of every comparison, to the cent. */
const expectFooting = ({ theirs, ours, low, high, gap, waterfall, rows }: Comparison) => {
  expect(sumOf(waterfall.map(({ amount }) => amount))).toBe(cents(gap));
  expect(cents(ours.total) - cents(theirs.total)).toBe(cents(gap));
  expect(low).toBeLessThanOrEqual(ours.total);
  expect(high).toBeGreaterThanOrEqual(ours.total);
  // Each line of theirs stands in one row.
  const lineIds = rows.flatMap((row) => row.theirs?.lineIds ?? []);
  expect(new Set(lineIds).size).toBe(lineIds.length);
};

const stepOf = ({ waterfall }: Comparison, wanted: string) =>
  waterfall.find(({ cause }) => cause === wanted)?.amount;

const comparedBid = async () => {
  const bid = await sentBid();
  const { id } = await priced(bid.person, 'Price the attached bid.', { uploads: [bid.fileId] });
  return { ...bid, estimateId: id, look: () => compare(bid.person, bid.fileId, id) };
};

describe('a bid beside our estimate of its work', () => {
  it('keeps their numbers as they are, and foots', async () => {
    const { look } = await comparedBid();
    const comparison = await look();
    expectFooting(comparison);
    const { theirs, rows } = comparison;
    expect(theirs.total).toBe(2332);
    const both = rows.filter(({ kind }) => kind === 'BOTH');
    expect(
      both.map(({ theirs: side, ours }) => [side?.amount, side?.quantity, ours?.quantity]),
    ).toEqual([
      [992, 320, 320],
      [800, 640, 640],
      [60, 80, 80],
    ]);
    // A line that was not matched stands with their price.
    const mantel = rows.find(({ id }) => localIdIn(id) === MANTEL);
    expect([mantel?.kind, mantel?.ours?.amount]).toEqual(['NOT_MATCHED', 480]);
    expect(sumOf([...both, mantel].map((row) => row?.theirs?.amount))).toBe(cents(2332));
    // What is missing is listed, and in no total until it is counted in.
    const missing = rows.filter(({ kind }) => kind === 'MISSING_FROM_THEIRS');
    expect(missing.map(({ ours }) => ours?.code)).toContain('PNT-PRIME');
    expect(stepOf(comparison, 'MISSING_WORK')).toBe(0);
  });

  it('counts missing work in, and takes it out again', async () => {
    const { look, include } = await comparedBid();
    const before = await look();
    const primer = before.rows.find(({ ours }) => ours?.code === 'PNT-PRIME');
    const rowId = primer?.id ?? '';
    await include({ rowIds: [rowId, 'RFG-ARCH@'] });
    const counted = await look();
    expectFooting(counted);
    // Roofing is missing from no bid for walls.
    expect(counted.includedRowIds).toEqual([rowId]);
    expect(cents(counted.gap) - cents(before.gap)).toBe(cents(primer?.ours?.amount));
    expect(stepOf(counted, 'MISSING_WORK')).toBe(primer?.ours?.amount);
    await include({ rowIds: [] });
    expect((await look()).gap).toBe(before.gap);
  });

  it('takes a match by hand, or says why not; the last word about a line counts', async () => {
    const { look, match, correct } = await comparedBid();
    expect(await match({ lineIds: [GUTTERS], code: 'GUT-AL5' })).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringContaining('states no quantity'),
    });
    expect(await match({ lineIds: [MANTEL], code: 'PNT-WALL' })).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringContaining('is priced per SF'),
    });
    await correct({ lines: [{ id: GUTTERS, quantity: 64 }] });
    expect(await match({ lineIds: [GUTTERS], code: 'GUT-AL5' })).toMatchObject({
      __typename: 'MatchPaperLinesSuccess',
    });
    const gutters = async () =>
      (await look()).rows.find(({ theirs }) => theirs?.lineIds.map(localIdIn).includes(GUTTERS));
    expect(await gutters()).toMatchObject({
      kind: 'BOTH',
      isMatchedByHand: true,
      ours: { code: 'GUT-AL5', quantity: 64 },
    });
    await match({ lineIds: [GUTTERS, '3'], code: null });
    const comparison = await look();
    expectFooting(comparison);
    const alone = comparison.rows.filter(({ kind }) => kind === 'ONLY_THEIRS');
    expect(alone.map(({ theirs }) => theirs?.lineIds.map(localIdIn))).toEqual([['3'], [GUTTERS]]);
    expect(alone.map(({ isMatchedByHand }) => isMatchedByHand)).toEqual([true, true]);
  });

  it('follows a quantity that was put right', async () => {
    const { look, correct } = await comparedBid();
    await correct({ lines: [{ id: '1', quantity: 300 }] });
    const comparison = await look();
    expectFooting(comparison);
    expect(comparison.rows.find(({ id }) => localIdIn(id) === '1')).toMatchObject({
      theirs: { quantity: 300 },
    });
    expect(stepOf(comparison, 'QUANTITIES')).not.toBe(0);
  });
});

describe('their total', () => {
  it('is that of the lines, and says so, where they were put right away from it', async () => {
    const { look, correct } = await comparedBid();
    const told = await correct({ removed: ['1'] });
    if (told.__typename !== 'CorrectPaperSuccess') throw new Error(told.__typename);
    expect(told.paper.estimate?.totals.total).toBeNull();
    expect(told.paper.estimate?.checks[0]).toMatchObject({
      what: 'SUM',
      message: expect.stringContaining('add up to $1,340.00'),
    });
    const comparison = await look();
    expectFooting(comparison);
    expect([comparison.theirs.total, stepOf(comparison, 'ONLY_THEIRS')]).toEqual([1340, 0]);
    await correct({ totals: { total: 1500 } });
    expect((await look()).theirs.total).toBe(1500);
  });

  it('stays where lines were put right towards it', async () => {
    const { look, correct } = await comparedBid();
    await correct({ lines: [{ description: 'Noise', quantity: 1, unit: 'EA', rcv: 70 }] });
    expect((await look()).theirs.total).toBe(2402);
    await correct({ removed: ['10001'] });
    expect((await look()).theirs.total).toBe(2332);
  });

  it.each([
    [{ total: 25_000 }, 25_000],
    [{ rcv: 24_000 }, 24_000],
    [{ rcv: 24_000, total: 9_000 }, 24_000],
  ])('of a claim is put right by %j', async (totals, total) => {
    const person = guestOf(server());
    const fileId = await sendMadePaper(person, 'adjuster-hail');
    const { id } = await priced(person, 'Check the attached estimate.', { uploads: [fileId] });
    const input = { fileId, totals };
    const { correctPaper } = await person.runOk(TestCorrectPaperDocument, { input });
    expect(correctPaper.__typename).toBe('CorrectPaperSuccess');
    const comparison = await compare(person, fileId, id);
    expectFooting(comparison);
    expect(comparison.theirs.total).toBe(total);
  });
});

const NOBODYS = { expires: '9999999999999', signature: 'x' };

describe('a claim beside our estimate of its work', () => {
  let owner: Person;
  let fileId: string;
  let estimateId: string;
  let comparison: Comparison;
  beforeAll(async () => {
    owner = await userOf(server(), 'claims@example.com');
    fileId = await sendMadePaper(owner, 'adjuster-hail');
    const asked = { uploads: [fileId], agentKind: 'INSURANCE' as const };
    estimateId = (await priced(owner, 'Check the attached estimate.', asked)).id;
    comparison = await compare(owner, fileId, estimateId);
  }, 60_000);

  const askSupplement = async (rows: { rowId: string }[]) => {
    const variables = { fileId, estimate: { id: estimateId }, rows };
    const { supplementRequest } = await owner.runOk(TestSupplementDocument, variables);
    if (!supplementRequest) throw new Error('There is no request.');
    return supplementRequest;
  };

  it('keeps the net claim of their paper, and foots', async () => {
    expectFooting(comparison);
    const { paper } = await owner.runOk(TestPaperDocument, { fileId });
    expect(comparison.kind).toBe('CLAIM');
    expect(comparison.theirs.netClaim).toBe(paper?.estimate?.totals.netClaim);
    expect(await compare(owner, fileId, estimateId)).toEqual({
      ...comparison,
      pdfUrl: expect.any(String),
      xlsxUrl: expect.any(String),
    });
  });

  it('asks for what is chosen and less than it takes, and for nothing else', async () => {
    const rows = comparison.rows.map(({ id }) => ({ rowId: id }));
    // Each row counts once, however often it is named; one that is not there is refused.
    const request = await askSupplement([...rows, ...rows]);
    const unknown = { fileId, estimate: { id: estimateId }, rows: [{ rowId: 'nobody' }] };
    expect(await owner.runError(TestSupplementDocument, unknown)).toMatchObject({
      code: 'BAD_INPUT',
      message: 'A line that you chose is no longer in the comparison. Reload the page.',
    });
    expect(request.claimNumber).toBe('LM-2026-0088147');
    const asked = request.rows.map(({ rowId }) => localIdIn(rowId));
    expect(asked).toContain('PRM-ROOF@');
    // As much as ours, or without a counterpart.
    expect(asked).not.toContain('3');
    expect(asked).not.toContain('8');
    expect(request.rows.every(({ difference }) => difference > 0)).toBe(true);
    expect(sumOf(request.rows.map(({ difference }) => difference))).toBe(cents(request.total));
    const one = await askSupplement([{ rowId: 'PRM-ROOF@' }]);
    expect(one.rows).toHaveLength(1);
    expect(one.text).toContain('claim LM-2026-0088147');
    expect(one.text).toContain('no advice on coverage');
  });

  it('is downloaded by its links alone: no other paper, estimate, file or rows', async () => {
    const { pdfUrl: supplement } = await askSupplement([{ rowId: 'PRM-ROOF@' }]);
    const { pdfUrl, xlsxUrl } = comparison;
    const statusOf = async (url: string) => (await fetch(`${server().url}${url}`)).status;
    for (const [url, start] of [
      [pdfUrl, '%PDF'],
      [xlsxUrl, 'PK'],
      [supplement, '%PDF'],
    ] as const) {
      const response = await fetch(`${server().url}${url}`);
      expect([url, response.status]).toEqual([url, 200]);
      expect(response.headers.get('cache-control')).toContain('private');
      expect(
        Buffer.from(await response.arrayBuffer())
          .toString('latin1')
          .startsWith(start),
      ).toBe(true);
    }
    const other = await sentBid(owner);
    const forged = [
      pdfUrl.replace('comparison.pdf', 'supplement.pdf'),
      pdfUrl.replace('comparison.pdf', 'comparison.xlsx'),
      pdfUrl.replace('comparison.pdf', 'constructor'),
      pdfUrl.replace(`/papers/${bareKey(fileId)}/`, `/papers/${bareKey(other.fileId)}/`),
      pdfUrl.replace(/expires=\d/, 'expires=9'),
      supplement.replace(/rows=[^&]+/, `rows=${Buffer.from('["1"]').toString('base64url')}`),
      supplement.replace(/&rows=[^&]+/, ''),
      `${pdfUrl.split('?')[0]}?${new URLSearchParams(NOBODYS)}`,
    ];
    for (const url of forged) expect([url, await statusOf(url)]).toEqual([url, 403]);
  });

  it('is nobody else’s, signed in or not', async () => {
    const guest = guestOf(server());
    const user = await userOf(server(), 'nosy@example.com');
    const theirs = await sentBid(user);
    for (const other of [strangerOf(server()), guest, user]) {
      const estimate = { id: estimateId };
      expect((await other.runOk(TestPaperDocument, { fileId })).paper).toBeNull();
      const asked = await other.runOk(TestPaperComparisonDocument, { fileId, estimate });
      expect(asked.paperComparison).toBeNull();
      const rows = [{ rowId: 'PRM-ROOF@' }];
      const request = await other.runOk(TestSupplementDocument, { fileId, estimate, rows });
      expect(request.supplementRequest).toBeNull();
      expect(
        (await other.runOk(TestBidsComparisonDocument, { estimate })).bidsComparison,
      ).toBeNull();
      const events = other.subscribe(TestPaperChangedDocument, { fileId });
      await expect(events.take()).rejects.toThrow('NOT_FOUND');
      await events.stop();
    }
    // Nor is somebody's own paper set beside what is not theirs.
    const crossed = { fileId: theirs.fileId, estimate: { id: estimateId } };
    expect((await user.runOk(TestPaperComparisonDocument, crossed)).paperComparison).toBeNull();
    for (const other of [guest, user]) {
      const input = { fileId };
      const writes = [
        () => other.runError(TestCorrectPaperDocument, { input: { ...input, removed: ['1'] } }),
        () => other.runError(TestChoosePaperUseDocument, { input: { ...input, use: 'KEEP' } }),
        () =>
          other.runError(TestMatchPaperLinesDocument, {
            input: { ...input, lineIds: ['1'], code: null },
          }),
        () =>
          other.runError(TestIncludeMissingDocument, {
            input: { ...input, rowIds: ['PRM-ROOF@'] },
          }),
        () => other.runError(TestRereadPaperDocument, { input }),
      ];
      for (const write of writes) expect(await write()).toMatchObject({ code: 'NOT_FOUND' });
    }
    const { paper } = await owner.runOk(TestPaperDocument, { fileId });
    expect(paper).toMatchObject({ state: 'READ', version: 1 });
  });
});

describe('a file that its owner deletes', () => {
  it('takes its paper along, while a comparison with it is open', async () => {
    const { person, fileId, match, reread } = await sentBid();
    const { id: estimateId } = await priced(person, 'Paint the walls of the 12x14 bedroom.');
    const { pdfUrl } = await compare(person, fileId, estimateId);
    const events = person.subscribe(TestPaperChangedDocument, { fileId });
    await events.take();
    const { deleteFile } = await person.runOk(TestDeleteFileDocument, { input: { fileId } });
    expect(deleteFile.__typename).toBe('DeleteFileSuccess');
    // Whoever looks at it is told.
    await expect(events.take()).rejects.toThrow('NOT_FOUND');
    await events.stop();
    expect((await person.runOk(TestPaperDocument, { fileId })).paper).toBeNull();
    const asked = { fileId, estimate: { id: estimateId } };
    expect((await person.runOk(TestPaperComparisonDocument, asked)).paperComparison).toBeNull();
    await expect(match({ lineIds: ['1'], code: null })).rejects.toThrow('NotFound');
    await expect(reread()).rejects.toThrow('NotFound');
    const download = await fetch(`${server().url}${pdfUrl}`);
    expect([download.status, await download.json()]).toMatchObject([403, { code: 'forbidden' }]);
  });

  it('stays while an estimate is made of it', async () => {
    const { person, fileId, look } = await comparedBid();
    const { deleteFile } = await person.runOk(TestDeleteFileDocument, { input: { fileId } });
    expect(deleteFile).toMatchObject({ __typename: 'InvalidInput' });
    expectFooting(await look());
  });
});

describe('several bids on one scope', () => {
  it('stand beside each other in the order of their files, but what is only kept', async () => {
    const person = guestOf(server());
    const [first, second, kept] = [
      await sentBid(person),
      await sentBid(person),
      await sentBid(person),
    ];
    await second.correct({ removed: ['3'], totals: { total: 2272 } });
    await kept.choose({ use: 'KEEP' });
    const uploads = [first.fileId, second.fileId, kept.fileId];
    const { id } = await priced(person, 'Which of these bids is the better one?', { uploads });
    const { bidsComparison } = await person.runOk(TestBidsComparisonDocument, { estimate: { id } });
    expect(bidsComparison?.bidders.map(({ fileId, total }) => [fileId, total])).toEqual([
      [first.fileId, 2332],
      [second.fileId, 2272],
    ]);
    const baseboard = bidsComparison?.rows.find(({ name }) => /baseboard/i.test(name));
    expect(baseboard?.cells.map((cell) => cell?.amount ?? null)).toEqual([60, null]);
  });

  it('are asked for where there is only one', async () => {
    const { person, estimateId } = await comparedBid();
    expect(
      await person.runError(TestBidsComparisonDocument, { estimate: { id: estimateId } }),
    ).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Upload two or more bids with the estimate to see them side by side.',
    });
  });
});
