// Estimates as lists and pages of programs show them: rows of one named statement, with the fields that are made of them.
import type { LineItem } from '../../domain/estimate/estimate.ts';
import { globalId, type PartOf, partKey, partsOf } from '../../domain/ids.ts';
import { type NumberedLine, withNumbers } from '../../domain/estimate/line-numbers.ts';
import { LINES_IN_ONE_PIECE } from '../../features/estimates/document-in-pieces.ts';
import { fromCents, roundCents, roundUnitPrice } from '../../domain/money/money.ts';
import { lineTotal } from '../../domain/money/pricing.ts';
import type { Estimate, Job } from '../../generated/prisma/client.ts';
import { leaf, listed, nested, type PlainFields } from '../plain-fields.ts';
import { msOf } from './moments.ts';

export interface PlainEstimate
  extends
    Pick<Estimate, 'id' | 'title' | 'premium' | 'currency' | 'version' | 'change' | 'changeNote'>,
    Pick<Job, 'claimNumber' | 'projectSeq' | 'isTest'> {
  totalCents: number;
  createdMs: number;
  updatedMs: number;
  projectId: number;
  projectName: string;
  projectZip: string;
}

export interface EstimateWithLines extends PlainEstimate {
  items: readonly LineItem[];
  /** Form in which the document was stored; null before there were forms, and where the lines are too many for one piece. */
  form: number | null;
}

export const ESTIMATE_COLUMNS = `e.id, e.title, e.premium, e.currency, e.version, e.change,
  e.change_note AS "changeNote", ${msOf('e.created_at')} AS "createdMs", ${msOf('e.updated_at')} AS "updatedMs",
  e.total_cents::float8 AS "totalCents", j.claim_number AS "claimNumber", j.project_seq AS "projectSeq", j.is_test AS "isTest",
  p.id AS "projectId", p.name AS "projectName", p.zip AS "projectZip"`;

export const LINES_COLUMNS = `d.document->'items' AS items, (d.document->>'form')::int AS form`;
/** The rows of a statement, each with the number of lines of all together. */
export const withLineCount = (rows: string): string =>
  `(SELECT *, sum(item_count) OVER () AS lines FROM (${rows}) one OFFSET 0)`;
/**
 * Unpacks a document once by joining it with nothing; each `->` of a stored document would unpack the whole anew. Where all have
 * many lines none is unpacked: they are read the usual way, which counts them and serves others between its pieces.
 */
export const DOCUMENTS = `CROSS JOIN LATERAL
  (SELECT CASE WHEN e.lines <= ${LINES_IN_ONE_PIECE} THEN e.document || '{}' END AS document OFFSET 0) d`;

const PROJECT_OF_ESTIMATE: PlainFields<PlainEstimate> = {
  __typename: leaf(() => 'Project'),
  id: leaf(({ projectId }) => globalId('Project', projectId)),
  databaseId: leaf(({ projectId }) => projectId),
  name: leaf(({ projectName }) => projectName),
  zip: leaf(({ projectZip }) => projectZip),
};

export const ESTIMATE_FIELDS: PlainFields<PlainEstimate> = {
  __typename: leaf(() => 'Estimate'),
  id: leaf(({ id }) => globalId('Estimate', id)),
  databaseId: leaf(({ id }) => id),
  claimNumber: leaf(({ claimNumber }) => claimNumber),
  projectSeq: leaf(({ projectSeq }) => projectSeq),
  isTest: leaf(({ isTest }) => isTest),
  title: leaf(({ title }) => title),
  premium: leaf(({ premium }) => premium),
  currency: leaf(({ currency }) => currency),
  total: leaf(({ totalCents }) => roundCents(fromCents(totalCents))),
  version: leaf(({ version }) => version),
  change: leaf(({ change }) => change),
  changeNote: leaf(({ changeNote }) => changeNote),
  createdAt: leaf(({ createdMs }) => new Date(createdMs)),
  updatedAt: leaf(({ updatedMs }) => new Date(updatedMs)),
  project: nested((estimate) => estimate, PROJECT_OF_ESTIMATE),
};

const LINE_FIELDS: PlainFields<PartOf<NumberedLine>> = {
  __typename: leaf(() => 'LineItem'),
  id: leaf((line) => globalId('LineItem', partKey(line, line.id))),
  localId: leaf(({ id }) => id),
  number: leaf(({ number }) => number ?? null),
  name: leaf(({ name }) => name),
  details: leaf(({ details }) => details || null),
  quantity: leaf(({ quantity }) => quantity),
  unit: leaf(({ unit }) => unit),
  unitPrice: leaf(({ unitPrice }) => roundUnitPrice(unitPrice)),
  tax: leaf(({ tax }) => roundCents(tax)),
  total: leaf((line) => roundCents(lineTotal(line))),
  category: leaf(({ category }) => category || null),
  tags: leaf(({ tags }) => tags),
  source: leaf(({ source }) => source),
};

export const ESTIMATE_WITH_LINES_FIELDS: PlainFields<EstimateWithLines> = {
  ...ESTIMATE_FIELDS,
  items: listed(({ id, items }) => partsOf(id, withNumbers(items)), LINE_FIELDS),
};
