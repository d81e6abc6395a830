import { numberOf } from '../../testing/ids.ts';
import { localIdIn, globalId } from '../../domain/ids.ts';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate, readEstimate } from '../../testing/editing.ts';
import { guestOf, type Person, strangerOf } from '../../testing/world.ts';

const server = useTestServer();

/** Id of a line of an estimate. */
const lineOf = (estimateId: string, number: number): string =>
  globalId('LineItem', `${numberOf(estimateId)}:${number}`);

interface WireItem {
  id?: unknown;
  [member: string]: unknown;
}
interface WireResult {
  id: number;
  claim_number: string;
  version: number;
  raw_json: { items: WireItem[]; summary: Record<string, unknown>; title: string };
}

const newResult = async () => {
  const guest = guestOf(server());
  const { id, jobId } = await makeEstimate(guest);
  const response = await guest.rest('GET', `/api/results/${jobId}/`);
  const result = (await response.json()) as WireResult;
  return { guest, id, jobId, result };
};

const patch = async (person: Person, id: string | number, body: unknown) => {
  const response = await person.rest('PATCH', `/api/results/${id}/update_json/`, body);
  return { status: response.status, body: (await response.json()) as unknown };
};

/** What an old client sends: the document as it got it, with some things changed. */
const document = (
  { raw_json }: WireResult,
  {
    items = raw_json.items,
    summary = {},
    ...more
  }: { items?: unknown; summary?: object; title?: string },
) => ({ raw_json: { ...raw_json, ...more, items, summary: { ...raw_json.summary, ...summary } } });

