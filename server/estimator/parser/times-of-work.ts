// How long something runs: "4 days of drying".
import { at } from './read-length.ts';
import type { MarkReading } from './read-size.ts';
import type { Token } from './tokens.ts';

const TIMES_OF_WORK: Readonly<Record<string, 'days' | 'hours'>> = {
  day: 'days',
  hour: 'hours',
  hr: 'hours',
};

/** "4 days of drying": how long something runs; an age or a warranty is no work and finds no taker. */
export const timeAt = (tokens: readonly Token[], index: number): MarkReading | null => {
  const value = tokens[index]?.value ?? 0;
  const dash = at(tokens, index + 1) === '-' ? 1 : 0;
  const kind = TIMES_OF_WORK[at(tokens, index + 1 + dash)];
  const unit = at(tokens, index + 1 + dash);
  if (unit === 'month' && value > 0 && at(tokens, index + 2 + dash) !== 'old')
    return { mark: { kind: 'days', value: value * 30 }, next: index + 2 + dash };
  return kind && value > 0 ? { mark: { kind, value }, next: index + 2 + dash } : null;
};
