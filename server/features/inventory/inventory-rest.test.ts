import { bareKey } from '../../domain/ids.ts';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestBidOfDocument,
  TestCancelJobDocument,
  TestInventoryChangedDocument,
  TestInventoryOfDocument,
} from '../../testing/gql/graphql.ts';
import { gateEstimator } from '../../testing/gated-estimator.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { guestOf, type Person, strangerOf } from '../../testing/world.ts';

const estimator = gateEstimator(builtInEstimator);
const server = useTestServer({ estimator });

const BEDROOM = 'New drywall on walls of the 12x14 bedroom, 8 ft ceiling. Paint the walls.';

interface Material {
  name: string;
  quantity: number;
  unit: string;
  unit_cost: number;
}

interface Status {
  status: string | null;
  has_inventory: boolean;
  inventory_url: string | null;
  inventory_refresh_url: string;
}

interface Answer<Body> {
  status: number;
  body: Body;
}

const call = async <Body>(
  person: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<Body>> => {
  const response = await person.rest(method, path, body);
  return { status: response.status, body: (await response.json()) as Body };
};

const bedroom = async () => {
  const guest = guestOf(server());
  const { id, claimNumber, jobId } = await priced(guest, BEDROOM);
  return { guest, id, claimNumber, jobId };
};

/** Follows the inventory until no takeoff is under way. */
const settle = async (person: Person, estimateId: string) => {
  const events = person.subscribe(TestInventoryChangedDocument, { estimateId });
  let { inventoryChanged } = await events.take();
  while (inventoryChanged?.status === 'PENDING') ({ inventoryChanged } = await events.take());
  await events.stop();
};

/** The same inventory by its number, by claim number and by job. */
const addresses = ({ claimNumber, jobId }: Awaited<ReturnType<typeof bedroom>>) =>
  [jobId, claimNumber, `by-job/${jobId}`].map((name) => `/api/results/${name}/inventory/`);

describe('the inventory rows', () => {
  it('say of an estimate that is being made that nothing was started yet', async () => {
    const guest = guestOf(server());
    estimator.close();
    try {
      const { id, claimNumber } = await guest.submit();
      for (const name of [id, claimNumber, `by-job/${id}`]) {
        const address = `/api/results/${name}/inventory/`;
        expect(await call(guest, 'GET', `${address}status/`)).toMatchObject({
          status: 202,
          body: { status: 'PENDING', started: false, has_inventory: false, inventory_url: null },
        });
        expect((await call(guest, 'GET', address)).status).toBe(409);
      }
      await guest.runOk(TestCancelJobDocument, { input: { jobId: id } });
      expect((await call(guest, 'GET', `/api/results/${id}/inventory/status/`)).status).toBe(409);
    } finally {
      estimator.open();
    }
  });

  it('answer the same by id, by claim number and by job', async () => {
    const result = await bedroom();
    const { guest, id, jobId } = result;
    const refreshUrl = `/api/results/${bareKey(jobId)}/inventory/refresh/`;
    for (const address of addresses(result)) {
      expect(await call(guest, 'GET', address)).toEqual({ status: 200, body: [] });
      expect(await call(guest, 'GET', `${address}status/`)).toEqual({
        status: 200,
        body: {
          status: 'PENDING',
          started: false,
          has_inventory: false,
          inventory_url: null,
          inventory_refresh_url: refreshUrl,
          detail: null,
        },
      });
    }
    for (const address of addresses(result)) {
      const started = await call<Status>(guest, 'POST', `${address}refresh/`);
      expect(started).toMatchObject({ status: 202 });
      await settle(guest, id);
      expect(await call<Status>(guest, 'GET', `${address}status/`)).toMatchObject({
        status: 200,
        body: {
          status: 'DONE',
          has_inventory: true,
          inventory_url: `/api/results/${bareKey(jobId)}/inventory/`,
          inventory_refresh_url: refreshUrl,
        },
      });
      const list = await call<Material[]>(guest, 'GET', address);
      expect(list.body[0]).toEqual({
        name: expect.any(String) as string,
        quantity: expect.any(Number) as number,
        unit: expect.any(String) as string,
        unit_cost: expect.any(Number) as number,
      });
    }
  });

  it('save a list as old clients know it, which the next takeoff keeps', async () => {
    const result = await bedroom();
    const { guest, id } = result;
    const [byId = '', byClaim = ''] = addresses(result);
    await guest.rest('POST', `${byId}refresh/`, {});
    await settle(guest, id);
    const { body: list } = await call<Material[]>(guest, 'GET', byId);
    const inventory = [
      { ...list[0], unit_cost: '12.34' },
      { name: 'Ladder', quantity: 'two', unit_cost: 80.345 },
    ];
    const saved = await call<Material[]>(guest, 'PATCH', byClaim, { inventory });
    const expected = [
      { ...list[0], unit_cost: 12.34 },
      { name: 'Ladder', quantity: 0, unit: 'EA', unit_cost: 80.345 },
    ];
    expect(saved).toEqual({ status: 200, body: expected });

    await guest.rest('POST', `${byId}refresh/`);
    await settle(guest, id);
    expect((await call(guest, 'GET', byId)).body).toEqual(expected);
  });

  it('take off what is sent instead of the lines', async () => {
    const { guest, id, claimNumber } = await bedroom();
    const address = `/api/results/${claimNumber}/inventory/`;
    const items = [
      { description: 'Toilet replacement', quantity: '2', unit: 'each' },
      { description: 'Bag of tricks\u0000\ud800', quantity: 3 },
    ];
    expect((await guest.rest('POST', `${address}refresh/`, { items })).status).toBe(202);
    await settle(guest, id);
    const { body } = await call<Material[]>(guest, 'GET', address);
    expect(body).toContainEqual({ name: 'Toilet', quantity: 2, unit: 'EA', unit_cost: 275.1 });
    expect(body.at(-1)).toMatchObject({ quantity: 3, unit: 'EA', unit_cost: 0 });
    expect(body.at(-1)?.name).toMatch(/^Bag of tricks/);
    expect(body.map(({ name }) => name).join()).not.toContain('Drywall');
  });

  it('fill the inventory members of the result', async () => {
    const { guest, jobId } = await bedroom();
    const inventory = [{ name: '<script>', quantity: 2, unit: 'EA', unit_cost: 1.25 }];
    await guest.rest('PATCH', `/api/results/${jobId}/inventory/`, { inventory });
    for (const path of [jobId, `by-job/${jobId}`]) {
      const { body } = await call<{ inventory_html: string }>(
        guest,
        'GET',
        `/api/results/${path}/`,
      );
      expect(body).toMatchObject({ inventory, inventory_total: 2.5 });
      expect(body.inventory_html).toContain('&lt;script&gt;');
      expect(body.inventory_html).not.toContain('<script>');
    }
    const address = `/api/results/${jobId}/inventory/`;
    await guest.rest('PATCH', address, { inventory: [] });
    expect((await call<Status>(guest, 'GET', `${address}status/`)).body).toMatchObject({
      status: 'DONE',
      started: true,
      has_inventory: false,
      inventory_url: null,
    });
  });
});

describe('an estimate changed afterwards', () => {
  it('makes inventory and bid out of date, until they are made anew', async () => {
    const { guest, id, jobId } = await bedroom();
    const address = `/api/results/${jobId}`;
    const renew = async () => {
      await guest.rest('POST', `${address}/inventory/refresh/`);
      await settle(guest, id);
      await guest.rest('POST', `${address}/contractor_bid/`);
    };
    const areOutdated = async () => {
      const { inventory } = await guest.runOk(TestInventoryOfDocument, { estimateId: id });
      const { estimate } = await guest.runOk(TestBidOfDocument, { estimateId: id });
      return [inventory?.isOutdated, estimate?.bid?.isOutdated];
    };
    await renew();
    expect(await areOutdated()).toEqual([false, false]);
    const { body } = await call<{ raw_json: object }>(guest, 'GET', `${address}/`);
    const raw_json = { ...body.raw_json, title: 'Another title' };
    expect((await guest.rest('PATCH', `${address}/update_json/`, { raw_json })).status).toBe(200);
    expect(await areOutdated()).toEqual([true, true]);
    await renew();
    expect(await areOutdated()).toEqual([false, false]);
  });
});

describe('what cannot be', () => {
  it.each([
    ['PATCH', '', undefined, 'Send a JSON object.'],
    ['PATCH', '', { inventory: 'all' }, 'Send `inventory`: a list of materials.'],
    ['PATCH', '', { inventory: [null] }, 'Send `inventory`: a list of materials.'],
    [
      'PATCH',
      '',
      { inventory: [{ name: 'x', quantity: -1 }] },
      'The quantity cannot be less than 0.',
    ],
    [
      'POST',
      'refresh/',
      { items: 'all' },
      'Send `items` as a list of description, quantity and unit.',
    ],
    [
      'POST',
      'refresh/',
      { items: Array.from({ length: 501 }, () => ({})) },
      'Send at most 500 items at once.',
    ],
    [
      'POST',
      'refresh/',
      { items: [{ description: 'x'.repeat(301) }] },
      'Please keep this to at most 300 characters.',
    ],
  ])('%s %s is refused with a sentence', async (method, path, body, detail) => {
    const { guest, jobId } = await bedroom();
    const answer = await call(guest, method, `/api/results/${jobId}/inventory/${path}`, body);
    expect(answer).toMatchObject({ status: 400, body: { detail } });
  });

  it('is the same for strangers as for what is missing', async () => {
    const result = await bedroom();
    for (const person of [guestOf(server()), strangerOf(server())]) {
      for (const address of [...addresses(result), '/api/results/999999/inventory/']) {
        expect((await person.rest('GET', address)).status).toBe(404);
        expect((await person.rest('GET', `${address}status/`)).status).toBe(404);
        expect((await person.rest('POST', `${address}refresh/`)).status).toBe(404);
      }
    }
  });
});
