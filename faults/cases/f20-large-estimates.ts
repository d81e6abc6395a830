// What can be asked of estimates of 5,000 lines, of a paper of 2,000, and of an account with 1,000 estimates.
import { randomUUID } from 'node:crypto';
import ExcelJS from 'exceljs';
import { type LargeEstimate, seedLarge } from '../../bench/large/seed.ts';
import { PAPER_LIMITS } from '../../server/domain/paper/paper-estimate.ts';
import {
  TestCreateBidDocument,
  TestExportMyDataDocument,
  TestInventoryChangedDocument,
  TestStartInventoryDocument,
} from '../../server/testing/gql/graphql.ts';
import { makeProposal, type ProposalTerms } from '../../server/domain/bid/proposal.ts';
import { globalId } from '../../server/domain/ids.ts';
import { toCents } from '../../server/domain/money/money.ts';
import { STORED_BID, STORED_PROPOSAL } from '../../server/domain/stored-documents.ts';
import { numberOf } from '../../server/testing/ids.ts';
import { sendPaper } from '../../server/testing/papers.ts';
import { share } from '../../server/testing/sharing.ts';
import { type Person, personAt } from '../../server/testing/world.ts';
import type { World } from '../harness/world.ts';
import { requestsOfSaves } from './f20-saves.ts';
import { named, graphql, LINE, mutation, type Request } from './f20-request.ts';

const ALL_OF_A_LINE = 'id number name quantity unit unitPrice tax total category tags source';
const XLSX_ROWS = 10_000;
/** Estimates of each account that is deleted. */
const ESTIMATES = 1_000;
/** The last form before today's. */
const OLDER_FORM = 3;

const bidOf = (rows: number): (string | number)[][] => [
  ['Description', 'Qty', 'Unit', 'Unit Price', 'Amount'],
  ...Array.from({ length: rows }, (_, nr) => [
    `Paint wall ${nr + 1}, two coats`,
    100,
    'SF',
    2,
    200,
  ]),
];

const workbook = async (rows: number): Promise<Uint8Array<ArrayBuffer>> => {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Bid').addRows(bidOf(rows));
  return new Uint8Array(await book.xlsx.writeBuffer());
};

/** Takes its materials off, and follows that to its end. */
const takeOff = async (person: Person, estimateId: string): Promise<void> => {
  await person.runOk(TestStartInventoryDocument, { input: { estimateId } });
  const events = person.subscribe(TestInventoryChangedDocument, { estimateId });
  while ((await events.take()).inventoryChanged?.status === 'PENDING');
  await events.stop();
};

/** Gives the account of `person` as many estimates as it may well have: copies of one, written past the product. */
const multiply = async (world: World, person: Person): Promise<Person> => {
  const { id } = await person.submit();
  await person.waitForEnd(id);
  const copyOf = (table: string, changes: string, where: string) => `INSERT INTO ${table}
    SELECT copy.* FROM ${table} AS one, generate_series(1, ${ESTIMATES}) AS nr,
      LATERAL jsonb_populate_record(one, jsonb_build_object(${changes})) AS copy WHERE ${where}`;
  const first = numberOf(id) * 100_000;
  await world.query(
    copyOf(
      'jobs',
      `'id', ${first} + nr, 'project_seq', 1 + nr, 'claim_number', 'CLM-' || ${first} + nr`,
      `one.id = ${numberOf(id)}`,
    ),
  );
  await world.query(
    copyOf(
      'estimates',
      `'id', ${first} + nr, 'job_id', ${first} + nr`,
      `one.job_id = ${numberOf(id)}`,
    ),
  );
  return person;
};

const OFFER: ProposalTerms = {
  from: { name: 'Painters', licenseNumber: 'LIC-1', terms: '' },
  currency: 'USD',
  pricesBy: 'LINE',
  hidesCosts: false,
  coversScope: true,
  note: '',
  summary: '',
  leftOut: [],
  phaseOf: () => 'Finishes',
  phaseOrder: ['Finishes'],
};

/** Gives its id: an offer of the bid of an estimate to whoever owns that, written past the product. */
const offerBid = async (world: World, { id }: LargeEstimate, from: Person): Promise<string> => {
  await from.makeProject();
  const [stored] = await world.query<{ document: unknown }>(
    'SELECT document FROM contractor_bids WHERE estimate_id = $1',
    [numberOf(id)],
  );
  if (!stored) throw new Error('There is no bid.');
  const offer = makeProposal(STORED_BID.read(stored.document), OFFER);
  const [made] = await world.query<{ id: number }>(
    `WITH company AS (
      INSERT INTO contractors (account_id, status, identity_status)
      SELECT max(id), 'APPROVED', 'APPROVED' FROM accounts RETURNING id
    ), request AS (
      INSERT INTO contractor_requests (account_id, estimate_id, first_name, timeframe)
      SELECT account_id, id, 'Ada', 'FLEXIBLE' FROM estimates WHERE id = $1 RETURNING id
    ), lead AS (
      INSERT INTO leads (request_id, contractor_id, status, round, document, zip3, trade, posted_at, respond_by)
      SELECT request.id, company.id, 'INTRODUCED', 1, '{}', '941', 'Painting', now(), now() FROM request, company RETURNING id
    )
    INSERT INTO proposals (lead_id, version, document, total_cents, valid_until, client_key, sent_at)
    SELECT id, 1, $2, $3, now() + interval '30 days', 'one', now() FROM lead RETURNING id`,
    [numberOf(id), JSON.stringify(STORED_PROPOSAL.write(offer)), toCents(offer.total)],
  );
  if (!made) throw new Error('There is no proposal.');
  return globalId('Proposal', made.id);
};

