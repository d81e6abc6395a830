// Whether a user is a contractor, as last heard: known at once on every page, and asked for anew in the background.
import { identityHeaders, noteRefusedLogin } from './session.ts';
import { createSignal } from './signal.ts';
import { deviceStorage } from './storage.ts';

const keyOf = (email: string): string => `contractor.role:${email}`;

const changes = createSignal<void>();
export const onContractorRoleChange = changes.listen;

export const isContractor = (email: string): boolean => deviceStorage.read(keyOf(email)) === 'yes';

/** Leaves no address behind on a machine that others use. */
export const forgetContractorRole = (email: string): void => deviceStorage.remove(keyOf(email));

const UNAUTHENTICATED = 401;

/** Keeps what was known when the server does not answer. */
export const refreshContractorRole = async (email: string): Promise<void> => {
  const headers = identityHeaders();
  const asked = fetch('/api/contractors/status/', { headers, redirect: 'error' });
  const response = await asked.catch(() => null);
  if (response?.status === UNAUTHENTICATED) noteRefusedLogin(headers.Authorization);
  if (!response?.ok) return;
  const status: unknown = await response.json().catch(() => null);
  if (typeof status !== 'object' || status === null || !('is_contractor' in status)) return;
  deviceStorage.write(keyOf(email), status.is_contractor === true ? 'yes' : 'no');
  changes.emit();
};
