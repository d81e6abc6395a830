import { useEffect, useSyncExternalStore } from 'react';
import { hasRole, onContractorRoleChange } from '../lib/contractor-role.ts';
import { untilLoaded } from '../lib/until-loaded.ts';

const refresh = async (email: string): Promise<void> => {
  const { refreshContractorRole } = await untilLoaded(() => import('../lib/refresh-role.ts'));
  await refreshContractorRole(email);
};

/** @param email null for a guest */
export function useRoles(email: string | null) {
  useEffect(() => {
    if (email !== null) void refresh(email);
  }, [email]);
  const isContractor = useSyncExternalStore(
    onContractorRoleChange,
    () => email !== null && hasRole('contractor', email),
  );
  const isOperator = useSyncExternalStore(
    onContractorRoleChange,
    () => email !== null && hasRole('operator', email),
  );
  return { isContractor, isOperator };
}
