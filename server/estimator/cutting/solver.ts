// The solver of integer programs, HiGHS as WebAssembly, loaded at the first problem that a rule of thumb does not prove best.
// It stops by nodes, so that one problem has one answer on every machine; its time is only the last resort.
import type { Highs } from 'highs';

export interface Variable {
  cost: number;
  /** Upper bound; the lower one is 0. */
  upper: number;
  isInteger: boolean;
}

export interface Constraint {
  lower: number;
  upper: number;
  /** Coefficients by the place of their variable. */
  terms: readonly (readonly [variable: number, coefficient: number])[];
}

/** Minimize the sum of cost × variable under all rows. */
export interface Program {
  variables: readonly Variable[];
  rows: readonly Constraint[];
}

export interface Solution {
  /** One value a variable. */
  values: readonly number[];
  /** The sum can never be less. */
  bound: number;
}

/** Gives null where no solution was found within the limits. */
export type Solve = (program: Program) => Solution | null;

const NODES = 1_000;
const SECONDS = 10;

const modelOf = ({ variables, rows }: Program, { infinity }: Highs) => {
  const starts = [0];
  for (const { terms } of rows) starts.push((starts.at(-1) ?? 0) + terms.length);
  const finite = (value: number) =>
    Number.isFinite(value) ? value : value < 0 ? -infinity : infinity;
  return {
    numCols: variables.length,
    numRows: rows.length,
    colCost: variables.map(({ cost }) => cost),
    colLower: variables.map(() => 0),
    colUpper: variables.map(({ upper }) => finite(upper)),
    rowLower: rows.map(({ lower }) => finite(lower)),
    rowUpper: rows.map(({ upper }) => finite(upper)),
    integrality: Int32Array.from(variables, ({ isInteger }) => (isInteger ? 1 : 0)),
    matrix: {
      format: 'csr' as const,
      numRows: rows.length,
      numCols: variables.length,
      starts,
      indices: rows.flatMap(({ terms }) => terms.map(([variable]) => variable)),
      values: rows.flatMap(({ terms }) => terms.map(([, coefficient]) => coefficient)),
    },
  };
};

/** HiGHS's word for a solution that keeps all rows. */
const FEASIBLE = 2;

const solverOf =
  (highs: Highs): Solve =>
  (program) =>
    highs.withModel(modelOf(program, highs), (model): Solution | null => {
      model.options.set({
        output_flag: false,
        mip_rel_gap: 1e-6,
        mip_max_nodes: NODES,
        time_limit: SECONDS,
      });
      model.run();
      if (model.info.get('primal_solution_status') !== FEASIBLE) return null;
      const isMixed = program.variables.some(({ isInteger }) => isInteger);
      const bound = isMixed ? Number(model.info.get('mip_dual_bound')) : model.getObjectiveValue();
      return { values: [...model.getSolution().colValue], bound };
    });

/** Loads at the first call and keeps what it loaded; after a failure the next call tries again. */
export const loadedOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
};

/** The solver, loaded once. Its types say that the loader is a module, which it is only for CommonJS. */
export const loadSolver = loadedOnce(async (): Promise<Solve> => {
  const { default: load } = await import('highs');
  const start = load as unknown as (typeof load)['default'];
  return solverOf(await start());
});
