// What a paper keeps for what is found once work begins, through the whole of the API.
import { expect, it } from 'vitest';
import { localIdIn } from '../../domain/ids.ts';
import { sumMoney } from '../../domain/money/money.ts';
import { useTestServer } from '../../testing/app.ts';
import { TestPaperComparisonDocument } from '../../testing/gql/graphql.ts';
import { sendBid } from '../../testing/papers.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

const BID = `Description,Qty,Unit,Unit Price,Amount
Remove and replace 1/2 in. drywall,320,SF,3.10,992.00
Paint walls - two coats,640,SF,1.25,800.00
Subtotal,,,,1792.00
Contingency 5%,,,,89.60
Total,,,,1881.60
`;

it('is a sum of the paper and a cause of the gap, in no row, and is put right like other sums', async () => {
  const { person, fileId, read, correct } = await sendBid(guestOf(server()), BID);
  const words = 'Price the attached bid.';
  const { id: estimateId } = await priced(person, words, { uploads: [fileId] });
  const compare = async () => {
    const variables = { fileId, estimate: { id: estimateId } };
    const { paperComparison } = await person.runOk(TestPaperComparisonDocument, variables);
    if (!paperComparison) throw new Error('There is no comparison.');
    const { waterfall, gap } = paperComparison;
    expect(sumMoney(waterfall.map(({ amount }) => amount))).toBe(gap);
    const causes = Object.fromEntries(waterfall.map(({ cause, amount }) => [cause, amount]));
    return { ...paperComparison, causes };
  };

  expect((await read())?.estimate).toMatchObject({
    totals: { contingency: 89.6, total: 1881.6 },
    checks: [],
  });
  const { theirs, ours, causes, rows } = await compare();
  expect([theirs.contingency, ours.contingency]).toEqual([89.6, null]);
  expect(causes).toMatchObject({ CONTINGENCY: -89.6, ONLY_THEIRS: 0, NOT_MATCHED: 0 });
  expect(rows.filter((row) => row.theirs).map(({ kind }) => kind)).toEqual(['BOTH', 'BOTH']);

  await correct({ totals: { contingency: 200, total: 1992 } });
  expect((await compare()).causes).toEqual({ ...causes, CONTINGENCY: -200 });
  const path = `/api/results/${localIdIn(estimateId)}/comparison/${localIdIn(fileId)}/`;
  expect(await (await person.rest('GET', path)).json()).toMatchObject({
    theirs: { contingency: 200 },
    ours: { contingency: null },
  });
});
