// Parameters that a reply gives an assembly, and those that it cannot have.
import type { WorkBook } from '../../book/price-book.ts';
import type { Assembly } from '../../book/assemblies.ts';
import type { WorkItem } from '../reply/read-reply.ts';
import { chosenWork, isAssembly } from './chosen-work.ts';

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
  const found = chosenWork(item, book);
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
export const paramsOf = ({ params, quantity }: WorkItem, { parameters }: Assembly) => {
  const given = params
    .filter(({ name, value }) =>
      parameters.some((each) => each.name === name && isValueOf(each, value)),
    )
    .map(({ name, value }) => ({ name, value }));
  const own = parameters.find(({ name }) => AMOUNTS.includes(name));
  const isMeant = quantity !== null && own && !given.some(({ name }) => name === own.name);
  return isMeant ? [...given, { name: own.name, value: quantity }] : given;
};
