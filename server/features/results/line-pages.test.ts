// Lines over REST come in pages: all of them once, in order, and a page is never saved as the whole.
import { beforeAll, describe, expect, it } from 'vitest';
import { globalId, localIdIn } from '../../domain/ids.ts';
import { useTestServer } from '../../testing/app.ts';
import { editedLinesOf, makeEstimate, readEstimate, save } from '../../testing/editing.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { guestOf, type Person } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

interface Item {
  id: number;
  number: number;
  TOTAL_PRICE: number;
}
interface Result {
  detail?: string;
  claim_number: string;
  version: number;
  raw_json: { items: Item[]; items_page?: { first: number; of: number; after: number | null } };
}

let person: Person;
let estimate: Awaited<ReturnType<typeof makeEstimate>>;

const get = async (query: string, by = `by-job/${estimate.jobId}`) => {
  const response = await person.rest('GET', `/api/results/${by}/${query}`);
  const { headers, status } = response;
  const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  const hasNext = headers.get('x-has-next-page');
  return { status, hasNext, next, body: (await response.json()) as Result };
};

beforeAll(async () => {
  person = guestOf(server());
  estimate = await makeEstimate(person, { instructions: 'Gut remodel of the 5x8 bathroom.' });
});

describe('lines of a result', () => {
  it('are all of them, without pages, for who does not ask for a page', async () => {
    const { body, hasNext } = await get('');
    expect(body.raw_json.items).toHaveLength(estimate.items.length);
    expect([hasNext, body.raw_json.items_page]).toEqual([null, undefined]);
  });

  it.each(['by-job', 'claim'])('are read by following the links of their pages: %s', async (by) => {
    const { claim_number: claimNumber, raw_json } = (await get('')).body;
    const all = raw_json.items;
    expect(all.length).toBeGreaterThan(6);
    const path = by === 'claim' ? claimNumber : `by-job/${estimate.jobId}`;
    let page = await get('?lines_first=3', path);
    expect(page.body.raw_json.items_page).toEqual({ first: 3, of: all.length, after: null });
    const read = [...page.body.raw_json.items];
    while (page.next) {
      expect([page.hasNext, page.body.raw_json.items.length]).toEqual(['true', 3]);
      page = await get(page.next.slice(page.next.indexOf('?')), path);
      read.push(...page.body.raw_json.items);
    }
    expect(page.hasNext).toBe('false');
    expect(read).toEqual(all);
  });

  it('go on behind a line when others were removed meanwhile, and say when that one was', async () => {
    const made = await makeEstimate(person, { instructions: 'Gut remodel of the 5x8 bathroom.' });
    const by = `by-job/${made.jobId}`;
    const first = await get('?lines_first=3', by);
    const [gone, , last] = first.body.raw_json.items;
    if (!gone || !last) throw new Error('There are no lines.');
    const without = <Line extends { id?: string | null }>(id: number, lines: readonly Line[]) =>
      lines.filter((line) => localIdIn(line.id ?? '') !== String(id));
    await save(person, made, { items: without(gone.id, editedLinesOf(made)) });
    const second = await get(`?lines_first=3&lines_after=${last.id}`, by);
    expect(second.body.raw_json.items.map(({ number }) => number)).toEqual([3, 4, 5]);
    const now = await readEstimate(person, made.id);
    await save(person, now, { items: without(last.id, editedLinesOf(now)) });
    expect(await get(`?lines_first=3&lines_after=${last.id}`, by)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('no longer in this estimate') },
    });
  });

  it.each([
    ['?lines_first=0', 'lines_first must be a whole number from 1 to 500.'],
    ['?lines_first=501', 'lines_first must be a whole number from 1 to 500.'],
    ['?lines_first=3&lines_first=4', 'lines_first must be a whole number from 1 to 500.'],
    ['?lines_after=', 'lines_after must be the id of a line of this estimate'],
    ['?lines_after=TGluZUl0ZW0', 'lines_after must be the id of a line of this estimate'],
    ['?lines_after=999999', 'no longer in this estimate'],
    [`?lines_after=${globalId('LineItem', '999999:1')}`, 'is of another estimate'],
    [`?lines_after=${globalId('Estimate', 1)}`, 'lines_after must be the id of a line'],
  ])('are refused with a sentence at %s', async (query, sentence) => {
    expect(await get(query)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining(sentence) },
    });
  });

  it('of one page are not saved as if they were all', async () => {
    const { body } = await get('?lines_first=2');
    const path = `/api/results/${estimate.jobId}/update_json/`;
    const refused = await person.rest('PATCH', path, { raw_json: body.raw_json });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ detail: expect.stringContaining('one page of the lines') }),
    ]);
    expect((await get('')).body).toMatchObject({ version: body.version });
  });
});
