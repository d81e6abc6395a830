// What the demo has none of: a claim, a bid, an insurer's paper, shared links, an applicant, a program's keys, an estimate that
// only asks, and jobs that were canceled, failed or still run.
import { readFile } from 'node:fs/promises';
import { fixture } from '../../e2e/uploads.ts';
import type { FileReading } from '../../server/domain/estimate/job-reading.ts';
import { APPLICATION, handIn } from '../../server/testing/contractors.ts';
import {
  TestCancelJobDocument,
  TestCreateApiTokenDocument,
  TestCreateBidDocument,
  TestCreateWebhookDocument,
  TestRotateWebhookSecretDocument,
} from '../../server/testing/gql/graphql.ts';
import type { ReachedServer } from '../../server/testing/app.ts';
import { untilHeld } from '../../server/testing/editing.ts';
import { bareKey } from '../../server/domain/ids.ts';
import type { Gate } from '../../server/testing/gated-estimator.ts';
import { estimateOf } from '../../server/testing/introducing.ts';
import { sendMadePaper } from '../../server/testing/papers.ts';
import { share } from '../../server/testing/sharing.ts';
import { type Person, userOf } from '../../server/testing/world.ts';
import { type Homeowner, moveIn } from '../demo/homeowner.ts';
import { drawRoom } from '../demo/picture.ts';

export const HANNA = { email: 'hanna@demo.example', firstName: 'Hanna' } as const;
/** Has applied as a contractor and handed in an ID. */
export const VERA = 'vera@demo.example';

/** Claim numbers or numbers of jobs, as addresses take them. */
export interface Told {
  projectId: string;
  claim: string;
  bid: string;
  asking: string;
  canceled: string;
  failed: string;
  running: string;
  reading: string;
  /** Query that puts the insurer's paper beside the estimate of its work. */
  paperPair: string;
  /** Secrets of shared links. */
  shared: { estimate: string; paper: string };
}

const photo = async (owner: Person, name: string): Promise<string> =>
  owner.upload({ bytes: await drawRoom('#e6ebe4', '#8f7355'), name, mime: 'image/jpeg' });

const CLAIM = {
  title: 'Burst pipe, kitchen and den',
  agentKind: 'INSURANCE',
  instructions:
    'Pipe burst under the kitchen sink on October 12, 2026. Insured: Hanna Berg, policy HO-44521, carrier State Farm. Kitchen 12x14 and den 12x16: drywall wet 2 ft high, LVP floors and baseboards ruined, base cabinets swollen. Deductible 1,000.',
};
const BID = {
  title: 'Berg bathroom, bid',
  agentKind: 'CONTRACTOR',
  instructions:
    'Hall bathroom 5x8: tiled shower in place of the tub, vanity 36 in, toilet, porcelain floor tile, paint. My crew does the demolition; markup 35 %.',
};
const FAILURE =
  'We could not finish this estimate, although we tried several times. Your uploads and text are kept: try again.';
/** Progress of a job in the midst of the second of its uploads. */
const READING = {
  fileName: 'Scope of work, upper floor and stairs, revised after the walk-through.pdf',
  filePosition: 2,
  fileCount: 2,
  step: { unit: 'PAGE', position: 3, count: 8 },
} as const satisfies FileReading;

const PAINT = 'Paint the bedroom 12x14, walls and ceiling, and lay LVP.';

/** An insurer's estimate with ours of the same work, and links to that and to the claim. */
const checkPaper = async (hanna: Homeowner, claimId: string) => {
  const fileId = await sendMadePaper(hanna, 'adjuster-hail');
  const ours = await estimateOf(hanna, {
    projectId: hanna.projectId,
    uploads: [fileId],
    title: 'Hail on the roof',
    agentKind: 'INSURANCE',
    instructions: 'Please check what my insurer left out.',
  });
  const estimate = await share(hanna, { subject: { estimateId: claimId } });
  const pair = { fileId, estimateId: ours.estimateId };
  const paper = await share(hanna, { subject: { paperComparison: pair } });
  const query = { left: `paper-${bareKey(fileId)}`, right: ours.claimNumber };
  return {
    paperPair: String(new URLSearchParams(query)),
    shared: { estimate: estimate.token, paper: paper.token },
  };
};

/** A token and a webhook, whose secret was just exchanged. */
const connectProgram = async (hanna: Person): Promise<void> => {
  await hanna.runOk(TestCreateApiTokenDocument, {
    input: { name: 'Accounting', scopes: ['ESTIMATES_READ', 'PROJECTS_READ'], expiresInDays: 90 },
  });
  const { createWebhook } = await hanna.runOk(TestCreateWebhookDocument, {
    input: { url: 'https://127.0.0.1/plumbline', events: ['ESTIMATE_READY', 'JOB_FAILED'] },
  });
  if (createWebhook?.__typename !== 'CreateWebhookSuccess') throw new Error(createWebhook?.message);
  const input = { webhookId: createWebhook.webhook.id };
  await hanna.runOk(TestRotateWebhookSecretDocument, { input });
};

const applyAs = async (server: ReachedServer, email: string): Promise<void> => {
  const vera = await userOf(server, email);
  await vera.rest('POST', '/api/contractors/register/', { ...APPLICATION, email });
  await handIn(server, vera);
};

export const tellMore = async (server: ReachedServer, gate: Gate): Promise<Told> => {
  const hanna = await moveIn(server, HANNA, { name: 'Alder Court house', zip: '94110' });
  const { projectId } = hanna;
  const make = async (changes: object) =>
    estimateOf(hanna, { projectId, uploads: [await photo(hanna, 'IMG_2041.jpg')], ...changes });
  const claim = await make(CLAIM);
  const bid = await make(BID);
  await hanna.runOk(TestCreateBidDocument, { input: { estimateId: bid.estimateId } });
  const asking = await make({ title: 'Nothing to price yet', instructions: 'My house is old' });
  const checked = await checkPaper(hanna, claim.estimateId);
  await connectProgram(hanna);
  await applyAs(server, VERA);

  gate.close();
  const start = async (title: string, ...more: string[]) => {
    const uploads = [await photo(hanna, 'bedroom.jpg'), ...more];
    return (await hanna.submit({ projectId, uploads, title, instructions: PAINT })).id;
  };
  const stop = async (title: string) => {
    const id = await start(title);
    await hanna.runOk(TestCancelJobDocument, { input: { jobId: id } });
    return id;
  };
  const canceled = await stop('Bedroom, called off');
  const failed = await stop('Bedroom, first try');
  await server.ports.db.job.update({
    where: { id: Number(bareKey(failed)) },
    data: { stage: 'FAILED', failure: FAILURE },
  });
  const bytes = new Uint8Array(await readFile(fixture('scope.pdf')));
  const scope = { bytes, name: READING.fileName, mime: 'application/pdf', kind: 'doc' };
  const reading = await start('Upper floor', await hanna.upload(scope));
  // Held at the gate its worker writes no more, so the row stays as it is put: back in the midst of its uploads.
  await untilHeld(hanna, reading);
  await server.ports.db.job.update({
    where: { id: Number(bareKey(reading)) },
    data: {
      stage: 'READING_UPLOADS',
      progress: 0.27,
      reading: READING,
      draftLines: { deleteMany: {} },
    },
  });
  return {
    projectId,
    claim: claim.claimNumber,
    bid: bid.claimNumber,
    asking: asking.claimNumber,
    canceled,
    failed,
    running: await start('Bedroom'),
    reading,
    ...checked,
  };
};
