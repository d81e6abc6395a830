import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  SetEstimateCountedDocument,
  DeleteJobDocument,
  ProjectJobChangedDocument,
  ProjectPageDocument,
  RenameJobDocument,
  RestoreJobDocument,
} from '../gql/graphql.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import {
  projectPage,
  sampleJob,
  sampleJobEstimate,
  sampleProject,
  sampleReadyJob,
} from '../testing/samples.ts';

describe('a project’s estimates', () => {
  it('turn ready before one’s eyes, and the total follows', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectPageDocument).answer(() => projectPage([sampleJob('PRICING', { id: '1' })]));
    renderApp({ at: '/projects/3', backend });
    const card = (await screen.findByRole('heading', { name: 'Kitchen Estimate' })).closest('li');
    expect(card).toHaveTextContent('Pending');
    expect(screen.queryByRole('region', { name: 'Project total' })).not.toBeInTheDocument();

    const ready = sampleReadyJob('1', 500, 'Kitchen Estimate');
    backend.on(ProjectPageDocument).answer(() => projectPage([ready]));
    act(() => backend.on(ProjectJobChangedDocument).emit({ viewerJobChanged: ready }));
    await waitFor(() => expect(card).toHaveTextContent('Ready'));
    const total = await screen.findByRole('region', { name: 'Project total' });
    expect(total).toHaveTextContent('$500.00');
  });

  it('count, even when an answer shows one ready before the total knows of it', async () => {
    const backend = createFakeBackend();
    const pricing = (id: string) => sampleJob('PRICING', { id });
    const [one, two] = [sampleReadyJob('1', 500), sampleReadyJob('2', 300)];
    backend.on(ProjectPageDocument).answer(() => projectPage([pricing('1'), pricing('2')]));
    renderApp({ at: '/projects/3', backend });
    await screen.findAllByText('Pending');
    const tell = (job: typeof one) =>
      act(() => backend.on(ProjectJobChangedDocument).emit({ viewerJobChanged: job }));

    const { costs } = projectPage([one, pricing('2')]).project!;
    backend
      .on(ProjectPageDocument)
      .answer(() => ({ project: { ...projectPage([one, two]).project!, costs } }));
    tell(one);
    const total = await screen.findByRole('region', { name: 'Project total' });
    expect(total).toHaveTextContent('$500.00');

    backend.on(ProjectPageDocument).answer(() => projectPage([one, two]));
    tell(two);
    await waitFor(() => expect(total).toHaveTextContent('$800.00'));
  });

  it('are ticked, two to six, to stand side by side', async () => {
    const backend = createFakeBackend();
    const jobs = ['1', '2', '3'].map((id) => sampleReadyJob(id, 500, `Try ${id}`));
    backend.on(ProjectPageDocument).answer(() => projectPage(jobs));
    const { user } = renderApp({ at: '/projects/3', backend });
    const tick = async (title: string) =>
      user.click(await screen.findByRole('checkbox', { name: `${title}: compare side by side` }));
    await tick('Try 3');
    const bar = within(screen.getByRole('region', { name: 'Estimates to compare' }));
    expect(bar.getByText('Tick one more to compare.')).toBeVisible();
    await tick('Try 1');
    const ids = [jobs[2], jobs[0]].map((job) => job?.estimate?.id).join(',');
    expect(bar.getByRole('link', { name: 'Compare side by side' })).toHaveAttribute(
      'href',
      `/compare?several=${encodeURIComponent(ids)}`,
    );
    await user.click(bar.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Estimates to compare' })).toBeNull();
  });

  it('started elsewhere appear', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectPageDocument).answer(() => projectPage([]));
    renderApp({ at: '/projects/3', backend });
    await screen.findByText('No estimates yet');
    const queued = sampleJob('QUEUED', { id: '9', title: 'From my phone' });
    backend.on(ProjectPageDocument).answer(() => projectPage([queued]));
    act(() => backend.on(ProjectJobChangedDocument).emit({ viewerJobChanged: queued }));
    expect(await screen.findByRole('heading', { name: 'From my phone' })).toBeVisible();
  });

  it('count in the total, or not; several of one name are pointed out', async () => {
    const backend = createFakeBackend();
    const page = projectPage([
      sampleReadyJob('1', 500, 'Kitchen'),
      sampleReadyJob('2', 300, 'kitchen'),
    ]);
    backend.on(ProjectPageDocument).answer(() => page);
    const { user } = renderApp({ at: '/projects/3', backend });
    const total = await screen.findByRole('region', { name: 'Project total' });
    expect(total).toHaveTextContent('$800.00');
    expect(within(total).getByRole('note')).toHaveTextContent('“Kitchen” is there more than once');

    backend.on(SetEstimateCountedDocument).answer(({ input }) => ({
      setEstimateCounted: {
        __typename: 'SetEstimateCountedSuccess',
        estimate: {
          ...sampleJobEstimate,
          id: input.estimateId,
          countsInTotal: input.countsInTotal,
          project: {
            ...sampleProject,
            ...projectPage([sampleReadyJob('1', 500, 'Kitchen')]).project!,
          },
        },
      },
    }));
    await user.click(
      screen.getByRole('checkbox', { name: 'kitchen: counts in the project total' }),
    );
    await waitFor(() => expect(total).toHaveTextContent('$500.00'));
    expect(within(total).queryByRole('note')).not.toBeInTheDocument();
    expect(backend.on(SetEstimateCountedDocument).calls()).toEqual([
      { input: { estimateId: 'e2', countsInTotal: false } },
    ]);
  });

  it('are deleted, and brought back from the toast', async () => {
    const backend = createFakeBackend();
    const job = sampleReadyJob('1', 500);
    backend.on(ProjectPageDocument).answer(() => projectPage([job]));
    backend.on(DeleteJobDocument).answer(({ jobId }) => ({
      deleteJob: { __typename: 'DeleteJobSuccess', jobId },
    }));
    const { user } = renderApp({ at: '/projects/3', backend });
    const button = await screen.findByRole('button', { name: 'Delete Job 1' });
    backend.on(ProjectPageDocument).answer(() => projectPage([]));
    await user.click(button);
    expect(await screen.findByText('No estimates yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your Estimates' })).toHaveFocus();

    backend.on(RestoreJobDocument).answer(() => ({
      restoreJob: { __typename: 'RestoreJobSuccess', job },
    }));
    backend.on(ProjectPageDocument).answer(() => projectPage([job]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Job 1' })).toBeVisible();
  });
});

