// Evaluates one assembly over one space: which items it needs and how much of each, before any rounding or price.
import type { Formula, Variables } from './formula/formula.ts';
import { evaluate } from './formula/formula.ts';
import type { Value } from './formula/functions.ts';
import { toNumber, truthy } from './formula/functions.ts';
import type { Assembly } from '../book/assemblies.ts';
import type { Grade } from '../book/grades.ts';
import type { Geometry } from './space.ts';

export type Params = Readonly<Record<string, Value | undefined>>;

/** An amount of one material for a whole line, in its purchase unit. */
export interface CountedAmount {
  material: string;
  /** Amount that is built in; waste comes on top. */
  amount: number;
  /** Usual waste; null where none is lost. */
  wastePercent: number | null;
}

export interface TakeoffItem {
  code: string;
  /** Exact quantity, in the catalog's unit. */
  quantity: number;
  formula: Formula;
  variables: Variables;
  /** Names that the formula of each parameter reads. */
  dependsOn: ReadonlyMap<string, readonly string[]>;
  /** Purchases for it, counted from sizes; empty where its recipe tells them. */
  goods: readonly CountedAmount[];
}

/** Names the quantity depends on, parameters followed down to geometry. */
export const inputsOf = ({
  formula,
  dependsOn,
}: Pick<TakeoffItem, 'formula' | 'dependsOn'>): readonly string[] => {
  const found = new Set<string>();
  const follow = (names: readonly string[]): void => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      follow(dependsOn.get(name) ?? []);
    }
  };
  follow(formula.variables);
  return [...found];
};

const isFormula = (value: number | Formula): value is Formula => typeof value !== 'number';

/**
 * Quantities of an assembly, in the order of the data. Items whose quantity is not above zero are left out.
 * @param params replaces defaults of the same name; unknown names are a defect and throw.
 */
export const runAssembly = (
  assembly: Assembly,
  geometry: Geometry,
  grade: Grade,
  params: Params = {},
): TakeoffItem[] => {
  const variables: Record<string, Value> = { ...geometry, g: grade };
  const dependsOn = new Map<string, readonly string[]>();
  const unknown = Object.keys(params).find(
    (name) => !assembly.params.some(([known]) => known === name),
  );
  if (unknown !== undefined)
    throw new Error(`assembly ${assembly.id} has no parameter "${unknown}"`);
  for (const [name, fallback] of assembly.params) {
    const given = params[name];
    if (given !== undefined) variables[name] = given;
    else if (isFormula(fallback)) {
      variables[name] = evaluate(fallback, variables);
      dependsOn.set(name, fallback.variables);
    } else variables[name] = fallback;
  }

  return assembly.items.flatMap(({ code, quantity, condition, goods }) => {
    if (condition && !truthy(evaluate(condition, variables))) return [];
    const amount = toNumber(evaluate(quantity, variables));
    if (!(amount > 0)) return [];
    const counted = goods.flatMap((each): CountedAmount[] =>
      each.condition && !truthy(evaluate(each.condition, variables))
        ? []
        : [
            {
              material: each.material,
              amount: toNumber(evaluate(each.quantity, variables)),
              wastePercent: each.wastePercent,
            },
          ],
    );
    return [{ code, quantity: amount, formula: quantity, variables, dependsOn, goods: counted }];
  });
};
