import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddLineToInventoryDocument } from '../../gql/graphql.ts';
import { sampleInventory, sampleMaterial } from '../../testing/inventory-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { page, backendWith, field } from '../../testing/inventory-drawer.tsx';

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
