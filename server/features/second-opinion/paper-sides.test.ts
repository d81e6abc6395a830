// Papers with the figures of two parties, and papers in another currency, through the whole of the API.
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { TestPaperComparisonDocument } from '../../testing/gql/graphql.ts';
import { SUPPLEMENT, sendBid } from '../../testing/papers.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

describe('figures of a contractor and of a carrier on one paper', () => {
  const sent = async () => {
    const paper = await sendBid(guestOf(server()), SUPPLEMENT);
    const lines = async () =>
      (await paper.read())?.estimate?.lines.map(({ quantity, rcv }) => [quantity, rcv]);
    return { ...paper, lines };
  };

  it('are those of the contractor until its owner chooses, then of whom they choose, and back', async () => {
    const { read, correct, lines } = await sent();
    expect((await read())?.estimate?.sides).toEqual([
      { side: 'ASKS', name: 'Our', isShown: true },
      { side: 'ALLOWS', name: 'Carrier', isShown: false },
    ]);
    const asked = [
      [640, 800],
      [320, 992],
      [80, 60],
    ];
    expect(await lines()).toEqual(asked);
    await correct({ side: 'ALLOWS' });
    expect(await lines()).toEqual([
      [400, 500],
      [80, 60],
    ]);
    expect((await read())?.estimate?.sides.map(({ isShown }) => isShown)).toEqual([false, true]);
    await correct({ side: 'ASKS' });
    expect(await lines()).toEqual(asked);
    expect((await read())?.isCorrected).toBe(false);
  });

  it('keep what was put right with the party that it was put right of', async () => {
    const { correct, lines } = await sent();
    await correct({ lines: [{ id: '1', quantity: 700 }] });
    await correct({ side: 'ALLOWS', lines: [{ id: '3', quantity: 90 }] });
    expect(await lines()).toEqual([
      [400, 500],
      [90, 60],
    ]);
    const refused = await correct({ lines: [{ id: '2', quantity: 5 }] });
    expect(refused).toMatchObject({ message: expect.stringContaining('not on the paper') });
    await correct({ side: 'ASKS', lines: [{ description: 'Haul off', quantity: 1, rcv: 90 }] });
    expect(await lines()).toEqual([
      [700, 800],
      [320, 992],
      [80, 60],
      [1, 90],
    ]);
    await correct({ side: 'ALLOWS' });
    expect(await lines()).toEqual([
      [400, 500],
      [90, 60],
    ]);
  });

  it('are what is compared', async () => {
    const { person, fileId, correct } = await sent();
    await correct({ side: 'ALLOWS' });
    const { id } = await priced(person, 'What did my insurer leave out?', { uploads: [fileId] });
    const { paperComparison } = await person.runOk(TestPaperComparisonDocument, {
      fileId,
      estimate: { id },
    });
    expect(paperComparison?.theirs.total).toBe(560);
  });

  it('keep a match by hand of a line that the carrier alone has', async () => {
    const { person, fileId, correct, match } = await sendBid(
      guestOf(server()),
      `${SUPPLEMENT}Hang the carved mirror again,LF,40,80.00,,,\n`,
    );
    await correct({ side: 'ALLOWS' });
    await match({ lineIds: ['4'], code: 'TRM-BASE' });
    await correct({ lines: [{ id: '1', quantity: 410 }] });
    const { id } = await priced(person, 'What did my insurer leave out?', { uploads: [fileId] });
    const { paperComparison } = await person.runOk(TestPaperComparisonDocument, {
      fileId,
      estimate: { id },
    });
    expect(paperComparison?.rows.filter(({ isMatchedByHand }) => isMatchedByHand)).toMatchObject([
      { theirs: { amount: 80 } },
    ]);
  });

  it('are nothing to choose on a paper of one', async () => {
    const { correct, read } = await sendBid(guestOf(server()));
    expect((await read())?.estimate?.sides).toEqual([]);
    expect(await correct({ side: 'ALLOWS' })).toMatchObject({
      fields: [{ path: 'side', message: 'This paper has the figures of one party.' }],
    });
  });
});

describe('a paper in euros', () => {
  it('is shown in euros; its work is compared, its prices are not', async () => {
    const { person, fileId, read } = await sendBid(
      guestOf(server()),
      `Description,Qty,Unit,Price,Amount
Paint walls - two coats,640,SF,€1.25,€800.00
Custom carved mantel shelf,1,EA,€480.00,€480.00
Total,,,,"€1,280.00"
`,
    );
    expect((await read())?.estimate).toMatchObject({
      currency: 'EUR',
      totals: { total: 1280 },
      checks: [{ what: 'CURRENCY' }],
    });
    const { id, items } = await priced(person, 'Is this quote fair?', { uploads: [fileId] });
    expect(items.some(({ total }) => total === 480)).toBe(false);
    const { paperComparison } = await person.runOk(TestPaperComparisonDocument, {
      fileId,
      estimate: { id },
    });
    expect(paperComparison).toMatchObject({
      verdict: 'NOT_RATED',
      theirs: { total: 0 },
      summary: expect.stringContaining('is not in US dollars'),
    });
    expect(paperComparison?.rows.map(({ theirs }) => theirs?.amount ?? null)).not.toContain(800);
  });
});
