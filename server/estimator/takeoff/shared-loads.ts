// One haul-off for the loads of debris that several small works fill together.
import { orderOf } from './order-quantity.ts';
import type { WorkLine } from './work-line.ts';
import { NO_ORIGIN } from './origin.ts';

const LOAD = 'HAU-PICKUP';

/** Loads that several small works fill together. */
export const withSharedLoads = (lines: readonly WorkLine[]): WorkLine[] => {
  const loads = lines.filter(({ item, from }) => item.code === LOAD && !from.isListed);
  const [first] = loads;
  if (!first || loads.length < 2) return [...lines];
  const full = loads.reduce((sum, { fill, quantity }) => sum + (fill ?? quantity), 0);
  const asked = loads.reduce((sum, { quantity }) => sum + quantity, 0);
  const shared = orderOf(first.item, Math.max(full, 0.1));
  if (shared.quantity >= asked) return [...lines];
  const workIds = [...new Set(loads.flatMap(({ from }) => from.workIds))];
  const together: WorkLine = {
    ...first,
    ...shared,
    from: { ...NO_ORIGIN, workIds },
    room: null,
    work: 'Haul-off of all work together',
    formula: `${Math.round(full * 100) / 100} loads of ${loads.length} pieces of work, rounded up`,
  };
  return lines.flatMap((line) => {
    if (line === first) return [together];
    return loads.includes(line) ? [] : [line];
  });
};
