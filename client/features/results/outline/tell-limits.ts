import { showToast } from '../../../lib/toast.tsx';
import { isAtLimit, type LineFields, LIMITS_TEXT } from '../editor/line-edits.ts';

/** A number too large for a line is cut, but never in silence. */
export const tellLimits = (lines: readonly LineFields[]): void => {
  if (!lines.some(isAtLimit)) return;
  showToast({ id: 'line-limits', kind: 'failure', message: LIMITS_TEXT, durationMs: 8_000 });
};
