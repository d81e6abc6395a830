// A tabulation, one paper with the figures of several bidders, through the whole of the API: put right, compared, shared.
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestBidsComparisonDocument,
  TestPaperComparisonDocument,
  TestSupplementDocument,
  type TestPaperComparisonQueryVariables,
} from '../../testing/gql/graphql.ts';
import { sendBid } from '../../testing/papers.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { openShared, share, tryShare } from '../../testing/sharing.ts';
import { guestOf, strangerOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

const TABULATION = `Description,Qty,Unit,Marsh Co,Finch LLC
Remove and replace 1/2 in. drywall,320,SF,"$992.00","$1,300.00"
Paint walls - two coats,640,SF,$800.00,$700.00
Remove baseboard,80,LF,$60.00,$75.00
Total,,,"$1,852.00","$2,075.00"
`;

const sent = async () => {
  const bid = await sendBid(guestOf(server()), TABULATION);
  const biddersNow = async () => (await bid.read())?.estimate?.bidders;
  return { ...bid, biddersNow };
};

const compared = async () => {
  const bid = await sent();
  const { person, fileId } = bid;
  const { id } = await priced(person, 'Is this quote fair?', { uploads: [fileId] });
  const look = async (bidder?: number) => {
    const variables: TestPaperComparisonQueryVariables = { fileId, estimate: { id }, bidder };
    return (await person.runOk(TestPaperComparisonDocument, variables)).paperComparison;
  };
  return { ...bid, estimateId: id, look };
};

describe('the amounts of several bidders', () => {
  it('are put right one by one; a total that they lead away from counts no more', async () => {
    const { read, correct, biddersNow } = await sent();
    expect(await biddersNow()).toEqual([
      { name: 'Marsh Co', total: 1852 },
      { name: 'Finch LLC', total: 2075 },
    ]);
    await correct({ lines: [{ id: '2', amounts: [800, 750] }] });
    const paper = await read();
    expect(paper?.estimate?.lines.map(({ amounts }) => amounts)).toEqual([
      [992, 1300],
      [800, 750],
      [60, 75],
    ]);
    expect(await biddersNow()).toEqual([
      { name: 'Marsh Co', total: 1852 },
      { name: 'Finch LLC', total: null },
    ]);
    expect(paper?.estimate?.checks[0]?.message).toBe(
      'The corrected amounts of Finch LLC add up to $2,125.00. The total on the paper, $2,075.00, is of other amounts and does not count.',
    );
    // Put back, the total is confirmed again.
    await correct({ lines: [{ id: '2', amounts: [800, 700] }] });
    expect((await biddersNow())?.[1]?.total).toBe(2075);
  });

  it('are one for each bidder, and none on a paper of one', async () => {
    const { correct } = await sent();
    const single = await sendBid(guestOf(server()));
    const message = 'Send one amount for each bidder of the paper, in their order.';
    for (const told of [
      await correct({ lines: [{ id: '2', amounts: [800] }] }),
      await correct({ lines: [{ description: 'Scribe', amounts: [1, 2, 3] }] }),
      await single.correct({ lines: [{ id: '1', amounts: [800] }] }),
    ])
      expect(told).toMatchObject({ fields: [{ path: 'lines.0.amounts', message }] });
    // A line that was missed has them, too.
    await correct({ lines: [{ description: 'Haul debris', amounts: [100, null] }] });
  });
});

describe('a paper with several bidders beside ours', () => {
  it('is compared with the bidder who is asked for, the first one unless said', async () => {
    const { look, person, fileId, estimateId } = await compared();
    expect(await look()).toMatchObject({ bidder: 0, theirs: { total: 1852 } });
    const second = await look(1);
    expect(second).toMatchObject({ bidder: 1, theirs: { total: 2075 } });
    const addresses = new Set([second?.pdfUrl, (await look(0))?.pdfUrl, undefined]);
    expect(addresses.size).toBe(3);
    const pdf = await fetch(`${server().url}${second?.pdfUrl}`);
    expect(pdf.status).toBe(200);
    for (const bidder of [2, -1]) {
      const variables = { fileId, estimate: { id: estimateId }, bidder };
      expect(await person.runError(TestPaperComparisonDocument, variables)).toMatchObject({
        code: 'BAD_INPUT',
      });
    }
  });

  it('stands at what was put right, side by side and alone', async () => {
    const { look, correct, person, estimateId } = await compared();
    await correct({ lines: [{ id: '2', amounts: [800, 750] }] });
    expect((await look(1))?.theirs.total).toBe(2125);
    const { bidsComparison } = await person.runOk(TestBidsComparisonDocument, {
      estimate: { id: estimateId },
    });
    expect(bidsComparison?.bidders.map(({ name, total }) => [name, total])).toEqual([
      ['Marsh Co', 1852],
      ['Finch LLC', 2125],
    ]);
  });

  it('is shared with the bidder who was looked at', async () => {
    const { person, fileId, estimateId } = await compared();
    const pair = { fileId, estimateId };
    const { token } = await share(person, { subject: { paperComparison: { ...pair, bidder: 1 } } });
    const shown = await openShared(strangerOf(server()), token);
    expect(shown?.paperComparison).toMatchObject({
      name: 'bid.csv, Finch LLC',
      theirs: { total: 2075 },
    });
    const nobody = await tryShare(person, { subject: { paperComparison: { ...pair, bidder: 7 } } });
    expect(nobody).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'bidder' }] });
  });

  it('is asked for a supplement in the figures of the bidder who was chosen', async () => {
    const { person, fileId, estimateId, look } = await compared();
    const pair = { fileId, estimate: { id: estimateId } };
    const theirs = async (bidder: number) => {
      const rows = (await look(bidder))?.rows.map(({ id }) => ({ rowId: id })) ?? [];
      const variables = { ...pair, rows, bidder };
      const { supplementRequest } = await person.runOk(TestSupplementDocument, variables);
      return supplementRequest?.rows.map((row) => row.theirs);
    };
    const [first, second] = [await theirs(0), await theirs(1)];
    expect(first).toContain(800);
    expect(second).toContain(700);
    expect(
      await person.runError(TestSupplementDocument, { ...pair, rows: [], bidder: 7 }),
    ).toMatchObject({
      code: 'BAD_INPUT',
    });
  });
});
