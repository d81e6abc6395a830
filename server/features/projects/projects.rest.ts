import { idOf } from '../../domain/ids.ts';
import type { Project } from '../../generated/prisma/client.ts';
import { created, ok } from '../../rest/respond.ts';
import {
  KEY_FIELD,
  keyIn,
  pageAnswer,
  PAGE_QUERY,
  pageAsked,
  pathParam,
  type RestRoute,
} from '../../rest/route.ts';
import { bodyOf } from '../../rest/json-body.ts';
import { createProject, jobCountOf, listProjectPage, requireProject } from './projects.service.ts';

const toRestProject = (project: Project) => ({
  id: project.id,
  name: project.name,
  zip: project.zip,
  job_count: jobCountOf(project),
});

export const listProjectsRoute: RestRoute = {
  method: 'GET',
  path: 'projects/',
  query: PAGE_QUERY,
  scope: 'PROJECTS_READ',
  handle: async (ctx, request) => {
    const page = pageAsked(request);
    return pageAnswer(request, await listProjectPage(ctx, page), page, toRestProject);
  },
};

export const createProjectRoute: RestRoute = {
  method: 'POST',
  path: 'projects/',
  scope: 'PROJECTS_WRITE',
  fieldNames: KEY_FIELD,
  handle: async (ctx, request) => {
    const input = { ...bodyOf(request), idempotencyKey: keyIn(request) };
    return created(toRestProject(await createProject(ctx, input)));
  },
};

export const showProjectRoute: RestRoute = {
  method: 'GET',
  path: 'projects/:id/',
  scope: 'PROJECTS_READ',
  handle: async (ctx, request) =>
    ok(toRestProject(await requireProject(ctx, idOf(pathParam(request, 'id'))))),
};
