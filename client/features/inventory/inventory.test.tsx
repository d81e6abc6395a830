import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CutPlansDocument,
  InventoryChangedDocument,
  SaveInventoryDocument,
} from '../../gql/graphql.ts';
import { sampleInventory, sampleMaterial } from '../../testing/inventory-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { page, backendWith, openDrawer, field, retype } from '../../testing/inventory-drawer.tsx';

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
    expect(painting).toHaveTextContent('Sold in packs of 5 gal. 2 coats over 416 SF');
    expect(inDrawer.getByRole('region', { name: 'Other' })).toHaveTextContent('Edited');
    expect(inDrawer.getByLabelText('Subtotal, Material 2')).toHaveTextContent('$0.83');
    expect(inDrawer.getByLabelText('Inventory total')).toHaveTextContent('$100.83');
  });

  it('opens the cut plan of a material as pictures, and closes it again', async () => {
    const backend = backendWith(
      sampleInventory({
        materials: [sampleMaterial('1', { hasCutPlan: true }), sampleMaterial('2')],
      }),
    );
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const layouts = Array.from({ length: 30 }, (_, at) => ({
      __typename: 'CutLayout' as const,
      times: at + 1,
      svg,
      isNumbered: true,
      pieces: [`Bedroom, wall: ${at + 1} ft × 4 ft`],
    }));
    const cutPlan = {
      __typename: 'CutPlan' as const,
      terms: 'Joints may fall anywhere.',
      layouts,
    };
    backend.on(CutPlansDocument).answer(() => ({
      inventory: {
        __typename: 'Inventory',
        estimateId: '5',
        version: 1,
        materials: [
          { __typename: 'Material', id: '1', cutPlan },
          { __typename: 'Material', id: '2', cutPlan: null },
        ],
      },
    }));
    const { user, inDrawer } = await openDrawer(backend);
    const [show, ...others] = await inDrawer.findAllByRole('button', { name: /cut plan/ });
    expect(others).toEqual([]);
    if (show) await user.click(show);
    const plan = await inDrawer.findByRole('region', { name: 'Cut plan, Material 1' });
    expect(plan).toHaveTextContent('Joints may fall anywhere.');
    expect(inDrawer.getAllByRole('img')).toHaveLength(24);
    expect(inDrawer.getByAltText('Cut into: Bedroom, wall: 3 ft × 4 ft')).toHaveAttribute(
      'src',
      `data:image/svg+xml,${encodeURIComponent(svg)}`,
    );
    await user.click(inDrawer.getByRole('button', { name: 'Show 6 more of 6' }));
    expect(inDrawer.getAllByRole('img')).toHaveLength(30);
    await user.click(inDrawer.getByRole('button', { name: 'Hide cut plan, Material 1' }));
    expect(plan).not.toBeInTheDocument();
  });

  it('spells units, takes words and codes, and saves codes', async () => {
    const backend = backendWith(sampleInventory());
    const { user, inDrawer } = await openDrawer(backend);
    const unit = await field('Unit', 'Material 1');
    expect(unit).toHaveValue('each');
    await retype(user, unit, 'sq ft');
    expect(unit).toHaveValue('sq ft');
    await retype(user, unit, 'HR');
    await user.tab();
    expect(unit).toHaveValue('hours');
    const saved: string[] = [];
    backend.on(SaveInventoryDocument).answer(({ input }) => {
      saved.push(...input.materials.map((material) => material.unit));
      return {
        saveInventory: {
          __typename: 'SaveInventorySuccess',
          inventory: sampleInventory({ version: 2 }),
        },
      };
    });
    await user.click(inDrawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved[0]).toBe('HR'));
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
    expect(screen.getByText('Material 1: quantity from 4 to 8')).toBeVisible();
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
