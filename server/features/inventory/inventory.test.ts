import { globalId } from '../../domain/ids.ts';
import { describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestInventoryChangedDocument,
  TestInventoryOfDocument,
  TestSaveInventoryDocument,
  TestStartInventoryDocument,
} from '../../testing/gql/graphql.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { guestOf } from '../../testing/world.ts';
import { failStalledMaterialTakeoffs } from './stalled-material-takeoffs.ts';
import { runMaterialTakeoff } from './run-material-takeoff.ts';
import { inventoriesOn } from '../../testing/taking-off.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer({ estimator: builtInEstimator });

const { start, takeOff, show, inputsOf, save, addLine, bedroom } = inventoriesOn(server);

const FAILED = 'Inventory generation failed. Please try again.';

describe('a takeoff', () => {
  it('goes from nothing over PENDING to the materials of the estimate', async () => {
    const { guest, id, estimate } = await bedroom();
    expect(await show(guest, id)).toBeNull();
    const events = guest.subscribe(TestInventoryChangedDocument, { estimateId: id });
    expect((await events.take()).inventoryChanged).toBeNull();
    const seen = [await start(guest, id).then(() => events.take())];
    while (seen.at(-1)?.inventoryChanged?.status !== 'DONE') seen.push(await events.take());
    await events.stop();

    const last = seen.at(-1)?.inventoryChanged;
    expect(last).toMatchObject({
      status: 'DONE',
      version: 1,
      estimateVersion: 1,
      isOutdated: false,
      failure: null,
    });
    const board = last?.materials.find(({ name }) => name === 'Drywall 1/2 in. 4x8 sheet');
    expect(board).toMatchObject({ unit: 'EA', packSize: 1, isEdited: false, isAdded: false });
    expect(board?.note).toMatch(
      /^From 1 line(?:: [\d.]+ net)?\. Cut plan: \d+ sheets of 4 × 8 ft, [\d.]+% offcut; /,
    );
    const lines = new Set(estimate.items.map(({ id: lineId }) => lineId));
    expect(board?.lineIds).toHaveLength(1);
    expect(lines).toContain(board?.lineIds[0]);
    const sum = last?.materials.reduce((total, { subtotal }) => total + subtotal, 0) ?? 0;
    expect(last?.total).toBeCloseTo(sum, 6);
    const labor = ['Demolition', 'Haul-Off & Disposal', 'General Conditions', 'Permits & Fees'];
    expect(last?.materials.filter(({ category }) => labor.includes(category ?? ''))).toEqual([]);
  });

  it('is there by the inventory query and by the estimate', async () => {
    const { guest, id } = await bedroom();
    const done = await takeOff(guest, id);
    const { inventory, estimate } = await guest.runOk(TestInventoryOfDocument, { estimateId: id });
    expect(inventory).toEqual(done);
    expect(estimate?.inventory).toEqual(done);
  });

  it('goes on when it is started again meanwhile, and makes one version', async () => {
    const { guest, id } = await bedroom();
    const started = await Promise.all(Array.from({ length: 10 }, () => start(guest, id)));
    expect(new Set(started.map(({ estimateId }) => estimateId))).toEqual(new Set([id]));
    const events = guest.subscribe(TestInventoryChangedDocument, { estimateId: id });
    let { inventoryChanged } = await events.take();
    while (inventoryChanged?.status === 'PENDING') ({ inventoryChanged } = await events.take());
    await events.stop();
    expect(inventoryChanged?.version).toBeLessThanOrEqual(10);
    const messages = await server().ports.db.inventory.findUniqueOrThrow({
      where: { estimateId: numberOf(id) },
    });
    expect(messages.run).toBe(inventoryChanged?.version);
  });

  it('ends with a sentence when it cannot be done, and can be started again', async () => {
    const { guest, id } = await bedroom();
    const broken = vi.spyOn(server().ports.priceBook.recipes, 'get').mockImplementation(() => {
      throw new Error('The test wants this to fail.');
    });
    expect(await takeOff(guest, id)).toMatchObject({
      status: 'FAILED',
      failure: FAILED,
      materials: [],
    });
    broken.mockRestore();
    expect(await takeOff(guest, id)).toMatchObject({ status: 'DONE', failure: null });
  });

  it('does nothing when its message comes twice, or late', async () => {
    const { guest, id } = await bedroom();
    const done = await takeOff(guest, id);
    const { signal } = new AbortController();
    for (const run of [1, 1, 7]) {
      await runMaterialTakeoff(server().ports, { estimateId: numberOf(id), run }, signal);
    }
    expect(await show(guest, id)).toEqual(done);
  });

  it('is ended by the sweeper when its worker died and no message is left', async () => {
    const { guest, id } = await bedroom();
    await takeOff(guest, id);
    const { ports } = server();
    const row = { estimateId: numberOf(id) };
    const long = new Date(Date.now() - 120_000);
    await ports.db.inventory.update({
      where: row,
      data: { status: 'PENDING', run: 99, touchedAt: long },
    });
    await failStalledMaterialTakeoffs(ports);
    expect(await show(guest, id)).toMatchObject({ status: 'FAILED', failure: FAILED });
  });
});

