// Mutations of projects, jobs, files and estimates. The order matters: some need what those before them made.
import { globalId } from '../../domain/ids.ts';
import { vi } from 'vitest';
import type { Paper } from '../../generated/prisma/client.ts';
import { readUnderstood } from '../scoping.ts';
import type { MutationRow, MutationRows, MutationWorld } from './world.ts';
import { numberOf } from '../ids.ts';

const projectNow = ({ db, projectId }: MutationWorld) =>
  db.project.findUniqueOrThrow({ where: { id: numberOf(projectId) } });

const estimateNow = ({ db }: MutationWorld, estimateId: string) =>
  db.estimate.findUniqueOrThrow({ where: { id: numberOf(estimateId) } });

const jobNow = ({ db }: MutationWorld, jobId: string) =>
  db.job.findUniqueOrThrow({ where: { id: numberOf(jobId) } });

const inventoryNow = ({ db, estimate }: MutationWorld) =>
  db.inventory.findUnique({ where: { estimateId: numberOf(estimate.estimateId) } });

const paperNow = ({ db, opinion }: MutationWorld) =>
  db.paper.findUniqueOrThrow({ where: { fileId: numberOf(opinion.claimId) } });

const paperRow =
  (input: object, changed: keyof Paper): MutationRow =>
  (world) => ({
    by: world.ada,
    input: { fileId: world.opinion.claimId, ...input },
    changes: async () => (await paperNow(world))[changed],
  });

const ON_PAPERS: MutationRows = {
  correctPaper: paperRow({ lines: [{ id: '1', quantity: 7 }] }, 'corrections'),
  choosePaperUse: paperRow({ use: 'CHECK' }, 'use'),
  matchPaperLines: paperRow({ lineIds: ['1'], code: null }, 'matches'),
  includeMissing: paperRow({ rowIds: [] }, 'version'),
  rereadPaper: async (world) => {
    await world.db.paper.updateMany({ data: { reader: null } });
    return paperRow({}, 'version')(world);
  },
};

/** Title of the canceled job, which is tried again. */
const CANCELED = 'Canceled';

