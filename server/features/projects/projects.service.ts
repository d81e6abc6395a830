// Use cases of projects: make one, list one's own, add a room shortcut. A project groups the estimates of one property.
import type { Context, Viewer } from '../../context.ts';
import { DEFAULT_ROOMS } from '../../domain/catalog.ts';
import { InvalidInput, badField, notFound } from '../../domain/errors.ts';
import { isSameRoom } from '../../domain/estimate/same-room.ts';
import {
  addRoomSchema,
  createProjectSchema,
  idSchema,
  parseInput,
  updateProjectSchema,
} from '../../domain/validation.ts';
import { atVersion, nextVersion, requireSeen } from '../../domain/versions.ts';
import type { Prisma, Project } from '../../generated/prisma/client.ts';
import { ownedBy, requireIdentity, visibleTo } from '../accounts/accounts.access.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { isOwnProject } from './listed-for.ts';
import { onceByKey } from '../accounts/once-by-key.ts';
import { pageOf } from '../../infra/db/page.ts';
import { loadable } from '../../infra/db/selection.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { searchedWords } from '../../domain/text/search-words.ts';
import { type CreatedRange, createdIn } from '../../infra/db/created-range.ts';

// Which of an account's projects a program asks for, and in what order.

const COLUMNS = { CREATED_AT: 'createdAt', NAME: 'name', UPDATED_AT: 'updatedAt' } as const;

interface AskedProjects {
  filter?: ({ zip?: string | null } & CreatedRange) | null;
  query?: string | null;
  orderBy?: { field: keyof typeof COLUMNS; direction: 'ASC' | 'DESC' } | null;
}

const wordsIn = (query: string | null | undefined): Prisma.ProjectWhereInput => {
  const words = searchedWords(query);
  if (words === null) return {};
  const contains = { contains: words, mode: 'insensitive' } as const;
  return { OR: [{ name: contains }, { zip: contains }] };
};

const whereOf = ({ filter, query }: AskedProjects): Prisma.ProjectWhereInput => ({
  ...(filter?.zip != null && { zip: { startsWith: filter.zip } }),
  ...createdIn(filter ?? {}),
  ...wordsIn(query),
});

const orderOf = ({ orderBy }: AskedProjects): Prisma.ProjectOrderByWithRelationInput[] => {
  const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc';
  return [{ [COLUMNS[orderBy?.field ?? 'CREATED_AT']]: direction }, { id: direction }];
};

/** Rooms one project may add: more than a house has, fewer than a script can pile up. */
const CUSTOM_ROOMS_MAX = 100;

export type ProjectSelection = Pick<Prisma.ProjectFindManyArgs, 'select' | 'include'>;

/** Newest first, by created then id. */
export const listProjects = async (
  { db, viewer }: Context,
  query: Pick<Prisma.ProjectFindManyArgs, 'select' | 'include' | 'cursor' | 'skip' | 'take'>,
  asked: AskedProjects = {},
) =>
  db.project.findMany(
    await pageOf(db.project, query, {
      where: { ...whereOf(asked), ...visibleTo(viewer) },
      owned: ownedBy(viewer),
      orderBy: orderOf(asked),
    }),
  );

export const countProjects = ({ db, viewer }: Context, asked: AskedProjects): Promise<number> =>
  db.project.count({ where: { ...whereOf(asked), ...visibleTo(viewer) } });

/** Returns null when missing or someone else's. */
export const findProject = ({ db, viewer }: Context, id: number, query: ProjectSelection) =>
  db.project.findFirst({ ...loadable(query), where: { id, ...visibleTo(viewer) } });

/** Those of the ids that are the viewer's, in no order. */
export const findProjects = (
  { db, viewer }: Context,
  ids: readonly number[],
  query: ProjectSelection = {},
) =>
  db.project.findMany({
    ...loadable(query),
    where: { id: { in: [...ids] }, ...visibleTo(viewer) },
  });

/**
 * Lists a page of the viewer's projects, newest first, and one project more if there are more.
 * Throws UNAUTHENTICATED for a stranger, NOT_FOUND when the project before the page is somebody else's.
 */
export const listProjectPage = async (
  ctx: Context,
  { count, after }: { count: number; after: number | undefined },
): Promise<Project[]> => {
  requireIdentity(ctx.viewer);
  const cursor = after === undefined ? {} : { cursor: { id: after }, skip: 1 };
  if (after !== undefined && !(await isOwnProject(ctx, after))) throw notFound('This project');
  return listProjects(ctx, { ...cursor, take: count + 1 });
};

/** Throws NOT_FOUND when missing or someone else's. */
export const requireProject = async ({ db, viewer }: Context, id: number) => {
  const project = await db.project.findFirst({
    where: { id, ...visibleTo(viewer) },
  });
  if (!project) throw notFound('This project');
  return project;
};

/** Runs in the caller's transaction, for an account that the caller has checked. The caller tells of it after the commit. */
export const createProjectRow = (
  tx: Prisma.TransactionClient,
  data: Pick<Project, 'accountId' | 'name' | 'zip'>,
): Promise<Project> => tx.project.create({ data });

/** Their rows are not counted in bytes: a day of them takes 100 MB. */
const MADE_A_MINUTE = 120;

const makeProject = async (ctx: Context, rawInput: unknown): Promise<Project> => {
  limitCalls(ctx, 'createProject', MADE_A_MINUTE);
  const accountId = await requireAccountId(ctx);
  const input = parseInput(createProjectSchema, rawInput);
  const project = await ctx.db.project.create({ data: { ...input, accountId } });
  await publishAccountChange(ctx, accountId, {
    kind: 'PROJECT',
    id: project.id,
    action: 'CREATED',
  });
  return project;
};