describe('edits', () => {
  it('outlast a new takeoff: changed, added and removed', async () => {
    const { guest, id } = await bedroom();
    const done = await takeOff(guest, id);
    const [first, , ...rest] = inputsOf(done);
    const removed = done.materials[1];
    if (!first || !removed) throw new Error('too few materials');
    const saved = await save(guest, done, [
      { ...first, unitCost: 1.11 },
      ...rest,
      { id: null, name: 'Ladder', quantity: 1, unit: 'EA', unitCost: 89.9, category: null },
    ]);
    expect(saved).toMatchObject({ __typename: 'SaveInventorySuccess', inventory: { version: 2 } });

    const again = await takeOff(guest, id);
    expect(again.version).toBe(3);
    expect(again.materials).toContainEqual(
      expect.objectContaining({ id: first.id, unitCost: 1.11, isEdited: true, isAdded: false }),
    );
    expect(again.materials).toContainEqual(
      expect.objectContaining({ name: 'Ladder', isAdded: true, note: null }),
    );
    expect(again.materials.filter(({ name }) => name === removed.name)).toEqual([]);
  });

  it('make an inventory where there is none', async () => {
    const { guest, id } = await bedroom();
    const material = {
      id: null,
      name: 'Ladder',
      quantity: 2,
      unit: '',
      unitCost: 45,
      category: '',
    };
    const saved = await save(guest, { estimateId: id, version: 0 }, [material]);
    expect(saved).toMatchObject({
      inventory: {
        status: 'DONE',
        version: 1,
        total: 90,
        estimateVersion: null,
        isOutdated: false,
        materials: [{ id: globalId('Material', `${numberOf(id)}:1`), unit: 'EA' }],
      },
    });
  });

  it('are refused on a version that is no longer current, with what stands', async () => {
    const { guest, id } = await bedroom();
    const done = await takeOff(guest, id);
    await save(guest, done, inputsOf(done).slice(1));
    const stale = await save(guest, done, inputsOf(done));
    expect(stale).toMatchObject({
      __typename: 'InventoryConflict',
      inventory: { version: 2, materials: { length: done.materials.length - 1 } },
    });
  });

  it('of two at a time are saved once', async () => {
    const { guest, id } = await bedroom();
    const done = await takeOff(guest, id);
    const saves = await Promise.all([1, 2, 3].map(() => save(guest, done, inputsOf(done))));
    const kinds = saves.map(({ __typename }) => __typename);
    expect(kinds.filter((kind) => kind === 'SaveInventorySuccess')).toHaveLength(1);
  });

  it('are refused with a sentence for the field', async () => {
    const { guest, id } = await bedroom();
    const material = {
      id: null,
      name: 'Ladder',
      quantity: -2,
      unit: 'EA',
      unitCost: 45,
      category: '',
    };
    expect(await save(guest, { estimateId: id, version: 0 }, [material])).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'materials.0.quantity', message: 'The quantity cannot be less than 0.' }],
    });
    const many = Array.from({ length: 2_001 }, () => ({ ...material, quantity: 1 }));
    expect(await save(guest, { estimateId: id, version: 0 }, many)).toMatchObject({
      message: 'An inventory holds at most 2,000 materials.',
    });
  });

  it('reach another tab', async () => {
    const { guest, id } = await bedroom();
    const done = await takeOff(guest, id);
    const tab = guest.subscribe(TestInventoryChangedDocument, { estimateId: id });
    expect((await tab.take()).inventoryChanged).toEqual(done);
    await save(guest, done, inputsOf(done).slice(1));
    expect((await tab.take()).inventoryChanged?.version).toBe(2);
    await tab.stop();
  });
});

