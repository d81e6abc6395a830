// Papers and comparisons over REST: the same as over GraphQL, in the words of the wire.
import { Prisma } from '../../generated/prisma/client.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { TestPaperComparisonDocument } from '../../testing/gql/graphql.ts';
import { MANTEL, sendBid } from '../../testing/papers.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { json } from '../../testing/rest-answers.ts';
import { guestOf, type Person } from '../../testing/world.ts';
import { numberOf, withLocalIds } from '../../testing/ids.ts';

const server = useTestServer({ estimator: builtInEstimator });

interface RestPaper {
  id: number;
  state: string;
  use: string | null;
  version: number;
  estimate: {
    kind: string;
    lines: Record<string, unknown>[];
    totals: Record<string, unknown>;
    sides: { shown: string } | null;
  };
}

interface RestComparison {
  id: number;
  claim_number: string;
  file: number;
  theirs: { total: number };
  ours: { total: number; low: number; high: number };
  gap: number;
  verdict: string;
  waterfall: { cause: string; amount: number; row_count: number }[];
  rows: { id: string; kind: string; theirs: Record<string, unknown> | null; missing: unknown }[];
  included_row_ids: string[];
  pdf_url: string;
  xlsx_url: string;
}

const get = <Body>(person: Person, path: string) => json<Body>(person.rest('GET', `/api/${path}`));

let bid: Awaited<ReturnType<typeof sendBid>>;
let other: Awaited<ReturnType<typeof sendBid>>;
let estimate: Awaited<ReturnType<typeof priced>>;
beforeAll(async () => {
  bid = await sendBid(guestOf(server()));
  other = await sendBid(bid.person);
  const uploads = [bid.fileId, other.fileId];
  estimate = await priced(bid.person, 'Price the attached bid.', { uploads });
});

describe('a paper', () => {
  it('is read as it stands, in the words of the wire', async () => {
    const { status, body } = await get<RestPaper>(bid.person, `files/${bid.fileId}/paper/`);
    expect([status, body.id, body.state]).toEqual([200, numberOf(bid.fileId), 'read']);
    expect(body.estimate).toMatchObject({ kind: 'bid', totals: { total: 2332, net_claim: null } });
    expect(body.estimate.lines[0]).toMatchObject({
      id: '1',
      description: 'Remove and replace 1/2 in. drywall',
      quantity: 320,
      quantity_text: null,
      unit_price: 3.1,
      place: { row: 2, box: null },
    });
    expect(JSON.stringify(body)).not.toMatch(/[a-z][A-Z]\w*":/);
  });

  it.each<[sent: object, status: number, told: object]>([
    [{ use: 'check' }, 200, { use: 'check' }],
    [{ use: 'KEEP' }, 200, { use: 'keep' }],
    [{ use: 'price', version: 1 }, 409, { code: 'version_conflict', version: 3 }],
    [{ use: 'price', version: 3 }, 200, { use: 'price', version: 4 }],
    [{ use: 'burn' }, 400, { fields: { use: 'Choose what we should do with the paper.' } }],
    [{ use: ['check'] }, 400, { code: 'bad_input' }],
    [{ use: 'check', version: 'one' }, 400, { code: 'bad_input' }],
    [{}, 400, { code: 'bad_input' }],
  ])('is chosen for %j: %d', async (sent, status, told) => {
    const path = `/api/files/${other.fileId}/paper/`;
    const answer = await json<RestPaper>(other.person.rest('PATCH', path, sent));
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining(told)]);
  });

  describe('of two parties', () => {
    const SUPPLEMENT = `Description,Unit,Carrier Qty,Carrier RCV,Our Qty,Our RCV
Paint walls - two coats,SF,400,500.00,640,800.00
Remove and replace 1/2 in. drywall,SF,0,0.00,320,992.00
`;
    let supplement: Awaited<ReturnType<typeof sendBid>>;
    beforeAll(async () => {
      supplement = await sendBid(guestOf(server()), SUPPLEMENT);
    });

    it.each<[sent: object, status: number, told: object, amounts: number[]]>([
      [{ side: 'allows' }, 200, { estimate: { sides: { shown: 'allows' } } }, [500]],
      [{ side: 'ASKS' }, 200, { estimate: { sides: { shown: 'asks' } } }, [800, 992]],
      [{ side: 'allows', version: 0 }, 409, { code: 'version_conflict' }, [800, 992]],
      [{ side: 'both' }, 400, { code: 'bad_input' }, [800, 992]],
      [{ side: 'allows', use: 'check' }, 400, { code: 'bad_input' }, [800, 992]],
    ])('has the figures that %j chooses: %d', async (sent, status, told, amounts) => {
      const { person, fileId } = supplement;
      const path = `/api/files/${fileId}/paper/`;
      const answer = await json<RestPaper>(person.rest('PATCH', path, sent));
      expect([answer.status, answer.body]).toMatchObject([status, told]);
      const { body } = await get<RestPaper>(person, `files/${fileId}/paper/`);
      expect(body.estimate.lines.map(({ rcv }) => rcv)).toEqual(amounts);
    });

    it('are none on the paper of one', async () => {
      const path = `/api/files/${other.fileId}/paper/`;
      expect(await json(other.person.rest('PATCH', path, { side: 'allows' }))).toMatchObject({
        status: 400,
        body: { fields: { side: 'This paper has the figures of one party.' } },
      });
    });
  });

  it('is 202 while it is being read, and its comparison says so', async () => {
    const { person, fileId } = await sendBid(bid.person);
    const where = { fileId: numberOf(fileId) };
    const data = { state: 'WAITING' as const, reading: Prisma.DbNull };
    await server().ports.db.paper.update({ where, data });
    const { status, body } = await get<RestPaper>(person, `files/${fileId}/paper/`);
    expect([status, body]).toMatchObject([202, { state: 'waiting', estimate: null, pages: [] }]);
    const compared = await get(person, `results/${estimate.claimNumber}/comparison/${fileId}/`);
    expect(compared).toMatchObject({
      status: 400,
      body: { detail: 'This document is still being read. Try again in a moment.' },
    });
  });
});

