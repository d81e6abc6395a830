// The choices of a parameter. They are exactly what the formulas of its assembly tell apart, so a choice never changes
// nothing by mistake.
import type { ParameterRow } from './parameter-rows.ts';
import type { AssemblyParameter } from './parameters.ts';

export type NamedValues = readonly (number | string)[];

const readChoices = (row: ParameterRow, values: NamedValues): AssemblyParameter['choices'] => {
  const hasWords = values.some((value) => typeof value === 'string');
  return row.choices.split(';').map((choice) => {
    const [, value, label] = /^([\w.]+)=(.+)$/.exec(choice) ?? [];
    if (value === undefined || label === undefined)
      throw new Error(`the choice "${choice}" must look like value=Label`);
    return { value: hasWords ? value : Number(value), label };
  });
};

export const checkedChoices = (
  row: ParameterRow,
  values: NamedValues,
): AssemblyParameter['choices'] => {
  const choices = readChoices(row, values);
  const offered = new Set(choices.map(({ value }) => value));
  if (offered.size !== choices.length) throw new Error('a choice stands there twice');
  const missing = values.find((value) => !offered.has(value));
  if (missing !== undefined) throw new Error(`the formulas know "${missing}", no choice does`);
  // One may be what all conditions leave over, e.g. no new floor.
  const idle = choices.filter(({ value }) => !values.includes(value));
  if (idle.length > 1)
    throw new Error(`no formula tells ${idle.map(({ value }) => `"${value}"`).join(' from ')}`);
  return choices;
};
