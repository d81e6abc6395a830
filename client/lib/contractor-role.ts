// Whether a user is a contractor or an operator, as last heard: known at once on every page, and asked for anew in the background.
import { isRecord } from '../../server/domain/is-record.ts';
import { identityHeaders, noteRefusedLogin } from './session.ts';
import { createSignal } from './signal.ts';
import { deviceStorage } from './storage.ts';

const ROLES = ['contractor', 'operator'] as const;
type Role = (typeof ROLES)[number];

const keyOf = (role: Role, email: string): string => `${role}.role:${email}`;

const changes = createSignal<void>();
export const onContractorRoleChange = changes.listen;

export const hasRole = (role: Role, email: string): boolean =>
  deviceStorage.read(keyOf(role, email)) === 'yes';

/** Leaves no address behind on a machine that others use. */
export const forgetContractorRole = (email: string): void => {
  for (const role of ROLES) deviceStorage.remove(keyOf(role, email));
};

const UNAUTHENTICATED = 401;

/** Keeps what was known when the server does not answer. */
export const refreshContractorRole = async (email: string): Promise<void> => {
  const headers = identityHeaders();
  const asked = fetch('/api/contractors/status/', { headers, redirect: 'error' });
  const response = await asked.catch(() => null);
  if (response?.status === UNAUTHENTICATED) noteRefusedLogin(headers.Authorization);
  if (!response?.ok) return;
  const status: unknown = await response.json().catch(() => null);
  if (!isRecord(status) || !('is_contractor' in status)) return;
  deviceStorage.write(keyOf('contractor', email), status.is_contractor === true ? 'yes' : 'no');
  // Most users are none, and then nothing is kept of it.
  if (status.is_operator === true) deviceStorage.write(keyOf('operator', email), 'yes');
  else deviceStorage.remove(keyOf('operator', email));
  changes.emit();
};
