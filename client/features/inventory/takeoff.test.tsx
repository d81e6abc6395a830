import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  BellInventoryChangedDocument,
  InventoryChangedDocument,
  LiveInventoryDocument,
  SaveInventoryDocument,
  StartInventoryDocument,
} from '../../gql/graphql.ts';
import { type FakeBackend } from '../../testing/fake-backend.ts';
import { httpFailure } from '../../testing/failures.ts';
import { sampleInventory, sampleMaterial } from '../../testing/inventory-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type Inventory } from './inventory-context.ts';
import {
  ESTIMATE,
  page,
  backendWith,
  openDrawer,
  field,
  retype,
} from '../../testing/inventory-drawer.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('AI Takeoff', () => {
  const startsRun = (backend: FakeBackend, before: Inventory | null = null) =>
    backend.on(StartInventoryDocument).answer(() => ({
      startInventory: {
        __typename: 'StartInventorySuccess',
        inventory: { ...(before ?? sampleInventory({ materials: [] })), status: 'PENDING' },
      },
    }));

  it('runs in the background and tells when the list is ready', async () => {
    const backend = backendWith(null);
    startsRun(backend);
    const { user, inDrawer } = await openDrawer(backend);
    await user.click(await inDrawer.findByRole('button', { name: 'AI Takeoff' }));
    expect(await inDrawer.findByRole('progressbar')).toBeInTheDocument();
    expect(screen.getByTestId('leave')).toHaveTextContent('still being made');

    const ready = sampleInventory({ version: 2 });
    act(() => backend.on(InventoryChangedDocument).emit({ inventoryChanged: ready }));
    expect(await screen.findByText('Inventory ready ✓')).toBeInTheDocument();
    expect(await field('Qty', 'Material 1')).toHaveValue('4');
    expect(inDrawer.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('offers to open the list for 8 seconds, after a reload in the middle, too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const backend = backendWith(sampleInventory({ status: 'PENDING', version: 0, materials: [] }));
    const { user, address } = renderScreen(page(), backend, '/results/7');
    await screen.findByRole('button', { name: 'Inventory Panel · in progress' });
    const finish = () =>
      act(() => backend.on(InventoryChangedDocument).emit({ inventoryChanged: sampleInventory() }));
    finish();
    await screen.findByText('Inventory ready ✓');
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(address()).toBe('/results/7?open=inventory');
    expect(await field('Qty', 'Material 1')).toHaveValue('4');
  });

  it('saves unsaved edits first, as a takeoff keeps only what is saved', async () => {
    const backend = backendWith(sampleInventory());
    const { user, inDrawer } = await openDrawer(backend);
    await retype(user, await field('Qty', 'Material 1'), '9');
    const saved = sampleInventory({
      version: 2,
      materials: [sampleMaterial('1', { quantity: 9 })],
    });
    backend.on(SaveInventoryDocument).answer(() => {
      expect(backend.on(StartInventoryDocument).calls()).toEqual([]);
      return { saveInventory: { __typename: 'SaveInventorySuccess', inventory: saved } };
    });
    startsRun(backend, saved);
    await user.click(inDrawer.getByRole('button', { name: 'AI Takeoff' }));
    expect(await inDrawer.findByRole('progressbar')).toBeInTheDocument();
    expect(backend.on(SaveInventoryDocument).calls()).toHaveLength(1);
  });

  it('tells of a run that had ended before anything was heard of it', async () => {
    const backend = backendWith(sampleInventory());
    backend.on(StartInventoryDocument).answer(() => ({
      startInventory: {
        __typename: 'StartInventorySuccess',
        inventory: sampleInventory({ version: 2 }),
      },
    }));
    const { user, inDrawer } = await openDrawer(backend);
    await user.click(await inDrawer.findByRole('button', { name: 'AI Takeoff' }));
    expect(await screen.findByText('Inventory ready ✓')).toBeInTheDocument();
  });

  it('asks again when its answer was overtaken by an event', async () => {
    const backend = backendWith(null);
    const { user, inDrawer } = await openDrawer(backend);
    const button = await inDrawer.findByRole('button', { name: 'AI Takeoff' });
    backend.on(StartInventoryDocument).answer(() => {
      const inventory = sampleInventory();
      backend.on(LiveInventoryDocument).answer(() => ({ inventory }));
      backend.on(InventoryChangedDocument).emit({ inventoryChanged: inventory });
      const old = sampleInventory({ status: 'PENDING', version: 0, materials: [] });
      return { startInventory: { __typename: 'StartInventorySuccess', inventory: old } };
    });
    await user.click(button);
    expect(await screen.findByText('Inventory ready ✓')).toBeInTheDocument();
    await waitFor(() => expect(inDrawer.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await field('Qty', 'Material 1')).toHaveValue('4');
  });

  it('asks for the materials of a run of whose end the bell alone has heard', async () => {
    const running = sampleInventory({ status: 'PENDING', materials: [] });
    const backend = backendWith(running);
    const { inDrawer } = await openDrawer(backend);
    await inDrawer.findByRole('progressbar');
    backend
      .on(LiveInventoryDocument)
      .answer(() => ({ inventory: sampleInventory({ version: 2 }) }));
    act(() =>
      backend.on(BellInventoryChangedDocument).emit({
        inventoryChanged: { __typename: 'Inventory', estimateId: ESTIMATE.id, status: 'DONE' },
      }),
    );
    expect(await field('Qty', 'Material 1')).toHaveValue('4');
  });

  it('says why it could not be started', async () => {
    const backend = backendWith(null);
    backend.on(StartInventoryDocument).answer(() => {
      throw httpFailure(500, { detail: 'The queue is full.' });
    });
    const { user, inDrawer } = await openDrawer(backend);
    await user.click(await inDrawer.findByRole('button', { name: 'AI Takeoff' }));
    expect(await inDrawer.findByRole('alert')).toHaveTextContent(
      'Failed to generate suggestionThe queue is full.',
    );
  });

  it('says so when it failed, and can be tried again', async () => {
    const backend = backendWith(sampleInventory({ status: 'PENDING' }));
    const { user } = renderScreen(page(), backend, '/results/7');
    await screen.findByRole('button', { name: 'Inventory Panel · in progress' });
    act(() =>
      backend.on(InventoryChangedDocument).emit({
        inventoryChanged: sampleInventory({ status: 'FAILED' }),
      }),
    );
    const alerts = await screen.findAllByText('Inventory generation failed. Please try again.');
    expect(alerts).toHaveLength(2);
    startsRun(backend, sampleInventory());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Inventory Panel · in progress' });
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('hints at an estimate that has moved on', async () => {
    const backend = backendWith(sampleInventory());
    const { user, inDrawer } = await openDrawer(backend);
    await field('Qty', 'Material 1');
    backend
      .on(LiveInventoryDocument)
      .answer(() => ({ inventory: sampleInventory({ isOutdated: true }) }));
    await user.click(screen.getByText('Save the estimate'));
    expect(await inDrawer.findByText('The estimate has changed since')).toBeVisible();
  });
});

describe('while no events arrive', () => {
  const pollTimes = async (backend: FakeBackend, seconds: number): Promise<number[]> => {
    const polls = () => backend.on(LiveInventoryDocument).calls().length;
    const times: number[] = [];
    for (let half = 1; half <= seconds * 2; half += 1) {
      const before = polls();
      await act(() => vi.advanceTimersByTimeAsync(500));
      if (polls() > before) times.push(half / 2);
    }
    return times;
  };

  it('a run found under way is asked for after 4 s, ×1.5 up to 15 s, until it ends', async () => {
    vi.useFakeTimers();
    const backend = backendWith(sampleInventory({ status: 'PENDING' }));
    backend.socket.enter('down');
    renderScreen(page(), backend, '/results/7');
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(await pollTimes(backend, 48)).toEqual([4, 10, 19, 32.5, 47.5]);

    backend.on(LiveInventoryDocument).answer(() => ({ inventory: sampleInventory() }));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText('Inventory ready ✓')).toBeInTheDocument();
    expect(await pollTimes(backend, 60)).toEqual([]);
  });

  it('beside a live socket a run is asked for after 5 s, ×1.5 up to 15 s', async () => {
    vi.useFakeTimers();
    const backend = backendWith(sampleInventory({ status: 'PENDING' }));
    renderScreen(page(), backend, '/results/7');
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(await pollTimes(backend, 54)).toEqual([5, 12.5, 24, 39, 54]);
  });

  it('a run started here is asked for after 2 s, ×1.5 up to 10 s, 60 times, then less often', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const backend = backendWith(null);
    const running = sampleInventory({ status: 'PENDING' });
    backend.on(StartInventoryDocument).answer(() => ({
      startInventory: { __typename: 'StartInventorySuccess', inventory: running },
    }));
    backend.socket.enter('down');
    const { user, inDrawer } = await openDrawer(backend);
    await user.click(await inDrawer.findByRole('button', { name: 'AI Takeoff' }));
    await inDrawer.findByRole('progressbar');
    backend.on(LiveInventoryDocument).answer(() => ({ inventory: running }));
    vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: false });
    // The schedule starts anew under the new clock.
    act(() => backend.socket.enter('open'));
    act(() => backend.socket.enter('down'));
    // What was asked for when the socket came back is no poll.
    await act(() => vi.advanceTimersByTimeAsync(0));
    const from = backend.on(LiveInventoryDocument).calls().length;
    expect(await pollTimes(backend, 27)).toEqual([2, 5, 9.5, 16.5, 26.5]);
    await act(() => vi.advanceTimersByTimeAsync(549_500));
    expect(backend.on(LiveInventoryDocument).calls().length - from).toBe(60);
    expect(await pollTimes(backend, 20)).toEqual([4, 10, 19]);
  });
});