/** What an account has when these requests are sent. */
export interface Seeded {
  large: readonly [LargeEstimate, LargeEstimate, LargeEstimate];
  /** Stored in an older form. */
  older: LargeEstimate;
  fileId: string;
  /** Offers all lines of the bid of the second estimate. */
  proposalId: string;
  token: string;
  xlsx: Uint8Array<ArrayBuffer>;
  /** Accounts with many estimates, one for each time that one is deleted. */
  closing: Person[];
}

export const seedAll = async (
  world: World,
  person: Person,
  url: string,
  times: number,
): Promise<Seeded> => {
  const seed = () => seedLarge(person, world.databaseUrl);
  const large = [await seed(), await seed(), await seed()] as const;
  const older = await seed();
  await world.query(
    `UPDATE estimates SET document = document || '{"form": ${OLDER_FORM}}' WHERE id = $1`,
    [numberOf(older.id)],
  );
  const csv = bidOf(PAPER_LIMITS.lines).map((row) => row.map((cell) => `"${cell}"`).join(','));
  const fileId = await sendPaper(person, 'bid.csv', csv.join('\n'));
  const { token } = await share(person, { subject: { estimateId: large[0].id } });
  await person.runOk(TestCreateBidDocument, { input: { estimateId: large[1].id } });
  await takeOff(person, large[1].id);
  const stranger = personAt(url, { 'X-Guest-Key': randomUUID() });
  const proposalId = await offerBid(world, large[1], stranger);
  const closing: Person[] = [];
  for (let nr = 0; nr < times; nr += 1)
    closing.push(await multiply(world, personAt(url, { 'X-Guest-Key': randomUUID() })));
  return { large, older, fileId, proposalId, token, xlsx: await workbook(XLSX_ROWS), closing };
};

const exportAll: Request = async (person) => {
  const { exportMyData } = await person.runOk(TestExportMyDataDocument, {});
  if (exportMyData.__typename !== 'ExportMyDataSuccess') throw new Error('No export.');
  const { pathname, search } = new URL(exportMyData.url, 'http://localhost');
  return person.rest('GET', pathname + search);
};

export const requestsOfLarge = ({
  large: [one, two, three],
  older,
  fileId,
  proposalId,
  token,
  xlsx,
  closing,
}: Seeded): Record<string, Request> => {
  const by = named(one);
  const beside = `fileId: "${fileId}", estimate: { id: "${one.id}" }`;
  return {
    'GraphQL: three estimates of 5,000 lines side by side': graphql(
      `{ estimateMatrix(ids: ["${one.id}", "${two.id}", "${three.id}"]) { rows { category amounts } } }`,
    ),
    'GraphQL: all lines of 5,000, read without resolvers': graphql(
      `{ estimate(${by}) { id title items { ${ALL_OF_A_LINE} } } }`,
    ),
    'GraphQL: 50 lines of 5,000, of an older stored form': graphql(
      `{ estimate(${named(older)}) { lines(first: 50) { edges { node { ${LINE} } } } } }`,
    ),
    'GraphQL: a bid of 5,000 lines made': mutation(`createBid(input: { estimateId: "${one.id}" })`),
    'GraphQL: a bid of 5,000 lines with its schedule': graphql(
      `{ estimate(${named(two)}) { bid { total schedule { __typename } lines(first: 50) { edges { node { id } } } } } }`,
    ),
    'GraphQL: a proposal of 5,000 lines': graphql(
      `{ proposal(id: "${proposalId}") { total document { total phases { name amount lines { name quantity unit amount } } } } }`,
    ),
    'GraphQL: the materials of 5,000 lines with their cut plans': graphql(
      `{ inventory(estimateId: "${two.id}") { materials { id name quantity unit subtotal cutPlan { words } } } }`,
    ),
    'GraphQL: a takeoff of 5,000 lines begun': mutation(
      `startInventory(input: { estimateId: "${two.id}" })`,
    ),
    'GraphQL: a paper of 2,000 lines': graphql(
      `{ paper(fileId: "${fileId}") { estimate { lines { id description quantity unit rcv } } } }`,
    ),
    'GraphQL: a paper of 2,000 lines beside an estimate of 5,000': graphql(
      `{ paperComparison(${beside}) { gap rows { id kind why } } }`,
    ),
    'GraphQL: all lines of 5,000 by a shared link': graphql(
      `{ shared(token: "${token}") { estimate { total items { ${LINE} } } } }`,
    ),
    'REST: a workbook of 10,000 rows sent': (person) =>
      person.postFile({ bytes: xlsx, name: 'bid.xlsx', kind: 'doc' }),
    'REST: all data of an account': exportAll,
    ...requestsOfSaves(three, two),
    'GraphQL: an account of 1,000 estimates deleted': async () => {
      const leaving = closing.shift();
      if (!leaving) throw new Error('Nobody is left.');
      return mutation('deleteMyData(input: { confirmation: "delete" })')(leaving);
    },
  };
};
