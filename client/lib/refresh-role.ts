// Asks the server whether a user is a contractor or an operator. Its code comes after the page.
import { isRecord } from '../../server/domain/is-record.ts';
import { keepRoles } from './contractor-role.ts';
import { identityHeaders, noteRefusedLogin } from './session.ts';

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
  const { is_contractor: isContractor, is_operator: isOperator } = status;
  keepRoles(email, { isContractor: isContractor === true, isOperator: isOperator === true });
};
