// Facts of the whole job from the reply: a figure must stand in the request or an upload. What has no figure and moves
// all prices must be the customer's own words: an upload says much.
import { PERILS } from '../../../domain/scope/fact-choices.ts';
import type { ScopeFacts } from '../../../domain/scope/scope-facts.ts';
import { someFactsSchema } from '../../../domain/scope/scope-facts.ts';
import type { PatchOf } from '../../../domain/scope/scope-patch.ts';
import type { Ground } from '../grounds/ground.ts';
import type { FactItem } from '../reply/read-reply.ts';
import type { Unusable } from './item.ts';

type Rate = 'overheadRate' | 'profitRate';

const PERCENT = 100;

const withRate = (
  { overheadAndProfit }: ScopeFacts,
  name: Rate,
  value: FactItem['value'],
): unknown => {
  const { overhead, profit } = overheadAndProfit ?? { overhead: 0, profit: 0 };
  if (value === null) return null;
  return name === 'overheadRate' ? { overhead: value, profit } : { overhead, profit: value };
};

/** Rates are told in percent, and given as shares. */
const stands = (value: number, ground: Ground): boolean =>
  [value, value * PERCENT].some((figure) => ground.isTold(figure) || ground.isRead(figure));

/** @param facts as they stand now */
export const factsPatch = (
  { name, value, words }: FactItem,
  facts: ScopeFacts,
  ground: Ground,
): PatchOf<'SET_FACTS'> | Unusable => {
  const { because, isTold } = ground.quote(words);
  if (typeof value === 'number' && !stands(value, ground))
    return { fault: `the figure ${value} stands neither in the request nor in an upload` };
  if (value !== null && typeof value !== 'number' && !isTold)
    return { fault: 'its words do not stand in the request' };
  if (name === 'peril' && value !== null && !Object.hasOwn(PERILS, String(value)))
    return { fault: 'no such cause of loss is known' };
  const isRate = name === 'overheadRate' || name === 'profitRate';
  const given = isRate
    ? { overheadAndProfit: withRate(facts, name, value) }
    : { [name]: name === 'state' ? String(value ?? '').toUpperCase() || null : value };
  const parsed = someFactsSchema.safeParse(given);
  if (!parsed.success) return { fault: 'its value is none that this can have' };
  return { kind: 'SET_FACTS', facts: parsed.data, because };
};
