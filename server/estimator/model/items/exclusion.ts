// An exclusion of the reply as a patch: only words of the request or an upload count, and only codes that are there.
import { codePattern, SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import type { PatchOf } from '../../../domain/scope/scope-patch.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { fits } from '../../calculate/work-package.ts';
import type { Ground } from '../grounds/ground.ts';
import type { ExcludedItem } from '../reply/read-reply.ts';
import { NOT_SAID } from './item.ts';
import type { Unusable } from './item.ts';

/** `PNT-*` is a trade; a shorter beginning would leave out half the book. */
const SHORTEST_PATTERN = 5;

export const exclusionPatch = (
  { words, codes }: ExcludedItem,
  placeId: string | null,
  ground: Ground,
  { items }: Pick<PriceBook, 'items'>,
): PatchOf<'EXCLUDE'> | Unusable => {
  const { because, isFound, isSuspect } = ground.quote(words.slice(0, SCOPE_LIMITS.words));
  const shown = ground.prose.clean(words, SCOPE_LIMITS.words);
  if (!isFound || isSuspect || shown === null) return { fault: NOT_SAID };
  const isUsable = (pattern: string): boolean =>
    codePattern.safeParse(pattern).success &&
    (!pattern.endsWith('*') || pattern.length >= SHORTEST_PATTERN) &&
    [...items.keys()].some((code) => fits(code, pattern));
  return {
    kind: 'EXCLUDE',
    words: shown,
    codes: [...new Set(codes.filter(isUsable))],
    placeId,
    because,
  };
};
