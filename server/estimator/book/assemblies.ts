// Assemblies: which catalog items make up a piece of work, how many of each, and under which condition.
import { z } from 'zod';
import { parseFormula } from '../calculate/formula/formula.ts';
import type { Formula } from '../calculate/formula/formula.ts';
import type { CatalogueItem } from './catalogue.ts';
import type { AssemblyContents } from './contents.ts';
import { countedGoodsOf } from './counted-goods.ts';
import type { CountedGoods, CountedRow } from './counted-goods.ts';
import { GEOMETRY_NAMES } from './geometry-names.ts';
import { parametersOf } from './read-parameters.ts';
import type { AssemblyParameter } from './parameters.ts';
import type { ParameterRow } from './parameter-rows.ts';
import { describeIssue } from './table.ts';

const roomSchema = z.object({
  length_ft: z.number().min(0),
  width_ft: z.number().min(0),
  height_ft: z.number().min(0),
  doors: z.number().int().min(0),
  windows: z.number().int().min(0),
});
export type RoomDefaults = z.infer<typeof roomSchema>;

const fileSchema = z.object({
  room_defaults: z.record(z.string(), roomSchema),
  whole_defaults: z.record(z.string(), z.number()),
  assemblies: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string().min(1),
      scope: z.string(),
      params: z.record(z.string(), z.union([z.number(), z.string()])),
      items: z.array(
        z.object({ code: z.string(), qty: z.string(), when: z.string(), why: z.string() }),
      ),
      notes: z.string(),
    }),
  ),
});

export interface AssemblyItem {
  code: string;
  quantity: Formula;
  condition: Formula | null;
  /** Materials that are counted from sizes; empty where the item's recipe tells them. */
  goods: readonly CountedGoods[];
}

export interface Assembly extends AssemblyContents {
  id: string;
  name: string;
  /** Its purpose in a few words, e.g. `kitchen, whole room`. */
  purpose: string;
  notes: string;
  /** Defaults in order; a formula may read geometry and the parameters before it. */
  params: readonly (readonly [name: string, value: number | Formula])[];
  /** The same parameters as a person reads and sets them, in the order in which they are shown. */
  parameters: readonly AssemblyParameter[];
  items: readonly AssemblyItem[];
}

export interface AssemblyData {
  assemblies: Map<string, Assembly>;
  roomDefaults: Readonly<Record<string, RoomDefaults>>;
  wholeDefaults: Readonly<Record<string, number>>;
}

const checkedFormula = (source: string, known: ReadonlySet<string>): Formula => {
  const formula = parseFormula(source);
  const unknown = formula.variables.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`unknown variable "${unknown}" in "${source}"`);
  return formula;
};

type AssemblyRow = z.infer<typeof fileSchema>['assemblies'][number];

/** Data of assemblies from other files, by id. */
interface AssemblyWords {
  parameters: ReadonlyMap<string, readonly ParameterRow[]>;
  contents: ReadonlyMap<string, AssemblyContents>;
  goods: readonly CountedRow[];
}

const itemOf = (
  { code, qty, when }: AssemblyRow['items'][number],
  counted: readonly CountedRow[],
  known: ReadonlySet<string>,
): AssemblyItem => ({
  code,
  quantity: checkedFormula(qty, known),
  condition: when ? checkedFormula(when, known) : null,
  goods: countedGoodsOf(
    counted.filter((row) => row.code === code),
    known,
  ),
});

/** @throws Error for goods of a line that the assembly does not have */
const requireLines = (
  counted: readonly CountedRow[],
  items: readonly Pick<AssemblyItem, 'code'>[],
): void => {
  const lost = counted.find(({ code }) => items.every((item) => item.code !== code));
  if (lost) throw new Error(`it has no line ${lost.code}`);
};

const readAssembly = (
  row: AssemblyRow,
  items: ReadonlyMap<string, CatalogueItem>,
  words: AssemblyWords,
): Assembly => {
  const known = new Set<string>(GEOMETRY_NAMES);
  let place = '';
  try {
    const params = Object.entries(row.params).map(([name, value]) => {
      place = `parameter ${name}`;
      const entry = [
        name,
        typeof value === 'string' ? checkedFormula(value, known) : value,
      ] as const;
      known.add(name);
      return entry;
    });
    const counted = words.goods.filter(({ assembly }) => assembly === row.id);
    const parsed = row.items.map((item, index) => {
      place = `item ${index + 1} (${item.code})`;
      if (!items.has(item.code)) throw new Error('this code is not in the catalog');
      return itemOf(item, counted, known);
    });
    place = 'counted_goods.csv';
    requireLines(counted, parsed);
    place = 'parameters.csv';
    const parameters = parametersOf(words.parameters, {
      id: row.id,
      params: row.params,
      items: [
        ...row.items.flatMap(({ qty, when }) => [qty, when]),
        ...counted.flatMap(({ quantity, when }) => [quantity, when]),
      ],
    });
    place = 'assembly_contents.csv';
    const said = words.contents.get(row.id);
    if (!said) throw new Error('nothing is said of it');
    return {
      ...said,
      id: row.id,
      name: row.name,
      purpose: row.scope,
      notes: row.notes,
      params,
      parameters,
      items: parsed,
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`assembly "${row.id}", ${place}: ${problem}`, { cause: error });
  }
};

/** @throws Error naming the file, the assembly and the item that cannot be used. */
export const readAssemblies = (
  file: string,
  text: string,
  items: ReadonlyMap<string, CatalogueItem>,
  words: AssemblyWords,
): AssemblyData => {
  const parsed = fileSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file}: ${describeIssue(parsed.error)}`);
  const assemblies = new Map<string, Assembly>();
  for (const row of parsed.data.assemblies) {
    if (assemblies.has(row.id)) throw new Error(`${file}: assembly "${row.id}" stands there twice`);
    try {
      assemblies.set(row.id, readAssembly(row, items, words));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  for (const [name, named] of [
    ['parameters.csv', [...words.parameters.keys()]],
    ['assembly_contents.csv', [...words.contents.keys()]],
    ['counted_goods.csv', words.goods.map(({ assembly }) => assembly)],
  ] as const) {
    const stray = named.find((id) => !assemblies.has(id));
    if (stray !== undefined) throw new Error(`${name}: there is no assembly "${stray}" in ${file}`);
  }
  return {
    assemblies,
    roomDefaults: parsed.data.room_defaults,
    wholeDefaults: parsed.data.whole_defaults,
  };
};
