import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  AddLineToInventoryDocument,
  BellInventoryChangedDocument,
  InventoryChangedDocument,
  LiveInventoryDocument,
  SaveInventoryDocument,
  StartInventoryDocument,
} from '../../gql/graphql.ts';
import { useBellInventoryChangedSubscription } from '../../gql/hooks.ts';
import { createFakeBackend, type FakeBackend } from '../../testing/fake-backend.ts';
import { httpFailure } from '../../testing/failures.ts';
import { sampleInventory, sampleMaterial } from '../../testing/inventory-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type Inventory, useInventory, useInventoryLeaveReason } from './inventory-context.ts';
import { InventoryFailure } from './InventoryFailure.tsx';
import { InventoryProvider } from './InventoryProvider.tsx';
import { InventoryToggle } from './InventoryToggle.tsx';
import { LazyInventoryDrawer } from './LazyInventoryDrawer.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const ESTIMATE = { id: '5', claimNumber: 'CLM-7KQ2MX4P', currency: 'USD' };

function LeaveReason() {
  return <p data-testid="leave">{useInventoryLeaveReason()}</p>;
}

function SendLine() {
  const { sendLine } = useInventory();
  return (
    <button type="button" onClick={() => void sendLine('3')}>
      Send to inventory
    </button>
  );
}

function Bell() {
  useBellInventoryChangedSubscription({ variables: { estimateId: ESTIMATE.id } });
  return null;
}

function Page({ canEdit = true }: { canEdit?: boolean }) {
  const [version, setVersion] = useState(1);
  return (
    <InventoryProvider estimate={{ ...ESTIMATE, version }} canEdit={canEdit} hasLines>
      <button type="button" onClick={() => setVersion(2)}>
        Save the estimate
      </button>
      <InventoryToggle />
      <InventoryFailure />
      <LeaveReason />
      <SendLine />
      <Bell />
      <LazyInventoryDrawer />
    </InventoryProvider>
  );
}

const page = (canEdit = true) => <Page canEdit={canEdit} />;

const backendWith = (inventory: Inventory | null): FakeBackend => {
  const backend = createFakeBackend();
  backend.on(LiveInventoryDocument).answer(() => ({ inventory }));
  return backend;
};

const openDrawer = async (backend: FakeBackend, at = '/results/7?open=inventory') => {
  const view = renderScreen(page(), backend, at);
  const drawer = await screen.findByRole('dialog', { name: 'Project Inventory' });
  return { ...view, drawer, inDrawer: within(drawer) };
};

const field = (label: string, material: string) =>
  screen.findByRole('textbox', { name: `${label}, ${material}` });

const retype = async (
  user: Awaited<ReturnType<typeof openDrawer>>['user'],
  input: HTMLElement,
  text: string,
) => {
  await user.clear(input);
  await user.type(input, text);
};

