// Does through the product's own doors all that sends a statement to the database.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sweepExports } from '../../server/features/bulk-exports/sweep-exports.ts';
import { sweepTests } from '../../server/features/deletion/sweep-tests.ts';
import { sumEstimateCounts } from '../../server/features/estimates/estimate-counts.ts';
import type { TestServer } from '../../server/testing/app.ts';
import { createAuthenticator } from '../../server/testing/authenticator.ts';
import { save } from '../../server/testing/editing.ts';
import * as documents from '../../server/testing/gql/graphql.ts';
import { askForCode, signIn, verify } from '../../server/testing/signing-in.ts';
import { type Person, personAt } from '../../server/testing/world.ts';

const ANN = 'ann@example.com';

type Used = Pick<TestServer, 'url' | 'dataDir' | 'ports'>;

/** Everything a guest, a user, a worker and the sweeper do, once. */
export const useProduct = async (server: Used, guest: Person) => {
  const [projectId = ''] = await ownProjects(guest);
  const job = await guest.submit({ projectId, idempotencyKey: randomUUID() });
  await guest.waitForEnd(job.id);
  const estimate = await guest.runOk(documents.TestEstimateDocument, {
    by: { claimNumber: job.claimNumber },
  });
  await guest.runOk(documents.TestEstimateDocument, { by: { jobId: job.id } });
  await guest.runOk(documents.TestEstimateDocument, { by: { id: estimate.estimate?.id ?? '' } });
  await guest.runOk(documents.HeavyProjectsDocument, {});
  await guest.runOk(documents.HeavyRecentDocument, {});
  await guest.runOk(documents.TestPortfolioDocument, {});
  await guest.runOk(documents.TestSearchEstimatesDocument, { query: 'house 77', first: 3 });
  await guest.runOk(documents.TestSearchEstimatesDocument, { query: '', first: 3 });
  await guest.runOk(documents.TestViewerDocument, {});
  await guest.runOk(documents.TestProjectDocument, { id: projectId });
  await guest.runOk(documents.TestAddRoomDocument, { input: { projectId, name: 'Cellar' } });
  await guest.runOk(documents.TestDraftDocument, { jobId: job.id });
  await guest.run(documents.TestCancelJobDocument, { input: { jobId: job.id } });
  await guest.run(documents.TestRetryJobDocument, { input: { jobId: job.id } });
  for (const path of [
    `jobs/${job.id}`,
    `results/by-job/${job.id}`,
    `results/${job.claimNumber}`,
    'results/guest',
    'projects',
    `projects/${projectId}`,
    `projects/${projectId}/jobs`,
  ]) {
    await guest.rest('GET', `/api/${path}/`);
  }
  const id = estimate.estimate?.id ?? '';
  await editEstimate(guest, id);
  await furnishEstimate(guest, id);
  await manageProject(guest, projectId, { jobId: job.id, estimateId: id });
  await useAccount(server, guest, id);
  await sweepTests(server.ports);
  await sweepExports(server.ports);
  await sumEstimateCounts(server.ports);
};

const editEstimate = async (guest: Person, id: string): Promise<void> => {
  const edited = await save(guest, { id, version: 1 }, { title: 'Else', items: [] });
  await guest.rest('PATCH', `/api/results/${id}/update_json/`, {
    raw_json: { title: 'Once more' },
  });
  await guest.runOk(documents.TestRestoreVersionDocument, {
    input: { estimateId: id, version: edited.version + 1, toVersion: 1 },
  });
  const by = { id };
  const { estimate } = await guest.runOk(documents.TestVersionsDocument, { by, first: 1 });
  const after = estimate?.versions.pageInfo.endCursor;
  await guest.runOk(documents.TestVersionsDocument, { by, first: 1, after });
  await guest.runOk(documents.TestVersionDocument, { by, version: 1 });
  const { refineEstimate } = await guest.runOk(documents.TestRefineEstimateDocument, {
    input: { estimateId: id, instruction: 'add lights' },
  });
  if (refineEstimate.__typename === 'RefineEstimateSuccess')
    await guest.waitForEnd(refineEstimate.job.id);
};

