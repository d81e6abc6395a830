// A write that names a version that is no longer the current one changes nothing, and says so; one that names none writes.
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import {
  TestCorrectRoomsAtDocument,
  TestCreateBidAtDocument,
  TestCreateWebhookDocument,
  TestDescribeFileAtDocument,
  TestRecordCredentialsAtDocument,
  TestRefineAtDocument,
  TestRenameJobAtDocument,
  TestUpdateProfileAtDocument,
  TestUpdateProjectAtDocument,
  TestUpdateWebhookAtDocument,
} from '../testing/gql/graphql.ts';
import { operatorOf } from '../testing/contractors.ts';
import { contractorOf } from '../testing/introducing.ts';
import { userOf, type Person } from '../testing/world.ts';

const server = useTestServer({ env: { WEBHOOK_ADDRESSES: 'any' } });

describe('the version that was seen', () => {
  let owner: Person;
  let jobId: string;
  let estimateId: string;
  /** Each writes once more, over the version named; answers with what came of it. */
  const writes: Record<string, (version: number | null) => Promise<unknown>> = {};

  beforeAll(async () => {
    owner = await userOf(server(), 'versions@example.com');
    const fileId = await owner.upload();
    const projectId = await owner.makeProject();
    ({ id: jobId } = await owner.submit({ projectId, uploads: [fileId] }));
    estimateId = (await owner.waitForEnd(jobId)).estimate?.id ?? '';
    const { createWebhook } = await owner.runOk(TestCreateWebhookDocument, {
      input: { url: 'http://127.0.0.1:9/', events: ['ESTIMATE_READY'] },
    });
    if (createWebhook.__typename !== 'CreateWebhookSuccess') throw new Error('No webhook.');
    const webhookId = createWebhook.webhook.id;
    const contractor = await contractorOf(server(), 'versions.pro@example.com');
    const operator = await operatorOf(server());

    writes['a project'] = async (version) => {
      const input = { projectId, name: 'Elm', zip: '94110', version };
      return (await owner.runOk(TestUpdateProjectAtDocument, { input })).updateProject;
    };
    writes['the name of a job'] = async (version) =>
      (await owner.runOk(TestRenameJobAtDocument, { input: { jobId, title: 'Den', version } }))
        .renameJob;
    writes['what is said of a file'] = async (version) => {
      const input = { fileId, caption: 'Stain', room: 'Den', version };
      return (await owner.runOk(TestDescribeFileAtDocument, { input })).describeFile;
    };
    writes['a webhook'] = async (version) => {
      const facts = { url: 'http://127.0.0.1:9/', events: ['JOB_FAILED' as const] };
      const input = { webhookId, ...facts, isActive: true, version };
      return (await owner.runOk(TestUpdateWebhookAtDocument, { input })).updateWebhook;
    };
    writes['a profile'] = async (version) =>
      (await contractor.runOk(TestUpdateProfileAtDocument, { input: { bio: 'Paints.', version } }))
        .updateContractorProfile;
    writes['license and insurance'] = async (version) => {
      const contractorId = String(contractor.contractorId);
      const dates = { licenseExpiresOn: '2099-06-30', insuranceExpiresOn: '2099-06-30' };
      const input = { contractorId, licenseNumber: 'CSLB 1', ...dates, version };
      return (await operator.runOk(TestRecordCredentialsAtDocument, { input })).recordCredentials;
    };
  }, 60_000);

  it.each([
    'a project',
    'the name of a job',
    'what is said of a file',
    'a webhook',
    'a profile',
    'license and insurance',
  ])('guards %s', async (what) => {
    const write = writes[what];
    if (!write) throw new Error(`Nothing writes ${what}.`);
    /** What the write answered, with the version of the entity or of the refusal. */
    const told = async (seen: number | null) => {
      const answer = (await write(seen)) as Record<string, unknown>;
      const { __typename: type, ...rest } = answer;
      const [entity] = Object.values(rest);
      const { version } = (type === 'VersionConflict' ? rest : entity) as { version: number };
      return [String(type).replace(/^.*Success$/, 'Success'), version] as const;
    };
    const [, version] = await told(null);
    expect(await told(version)).toEqual(['Success', version + 1]);
    expect(await told(version)).toEqual(['VersionConflict', version + 1]);
    expect(await told(version + 1)).toEqual(['Success', version + 2]);
    expect(await told(null)).toEqual(['Success', version + 3]);
  });

  it('guards a bid that is to be made anew', async () => {
    const make = async (version?: number) =>
      (await owner.runOk(TestCreateBidAtDocument, { input: { estimateId, version } })).createBid;
    await expect(make(1)).rejects.toThrow('NotFound');
    expect(await make()).toMatchObject({ bid: { version: 1 } });
    expect(await make(1)).toEqual({ __typename: 'CreateBidSuccess', bid: { version: 2 } });
    expect(await make(1)).toEqual({ __typename: 'BidConflict', bid: { version: 2 } });
    expect(await make()).toMatchObject({ bid: { version: 3 } });
  });

  it('guards an estimate that is to be made anew', async () => {
    const conflict = { __typename: 'EstimateConflict', estimate: { version: expect.any(Number) } };
    const wish = { estimateId, instruction: 'Paint the ceiling as well' };
    const refine = (version: number) =>
      owner.runOk(TestRefineAtDocument, { input: { ...wish, version } });
    expect((await refine(99)).refineEstimate).toMatchObject(conflict);
    const rooms = [{ name: 'Den', lengthFt: 10, widthFt: 10 }];
    const corrected = await owner.runOk(TestCorrectRoomsAtDocument, {
      input: { jobId, rooms, version: 99 },
    });
    expect(corrected.correctRooms).toMatchObject(conflict);
    const { refineEstimate } = await refine(99);
    if (refineEstimate.__typename !== 'EstimateConflict') throw new Error('It was not refused.');
    const { version } = refineEstimate.estimate;
    expect((await refine(version)).refineEstimate.__typename).toBe('RefineEstimateSuccess');
  });
});
