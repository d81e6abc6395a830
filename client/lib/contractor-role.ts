// Whether a user is a contractor or an operator, as last heard: known at once on every page, and asked for anew in the background.
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

/** Most users are none, and then nothing is kept of it. */
export const keepRoles = (
  email: string,
  { isContractor, isOperator }: { isContractor: boolean; isOperator: boolean },
): void => {
  deviceStorage.write(keyOf('contractor', email), isContractor ? 'yes' : 'no');
  if (isOperator) deviceStorage.write(keyOf('operator', email), 'yes');
  else deviceStorage.remove(keyOf('operator', email));
  changes.emit();
};
