// Numbers of rows, for tests that look into the database or compare with REST.
import { bareKey, localIdIn } from '../domain/ids.ts';

/** The number of a row, from its id. */
export const numberOf = (id: string | undefined): number => Number(bareKey(id ?? ''));

/** The same with the local ids of parts in place of their ids, which differ between two documents. */
export const withLocalIds = <Answer>(answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer), (_key, value: unknown) =>
    typeof value === 'string' ? localIdIn(value) : value,
  ) as Answer;
