// A piece of work of the reply as a patch: which assembly or row, with what, how often, what is left out and set.
import type { FinishLevel } from '../../../domain/catalog.ts';
import { codePattern } from '../../../domain/scope-parts.ts';
import type { PatchOf } from '../../../domain/scope-patch.ts';
import type { WorkBook } from '../../price-book.ts';
import type { Assembly } from '../../price-book/assemblies.ts';
import type { CatalogueItem } from '../../price-book/catalogue.ts';
import { fits } from '../../takeoff/work-package.ts';
import type { Ground } from '../grounds/ground.ts';
import type { WorkItem } from '../reply/read-reply.ts';
import { isUnusable, SAID_TO_A_PROGRAM } from './item.ts';
import type { Unusable } from './item.ts';

type AddedContent = Pick<
  PatchOf<'ADD_WORK'>,
  'assembly' | 'code' | 'quantity' | 'params' | 'without'
>;
export type LineToSet = NonNullable<PatchOf<'ADD_WORK'>['set']>[number];

const LEVELS: Readonly<Record<NonNullable<WorkItem['finish']>, FinishLevel>> = {
  low: 'LOW',
  standard: 'STANDARD',
  high: 'HIGH',
};
const levelOf = (finish: WorkItem['finish']): FinishLevel | null =>
  finish === null ? null : LEVELS[finish];

const NOTHING_NAMED = 'it names neither an assembly nor a row of the price book';

/** Models put the one where the other belongs. */
const chosen = (item: WorkItem, book: WorkBook): Assembly | CatalogueItem | null => {
  const named = [item.assembly, item.code].filter((name) => name !== null);
  for (const name of named) {
    const found = book.assemblies.get(name) ?? book.items.get(name);
    if (found) return found;
  }
  return null;
};

const isAssembly = (found: Assembly | CatalogueItem): found is Assembly => 'params' in found;

const rowContent = (item: WorkItem, row: CatalogueItem): AddedContent | Unusable => {
  const isOne = row.unit === 'EA' || row.unit === 'LS';
  const quantity = item.quantity ?? (isOne ? 1 : null);
  if (quantity === null || quantity === 0) return { fault: 'it came without a quantity' };
  return { code: row.code, quantity };
};

/** Parameters that say how much of it, by the names the data gives them. */
const AMOUNTS = ['n', 'sf', 'lf', 'sq'];

type Parameter = Assembly['parameters'][number];

/** Words are a choice of the assembly or none of its values. */
const isValueOf = ({ kind, choices }: Parameter, value: number | string): boolean => {
  if (typeof value === 'number') return true;
  const wanted = value.trim().toLowerCase();
  return kind === 'CHOICE'
    ? choices.some((each) =>
        [each.value, each.label].some((one) => String(one).toLowerCase() === wanted),
      )
    : /^(?:yes|no|true|false|-?\d+(?:\.\d+)?)$/.test(wanted);
};

/** Parameters that the assembly does not have, or with words that are none of its choices. */
export const strangeParams = (item: WorkItem, book: WorkBook): string[] => {
  const found = chosen(item, book);
  if (!found || !isAssembly(found)) return [];
  return item.params.flatMap(({ name, value }) => {
    const parameter = found.parameters.find((each) => each.name === name);
    if (!parameter) return ['it gave something that cannot be set'];
    return isValueOf(parameter, value)
      ? []
      : [`“${parameter.label}” has no such choice; the usual one stands`];
  });
};

/** An assembly has no quantity: where the reply gives one, its amount is meant. */
const paramsOf = ({ params, quantity }: WorkItem, { parameters }: Assembly) => {
  const given = params
    .filter(({ name, value }) =>
      parameters.some((each) => each.name === name && isValueOf(each, value)),
    )
    .map(({ name, value }) => ({ name, value }));
  const own = parameters.find(({ name }) => AMOUNTS.includes(name));
  const isMeant = quantity !== null && own && !given.some(({ name }) => name === own.name);
  return isMeant ? [...given, { name: own.name, value: quantity }] : given;
};

const assemblyContent = (item: WorkItem, assembly: Assembly): AddedContent => {
  const has = (pattern: string): boolean =>
    codePattern.safeParse(pattern).success &&
    assembly.items.some(({ code }) => fits(code, pattern));
  return {
    assembly: assembly.id,
    params: paramsOf(item, assembly),
    // What the assembly does not hold is out anyway.
    without: [...new Set(item.without.filter(has))],
  };
};

/** Lines whose quantity or finish level the reply sets; each is taken or refused by itself. */
export const linesSet = (item: WorkItem): LineToSet[] =>
  item.set
    .filter(({ quantity, finish }) => quantity !== null || finish !== null)
    .map(({ code, quantity, finish }) => ({ code, quantity, finishLevel: levelOf(finish) }));

/** @param placeId of the scope; null for work that names no place */
export const workPatch = (
  item: WorkItem,
  placeId: string | null,
  ground: Ground,
  book: WorkBook,
): PatchOf<'ADD_WORK'> | Unusable => {
  const found = chosen(item, book);
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
    optional: item.optional,
    because,
  };
};

/** What the work is called where it was not taken. */
export const nameOfWork = (item: WorkItem, book: WorkBook): string =>
  chosen(item, book)?.name ?? 'a piece of work';
