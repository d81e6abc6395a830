import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { globalId } from '../../domain/ids.ts';
import { useTestServer } from '../../testing/app.ts';
import { editedLinesOf, makeEstimate, save } from '../../testing/editing.ts';
import { TestCompareEstimatesDocument } from '../../testing/gql/graphql.ts';
import { recordQueries } from '../../testing/queries.ts';
import { guestOf, strangerOf } from '../../testing/world.ts';

const server = useTestServer();

describe('comparing two estimates', () => {
  it('tells why one costs more than the other, whatever key they are asked for by', async () => {
    const guest = guestOf(server());
    const [left, standing] = [await makeEstimate(guest), await makeEstimate(guest)];
    // Three lines of 2 × 10.50 + 0.25 on either side: one dropped, one with more, one added.
    const right = await save(guest, standing, {
      items: [
        ...editedLinesOf(standing, { '1': { quantity: 4 } }).slice(0, 2),
        { ...editedLinesOf(standing)[0]!, id: '9', name: 'Towel bar', unitPrice: 20, tax: 0 },
      ],
      totalOverride: 100,
    });
    const { estimateComparison } = await guest.runOk(TestCompareEstimatesDocument, {
      left: { id: left.id },
      right: { id: right.id },
    });
    expect(estimateComparison).toMatchObject({
      left: { id: left.id, total: 63.75 },
      right: { id: right.id, total: 100 },
      difference: 36.25,
      isSame: false,
    });
    const byClaim = await guest.runOk(TestCompareEstimatesDocument, {
      left: { lookup: estimateComparison?.right.claimNumber.toLowerCase() ?? '' },
      right: { id: left.id },
    });
    expect(byClaim.estimateComparison).toMatchObject({ difference: -36.25 });
    const sum = estimateComparison?.causes.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBeCloseTo(36.25, 6);
    expect(estimateComparison?.causes.map(({ cause }) => cause)).toContain('TOTAL_SET');
    expect(estimateComparison?.lines[0]?.isSame).toBe(false);
  });

  it('finds nothing between an estimate and itself', async () => {
    const guest = guestOf(server());
    const { id } = await makeEstimate(guest);
    const { estimateComparison } = await guest.runOk(TestCompareEstimatesDocument, {
      left: { id },
      right: { id },
    });
    expect(estimateComparison).toMatchObject({ isSame: true, causes: [], categories: [] });
    expect(new Set(estimateComparison?.lines.map(({ isSame }) => isSame))).toEqual(new Set([true]));
  });

  it('answers in pieces for the largest estimates, whole and in order', async () => {
    const guest = guestOf(server());
    const [left, right] = [await makeEstimate(guest), await makeEstimate(guest)];
    const [line] = editedLinesOf(left);
    const items = (from: number) =>
      Array.from({ length: 700 }, (_, at) => ({
        ...line!,
        id: `${at}`,
        name: `Work w${from + at}`,
      }));
    await save(guest, left, { items: items(0) });
    await save(guest, right, { items: items(100) });
    const { estimateComparison } = await guest.runOk(TestCompareEstimatesDocument, {
      left: { id: left.id },
      right: { id: right.id },
    });
    const named = (side: 'left' | 'right') =>
      estimateComparison?.lines.flatMap((compared) => compared[side].map(({ name }) => name));
    expect(named('left')?.toSorted()).toEqual(
      items(0)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(named('right')?.toSorted()).toEqual(
      items(100)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(estimateComparison?.causes).toMatchObject([
      { cause: 'ADDED', lineCount: 100 },
      { cause: 'DROPPED', lineCount: 100 },
    ]);
  });

  it('reads the two themselves as any estimate is read: of their owner, while they are not deleted', async () => {
    const guest = guestOf(server());
    const [left, right] = [await makeEstimate(guest), await makeEstimate(guest)];
    const query = `{
      estimateComparison(left: { id: "${left.id}" }, right: { id: "${right.id}" }) {
        left { id generatedAt }
        right { id generatedAt }
      }
      estimateMatrix(ids: ["${right.id}", "${left.id}"]) { estimates { id generatedAt } }
    }`;
    const statements = await recordQueries(server().pool, async () => {
      const answer = await guest.rest('POST', '/graphql', { query });
      const [one, other] = [left, right].map(({ id }) => expect.objectContaining({ id }));
      expect(await answer.json()).toEqual({
        data: {
          estimateComparison: { left: one, right: other },
          estimateMatrix: { estimates: [other, one] },
        },
      });
    });
    const reading = statements.filter(({ text }) => text.includes('"estimates"."document"'));
    expect(reading.length).toBeGreaterThan(0);
    for (const { text } of reading) expect(text).toContain('"deleted_at" IS NULL');
  });

  it('costs what it takes: few in one operation, and the page itself gets its one', async () => {
    const page = await readFile('client/features/compare/Compare.graphql', 'utf8');
    const [left, right] = [globalId('Estimate', 1), globalId('Estimate', 2)];
    const ask = async (query: string, operationName?: string) => {
      const variables = { left, right };
      const response = await fetch(`${server().url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...guestOf(server()).headers },
        body: JSON.stringify({ query, variables, operationName }),
      });
      return response.json();
    };
    const of = page.replaceAll(/ @(?:unmask|whole)\b(?:\([^)]*\))?/g, '');
    expect(await ask(of, 'EstimateComparison')).toEqual({ data: { estimateComparison: null } });
    const often = (times: number) =>
      Array.from(
        { length: times },
        (_, at) =>
          `a${at}: estimateComparison(left: { id: "${left}" }, right: { id: "${right}" }) { difference }`,
      ).join(' ');
    expect(await ask(`{ ${often(3)} }`)).toEqual({ data: { a0: null, a1: null, a2: null } });
    const refused = { code: 'LIMIT_EXCEEDED', cost: 20_004, limit: 20_000 };
    expect(await ask(`{ ${often(4)} }`)).toMatchObject({
      errors: Array.from({ length: 4 }, () => ({ extensions: refused })),
    });
  });

  it("does not tell a stranger, nor the owner of one of them, that another's exists", async () => {
    const [owner, other] = [guestOf(server()), guestOf(server())];
    const [one, others] = [await makeEstimate(owner), await makeEstimate(other)];
    for (const person of [owner, other, strangerOf(server())]) {
      for (const [left, right] of [
        [one.id, others.id],
        [others.id, one.id],
      ] as const) {
        const answer = await person.runOk(TestCompareEstimatesDocument, {
          left: { id: left },
          right: { id: right },
        });
        expect(answer.estimateComparison).toBeNull();
      }
    }
  });
});
