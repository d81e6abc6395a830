// A page of the viewer's estimates, and one estimate.
import { Kind } from 'graphql';
import { keyOf } from '../../domain/ids.ts';
import { accountIdOf } from '../../features/accounts/accounts.access.ts';
import { parseClaimNumber } from '../../features/jobs/claim-number.ts';
import { listName } from '../named-cursors.ts';
import { keyNamed } from '../named-ids.ts';
import { askedIn, compile, keyIn } from '../plain-fields.ts';
import { argumentsOf, askedPageOf, givenBy, type AskedPage } from './arguments.ts';
import {
  ESTIMATE_FIELDS,
  ESTIMATE_WITH_LINES_FIELDS,
  type EstimateWithLines,
  DOCUMENTS,
  ESTIMATE_COLUMNS,
  LINES_COLUMNS,
  type PlainEstimate,
  withLineCount,
} from './plain-estimates.ts';
import { pageFields, pageIn } from './pages.ts';
import type { Data, PlanOf } from './read.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import type { Ports } from '../../context.ts';

// The statements of the estimates a viewer owns: a page of them, and one.

type Pool = Ports['pool'];

const JOINS = 'JOIN jobs j ON j.id = e.job_id JOIN projects p ON p.id = e.project_id';
const joinsOf = (withLines: boolean) => (withLines ? `${JOINS} ${DOCUMENTS}` : JOINS);
const NEWEST = 'created_at DESC, id DESC';
const ONE = {
  claimNumber: 'j.claim_number',
  id: 'e.id',
  jobId: 'e.job_id',
} as const;
type EstimateKey = keyof typeof ONE;

const columnsOf = (withLines: boolean) =>
  withLines ? `${ESTIMATE_COLUMNS}, ${LINES_COLUMNS}` : ESTIMATE_COLUMNS;

/** A statement with one name for each text: the process plans each once. */
interface NamedStatement {
  name: string;
  text: string;
}
const listStatement = (withLines: boolean, isLater: boolean): NamedStatement => {
  const page = `SELECT * FROM estimates
    WHERE account_id = $1 AND deleted_at IS NULL
    ${isLater ? 'AND (created_at, id) < (SELECT created_at, id FROM estimates WHERE id = $3 AND account_id = $1)' : ''}
    ORDER BY ${NEWEST} LIMIT $2`;
  return {
    name: `read-estimates${withLines ? '-lines' : ''}${isLater ? '-after' : ''}`,
    text: `SELECT ${columnsOf(withLines)} FROM ${withLines ? withLineCount(page) : `(${page})`} e
      ${joinsOf(withLines)} ORDER BY e.created_at DESC, e.id DESC`,
  };
};
const oneStatement = (key: EstimateKey, withLines: boolean): NamedStatement => ({
  name: `read-estimate-${key}${withLines ? '-lines' : ''}`,
  text: `SELECT ${columnsOf(withLines)} FROM ${withLines ? '(SELECT *, item_count AS lines FROM estimates)' : 'estimates'} e
    ${joinsOf(withLines)} WHERE ${ONE[key]} = $2 AND e.account_id = $1 AND e.deleted_at IS NULL`,
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
const readEstimates = <Row extends PlainEstimate>(
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
const readEstimate = <Row extends PlainEstimate>(
  pool: Pool,
  accountId: number,
  [key, value]: readonly [EstimateKey, string | number],
  withLines: boolean,
): Promise<Row[] | null> => rowsOf<Row>(pool, ONES[key][kindOf(withLines)], [accountId, value]);

const LIST = listName('Viewer', 'estimates');
const ESTIMATE_PAGE = pageFields('Estimate', ESTIMATE_FIELDS);
const ESTIMATE_PAGE_WITH_LINES = pageFields('Estimate', ESTIMATE_WITH_LINES_FIELDS);

export const viewersEstimates: PlanOf = (viewer, fragments) => {
  const asked = askedIn(viewer.selectionSet, fragments) ?? [];
  const [field, ...others] = asked.filter(({ name }) => name.value !== '__typename');
  if (field?.name.value !== 'estimates' || others.length > 0 || !field.selectionSet) return null;
  const pageAskedIn = askedPageOf(field);
  const bare = compile(ESTIMATE_PAGE, field.selectionSet, fragments);
  const make = bare ?? compile(ESTIMATE_PAGE_WITH_LINES, field.selectionSet, fragments);
  if (!pageAskedIn || !make) return null;
  return async (ctx, variables) => {
    const page = pageAskedIn(variables, LIST);
    if (!page) return null;
    const account = accountIdOf(ctx.viewer);
    const rows = await readEstimates<EstimateWithLines>(ctx.pool, account, page, !bare);
    // Nothing follows an entry that is gone, either: the usual way tells them apart.
    if (!rows || (page.after !== null && rows.length === 0)) return null;
    const answer: Data = {};
    for (const one of asked)
      answer[keyIn(one)] = one === field ? make(pageIn(LIST, rows, page)) : 'Viewer';
    return { [keyIn(viewer)]: answer };
  };
};

type Reference = readonly [EstimateKey, string | number];

const claimIn = (given: unknown): Reference | null => {
  const claim = typeof given === 'string' ? parseClaimNumber(given) : null;
  return claim === null ? null : ['claimNumber', claim];
};
const NAMED = { id: 'Estimate', jobId: 'Job' } as const;
const keyOfKind = (kind: keyof typeof NAMED, given: unknown): Reference | null => {
  const key = keyNamed(given, NAMED[kind]);
  return key === null ? null : [kind, key];
};

/** The number of a job as a person typed it. */
const jobTyped = (given: unknown): Reference | null => {
  const key = keyNamed(given, 'Job') ?? keyOf(String(given).trim());
  return key === null ? null : ['jobId', key];
};

/** Finds the key that an argument names, and its value; null for what the usual way has to look at. */
const REFERENCES = {
  claimNumber: claimIn,
  id: (given: unknown) => keyOfKind('id', given),
  jobId: (given: unknown) => keyOfKind('jobId', given),
  lookup: (given: unknown) => claimIn(given) ?? jobTyped(given),
} as const;
const isReference = (name: string): name is keyof typeof REFERENCES =>
  Object.hasOwn(REFERENCES, name);

export const oneEstimate: PlanOf = (field, fragments) => {
  const by = argumentsOf(field, ['by'])?.get('by');
  const [member, ...others] = by?.kind === Kind.OBJECT ? by.fields : [];
  const given = member && givenBy(member.value);
  if (!given || others.length > 0 || !field.selectionSet) return null;
  const name = member.name.value;
  if (!isReference(name)) return null;
  const bare = compile(ESTIMATE_FIELDS, field.selectionSet, fragments);
  const make = bare ?? compile(ESTIMATE_WITH_LINES_FIELDS, field.selectionSet, fragments);
  if (!make) return null;
  return async ({ pool, viewer }, variables) => {
    const reference = REFERENCES[name](given(variables));
    if (!reference) return null;
    const account = accountIdOf(viewer);
    const rows = await readEstimate<EstimateWithLines>(pool, account, reference, !bare);
    return rows && { [keyIn(field)]: rows[0] ? make(rows[0]) : null };
  };
};
