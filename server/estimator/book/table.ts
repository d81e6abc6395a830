// Turns the rows of a data file into typed records; every refusal names the file, the line and the column.
import { z } from 'zod';
import { parseCsv } from './csv.ts';

/** A cell holding a plain decimal number. */
export const numberCell = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'must be a number')
  .transform(Number);

export const positiveCell = numberCell.refine((value) => value > 0, 'must be more than 0');
export const amountCell = numberCell.refine((value) => value >= 0, 'must not be negative');

/** How one file of rules is read. @throws Error as `readTable` and `readJson` */
export type ReadRules<T> = (file: string, text: string) => T;

export const describeIssue = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'value'} ${issue.message}`).join('; ');

/**
 * Reads a CSV file into records keyed by one column.
 * @throws Error such as `catalogue.csv line 12: price_low must be a number`.
 */
export const readTable = <Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  keyOf: (row: z.output<Schema>) => string,
): Map<string, z.output<Schema>> => {
  const table = new Map<string, z.output<Schema>>();
  let rows;
  try {
    rows = parseCsv(text);
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  for (const { line, cells } of rows) {
    const parsed = schema.safeParse(cells);
    if (!parsed.success) throw new Error(`${file} line ${line}: ${describeIssue(parsed.error)}`);
    const key = keyOf(parsed.data);
    if (table.has(key)) throw new Error(`${file} line ${line}: duplicate key "${key}"`);
    table.set(key, parsed.data);
  }
  return table;
};

/** @throws Error naming the file and the member that cannot be used. */
export const readJson = <Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> => {
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file}: ${describeIssue(parsed.error)}`);
  return parsed.data;
};
