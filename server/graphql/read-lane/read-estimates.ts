// The statements of the estimates a viewer owns: a page of them, and one.
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import type { Ports } from '../../context.ts';
import type { AskedPage } from './arguments.ts';
import {
  DOCUMENTS,
  ESTIMATE_COLUMNS,
  type EstimateWithLines,
  LINES_COLUMNS,
  type PlainEstimate,
} from './plain-estimates.ts';

type Pool = Ports['pool'];

const JOINS = 'JOIN jobs j ON j.id = e.job_id JOIN projects p ON p.id = e.project_id';
const joinsOf = (withLines: boolean) => (withLines ? `${JOINS} ${DOCUMENTS}` : JOINS);
const NEWEST = 'created_at DESC, id DESC';
const ONE = {
  claimNumber: 'j.claim_number',
  id: 'e.id',
  jobId: 'e.job_id',
} as const;
export type EstimateKey = keyof typeof ONE;

const columnsOf = (withLines: boolean) =>
  withLines ? `${ESTIMATE_COLUMNS}, ${LINES_COLUMNS}` : ESTIMATE_COLUMNS;

/** A statement with one name for each text: the process plans each once. */
interface NamedStatement {
  name: string;
  text: string;
}
const listStatement = (withLines: boolean, isLater: boolean): NamedStatement => ({
  name: `read-estimates${withLines ? '-lines' : ''}${isLater ? '-after' : ''}`,
  text: `SELECT ${columnsOf(withLines)} FROM (SELECT * FROM estimates
    WHERE account_id = $1 AND deleted_at IS NULL
    ${isLater ? 'AND (created_at, id) < (SELECT created_at, id FROM estimates WHERE id = $3)' : ''}
    ORDER BY ${NEWEST} LIMIT $2) e ${joinsOf(withLines)} ORDER BY e.created_at DESC, e.id DESC`,
});
const oneStatement = (key: EstimateKey, withLines: boolean): NamedStatement => ({
  name: `read-estimate-${key}${withLines ? '-lines' : ''}`,
  text: `SELECT ${columnsOf(withLines)} FROM estimates e ${joinsOf(withLines)}
    WHERE ${ONE[key]} = $2 AND e.account_id = $1 AND e.deleted_at IS NULL`,
});
/** The statements without and with lines. */
type Both = Readonly<Record<'bare' | 'lines', NamedStatement>>;
const both = (statementOf: (withLines: boolean) => NamedStatement): Both => ({
  bare: statementOf(false),
  lines: statementOf(true),
});
const LISTS = {
  first: both((withLines) => listStatement(withLines, false)),
  later: both((withLines) => listStatement(withLines, true)),
};
const ONES: Readonly<Record<EstimateKey, Both>> = {
  claimNumber: both((withLines) => oneStatement('claimNumber', withLines)),
  id: both((withLines) => oneStatement('id', withLines)),
  jobId: both((withLines) => oneStatement('jobId', withLines)),
};
const kindOf = (withLines: boolean) => (withLines ? 'lines' : 'bare');

/** What an older version stored is parsed and brought to today's form by the usual way. */
const isOfToday = (row: PlainEstimate | EstimateWithLines): boolean =>
  !('form' in row) || row.form === STORED_ESTIMATE.form;

const rowsOf = async <Row extends PlainEstimate>(
  pool: Pool,
  statement: NamedStatement,
  values: unknown[],
): Promise<Row[] | null> => {
  const { rows } = await pool.query<Row>({ ...statement, values });
  return rows.every(isOfToday) ? rows : null;
};

/** Estimates, newest first, one more than the page has if there is one more; null when the lane cannot tell. */
export const readEstimates = <Row extends PlainEstimate>(
  pool: Pool,
  accountId: number,
  { size, after }: AskedPage,
  withLines: boolean,
): Promise<Row[] | null> => {
  const values = [accountId, size + 1];
  return after === null
    ? rowsOf<Row>(pool, LISTS.first[kindOf(withLines)], values)
    : rowsOf<Row>(pool, LISTS.later[kindOf(withLines)], [...values, after]);
};

/** Rows, none or one; null when the lane cannot tell. */
export const readEstimate = <Row extends PlainEstimate>(
  pool: Pool,
  accountId: number,
  [key, value]: readonly [EstimateKey, string | number],
  withLines: boolean,
): Promise<Row[] | null> => rowsOf<Row>(pool, ONES[key][kindOf(withLines)], [accountId, value]);
