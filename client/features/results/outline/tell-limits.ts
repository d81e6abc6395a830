import { showToast } from '../../../lib/toast.tsx';
import type { LineFields } from '../editor/line-edits.ts';
import { isAtLimit, limitsText } from './read-amount.ts';

/** A number too large for a line is cut, but never in silence. */
export const tellLimits = (lines: readonly LineFields[]): void => {
  if (!lines.some(isAtLimit)) return;
  showToast({ id: 'line-limits', kind: 'failure', message: limitsText(), durationMs: 8_000 });
};
