import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DeletedEstimateDocument,
  type DeletedEstimateQuery,
  DeletedProjectsDocument,
  EstimateChangedDocument,
  ProjectPageDocument,
  RestoreJobDocument,
  RestoreProjectDocument,
  EstimateNewsDocument,
  ResultPageDocument,
  SaveEstimateDocument,
  SoughtJobDocument,
  ViewerChangedDocument,
} from '../gql/graphql.ts';
import { graphqlFailure } from '../testing/failures.ts';
import { createFakeBackend, type FakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { openResult, RESULT_ADDRESS, resultBackend } from '../testing/result-page.ts';
import { projectPage, sampleEstimate, sampleJob, sampleProject } from '../testing/samples.ts';

afterEach(() => vi.useRealTimers());

const UNTIL = '2026-11-29T10:00:00.000Z';
type DeletedJob = NonNullable<DeletedEstimateQuery['deletedJob']>;

const deletedJob = (projectUntil: string | null = null): DeletedJob => ({
  __typename: 'Job',
  id: '17',
  restorableUntil: UNTIL,
  project: {
    __typename: 'Project',
    id: '3',
    name: '12 Maple Street',
    restorableUntil: projectUntil,
  },
});

const deleteEstimate = (backend: FakeBackend, job: DeletedJob | null = deletedJob()) => {
  backend.on(ResultPageDocument).answer(() => ({ estimate: null }));
  backend.on(EstimateNewsDocument).answer(() => ({ estimate: null }));
  backend.on(SoughtJobDocument).answer(() => ({ job: null }));
  backend.on(DeletedEstimateDocument).answer(() => ({ deletedJob: job }));
};

const bringBack = (backend: FakeBackend) => {
  backend.on(ResultPageDocument).answer(() => ({ estimate: sampleEstimate() }));
  backend.on(DeletedEstimateDocument).answer(() => ({ deletedJob: null }));
  return { job: sampleJob('READY') };
};

const VIEWER_CHANGED = {
  __typename: 'ViewerChange',
  viewer: { __typename: 'Viewer', isSignedIn: false },
} as const;

const findNotice = async () => within(await screen.findByRole('alert'));

describe('an open estimate that is deleted elsewhere', () => {
  it('says so at once, keeps what was typed, and is restored from there', async () => {
    const { backend, user } = await openResult(resultBackend());
    await user.click(screen.getByRole('button', { name: '+ Add Item' }));
    const bar = await screen.findByRole('region', { name: 'Unsaved changes' });

    deleteEstimate(backend);
    act(() =>
      backend.on(EstimateChangedDocument).emitFailure('This estimate was not found.', 'NOT_FOUND'),
    );
    const notice = await findNotice();
    expect(notice.getByText('This estimate was deleted')).toBeVisible();
    expect(notice.getByText(/can be restored until Nov 29, 2026/)).toHaveTextContent(
      'under “Recently deleted” on the page of its project, “12 Maple Street”',
    );
    expect(notice.getByText(/unsaved changes are still here/)).toBeVisible();
    expect(bar).toBeVisible();

    backend.on(SaveEstimateDocument).answer(() => {
      throw graphqlFailure('NOT_FOUND', 'This estimate was not found.');
    });
    await user.click(within(bar).getByRole('button', { name: 'Save' }));
    expect(await within(bar).findByText(/was deleted.*restore it, and save again/)).toBeVisible();

    backend.on(RestoreJobDocument).answer(() => {
      const { job } = bringBack(backend);
      return { restoreJob: { __typename: 'RestoreJobSuccess', job } };
    });
    await user.click(notice.getByRole('button', { name: 'Restore estimate' }));
    await waitFor(() =>
      expect(screen.queryByText('This estimate was deleted')).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  });

  it('learns that it is back when it was restored elsewhere, too', async () => {
    const { backend } = await openResult(resultBackend());
    deleteEstimate(backend, deletedJob(UNTIL));
    act(() => backend.on(EstimateChangedDocument).emitFailure('Not found.', 'NOT_FOUND'));
    const notice = await findNotice();
    expect(notice.getByText(/It was deleted with its project/)).toBeVisible();
    expect(notice.getByRole('button', { name: 'Restore project' })).toBeVisible();
    bringBack(backend);
    act(() => backend.on(ViewerChangedDocument).emit({ viewerChanged: VIEWER_CHANGED }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kitchen Estimate');
  });

  it('is asked for while no events arrive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend } = await openResult(resultBackend());
    act(() => backend.socket.enter('down'));
    deleteEstimate(backend);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(await screen.findByText('This estimate was deleted')).toBeVisible();
  });

  it('says when there is nothing to bring back', async () => {
    const { backend } = await openResult(resultBackend());
    deleteEstimate(backend, null);
    act(() => backend.on(EstimateChangedDocument).emitFailure('Not found.', 'NOT_FOUND'));
    const notice = await findNotice();
    expect(notice.getByText(/deleted for good/)).toBeVisible();
    expect(notice.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('an address whose estimate was deleted', () => {
  it('says how long and where it can be restored, and restores it', async () => {
    const backend = createFakeBackend();
    deleteEstimate(backend);
    const { user } = renderApp({ at: RESULT_ADDRESS, backend });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This estimate was deleted' }),
    ).toBeVisible();
    backend.on(RestoreJobDocument).answer(() => {
      const { job } = bringBack(backend);
      return { restoreJob: { __typename: 'RestoreJobSuccess', job } };
    });
    await user.click(screen.getByRole('button', { name: 'Restore estimate' }));
    expect(await screen.findByRole('heading', { name: 'Kitchen Estimate' })).toBeVisible();
    expect(backend.on(RestoreJobDocument).calls()).toEqual([{ jobId: '17' }]);
  });
});

const deletedProjects = (isListed: boolean) => ({
  viewer: {
    __typename: 'Viewer' as const,
    deletedProjects: isListed ? [{ ...sampleProject, restorableUntil: UNTIL }] : [],
  },
});

describe('an open project that is deleted or renamed elsewhere', () => {
  const change = (backend: FakeBackend) =>
    act(() => backend.on(ViewerChangedDocument).emit({ viewerChanged: VIEWER_CHANGED }));

  it('shows the new name, or says that it was deleted, keeps what was typed, and restores it', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectPageDocument).answer(() => projectPage([]));
    const { user } = renderApp({ at: '/projects/3', backend });
    await user.type(await screen.findByLabelText('Another room'), 'Sunroom');

    const page = projectPage([]);
    backend
      .on(ProjectPageDocument)
      .answer(() => ({ project: page.project && { ...page.project, name: 'Lake cabin' } }));
    change(backend);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lake cabin' })).toBeVisible();

    backend.on(ProjectPageDocument).answer(() => ({ project: null }));
    backend.on(DeletedProjectsDocument).answer(() => deletedProjects(true));
    change(backend);
    const notice = await findNotice();
    expect(notice.getByText(/can be restored until Nov 29, 2026/)).toBeVisible();
    expect(screen.getByLabelText('Another room')).toHaveValue('Sunroom');

    backend.on(RestoreProjectDocument).answer(({ projectId }) => {
      backend.on(ProjectPageDocument).answer(() => projectPage([]));
      backend.on(DeletedProjectsDocument).answer(() => deletedProjects(false));
      return {
        restoreProject: {
          __typename: 'RestoreProjectSuccess',
          project: { ...sampleProject, id: projectId, jobCount: 0 },
        },
      };
    });
    await user.click(notice.getByRole('button', { name: 'Restore project' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Another room')).toHaveValue('Sunroom');
  });

  it('can be restored by whoever opens its address', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectPageDocument).answer(() => ({ project: null }));
    backend.on(DeletedProjectsDocument).answer(() => deletedProjects(true));
    renderApp({ at: '/projects/3', backend });
    expect(await screen.findByText('“12 Maple Street” was deleted')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore project' })).toBeVisible();
  });
});
