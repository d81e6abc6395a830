// The part of a text that is read while it is typed.
import { ESTIMATE_LIMITS } from '../limits.ts';

/** The beginning of a long text: it ends with a sentence where one ends late enough, else with a word. */
export const textToPreview = (text: string): string => {
  if (text.length <= ESTIMATE_LIMITS.previewed) return text;
  const start = text.slice(0, ESTIMATE_LIMITS.previewed);
  const lateEnd = Math.max(start.lastIndexOf('\n'), start.lastIndexOf('. ') + 1);
  const end = lateEnd > ESTIMATE_LIMITS.previewed / 2 ? lateEnd : start.lastIndexOf(' ');
  return end > 0 ? start.slice(0, end) : start;
};