describe('one line', () => {
  it('makes an inventory of its materials, and adds up with the next', async () => {
    const { guest, id, estimate } = await bedroom();
    const [walls, ceiling] = ['DRW-WALL', 'DRW-CEIL'].map((code) =>
      estimate.items.find(({ metadata }) => metadata.code === code),
    );
    if (!walls || !ceiling) throw new Error('The estimate lacks drywall.');
    const once = await addLine(guest, id, walls.id);
    expect(once).toMatchObject({
      inventory: { status: 'DONE', version: 1, estimateVersion: null },
    });
    const twice = await addLine(guest, id, ceiling.id);
    if (twice.__typename !== 'AddLineToInventorySuccess') throw new Error(twice.message);
    expect(twice.inventory.materials.find(({ name }) => name.startsWith('Joint'))).toMatchObject({
      lineIds: [walls.id, ceiling.id],
      note: expect.stringContaining('From 2 lines'),
    });
    const whole = await takeOff(guest, id);
    const joint = whole.materials.find(({ name }) => name.startsWith('Joint'));
    expect(joint?.quantity).toBe(
      twice.inventory.materials.find(({ name }) => name.startsWith('Joint'))?.quantity,
    );
  });

  it('without goods, or that is not there, is refused with a sentence', async () => {
    const guest = guestOf(server());
    const estimate = await priced(guest, 'Remove the carpet in the 12x14 bedroom, haul it away');
    const removal = estimate.items.find(({ category }) => category === 'Demolition');
    expect(await addLine(guest, estimate.id, removal?.id ?? '')).toMatchObject({
      message: 'Lines of the category “Demolition” are not part of the inventory.',
    });
    const repair = await priced(guest, 'Snake the drain');
    const labor = repair.items.find(({ category }) => category === 'Plumbing');
    expect(await addLine(guest, repair.id, labor?.id ?? '')).toMatchObject({
      message: 'There is nothing to buy for this line: it holds labor or fees only.',
    });
    expect(await addLine(guest, estimate.id, '999')).toMatchObject({
      message:
        'This line is not in the saved estimate. Save your changes, then send it to the inventory.',
    });
    expect(await show(guest, estimate.id)).toBeNull();
  });
});

describe('the table for old clients', () => {
  it('escapes whatever a person wrote', async () => {
    const { guest, id } = await bedroom();
    const hostile = `<img src=x onerror="alert('1')">&amp;`;
    const saved = await save(guest, { estimateId: id, version: 0 }, [
      { id: null, name: hostile, quantity: 1, unit: '<b>', unitCost: 1234.5, category: '' },
    ]);
    if (saved.__typename !== 'SaveInventorySuccess') throw new Error(saved.message);
    const html = saved.inventory.html ?? '';
    expect(html).toContain(
      '<td>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;</td>',
    );
    expect(html).toContain('<td>&lt;b&gt;</td><td>$1,234.50</td>');
    expect(html.match(/<(?!\/?(?:table|thead|tbody|tfoot|tr|th|td)\b)/g)).toBeNull();
  });

  it('writes amounts as everything else does', async () => {
    const { guest, id } = await bedroom();
    const where = { id: numberOf(id) };
    const nails = {
      id: null,
      name: 'Nails',
      quantity: 1,
      unit: 'EA',
      unitCost: 1234.5,
      category: '',
    };
    const saved = await save(guest, { estimateId: id, version: 0 }, [nails]);
    if (saved.__typename !== 'SaveInventorySuccess') throw new Error(saved.message);
    for (const [currency, cell] of [
      ['EUR', '<td>€1,234.50</td>'],
      ['<i>', '<td>&lt;i&gt; 1,234.50</td>'],
    ] as const) {
      await server().ports.db.estimate.update({ where, data: { currency } });
      expect((await show(guest, id))?.html).toContain(cell);
    }
  });
});

describe('others', () => {
  it('see and change nothing', async () => {
    const { guest, id } = await bedroom();
    await takeOff(guest, id);
    const other = guestOf(server());
    expect(await show(other, id)).toBeNull();
    for (const estimateId of [id, '999999']) {
      const error = await other.runError(TestStartInventoryDocument, { input: { estimateId } });
      expect(error).toMatchObject({ code: 'NOT_FOUND' });
      const input = { estimateId, version: 1, materials: [] };
      const refused = await other.runError(TestSaveInventoryDocument, { input });
      expect(refused).toMatchObject({ code: 'NOT_FOUND' });
      const events = other.subscribe(TestInventoryChangedDocument, { estimateId });
      await expect(events.take()).rejects.toThrow('NOT_FOUND');
    }
  });
});