describe('a comparison', () => {
  it('is the same by claim number, by number and over GraphQL', async () => {
    const { person, fileId } = bid;
    const paths = [estimate.claimNumber, estimate.jobId].map(
      (ref) => `results/${ref}/comparison/${fileId}/`,
    );
    const [byClaim, byNumber] = await Promise.all(
      paths.map((path) => get<RestComparison>(person, path)),
    );
    const signed = { pdf_url: expect.any(String), xlsx_url: expect.any(String) };
    expect(byNumber?.body).toEqual({ ...byClaim?.body, ...signed });
    const body = byClaim?.body;
    if (!body) throw new Error('There is no comparison.');
    const asked = { fileId, estimate: { id: estimate.id } };
    const { paperComparison } = await person.runOk(TestPaperComparisonDocument, asked);
    expect([body.id, body.claim_number, body.file]).toEqual([
      numberOf(estimate.jobId),
      estimate.claimNumber,
      numberOf(fileId),
    ]);
    expect([body.theirs.total, body.ours.total, body.ours.low, body.ours.high, body.gap]).toEqual([
      paperComparison?.theirs.total,
      paperComparison?.ours.total,
      paperComparison?.low,
      paperComparison?.high,
      paperComparison?.gap,
    ]);
    expect(body.rows.map(({ id, kind }) => [id, kind.toUpperCase()])).toEqual(
      withLocalIds(paperComparison?.rows.map(({ id, kind }) => [id, kind])),
    );
    expect(body.waterfall.map(({ cause, amount }) => [cause.toUpperCase(), amount])).toEqual(
      paperComparison?.waterfall.map(({ cause, amount }) => [cause, amount]),
    );
    expect(body.verdict.toUpperCase()).toBe(paperComparison?.verdict);
    expect(body.rows.find(({ id }) => id === MANTEL)).toMatchObject({
      kind: 'not_matched',
      theirs: { line_ids: [MANTEL], amount: 480 },
      missing: null,
    });
    const path = `results/${estimate.claimNumber}/comparison/${bid.fileId}/`;
    for (const bidder of ['0', 'x'])
      expect((await get(bid.person, `${path}?bidder=${bidder}`)).status).toBe(400);
    for (const url of [body.pdf_url, body.xlsx_url]) {
      expect([url, (await fetch(`${server().url}${url}`)).status]).toEqual([url, 200]);
    }
  });

  it('of several bids has them in the order of their files', async () => {
    await other.choose({ use: 'CHECK' });
    const { status, body } = await get<{ bidders: { file: number; total: number }[] }>(
      bid.person,
      `results/${estimate.claimNumber}/bids/`,
    );
    expect([status, body.bidders.map(({ file, total }) => [file, total])]).toEqual([
      200,
      [
        [numberOf(bid.fileId), 2332],
        [numberOf(other.fileId), 2332],
      ],
    ]);
  });
});

describe('what is not there', () => {
  it.each([
    '0',
    '-1',
    '01',
    '1e3',
    '999999999',
    '99999999999999999999',
    'x',
    '%00',
    '%27%20OR%201=1',
  ])('is 404 for the file %s', async (id) => {
    const paths = [`files/${id}/paper/`, `results/${estimate.claimNumber}/comparison/${id}/`];
    for (const path of paths) {
      const { status, body } = await get<{ code: string }>(bid.person, path);
      expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
    }
  });

  it('is a paper of a photo, and one of somebody else', async () => {
    const guest = guestOf(server());
    const photo = await guest.upload();
    const own = await sendBid(guest);
    const mine = await priced(guest, 'Price the attached bid.', { uploads: [own.fileId] });
    for (const path of [
      `files/${photo}/paper/`,
      `files/${bid.fileId}/paper/`,
      `results/${mine.claimNumber}/comparison/${photo}/`,
      `results/${mine.claimNumber}/comparison/${bid.fileId}/`,
      `results/${estimate.claimNumber}/comparison/${own.fileId}/`,
      `results/${estimate.claimNumber}/bids/`,
    ]) {
      expect([path, (await get(guest, path)).status]).toEqual([path, 404]);
    }
    const alone = await get<{ detail: string }>(guest, `results/${mine.claimNumber}/bids/`);
    expect([alone.status, alone.body.detail]).toEqual([
      400,
      'Upload two or more bids with the estimate to see them side by side.',
    ]);
  });
});