describe('PATCH results/:id/update_json/', () => {
  it('saves the document as an old client sends it back', async () => {
    const { guest, id, jobId, result } = await newResult();
    expect(result.version).toBe(1);
    const [first, ...rest] = result.raw_json.items;
    const items = [
      { ...first, QUANTITY: '4', UNIT_PRICE: '$1,000.50', TAX: 'none', line_items: 'Paint' },
      ...rest,
      { id: 4, name: 'Own line', QUANTITY: 2, UNIT_PRICE: 5 },
    ];
    const body = document(result, {
      items,
      title: 'Renamed',
      summary: { future_actions: ['Call', ''] },
    });
    expect(await patch(guest, jobId, body)).toEqual({
      status: 200,
      body: { pdf_url: null, version: 2 },
    });
    const saved = await readEstimate(guest, id);
    expect(saved).toMatchObject({
      title: 'Renamed',
      change: 'SAVED',
      total: 4054.5,
      hasTotalOverride: false,
      summary: { futureActions: ['Call'] },
      items: [
        { name: 'Paint', quantity: 4, unitPrice: 1000.5, tax: 0, source: 'Your own price' },
        { source: 'Test catalogue', tags: [] },
        { source: 'Test catalogue' },
        { id: lineOf(id, 4), name: 'Own line', unit: 'EA', tax: 0, total: 10 },
      ],
    });
  });

  it('takes the estimate by its claim number, too, and makes no version of no change', async () => {
    const { guest, result } = await newResult();
    expect(await patch(guest, result.claim_number.toLowerCase(), document(result, {}))).toEqual({
      status: 200,
      body: { pdf_url: null, version: 1 },
    });
  });

  it.each([
    ['the sum of the sent lines is no total of its own', 63.75, null],
    ['a total of its own is one', 100, 100],
    ['text that is a number counts', '$1,100.00', 1100],
    ['text that is none leaves it as it was', 'a lot', null],
    ['nothing leaves it as it was', null, null],
  ])('%s', async (_what, total, override) => {
    const { guest, id, jobId, result } = await newResult();
    await patch(guest, jobId, document(result, { summary: { total_project_cost: total } }));
    const saved = await readEstimate(guest, id);
    expect(saved.hasTotalOverride).toBe(override !== null);
    expect(saved.total).toBe(override ?? 63.75);
  });

  it('lets the total follow edited lines though the old one is sent along', async () => {
    const { guest, id, jobId, result } = await newResult();
    const [first, ...rest] = result.raw_json.items;
    const items = [{ ...first, QUANTITY: 3 }, ...rest];
    await patch(guest, jobId, document(result, { items, summary: { total_project_cost: 63.75 } }));
    expect(await readEstimate(guest, id)).toMatchObject({ total: 74.38, hasTotalOverride: false });
    await patch(guest, jobId, document(result, { items, summary: { total_project_cost: 500 } }));
    expect(await readEstimate(guest, id)).toMatchObject({ total: 500, hasTotalOverride: true });
    // The tax that followed is sent back as it was before: that is its owner's word.
    await patch(guest, jobId, document(result, { items, summary: { total_project_cost: 74.25 } }));
    expect(await readEstimate(guest, id)).toMatchObject({ total: 74.25, hasTotalOverride: false });
  });

  it('keeps what a line does not name, and removes no others with part of one', async () => {
    const { guest, id, jobId, result } = await newResult();
    const items = [{ id: 1, QUANTITY: 3 }, { id: 2 }, { id: 3, TAX: 1 }];
    expect((await patch(guest, jobId, { raw_json: { items } })).status).toBe(200);
    const [first, second, third] = result.raw_json.items;
    const { items: saved } = await readEstimate(guest, id);
    expect(saved).toMatchObject([
      { name: first?.['line_items'], quantity: 3, unitPrice: first?.['UNIT_PRICE'] },
      { name: second?.['line_items'], total: second?.['TOTAL_PRICE'], category: 'Painting' },
      { quantity: third?.['QUANTITY'], tax: 1 },
    ]);
    expect(await patch(guest, jobId, { raw_json: { items: items.slice(0, 1) } })).toMatchObject({
      status: 400,
      body: {
        detail: expect.stringContaining('2 lines of the estimate are left out'),
        fields: { 'raw_json.items.0': expect.any(String) },
      },
    });
    expect((await readEstimate(guest, id)).items).toEqual(saved);
    const { body } = await patch(guest, jobId, {
      raw_json: { items: [{ ...first, UNIT_PRICE: 1e12 }, second, third] },
    });
    expect(body).toMatchObject({ fields: { 'raw_json.items.0.UNIT_PRICE': expect.any(String) } });
  });

  it.each([
    ['a number that no line has', [{ id: 99, QUANTITY: 3 }]],
    ['no number', [{ QUANTITY: 3 }]],
    ['a word for a number, and nothing known', [{ id: 'zz', bogus: 3 }]],
    ['no number beside a line that is whole', [{ id: 1, QUANTITY: 3, name: 'A' }, { TAX: 1 }]],
    ['nothing', [{}]],
  ])('removes no lines for one without a name that has %s', async (_what, items) => {
    const { guest, id, jobId } = await newResult();
    const before = await readEstimate(guest, id);
    expect(await patch(guest, jobId, { raw_json: { items } })).toMatchObject({
      status: 400,
      body: { code: 'bad_input', detail: expect.stringContaining('left out. Nothing was saved') },
    });
    expect(await readEstimate(guest, id)).toEqual(before);
  });

  it('takes new lines in place of all others when they have names', async () => {
    const { guest, id, jobId } = await newResult();
    const items = [
      { id: 99, name: 'Paint' },
      { line_items: 'Prime', QUANTITY: 2 },
    ];
    expect((await patch(guest, jobId, { raw_json: { items } })).status).toBe(200);
    expect((await readEstimate(guest, id)).items).toMatchObject([
      { id: lineOf(id, 99), name: 'Paint', quantity: 1, unitPrice: 0 },
      { name: 'Prime', quantity: 2 },
    ]);
  });

  it('numbers what old clients leave without a number, or give twice', async () => {
    const { guest, id, jobId, result } = await newResult();
    const [first] = result.raw_json.items;
    const unnumbered = { ...first, id: undefined };
    const items = [
      first,
      { ...first },
      { ...first, id: null },
      { ...first, id: 'new' },
      unnumbered,
    ];
    expect((await patch(guest, jobId, document(result, { items }))).status).toBe(200);
    const saved = await readEstimate(guest, id);
    expect(saved.items.map((line) => [localIdIn(line.id), line.source])).toEqual([
      ['1', 'Test catalogue'],
      ['4', 'Test catalogue'],
      ['5', 'Your own price'],
      ['6', 'Your own price'],
      ['7', 'Your own price'],
    ]);
  });

  it('refuses a stale version with the current one, and takes none for the current', async () => {
    const { guest, jobId, result } = await newResult();
    const body = document(result, { title: 'Once' });
    expect((await patch(guest, jobId, { ...body, version: 1 })).status).toBe(200);
    expect(await patch(guest, jobId, { ...body, version: 1 })).toEqual({
      status: 409,
      body: {
        detail:
          'This estimate was changed elsewhere since you opened it. Look at the changes and save once more.',
        code: 'version_conflict',
        version: 2,
      },
    });
    expect(await patch(guest, jobId, document(result, { title: 'Twice' }))).toMatchObject({
      status: 200,
      body: { version: 3 },
    });
  });

  it('loses none of several saves at once that name no version', async () => {
    const { guest, id, jobId, result } = await newResult();
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => patch(guest, jobId, document(result, { title }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await readEstimate(guest, id)).version).toBe(5);
  });

  it.each([
    ['no document', {}],
    ['a document that is a list', { raw_json: [] }],
    ['a document that is text', { raw_json: '{}' }],
    ['items that are no list', { raw_json: { items: { 0: {} } } }],
    ['next steps that are no list', { raw_json: { summary: { future_actions: 'Call' } } }],
    ['a version that is none', { raw_json: {}, version: 'one' }],
    ['a huge number', { raw_json: { items: [{ QUANTITY: '1e12' }] } }],
    ['a long name', { raw_json: { items: [{ line_items: 'x'.repeat(301) }] } }],
  ])('refuses %s', async (_what, body) => {
    const { guest, id, jobId } = await newResult();
    expect(await patch(guest, jobId, body)).toMatchObject({
      status: 400,
      body: { code: 'bad_input', detail: expect.any(String) },
    });
    expect((await readEstimate(guest, id)).version).toBe(1);
  });

  it.each([[null], ['junk'], [7], [[]]])('blanks nothing for the line %j', async (junk) => {
    const { guest, id, jobId } = await newResult();
    const before = await readEstimate(guest, id);
    expect(await patch(guest, jobId, { raw_json: { items: [{ id: 1 }, junk] } })).toMatchObject({
      status: 400,
      body: { code: 'bad_input', fields: { 'raw_json.items.1': 'This must be an object.' } },
    });
    expect(await readEstimate(guest, id)).toEqual(before);
  });

  it.each([['one'], [0], [1.5], [{}]])('names the field of the version %j', async (version) => {
    const { guest, jobId } = await newResult();
    expect(await patch(guest, jobId, { raw_json: {}, version })).toMatchObject({
      status: 400,
      body: { fields: { version: expect.stringContaining('Reload the page') } },
    });
  });

  it('is not there for a stranger', async () => {
    const { jobId, result } = await newResult();
    for (const person of [guestOf(server()), strangerOf(server())]) {
      for (const ref of [jobId, result.claim_number, '0', '999999', 'x', '-1', '1e3']) {
        expect((await patch(person, ref, document(result, {}))).status).toBe(404);
      }
    }
  });
});
