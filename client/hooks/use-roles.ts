import { useEffect, useSyncExternalStore } from 'react';
import { hasRole, onContractorRoleChange, refreshContractorRole } from '../lib/contractor-role.ts';

/** @param email null for a guest */
export function useRoles(email: string | null) {
  useEffect(() => {
    if (email !== null) void refreshContractorRole(email);
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
