import { useEffect, useSyncExternalStore } from 'react';
import {
  isContractor,
  onContractorRoleChange,
  refreshContractorRole,
} from '../lib/contractor-role.ts';

/** @param email null for a guest */
export function useIsContractor(email: string | null): boolean {
  useEffect(() => {
    if (email !== null) void refreshContractorRole(email);
  }, [email]);
  return useSyncExternalStore(onContractorRoleChange, () => email !== null && isContractor(email));
}
