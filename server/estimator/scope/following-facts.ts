// Parameters that follow from what is true of the whole job: pitch, stories, and whether it is in use.
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { WorkParam } from '../../domain/scope/scope-of-work.ts';
import type { Assembly } from '../book/assemblies.ts';

/** Facts that are parameters of some assemblies, under the same name. */
export const FOLLOWED_FACTS = ['pitch', 'stories', 'occupied'] as const;
type FactName = (typeof FOLLOWED_FACTS)[number];

/** Value that a fact gives the parameter of its name; null where nobody told it. */
const told = (facts: ScopeFacts, name: FactName): number | null => {
  const value = facts[name];
  return typeof value === 'boolean' ? (value ? 1 : null) : value;
};

export const withValue = (
  params: readonly WorkParam[],
  name: string,
  value: number | null,
  was: WorkParam | undefined,
): WorkParam[] => {
  const others = params.filter((param) => param.name !== name);
  if (value === null) return others;
  const set = { name, value, basis: was?.basis ?? ('STATED' as const), because: null };
  return [...others, set];
};

/** A tower has more stories than the price of a roof tells apart. */
const within = (value: number, { parameters }: Assembly, name: FactName): number => {
  const { min, max } = parameters.find((known) => known.name === name) ?? {};
  return Math.min(max ?? value, Math.max(min ?? value, value));
};

/** Facts that an assembly asks for and that were said, as its parameters. */
export const paramsOfFacts = (assembly: Assembly, facts: ScopeFacts): WorkParam[] =>
  FOLLOWED_FACTS.flatMap((name) => {
    const value = told(facts, name);
    return value === null || !assembly.params.some(([known]) => known === name)
      ? []
      : withValue([], name, within(value, assembly, name), undefined);
  });

export const followFact = (
  params: readonly WorkParam[],
  assembly: Assembly,
  name: FactName,
  before: ScopeFacts,
  after: ScopeFacts,
): readonly WorkParam[] => {
  const [was, is] = [told(before, name), told(after, name)];
  if (was === is || !assembly.params.some(([known]) => known === name)) return params;
  const own = params.find((param) => param.name === name);
  const isOwn = own && (was === null || own.value !== within(was, assembly, name));
  return isOwn
    ? params
    : withValue(params, name, is === null ? null : within(is, assembly, name), own);
};
