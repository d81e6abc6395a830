import { idOf } from '../../domain/ids.ts';
import { created, ok } from '../../rest/respond.ts';
import { bodyOf, pathParam, type RestRoute } from '../../rest/route.ts';
import { createProject, listCountedProjects, requireCountedProject } from './projects.service.ts';

interface CountedProject {
  id: number;
  name: string;
  zip: string;
  _count: { jobs: number };
}

const toRestProject = ({ id, name, zip, _count }: CountedProject) => ({
  id,
  name,
  zip,
  job_count: _count.jobs,
});

export const listProjectsRoute: RestRoute = {
  method: 'GET',
  path: 'projects/',
  handle: async (ctx) => ok((await listCountedProjects(ctx)).map(toRestProject)),
};

export const createProjectRoute: RestRoute = {
  method: 'POST',
  path: 'projects/',
  handle: async (ctx, request) => {
    const project = await createProject(ctx, bodyOf(request));
    return created(toRestProject({ ...project, _count: { jobs: 0 } }));
  },
};

export const showProjectRoute: RestRoute = {
  method: 'GET',
  path: 'projects/:id/',
  handle: async (ctx, request) =>
    ok(toRestProject(await requireCountedProject(ctx, idOf(pathParam(request, 'id'))))),
};