export const ON_ESTIMATES: MutationRows = {
  createProject: ({ ada, db }) => ({
    by: ada,
    input: { name: 'House', zip: '94110' },
    changes: () => db.project.count({ where: { name: 'House' } }),
  }),
  updateProject: (world) => ({
    by: world.ada,
    input: { projectId: world.projectId, name: 'Home', zip: '94110' },
    changes: async () => (await projectNow(world)).name,
  }),
  addRoom: (world) => ({
    by: world.ada,
    input: { projectId: world.projectId, name: 'Attic' },
    changes: async () => (await projectNow(world)).customRooms,
  }),
  removeRoom: (world) => ({
    by: world.ada,
    input: { projectId: world.projectId, name: 'Attic' },
    changes: async () => (await projectNow(world)).customRooms,
  }),
  submitJob: async ({ ada, db }) => {
    const input = await ada.submitInput();
    const where = { projectId: numberOf(input.projectId) };
    return { by: ada, input, changes: () => db.job.count({ where }) };
  },
  cancelJob: async (world) => {
    world.gate.close();
    const { ada: by, projectId } = world;
    const { id: jobId } = await by.submit({ projectId, title: CANCELED });
    return { by, input: { jobId }, changes: async () => (await jobNow(world, jobId)).finishedAt };
  },
  retryJob: async (world) => {
    world.gate.open();
    const { id } = await world.db.job.findFirstOrThrow({ where: { title: CANCELED } });
    const jobId = globalId('Job', id);
    const changes = async () => (await jobNow(world, jobId)).run;
    return { by: world.ada, input: { jobId }, changes };
  },
  renameJob: (world) => ({
    by: world.ada,
    input: { jobId: world.jobId, title: 'Renamed' },
    changes: async () => (await jobNow(world, world.jobId)).title,
  }),
  describeFile: ({ ada, fileId, db }) => ({
    by: ada,
    input: { fileId, caption: 'The door', room: 'Hall' },
    changes: async () =>
      (await db.file.findUniqueOrThrow({ where: { id: numberOf(fileId) } })).caption,
  }),
  deleteFile: ({ ada, fileId, db }) => ({
    by: ada,
    input: { fileId },
    changes: () => db.file.count({ where: { id: numberOf(fileId) } }),
  }),
  saveEstimate: async (world) => {
    const { ada: by, estimateId } = world;
    const { version } = await estimateNow(world, estimateId);
    return {
      by,
      input: { estimateId, version, title: 'Saved' },
      changes: async () => (await estimateNow(world, estimateId)).title,
    };
  },
  restoreVersion: async (world) => {
    const { ada: by, estimateId } = world;
    const { version } = await estimateNow(world, estimateId);
    return {
      by,
      input: { estimateId, version, toVersion: 1 },
      changes: async () => (await estimateNow(world, estimateId)).change,
    };
  },
  reviseScope: async (world) => {
    const { ada: by, estimateId } = world;
    const { version, scope } = await readUnderstood(by, estimateId);
    return {
      by,
      input: { estimateId, version, patches: [{ dropWork: scope.work[0]?.id }] },
      changes: async () => (await estimateNow(world, estimateId)).itemCount,
    };
  },
  refineEstimate: async (world) => {
    const { estimateId, jobId } = await world.another();
    return {
      by: world.ada,
      input: { estimateId, instruction: 'Paint the ceiling twice' },
      changes: async () => (await jobNow(world, jobId)).refinements,
    };
  },
  correctRooms: async (world) => {
    const { jobId } = await world.another();
    return {
      by: world.ada,
      input: { jobId, rooms: [{ name: 'Bedroom', lengthFt: 10, widthFt: 12 }] },
      changes: async () => (await jobNow(world, jobId)).roomsCorrected,
    };
  },
  setEstimateCounted: (world) => ({
    by: world.ada,
    input: { estimateId: world.estimateId, countsInTotal: false },
    changes: async () => (await estimateNow(world, world.estimateId)).countsInTotal,
  }),
  createPdf: ({ ada, db, estimate: { estimateId } }) => ({
    by: ada,
    input: { estimateId },
    changes: () => db.estimatePdf.count({ where: { estimateId: numberOf(estimateId) } }),
  }),
  createSharedLink: ({ ada, db, estimate: { estimateId } }) => ({
    by: ada,
    input: { subject: { estimateId }, life: 'WEEK', hidesIdentity: true },
    changes: () => db.sharedLink.count({ where: { estimateId: numberOf(estimateId) } }),
  }),
  revokeSharedLink: async ({ ada, db, estimate: { estimateId } }) => {
    const where = { estimateId: numberOf(estimateId) };
    const { id } = await db.sharedLink.findFirstOrThrow({ where });
    return {
      by: ada,
      input: { id: globalId('SharedLink', id) },
      changes: async () => (await db.sharedLink.findUniqueOrThrow({ where: { id } })).revokedAt,
    };
  },
  createBid: ({ ada, db, estimate: { estimateId } }) => ({
    by: ada,
    input: { estimateId },
    changes: () => db.contractorBid.count({ where: { estimateId: numberOf(estimateId) } }),
  }),
  saveBid: ({ ada, db, estimate: { estimateId } }) => ({
    by: ada,
    input: { estimateId, version: 1, title: 'A bid' },
    changes: () =>
      db.contractorBid.findUnique({
        where: { estimateId: numberOf(estimateId) },
        select: { version: true },
      }),
  }),
  startInventory: (world) => ({
    by: world.ada,
    input: { estimateId: world.estimate.estimateId },
    changes: async () => (await inventoryNow(world))?.estimateId,
  }),
  addLineToInventory: async (world) => {
    const { ada: by } = world;
    const { estimateId } = world.estimate;
    const { items } = await readUnderstood(by, estimateId);
    return {
      by,
      input: { estimateId, lineId: items[0]?.id },
      changes: async () => (await inventoryNow(world))?.version,
    };
  },
  saveInventory: async (world) => {
    // The takeoff that was started above writes a version of its own.
    const isTakenOff = async () => (await inventoryNow(world))?.status !== 'PENDING';
    await vi.waitUntil(isTakenOff, { timeout: 20_000 });
    const inventory = await inventoryNow(world);
    return {
      by: world.ada,
      input: {
        estimateId: world.estimate.estimateId,
        version: inventory?.version,
        materials: [{ name: 'Nails', quantity: 1, unit: 'EA', unitCost: 2 }],
      },
      changes: async () => (await inventoryNow(world))?.document,
    };
  },
  ...ON_PAPERS,
};