describe('the drawer', () => {
  it('opens by its address, which names it no more once it is closed', async () => {
    const { user, address } = await openDrawer(
      backendWith(sampleInventory()),
      '/results/7?a=b&open=inventory',
    );
    expect(await field('Qty', 'Material 1')).toHaveValue('4');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/results/7?a=b');
  });

  it('gives the focus back to the button that opened it', async () => {
    const { user } = renderScreen(page(), backendWith(sampleInventory()), '/results/7');
    const toggle = await screen.findByRole('button', { name: 'Inventory Panel' });
    await user.click(toggle);
    await screen.findByRole('dialog', { name: 'Project Inventory' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveFocus());
  });

  it('groups the materials by category and foots', async () => {
    const { inDrawer } = await openDrawer(
      backendWith(
        sampleInventory({
          materials: [
            sampleMaterial('1', { note: '2 coats over 416 SF', packSize: 5, unit: 'GAL' }),
            sampleMaterial('2', { category: 'Tile', quantity: 2.5, unitCost: 0.33 }),
            sampleMaterial('3', { category: '', isEdited: true }),
          ],
        }),
      ),
    );
    const painting = await inDrawer.findByRole('region', { name: 'Painting' });
    expect(painting).toHaveTextContent('$50.00');
    expect(painting).toHaveTextContent('Sold in packs of 5 GAL. 2 coats over 416 SF');
    expect(inDrawer.getByRole('region', { name: 'Other' })).toHaveTextContent('Edited');
    expect(inDrawer.getByLabelText('Subtotal, Material 2')).toHaveTextContent('$0.83');
    expect(inDrawer.getByLabelText('Inventory total')).toHaveTextContent('$100.83');
  });

  it('saves what was changed, added and removed, in one list', async () => {
    const backend = backendWith(sampleInventory());
    const { user, inDrawer } = await openDrawer(backend);
    const save = await inDrawer.findByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();

    await retype(user, await field('Qty', 'Material 1'), '1,204.5');
    await retype(user, await field('Unit Cost', 'Material 1'), 'much');
    expect(inDrawer.getByLabelText('Inventory total')).toHaveTextContent('$50.00');
    expect(await field('Qty', 'Material 1')).toHaveValue('1204.5');
    await user.click(inDrawer.getByRole('button', { name: 'Remove Material 2' }));
    expect(await field('Unit Cost', 'Material 1')).toHaveValue('0.00');
    expect(inDrawer.getByRole('button', { name: 'Remove Material 1' })).toHaveFocus();
    await user.click(inDrawer.getByRole('button', { name: '+ Add Material' }));
    expect(await field('Material', 'new material')).toHaveFocus();
    await user.keyboard('Caulk');
    expect(screen.getByTestId('leave')).toHaveTextContent('not saved');

    backend.on(SaveInventoryDocument).answer(({ input }) => ({
      saveInventory: {
        __typename: 'SaveInventorySuccess',
        inventory: sampleInventory({
          version: 2,
          materials: input.materials.map((material, index) =>
            sampleMaterial(material.id ?? String(10 + index), {
              name: material.name,
              quantity: material.quantity,
              unitCost: material.unitCost,
              category: material.category || null,
            }),
          ),
        }),
      },
    }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save).toBeDisabled());
    expect(backend.on(SaveInventoryDocument).calls()).toEqual([
      {
        input: {
          estimateId: '5',
          version: 1,
          materials: [
            {
              id: '1',
              name: 'Material 1',
              quantity: 1204.5,
              unit: 'EA',
              unitCost: 0,
              category: 'Painting',
            },
            { name: 'Caulk', quantity: 1, unit: 'EA', unitCost: 0, category: '' },
          ],
        },
      },
    ]);
    expect(await field('Material', 'Caulk')).toHaveFocus();
    expect(screen.getByTestId('leave')).toBeEmptyDOMElement();
  });

  it('has nothing to save of a material without a category', async () => {
    const materials = [sampleMaterial('1', { category: null })];
    const { inDrawer } = await openDrawer(backendWith(sampleInventory({ materials })));
    await field('Qty', 'Material 1');
    expect(inDrawer.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByTestId('leave')).toBeEmptyDOMElement();
  });

  it('keeps unsaved edits while it is closed', async () => {
    const { user } = await openDrawer(backendWith(sampleInventory()));
    await retype(user, await field('Qty', 'Material 1'), '9');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('leave')).toHaveTextContent('not saved');
    await user.click(screen.getByRole('button', { name: 'Inventory Panel · unsaved' }));
    expect(await field('Qty', 'Material 1')).toHaveValue('9');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await field('Qty', 'Material 1')).toHaveValue('4');
  });

  it('goes down a column with Enter', async () => {
    const { user } = await openDrawer(backendWith(sampleInventory()));
    await user.click(await field('Qty', 'Material 1'));
    await user.keyboard('{Enter}7');
    expect(await field('Qty', 'Material 2')).toHaveValue('7');
  });

  it('says which material the server refuses', async () => {
    const backend = backendWith(sampleInventory());
    const { user, inDrawer } = await openDrawer(backend);
    await retype(user, await field('Qty', 'Material 2'), '-3');
    backend.on(SaveInventoryDocument).answer(() => ({
      saveInventory: {
        __typename: 'InvalidInput',
        message: 'Check the list.',
        fields: [
          {
            __typename: 'FieldError',
            path: 'materials.1.quantity',
            message: 'The quantity cannot be less than 0.',
          },
        ],
      },
    }));
    await user.click(inDrawer.getByRole('button', { name: 'Save' }));
    const alert = await inDrawer.findByRole('alert');
    expect(alert).toHaveTextContent('Save failed:Material 2: The quantity cannot be less than 0.');
    expect(await field('Qty', 'Material 2')).toHaveValue('-3');
  });

  it('only shows the materials to who may not edit', async () => {
    renderScreen(page(false), backendWith(sampleInventory()), '/results/7?open=inventory');
    expect(await field('Qty', 'Material 1')).toHaveAttribute('readonly');
    for (const name of ['Save', 'AI Takeoff', '+ Add Material', 'Remove Material 1']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});

describe('changes made elsewhere', () => {
  const theirs = (quantity: number) =>
    sampleInventory({
      version: 2,
      materials: [sampleMaterial('1', { quantity }), sampleMaterial('2', { category: 'Tile' })],
    });

  it('arrive by themselves while nothing is unsaved', async () => {
    const backend = backendWith(sampleInventory());
    await openDrawer(backend);
    await field('Qty', 'Material 1');
    act(() => backend.on(InventoryChangedDocument).emit({ inventoryChanged: theirs(8) }));
    await waitFor(async () => expect(await field('Qty', 'Material 1')).toHaveValue('8'));
    expect(screen.queryByText('Changed elsewhere meanwhile')).not.toBeInTheDocument();
  });

  it('are joined with unsaved edits of other materials, and told', async () => {
    const backend = backendWith(sampleInventory());
    const { user } = await openDrawer(backend);
    await retype(user, await field('Qty', 'Material 2'), '9');
    act(() => backend.on(InventoryChangedDocument).emit({ inventoryChanged: theirs(8) }));
    expect(await screen.findByText('Changed elsewhere meanwhile')).toBeVisible();
    expect(screen.getByText('Material 1: quantity 4 → 8')).toBeVisible();
    expect(await field('Qty', 'Material 1')).toHaveValue('8');
    expect(await field('Qty', 'Material 2')).toHaveValue('9');
  });

  it.each([
    ['Keep mine', '9'],
    ['Take theirs', '8'],
  ])('are put to the person where both changed the same: %s', async (button, quantity) => {
    const backend = backendWith(sampleInventory());
    const { user, inDrawer } = await openDrawer(backend);
    await retype(user, await field('Qty', 'Material 1'), '9');
    await retype(user, await field('Qty', 'Material 2'), '5');
    backend.on(SaveInventoryDocument).answer(() => ({
      saveInventory: {
        __typename: 'InventoryConflict',
        message: 'It was changed meanwhile.',
        inventory: theirs(8),
      },
    }));
    await user.click(inDrawer.getByRole('button', { name: 'Save' }));
    const alert = await inDrawer.findByRole('alert');
    expect(alert).toHaveTextContent('Material 1, quantity: yours 9, theirs 8');
    expect(inDrawer.getByRole('button', { name: 'Save' })).toBeDisabled();

    await user.click(inDrawer.getByRole('button', { name: button }));
    expect(await field('Qty', 'Material 1')).toHaveValue(quantity);
    expect(await field('Qty', 'Material 2')).toHaveValue('5');
    backend.on(SaveInventoryDocument).answer(() => ({
      saveInventory: { __typename: 'SaveInventorySuccess', inventory: theirs(Number(quantity)) },
    }));
    await user.click(inDrawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(backend.on(SaveInventoryDocument).calls().at(-1)?.input.version).toBe(2),
    );
  });
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

describe('sending a line to the inventory', () => {
  it('says so and leads there', async () => {
    const backend = backendWith(sampleInventory());
    backend.on(AddLineToInventoryDocument).answer(() => ({
      addLineToInventory: {
        __typename: 'AddLineToInventorySuccess',
        inventory: sampleInventory({ version: 2, materials: [sampleMaterial('7')] }),
      },
    }));
    const { user } = renderScreen(page(), backend, '/results/7');
    await user.click(await screen.findByRole('button', { name: 'Send to inventory' }));
    expect(await screen.findByText('Added to the inventory')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await field('Qty', 'Material 7')).toBeVisible();
    expect(backend.on(AddLineToInventoryDocument).calls()).toEqual([
      { input: { estimateId: '5', lineId: '3' } },
    ]);
  });

  it('says why it could not be sent', async () => {
    const backend = backendWith(null);
    backend.on(AddLineToInventoryDocument).answer(() => ({
      addLineToInventory: { __typename: 'InvalidInput', message: 'Save the estimate first.' },
    }));
    const { user } = renderScreen(page(), backend, '/results/7');
    await user.click(await screen.findByRole('button', { name: 'Send to inventory' }));
    expect(
      await screen.findByText('The line was not added to the inventory. Save the estimate first.'),
    ).toBeInTheDocument();
  });
});
