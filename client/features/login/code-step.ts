// The code step as this tab keeps it: whoever looks for the mail in another application comes back to it.
import { readJson, tabStorage, writeJson } from '../../lib/storage.ts';

const KEY = 'login.codeStep';

export interface CodeStep {
  /** Where the code was mailed to. */
  email: string;
  /** Epoch ms from which another may be asked for. */
  resendAt: number;
  /** Epoch ms until which the code is good. */
  expiresAt: number;
}

export const readCodeStep = (): CodeStep | null => {
  const stored = readJson(tabStorage, KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const { email, resendAt, expiresAt } = stored as Record<string, unknown>;
  const isWhole =
    typeof email === 'string' && typeof resendAt === 'number' && typeof expiresAt === 'number';
  return isWhole && expiresAt > Date.now() ? { email, resendAt, expiresAt } : null;
};

export const keepCodeStep = (step: CodeStep): void => writeJson(tabStorage, KEY, step);
export const dropCodeStep = (): void => tabStorage.remove(KEY);
