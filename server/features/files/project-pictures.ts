// Use case: photos that stand for a project, the latest estimate's first.
import type { Context } from '../../context.ts';
import type { File } from '../../generated/prisma/client.ts';
import { ownedBy } from '../accounts/accounts.access.ts';

interface Found {
  projectId: number;
  fileId: number;
}

const STATEMENT = {
  name: 'project-pictures',
  text: `SELECT project.id AS "projectId", picture.file_id AS "fileId"
    FROM unnest($1::int[]) AS project(id) CROSS JOIN LATERAL (
      SELECT job_files.file_id FROM jobs
      JOIN job_files ON job_files.job_id = jobs.id JOIN files ON files.id = job_files.file_id
      WHERE jobs.project_id = project.id AND jobs.deleted_at IS NULL
        AND files.kind = 'PHOTO' AND files.thumbnail_key IS NOT NULL
      ORDER BY jobs.created_at DESC, jobs.id DESC, job_files.position LIMIT $2
    ) AS picture`,
};

/**
 * @param projectIds projects that the viewer was given
 * @param each how many of a project at most
 */
export const findProjectPictures = async (
  { db, pool, viewer }: Context,
  projectIds: readonly number[],
  each: number,
): Promise<Map<number, File[]>> => {
  const { rows } = await pool.query<Found>({ ...STATEMENT, values: [projectIds, each] });
  const fileIds = rows.map(({ fileId }) => fileId);
  const files = await db.file.findMany({ where: { id: { in: fileIds }, ...ownedBy(viewer) } });
  const byId = new Map(files.map((file) => [file.id, file]));
  const pictures = new Map<number, File[]>();
  for (const { projectId, fileId } of rows) {
    const file = byId.get(fileId);
    if (file) pictures.set(projectId, [...(pictures.get(projectId) ?? []), file]);
  }
  return pictures;
};
