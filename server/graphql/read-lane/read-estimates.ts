// The statements of the estimates a viewer owns: the first page of them, and one.
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import type { Ports } from '../../context.ts';
import {
  ESTIMATE_COLUMNS,
  type EstimateWithLines,
  LINES_COLUMNS,
  type PlainEstimate,
} from './plain-estimates.ts';

type Pool = Ports['pool'];

const JOINS = 'JOIN jobs j ON j.id = e.job_id JOIN projects p ON p.id = e.project_id';
const NEWEST = 'created_at DESC, id DESC';
const ONE = {
  claimNumber: 'j.claim_number',
  id: 'e.id',
  jobId: 'e.job_id',
} as const;
export type EstimateKey = keyof typeof ONE;

const columnsOf = (withLines: boolean) =>
  withLines ? `${ESTIMATE_COLUMNS}, ${LINES_COLUMNS}` : ESTIMATE_COLUMNS;

/** Of one name for each text: the process plans each once. */
const listStatement = (withLines: boolean) => ({
  name: `read-estimates${withLines ? '-lines' : ''}`,
  text: `SELECT ${columnsOf(withLines)} FROM (SELECT * FROM estimates
    WHERE account_id = $1 AND deleted_at IS NULL ORDER BY ${NEWEST} LIMIT $2) e ${JOINS}
    ORDER BY e.created_at DESC, e.id DESC`,
});
const oneStatement = (key: EstimateKey, withLines: boolean) => ({
  name: `read-estimate-${key}${withLines ? '-lines' : ''}`,
  text: `SELECT ${columnsOf(withLines)} FROM estimates e ${JOINS}
    WHERE ${ONE[key]} = $2 AND e.account_id = $1 AND e.deleted_at IS NULL`,
});

/** What an older version stored is parsed and brought to today's form by the usual way. */
const isOfToday = (row: PlainEstimate | EstimateWithLines): boolean =>
  !('form' in row) || row.form === STORED_ESTIMATE.form;

const rowsOf = async <Row extends PlainEstimate>(
  pool: Pool,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<Row[] | null> => {
  const { rows } = await pool.query<Row>({ ...statement, values });
  return rows.every(isOfToday) ? rows : null;
};

/** Newest first; null when the lane cannot tell. @param most rows */
export const readEstimates = <Row extends PlainEstimate>(
  pool: Pool,
  accountId: number,
  most: number,
  withLines: boolean,
): Promise<Row[] | null> => rowsOf<Row>(pool, listStatement(withLines), [accountId, most]);

/** None or one; null when the lane cannot tell. */
export const readEstimate = <Row extends PlainEstimate>(
  pool: Pool,
  accountId: number,
  [key, value]: readonly [EstimateKey, string | number],
  withLines: boolean,
): Promise<Row[] | null> => rowsOf<Row>(pool, oneStatement(key, withLines), [accountId, value]);
