import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PROJECTS_PAGE } from '../features/projects/amounts.ts';
import { ProjectsPageDocument } from '../gql/graphql.ts';
import { persistedHashOf } from '../lib/document-of.ts';
import { identityHeaders } from '../lib/session.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { projectsPage } from '../testing/samples.ts';
import { takeInFirstData } from './first-data.ts';

afterEach(() => {
  globalThis.firstCalls = undefined;
});

/** The document of the page has asked before the scripts were there. */
const askEarly = (response: Promise<Response>): void => {
  response.catch(() => undefined);
  const hash = persistedHashOf(ProjectsPageDocument) ?? '';
  globalThis.firstCalls = [
    {
      question: { operationName: 'ProjectsPage', hash, variables: PROJECTS_PAGE },
      identity: identityHeaders(),
      askedAt: performance.now(),
      response,
    },
  ];
};

const openProjects = async (response: Promise<Response>) => {
  askEarly(response);
  const backend = createFakeBackend();
  backend.on(ProjectsPageDocument).answer(() => projectsPage(['Asked again']));
  await Promise.all([
    takeInFirstData(backend.client, ProjectsPageDocument),
    takeInFirstData(backend.client, ProjectsPageDocument),
  ]);
  const { unmount } = renderApp({ at: '/projects', backend });
  return { backend, unmount };
};

it('a page shows what was taken in, without asking, and asks when it is opened again', async () => {
  const { backend, unmount } = await openProjects(
    Promise.resolve(Response.json({ data: projectsPage(['Asked early']) })),
  );
  expect(await screen.findByText('Asked early')).toBeVisible();
  expect(backend.on(ProjectsPageDocument).calls()).toEqual([]);
  unmount();
  renderApp({ at: '/projects', backend });
  expect(await screen.findByText('Asked again')).toBeVisible();
});

it.each([
  ['came to nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was refused', () => Promise.resolve(Response.json({ errors: [{ message: 'Busy' }] }))],
  ['was no answer', () => Promise.resolve(new Response('<html>', { status: 502 }))],
])('a page asks by itself when the early question %s', async (_what, response) => {
  const { backend } = await openProjects(response());
  expect(await screen.findByText('Asked again')).toBeVisible();
  expect(backend.on(ProjectsPageDocument).calls()).toHaveLength(1);
});
