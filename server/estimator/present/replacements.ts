// Joins a removal with the installation it makes room for, as a claim lists them: one remove-and-replace line.
import type { WorkLine } from '../calculate/work-line.ts';
import type { PricedLine } from '../calculate/priced-line.ts';

export interface ClaimPair {
  main: PricedLine;
  /** The removal joined into it; null when the line stands for itself. */
  removal: PricedLine | null;
}

export interface Joining {
  take(line: PricedLine): ClaimPair[];
  rest(): ClaimPair[];
}

type Pairs = Readonly<Record<string, readonly string[]>>;

const alone = (main: PricedLine): ClaimPair => ({ main, removal: null });

/** Same room, same unit, same amount: what comes out is what goes in. */
const belong = (removal: WorkLine, install: WorkLine, pairs: Pairs): boolean =>
  (pairs[removal.item.code] ?? []).includes(install.item.code) &&
  removal.room === install.room &&
  removal.item.unit === install.item.unit &&
  Math.abs(removal.quantity - install.quantity) < 0.05;

/**
 * A removal waits for its installation only when `expected` holds one; what comes without its counterpart, or in
 * another amount, stays a line of its own.
 */
export const joinReplacements = (expected: readonly WorkLine[], pairs: Pairs): Joining => {
  const waiting: PricedLine[] = [];
  return {
    take(line) {
      if (expected.some((other) => belong(line.work, other, pairs))) {
        waiting.push(line);
        return [];
      }
      const index = waiting.findIndex(({ work }) => belong(work, line.work, pairs));
      if (index < 0) return [alone(line)];
      const [removal = null] = waiting.splice(index, 1);
      return [{ main: line, removal }];
    },
    rest: () => waiting.splice(0).map(alone),
  };
};
