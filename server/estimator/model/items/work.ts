// A piece of work of the reply as a patch: which assembly or row, with what, how often, what is left out and set.
import { codePattern } from '../../../domain/scope/scope-parts.ts';
import type { PatchOf } from '../../../domain/scope/scope-patch.ts';
import type { WorkBook } from '../../book/price-book.ts';
import type { Assembly } from '../../book/assemblies.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import { fits } from '../../calculate/work-package.ts';
import type { Ground } from '../grounds/ground.ts';
import type { WorkItem } from '../reply/read-reply.ts';
import { isUnusable, SAID_TO_A_PROGRAM } from './item.ts';
import type { Unusable } from './item.ts';
import { paramsOf } from './work-params.ts';
import { chosenWork, isAssembly } from './chosen-work.ts';
import { levelOf } from './lines-set.ts';

type AddedContent = Pick<
  PatchOf<'ADD_WORK'>,
  'assembly' | 'code' | 'quantity' | 'params' | 'without'
>;

const NOTHING_NAMED = 'it names neither an assembly nor a row of the price book';

const rowContent = (item: WorkItem, row: CatalogueItem): AddedContent | Unusable => {
  const isOne = row.unit === 'EA' || row.unit === 'LS';
  const quantity = item.quantity ?? (isOne ? 1 : null);
  if (quantity === null || quantity === 0) return { fault: 'it came without a quantity' };
  return { code: row.code, quantity };
};

const assemblyContent = (item: WorkItem, assembly: Assembly): AddedContent => {
  const has = (pattern: string): boolean =>
    codePattern.safeParse(pattern).success &&
    assembly.items.some(({ code }) => fits(code, pattern));
  return {
    assembly: assembly.id,
    params: paramsOf(item, assembly),
    // A code that the assembly does not have needs no exclusion.
    without: [...new Set(item.without.filter(has))],
  };
};

/** @param placeId of the scope; null for work that names no place */
export const workPatch = (
  item: WorkItem,
  placeId: string | null,
  ground: Ground,
  book: WorkBook,
): PatchOf<'ADD_WORK'> | Unusable => {
  const found = chosenWork(item, book);
  if (!found) return { fault: NOTHING_NAMED };
  const { because, isOrder } = ground.quote(item.words);
  if (isOrder) return { fault: SAID_TO_A_PROGRAM };
  const does = isAssembly(found) ? assemblyContent(item, found) : rowContent(item, found);
  if (isUnusable(does)) return does;
  return {
    kind: 'ADD_WORK',
    placeId,
    ...does,
    basis: ground.basisOf(item.basis ?? 'told', item.quantity),
    label: ground.prose.clean(item.label, 200),
    times: item.times,
    finishLevel: levelOf(item.finish),
    ownerSupplies: item.ownerSupplies,
    materialsOnly: item.materialsOnly && !item.ownerSupplies,
    optional: item.optional,
    because,
  };
};
