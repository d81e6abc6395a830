// What the demo has none of: a claim, a bid, an estimate that only asks, and jobs that were canceled, failed or still run.
import { readFile } from 'node:fs/promises';
import { fixture } from '../../e2e/uploads.ts';
import type { FileReading } from '../../server/domain/estimate/job-reading.ts';
import { TestCancelJobDocument, TestCreateBidDocument } from '../../server/testing/gql/graphql.ts';
import type { ReachedServer } from '../../server/testing/app.ts';
import { untilHeld } from '../../server/testing/editing.ts';
import { bareKey } from '../../server/domain/ids.ts';
import type { Gate } from '../../server/testing/gated-estimator.ts';
import { estimateOf } from '../../server/testing/introducing.ts';
import type { Person } from '../../server/testing/world.ts';
import { moveIn } from '../demo/homeowner.ts';
import { drawRoom } from '../demo/picture.ts';

export const HANNA = { email: 'hanna@demo.example', firstName: 'Hanna' } as const;

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

export const tellMore = async (server: ReachedServer, gate: Gate): Promise<Told> => {
  const hanna = await moveIn(server, HANNA, { name: 'Alder Court house', zip: '94110' });
  const { projectId } = hanna;
  const make = async (changes: object) =>
    estimateOf(hanna, { projectId, uploads: [await photo(hanna, 'IMG_2041.jpg')], ...changes });
  const claim = await make(CLAIM);
  const bid = await make(BID);
  await hanna.runOk(TestCreateBidDocument, { input: { estimateId: bid.estimateId } });
  const asking = await make({ title: 'Nothing to price yet', instructions: 'My house is old' });

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
  };
};
