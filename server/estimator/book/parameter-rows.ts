// The table of parameters as it stands in the data. Source: parameters.csv.
import { z } from 'zod';
import { numberCell, readTable } from './table.ts';

const optionalNumber = z.union([z.literal('').transform(() => null), numberCell]);

/** Kinds of parameters by their names in the table. */
export const PARAMETER_KINDS = { choice: 'CHOICE', number: 'NUMBER', yes_no: 'YES_NO' } as const;

const rowSchema = z.object({
  assembly: z.string().min(1),
  parameter: z.string().min(1),
  label: z.string().min(2).max(60),
  unit: z.string().max(10),
  help: z.string().min(5).max(160),
  question: z.string().max(200).regex(/\?/),
  kind: z.enum(['choice', 'number', 'yes_no']),
  choices: z.string(),
  min: optionalNumber,
  max: optionalNumber,
});
export type ParameterRow = z.output<typeof rowSchema>;

/** Rows of the table by assembly. */
export const readParameterRows = (
  file: string,
  text: string,
): ReadonlyMap<string, readonly ParameterRow[]> => {
  const rows = readTable(file, text, rowSchema, (row) => `${row.assembly} ${row.parameter}`);
  return Map.groupBy(rows.values(), ({ assembly }) => assembly);
};
