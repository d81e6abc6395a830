// The start page with a project, over a server in memory that takes every upload.
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import {
  ChosenProjectDocument,
  EstimateDraftDocument,
  LiveJobDocument,
  ProjectChoicesDocument,
  SubmitJobDocument,
} from '../gql/graphql.ts';
import { createFakeBackend } from './fake-backend.ts';
import { renderApp } from './render-app.tsx';
import { pageInfo, SAMPLE_JOB_ID, sampleJob, sampleProject } from './samples.ts';

/** For the tests of a file: uploads are taken, unless one has them answered otherwise. */
export const takeUploads = () => {
  const server = setupServer(
    http.post('*/api/files/', () => HttpResponse.json({ id: 8, thumbnail: null }, { status: 201 })),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
};

export const PHOTO = new File(['x'], 'kitchen.png', { type: 'image/png' });

export const backendWithProject = (
  ...projects: (Omit<typeof sampleProject, 'id' | 'name'> & { id: string; name: string })[]
) => {
  const nodes = projects.length > 0 ? projects : [sampleProject];
  const backend = createFakeBackend();
  backend.on(ChosenProjectDocument).answer(() => ({ project: sampleProject }));
  backend.on(ProjectChoicesDocument).answer(() => ({
    viewer: {
      __typename: 'Viewer',
      projects: {
        __typename: 'ProjectConnection',
        edges: nodes.map((node) => ({ __typename: 'ProjectEdge' as const, node })),
        pageInfo: pageInfo(),
      },
    },
  }));
  backend.on(EstimateDraftDocument).answer(() => ({
    estimateDraft: {
      __typename: 'EstimateDraft',
      job: { __typename: 'Job', id: SAMPLE_JOB_ID },
      total: 0,
      lines: [],
    },
  }));
  return backend;
};

export const startsJob = (backend: ReturnType<typeof createFakeBackend>) => {
  backend.on(SubmitJobDocument).answer(() => ({
    submitJob: { __typename: 'SubmitJobSuccess', job: sampleJob() },
  }));
  backend.on(LiveJobDocument).answer(() => ({ job: sampleJob() }));
};

export const startButton = () => screen.findByRole('button', { name: 'Start Analysis' });

/** Opens the start page of a project with everything filled in. */
export const openFilled = async (backend = backendWithProject()) => {
  const app = renderApp({ at: '/start?project=3', backend });
  await app.user.upload(await screen.findByLabelText('Choose files: Photos'), PHOTO);
  await screen.findByText('1 added');
  await app.user.click(screen.getByLabelText(/^Details/));
  await app.user.paste('Paint the walls');
  return app;
};
