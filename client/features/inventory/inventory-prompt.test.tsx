import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  InventoryHtmlDocument,
  LiveInventoryDocument,
  StartInventoryDocument,
} from '../../gql/graphql.ts';
import { createFakeBackend } from '../../testing/fake-backend.ts';
import { httpFailure } from '../../testing/failures.ts';
import { sampleInventory } from '../../testing/inventory-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { Inventory } from './inventory-context.ts';
import { InventoryCard } from './InventoryCard.tsx';
import { InventoryPrompt } from './InventoryPrompt.tsx';
import { InventoryProvider } from './InventoryProvider.tsx';
import { LazyInventoryDrawer } from './LazyInventoryDrawer.tsx';
import { usePromptTime } from './use-prompt-time.ts';

const QUESTION = 'Create a Materials Inventory?';

const HOSTILE_TABLE =
  '<table onclick="steal()" style="position:fixed"><tr><td>Grout<img src=x onerror=steal()>' +
  '</td></tr></table><script>steal()</script><a href="javascript:steal()">x</a>';

// The dialog's code is loaded on demand, which fake timers cannot hurry.
beforeEach(async () => {
  await import('./InventoryPromptDialog.tsx');
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(globalThis, { scrollY: 0 });
});

interface PageOptions {
  inventory?: Inventory | null;
  canEdit?: boolean;
  hasLines?: boolean;
  at?: string;
  isHeld?: boolean;
}

const openPage = async ({
  inventory = null,
  canEdit = true,
  hasLines = true,
  at = '/results/7',
  isHeld = false,
}: PageOptions = {}) => {
  const backend = createFakeBackend();
  backend.on(LiveInventoryDocument).answer(() => ({ inventory }));
  backend.on(InventoryHtmlDocument).answer(() => ({
    inventory: { __typename: 'Inventory', estimateId: '5', html: HOSTILE_TABLE },
  }));
  const view = renderScreen(
    <InventoryProvider
      estimate={{ id: '5', version: 1, claimNumber: 'CLM-7KQ2MX4P', currency: 'USD' }}
      canEdit={canEdit}
      hasLines={hasLines}
    >
      <input aria-label="Item" />
      <InventoryCard />
      <InventoryPrompt isHeld={isHeld} />
      <LazyInventoryDrawer />
    </InventoryProvider>,
    backend,
    at,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { ...view, backend };
};

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const question = () => screen.queryByRole('dialog', { name: QUESTION });
const scrollTo = (y: number) => {
  Object.assign(globalThis, { scrollY: y });
  fireEvent.scroll(globalThis.window);
};

describe('the question whether to make an inventory', () => {
  it('comes after 5 seconds', async () => {
    await openPage();
    await wait(4_000);
    expect(question()).not.toBeInTheDocument();
    await wait(1_500);
    expect(question()).toBeVisible();
  });

  it('comes at the first scroll, though not when the page itself takes its old position', async () => {
    await openPage();
    fireEvent.scroll(globalThis.window);
    await wait(100);
    expect(question()).not.toBeInTheDocument();
    scrollTo(200);
    await wait(100);
    expect(question()).toBeVisible();
  });

  it('starts the job and goes away', async () => {
    const { user, backend } = await openPage();
    backend.on(StartInventoryDocument).answer(() => ({
      startInventory: {
        __typename: 'StartInventorySuccess',
        inventory: sampleInventory({ status: 'PENDING', materials: [] }),
      },
    }));
    scrollTo(200);
    await user.click(await screen.findByRole('button', { name: 'Create Inventory' }));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(backend.on(StartInventoryDocument).calls()).toEqual([{ input: { estimateId: '5' } }]);
  });

  it('stays with the reason when the job could not be started', async () => {
    const { user, backend } = await openPage();
    backend.on(StartInventoryDocument).answer(() => {
      throw httpFailure(500, { detail: 'The queue is full.' });
    });
    scrollTo(200);
    await user.click(await screen.findByRole('button', { name: 'Create Inventory' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to start inventory generationThe queue is full.',
    );
  });

  it('counts the 5 seconds from when the page is there, however late the inventory is known', async () => {
    const { result, rerender } = renderHook(usePromptTime, { initialProps: false });
    await wait(4_000);
    rerender(true);
    await wait(900);
    expect(result.current).toBe(false);
    await wait(200);
    expect(result.current).toBe(true);
  });

  it('is not put over a second opinion', async () => {
    await openPage({ isHeld: true });
    scrollTo(200);
    await wait(20_000);
    expect(question()).not.toBeInTheDocument();
  });

  it('is put once a session and claim', async () => {
    const { user, unmount } = await openPage();
    scrollTo(200);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    unmount();
    await openPage();
    await wait(20_000);
    expect(question()).not.toBeInTheDocument();
  });

  it('waits until typing has stopped', async () => {
    const { user } = await openPage();
    await wait(4_000);
    await user.type(screen.getByLabelText('Item'), 'Paint');
    await wait(3_000);
    expect(question()).not.toBeInTheDocument();
    await wait(4_000);
    expect(question()).toBeVisible();
  });

  it('waits until another dialog is closed', async () => {
    await openPage();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    await wait(9_000);
    expect(question()).not.toBeInTheDocument();
    dialog.remove();
    await wait(1_500);
    expect(question()).toBeVisible();
  });

  it.each([
    ['there is an inventory', { inventory: sampleInventory() }],
    ['one is being made', { inventory: sampleInventory({ status: 'PENDING' }) }],
    ['the estimate is somebody else’s', { canEdit: false }],
    ['there is nothing to take materials from', { hasLines: false }],
  ])('is not put where %s', async (_why, options) => {
    await openPage(options);
    scrollTo(200);
    await wait(20_000);
    expect(question()).not.toBeInTheDocument();
  });

  it('is not put to who looked into the drawer', async () => {
    const { user } = await openPage({ at: '/results/7?open=inventory' });
    await screen.findByRole('dialog', { name: 'Project Inventory' });
    await user.keyboard('{Escape}');
    await wait(20_000);
    expect(question()).not.toBeInTheDocument();
  });
});

describe('the card of small screens', () => {
  beforeEach(async () => {
    await import('./InventoryHtml.tsx');
    const wide = globalThis.matchMedia;
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
      Object.assign(wide(media), { matches: media.includes('max-width') }),
    );
  });

  it('shows the table alone of the HTML it is given, the total, and a way to the drawer', async () => {
    const { user, address } = await openPage({ inventory: sampleInventory() });
    await user.click(screen.getByRole('button', { name: 'Materials Inventory' }));
    const cell = await screen.findByRole('cell', { name: 'Grout' });
    const card = screen.getByRole('region', { name: 'Materials Inventory' });
    expect(card).toContainElement(cell);
    expect(card).toHaveTextContent('Total $100.00');
    expect(card.innerHTML).not.toMatch(/steal|<img|<script|<a |position/);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(address()).toBe('/results/7?open=inventory');
  });

  it('offers to make one', async () => {
    const { user, backend } = await openPage();
    backend.on(StartInventoryDocument).answer(() => {
      throw httpFailure(500, { detail: 'The queue is full.' });
    });
    await user.click(screen.getByRole('button', { name: 'Materials Inventory' }));
    await user.click(screen.getByRole('button', { name: 'Create Inventory' }));
    expect(
      await screen.findByText('Failed to start inventory generation: The queue is full.'),
    ).toBeInTheDocument();
  });
});