/** Exports, materials, a bid, a comparison. */
const furnishEstimate = async (guest: Person, estimateId: string): Promise<void> => {
  await guest.runOk(documents.TestCreatePdfDocument, { estimateId });
  await guest.runOk(documents.TestExportsDocument, { by: { id: estimateId } });
  await guest.runOk(documents.TestStartInventoryDocument, { input: { estimateId } });
  const changes = guest.subscribe(documents.TestInventoryChangedDocument, { estimateId });
  while ((await changes.take()).inventoryChanged?.status === 'PENDING');
  await changes.stop();
  await guest.runOk(documents.TestCreateBidDocument, { input: { estimateId } });
  await guest.runOk(documents.TestBidOfDocument, { estimateId });
  const by = { id: estimateId };
  await guest.runOk(documents.TestCompareEstimatesDocument, { left: by, right: by });
};

const manageProject = async (
  guest: Person,
  id: string,
  { jobId, estimateId }: { jobId: string; estimateId: string },
): Promise<void> => {
  await guest.runOk(documents.TestUpdateProjectDocument, {
    input: { projectId: id, name: 'Elm Street', zip: '94110' },
  });
  await guest.runOk(documents.TestProjectCostsDocument, { id });
  await guest.runOk(documents.TestSetEstimateCountedDocument, {
    input: { estimateId, countsInTotal: false },
  });
  await guest.runOk(documents.TestRenameJobDocument, { input: { jobId, title: 'Hall' } });
  await guest.runOk(documents.TestDeleteJobDocument, { jobId });
  await guest.runOk(documents.TestDeletedJobsDocument, { projectId: id });
  await guest.runOk(documents.TestRestoreJobDocument, { jobId });
  await guest.runOk(documents.TestDeleteProjectDocument, { projectId: id });
  await guest.runOk(documents.TestRestoreProjectDocument, { projectId: id });
};

const useAccount = async (server: Used, guest: Person, estimateId: string): Promise<void> => {
  const { user } = await signIn(server, guest, ANN);
  await user.runOk(documents.TestOwnAccountDocument, {});
  await exportEstimates(user);
  await user.runOk(documents.TestUpdateAccountDocument, { input: { emailWhenReady: true } });
  await user.runOk(documents.TestRequestContractorsDocument, {
    input: { estimateId, firstName: 'Ann', timeframe: 'ASAP' },
  });
  await usePasskey(server, user);
  await user.runOk(documents.TestRevokeOtherSignInsDocument, {});
  await user.runOk(documents.TestSignOutDocument, {});
};

/** More often the network would be told to wait. */
const LOOK_EVERY_MS = 150;
const MOST_LOOKS = 400;

/** All of them in one file, until it is written. */
const exportEstimates = async (user: Person): Promise<void> => {
  await user.runOk(documents.TestExportEstimatesDocument, {});
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { viewer } = await user.runOk(documents.TestOwnExportDocument, {});
    if (viewer.estimateExport?.status !== 'PENDING') return;
    await delay(LOOK_EVERY_MS);
  }
  throw new Error('The export was not written within a minute.');
};

const usePasskey = async (
  server: Pick<TestServer, 'url' | 'dataDir'>,
  user: Person,
): Promise<void> => {
  const key = createAuthenticator();
  const { startPasskey } = await user.runOk(documents.TestStartPasskeyDocument, {});
  if (startPasskey.__typename !== 'StartPasskeySuccess') throw new Error(startPasskey.message);
  const { ticket, ...creation } = startPasskey.creation;
  await user.runOk(documents.TestAddPasskeyDocument, {
    input: { ticket, name: 'Key', ...key.create(creation) },
  });
  await user.runOk(documents.TestRenewRecoveryCodesDocument, {});
  const { viewer } = await user.runOk(documents.TestOwnPasskeysDocument, {});
  const browser = personAt(server.url, { 'X-Guest-Key': randomUUID() });
  const asked = await verify(browser, ANN, await askForCode(server, browser, ANN));
  if (asked.__typename !== 'PasskeyNeeded') throw new Error('The passkey was not asked for.');
  await browser.runOk(documents.TestFinishSignInDocument, {
    input: { ticket: asked.ticket, assertion: key.get(asked) },
  });
  await user.runOk(documents.TestRemovePasskeyDocument, {
    input: { id: viewer.account?.passkeys[0]?.id ?? '' },
  });
};

const ownProjects = async (guest: Person): Promise<string[]> => {
  const { viewer } = await guest.runOk(documents.TestOwnListsDocument, { first: 2 });
  const next = viewer.projects.pageInfo.endCursor;
  await guest.runOk(documents.TestOwnListsDocument, { first: 2, after: next });
  return viewer.projects.edges.map(({ node }) => node.id);
};