/** Gives the same project to a call that is repeated with its key. Throws BUSY, InvalidInput with one sentence a field. */
export const createProject = async (
  ctx: Context,
  rawInput: Readonly<Record<string, unknown>>,
): Promise<Project> => {
  const { id } = await onceByKey(ctx, 'createProject', rawInput, async () => {
    const project = await makeProject(ctx, rawInput);
    return { id: project.id };
  });
  return requireProject(ctx, id);
};

/** Count of jobs. They are numbered from 1, and deletions are counted, so no row need be counted. */
export const jobCountOf = ({
  nextSeq,
  deletedJobs,
}: Pick<Project, 'nextSeq' | 'deletedJobs'>): number => nextSeq - 1 - deletedJobs;

/** @param id of a project that the viewer was given */
export const countJobsOf = async ({ db }: Context, id: number): Promise<number> => {
  const select = { nextSeq: true, deletedJobs: true } as const;
  return jobCountOf(await db.project.findUniqueOrThrow({ where: { id }, select }));
};

/** The product's own room shortcuts, then the project's. */
export const roomsOf = ({ customRooms }: { customRooms: string[] }): string[] => [
  ...DEFAULT_ROOMS,
  ...customRooms,
];

/** Nobody else changes its row until the transaction ends. Throws NOT_FOUND. */
const lockProject = async (
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  id: number,
): Promise<Project> => {
  await tx.$queryRaw`SELECT id FROM projects WHERE id = ${id} FOR UPDATE`;
  const project = await tx.project.findFirst({ where: { id, ...visibleTo(viewer) } });
  if (!project) throw notFound('This project');
  return project;
};

/** Adds a room shortcut; one that is already there is ignored. Throws InvalidInput, NOT_FOUND. */
export const addRoom = async (ctx: Context, rawInput: unknown): Promise<Project> => {
  const { projectId, name } = parseInput(addRoomSchema, rawInput);
  return ctx.db.$transaction(async (tx) => {
    const project = await lockProject(tx, ctx.viewer, projectId);
    if (roomsOf(project).some((room) => isSameRoom(room, name))) return project;
    if (project.customRooms.length >= CUSTOM_ROOMS_MAX) {
      throw new InvalidInput(`A project holds at most ${CUSTOM_ROOMS_MAX} rooms of your own.`);
    }
    return tx.project.update({
      where: { id: projectId },
      data: { customRooms: { push: name }, updatedAt: ctx.now() },
    });
  });
};

/** Throws InvalidInput for a room of the product, NOT_FOUND. */
export const removeRoom = async (ctx: Context, rawInput: unknown): Promise<Project> => {
  const { projectId, name } = parseInput(addRoomSchema, rawInput);
  return ctx.db.$transaction(async (tx) => {
    const project = await lockProject(tx, ctx.viewer, projectId);
    if (DEFAULT_ROOMS.some((room) => isSameRoom(room, name))) {
      const message = 'Every project has this room. Only rooms of your own can be removed.';
      throw badField('name', message);
    }
    const customRooms = project.customRooms.filter((room) => !isSameRoom(room, name));
    if (customRooms.length === project.customRooms.length) return project;
    return tx.project.update({
      where: { id: projectId },
      data: { customRooms, updatedAt: ctx.now() },
    });
  });
};

const noSuchProject = (): InvalidInput => {
  const message = 'This project was not found. Choose another one.';
  return badField('projectId', message);
};

/** The facts beside the job that a price depends on. */
export interface PropertyFacts {
  projectName: string;
  zip: string;
}

/**
 * Takes the number of the project's next estimate, counted from 1; each is given out once.
 * Throws InvalidInput when the account has no such project.
 */
export const takeProjectSeq = async (
  tx: Statements,
  accountId: number,
  projectId: number,
): Promise<number> => {
  const [project] = await tx.$queryRaw<
    { projectSeq: number }[]
  >`UPDATE projects SET next_seq = next_seq + 1
    WHERE id = ${projectId} AND account_id = ${accountId} AND deleted_at IS NULL
    RETURNING next_seq - 1 AS "projectSeq"`;
  if (!project) throw noSuchProject();
  return project.projectSeq;
};

/** Counts a job that its owner deletes (1) or restores (-1). */
export const countDeletedJobs = async (
  tx: Prisma.TransactionClient,
  projectId: number,
  change: 1 | -1,
): Promise<void> => {
  await tx.project.update({
    where: { id: projectId },
    data: { deletedJobs: { increment: change } },
  });
};

/** Changes name and ZIP. `update-project.ts` tells whoever carries its name. Throws InvalidInput, NOT_FOUND, VersionConflict. */
export const changeProject = async (
  ctx: Context,
  rawInput: { projectId: unknown },
): Promise<Project> => {
  await requireProject(ctx, parseInput(idSchema, rawInput.projectId));
  const { projectId, version, ...data } = parseInput(updateProjectSchema, rawInput);
  const [project] = await ctx.db.project.updateManyAndReturn({
    where: { id: projectId, ...atVersion(version), ...visibleTo(ctx.viewer) },
    data: { ...data, ...nextVersion, updatedAt: ctx.now() },
  });
  if (project) return project;
  requireSeen('project', (await requireProject(ctx, projectId)).version, version);
  throw notFound('This project');
};
