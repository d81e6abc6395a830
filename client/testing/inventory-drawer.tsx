// A page with the inventory of an estimate, over a server in memory.
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { LiveInventoryDocument } from '../gql/graphql.ts';
import { useBellInventoryChangedSubscription } from '../gql/hooks.ts';
import { createFakeBackend, type FakeBackend } from './fake-backend.ts';
import { renderScreen } from './render-screen.tsx';
import {
  type Inventory,
  useInventory,
  useInventoryLeaveReason,
} from '../features/inventory/inventory-context.ts';
import { InventoryFailure } from '../features/inventory/InventoryFailure.tsx';
import { InventoryProvider } from '../features/inventory/InventoryProvider.tsx';
import { InventoryToggle } from '../features/inventory/InventoryToggle.tsx';
import { LazyInventoryDrawer } from '../features/inventory/LazyInventoryDrawer.tsx';

export const ESTIMATE = { id: '5', claimNumber: 'CLM-7KQ2MX4P', currency: 'USD' };

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

export const page = (canEdit = true) => <Page canEdit={canEdit} />;

export const backendWith = (inventory: Inventory | null): FakeBackend => {
  const backend = createFakeBackend();
  backend.on(LiveInventoryDocument).answer(() => ({ inventory }));
  return backend;
};

export const openDrawer = async (backend: FakeBackend, at = '/results/7?open=inventory') => {
  const view = renderScreen(page(), backend, at);
  const drawer = await screen.findByRole('dialog', { name: 'Project Inventory' });
  return { ...view, drawer, inDrawer: within(drawer) };
};

export const field = (label: string, material: string) =>
  screen.findByRole('textbox', { name: `${label}, ${material}` });

export const retype = async (
  user: Awaited<ReturnType<typeof openDrawer>>['user'],
  input: HTMLElement,
  text: string,
) => {
  await user.clear(input);
  await user.type(input, text);
};
