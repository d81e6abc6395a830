// Reads the parameters of an assembly out of the table that describes them, and checks them against its formulas.
import { literalsOf } from '../calculate/formula/literals.ts';
import { type ParameterRow, PARAMETER_KINDS } from './parameter-rows.ts';
import type { AssemblyParameter } from './parameters.ts';

// The choices of a parameter. They are exactly what the formulas of its assembly tell apart, so a choice never changes
// nothing by mistake.

type NamedValues = readonly (number | string)[];

const readChoices = (row: ParameterRow, values: NamedValues): AssemblyParameter['choices'] => {
  const hasWords = values.some((value) => typeof value === 'string');
  return row.choices.split(';').map((choice) => {
    const [, value, label] = /^([\w.]+)=(.+)$/.exec(choice) ?? [];
    if (value === undefined || label === undefined)
      throw new Error(`the choice "${choice}" must look like value=Label`);
    return { value: hasWords ? value : Number(value), label };
  });
};

const checkedChoices = (row: ParameterRow, values: NamedValues): AssemblyParameter['choices'] => {
  const choices = readChoices(row, values);
  const offered = new Set(choices.map(({ value }) => value));
  if (offered.size !== choices.length) throw new Error('a choice stands there twice');
  const missing = values.find((value) => !offered.has(value));
  if (missing !== undefined) throw new Error(`the formulas know "${missing}", no choice does`);
  // One choice may be left over by all conditions, e.g. no new floor.
  const idle = choices.filter(({ value }) => !values.includes(value));
  if (idle.length > 1)
    throw new Error(`no formula tells ${idle.map(({ value }) => `"${value}"`).join(' from ')}`);
  return choices;
};

/** The formulas of an assembly, as they stand in the data. */
interface AssemblyFormulas {
  id: string;
  params: Readonly<Record<string, number | string>>;
  /** Quantities and conditions of its items. */
  items: readonly string[];
}

/** A parameter with the values that formulas compare it with, and the words its own default may give. */
interface Described {
  row: ParameterRow;
  compared: NamedValues;
  given: NamedValues;
}

const readParameter = ({ row, compared, given }: Described): AssemblyParameter => {
  const isChoice = row.kind === 'choice';
  const word = [...compared, ...given].find((value) => typeof value === 'string');
  if (!isChoice && word !== undefined) throw new Error(`"${word}" is a choice, not a ${row.kind}`);
  if (!isChoice && row.choices !== '') throw new Error(`a ${row.kind} has no choices`);
  const odd = row.kind === 'yes_no' && compared.find((value) => value !== 0 && value !== 1);
  if (odd) throw new Error(`the formulas compare it with ${odd}, so it is no yes or no`);
  return {
    name: row.parameter,
    label: row.label,
    unit: row.unit,
    help: row.help,
    question: row.question,
    kind: PARAMETER_KINDS[row.kind],
    choices: isChoice ? checkedChoices(row, [...new Set([...compared, ...given])]) : [],
    min: row.min,
    max: row.max,
  };
};

/**
 * Parameters of one assembly in the order of their table. People read them in that order.
 * @throws Error naming a parameter without a row, a row without a parameter, or choices that the formulas do not tell apart.
 */
export const parametersOf = (
  rows: ReadonlyMap<string, readonly ParameterRow[]>,
  formulas: AssemblyFormulas,
): readonly AssemblyParameter[] => {
  const own = new Map(rows.get(formulas.id)?.map((row) => [row.parameter, row]));
  const unknown = [...own.keys()].find((name) => !Object.hasOwn(formulas.params, name));
  if (unknown !== undefined) throw new Error(`there is no parameter "${unknown}" to describe`);
  const defaults = Object.values(formulas.params).filter((value) => typeof value === 'string');
  const compared = Map.groupBy(
    [...formulas.items, ...defaults].flatMap((source) => literalsOf(source).compared),
    ({ name }) => name,
  );
  const missing = Object.keys(formulas.params).find((name) => !own.has(name));
  if (missing !== undefined) throw new Error(`parameter "${missing}" is not described`);
  return [...own].map(([name, row]) => {
    const fallback = formulas.params[name];
    try {
      return readParameter({
        row,
        compared: (compared.get(name) ?? []).map(({ value }) => value),
        given: typeof fallback === 'string' ? literalsOf(fallback).words : [],
      });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Error(`parameter "${name}": ${problem}`, { cause: error });
    }
  });
};
