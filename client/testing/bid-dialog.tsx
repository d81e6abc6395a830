// A page with the bid of an estimate, over a server in memory.
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ContractorBidDocument, SaveBidDocument } from '../gql/graphql.ts';
import { createFakeBackend, type FakeBackend } from './fake-backend.ts';
import { renderScreen } from './render-screen.tsx';
import type { Bid } from '../features/bid/bid-values.ts';
import { BidButton } from '../features/bid/BidButton.tsx';
import { LazyBid } from '../features/bid/LazyBid.tsx';
import { ResultBid } from '../routes/result-parts.ts';

const ESTIMATE = {
  id: '5',
  version: 1,
  claimNumber: 'CLM-7KQ2MX4P',
  currency: 'USD',
  project: { name: '12 Maple Street' },
};

export function BidPage({ canEdit = true }: { canEdit?: boolean }) {
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <BidButton />
      <p data-testid="leave">{isDirty ? 'unsaved' : ''}</p>
      <LazyBid estimate={ESTIMATE} canEdit={canEdit} dialog={ResultBid} onDirtyChange={setDirty} />
    </>
  );
}

export const backendWith = (bid: Bid | null): FakeBackend => {
  const backend = createFakeBackend();
  backend
    .on(ContractorBidDocument)
    .answer(() => ({ estimate: { __typename: 'Estimate', id: '5', bid } }));
  return backend;
};

export const openBid = async (backend: FakeBackend, canEdit = true) => {
  const view = renderScreen(<BidPage canEdit={canEdit} />, backend, '/results/7?open=bid');
  const dialog = await screen.findByRole('dialog', { name: 'Contractor bid' });
  return { ...view, dialog, inDialog: within(dialog) };
};

export type User = Awaited<ReturnType<typeof openBid>>['user'];

export const edit = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Edit' }));

export const retype = async (user: User, label: string, text: string) => {
  const input = await screen.findByRole('textbox', { name: label });
  await user.clear(input);
  if (text) await user.type(input, text);
};

export const savesAs = (backend: FakeBackend, bid: Bid) =>
  backend.on(SaveBidDocument).answer(() => ({ saveBid: { __typename: 'SaveBidSuccess', bid } }));