describe('one estimate of a project', () => {
  it('that was deleted is restored from the list of them', async () => {
    const backend = createFakeBackend();
    const job = sampleReadyJob('1', 500);
    const page = (jobs: Parameters<typeof projectPage>[0], deletedJobs: (typeof job)[]) => ({
      project: {
        ...projectPage(jobs).project!,
        deletedJobs: deletedJobs.map((each) => ({
          ...each,
          restorableUntil: '2026-11-27T10:00:00.000Z',
        })),
      },
    });
    backend.on(ProjectPageDocument).answer(() => page([], [job]));
    const { user } = renderApp({ at: '/projects/3', backend });
    const deleted = await screen.findByRole('region', { name: 'Recently deleted' });
    expect(deleted).toHaveTextContent('Kept for 7 days.');
    expect(deleted).toHaveTextContent('Until Nov 27, 2026');

    backend.on(RestoreJobDocument).answer(() => ({
      restoreJob: { __typename: 'RestoreJobSuccess', job },
    }));
    backend.on(ProjectPageDocument).answer(() => page([job], []));
    await user.click(within(deleted).getByRole('button', { name: 'Restore Job 1' }));
    expect(await screen.findByRole('heading', { name: 'Job 1' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Recently deleted' })).not.toBeInTheDocument();
    expect(backend.on(RestoreJobDocument).calls()).toEqual([{ jobId: '1' }]);
  });

  it('is renamed on its card', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectPageDocument).answer(() => projectPage([sampleReadyJob('1', 500)]));
    const { user } = renderApp({ at: '/projects/3', backend });
    await user.click(await screen.findByRole('button', { name: 'Rename Job 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename estimate' }));
    const field = dialog.getByLabelText(/^Title/);
    expect(field).toHaveValue('Job 1');
    await user.clear(field);
    await user.type(field, '  {Enter}');
    expect(await dialog.findByText('Enter a name for the estimate.')).toBeVisible();
    expect(backend.on(RenameJobDocument).calls()).toEqual([]);

    backend.on(RenameJobDocument).answer(({ input }) => ({
      renameJob: { __typename: 'RenameJobSuccess', job: sampleReadyJob('1', 500, input.title) },
    }));
    await user.type(field, 'Upper floor ');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Upper floor' })).toBeVisible();
    expect(backend.on(RenameJobDocument).calls()).toEqual([
      { input: { jobId: '1', title: 'Upper floor' } },
    ]);
  });
});
