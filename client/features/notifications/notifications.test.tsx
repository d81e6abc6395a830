import { bareKey, globalId } from '../../../server/domain/ids.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  BellInventoryChangedDocument,
  BellJobDocument,
  ProjectsPageDocument,
  ResultPageDocument,
  ViewerJobChangedDocument,
} from '../../gql/graphql.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { createFakeBackend, type FakeBackend } from '../../testing/fake-backend.ts';
import { httpFailure, noConnection } from '../../testing/failures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  SAMPLE_JOB_ID,
  projectsPage,
  sampleEstimate,
  sampleJob,
  sampleJobEstimate,
} from '../../testing/samples.ts';

afterEach(() => {
  vi.useRealTimers();
});

const openProjects = async (backend: FakeBackend = createFakeBackend()) => {
  backend.on(ProjectsPageDocument).answer(() => projectsPage([]));
  const app = renderApp({ at: '/projects', backend });
  await screen.findByRole('heading', { name: 'Your projects' });
  await waitFor(() => expect(backend.on(ViewerJobChangedDocument).listeners()).toBe(1));
  return app;
};

const emitJob = (backend: FakeBackend, ...job: Parameters<typeof sampleJob>) =>
  act(() => backend.on(ViewerJobChangedDocument).emit({ viewerJobChanged: sampleJob(...job) }));

/** Found by its words: it stays for 4 s only, and looking for roles takes its time on a busy machine. */
const readyToast = (): HTMLElement => {
  const toast = screen.getByText('Estimate(s) ready').closest<HTMLElement>('[role=status]');
  if (!toast) throw new Error('The toast is no status message.');
  return toast;
};

const jobWithInventory = (status: 'PENDING' | 'DONE' | 'FAILED') =>
  sampleJob('READY', {
    estimate: {
      ...sampleJobEstimate,
      inventory: { __typename: 'Inventory', estimateId: '5', status },
    },
  });

describe('the bell', () => {
  it('follows a job from processing to ready, with a toast that opens the result', async () => {
    const { backend, user, address } = await openProjects();
    emitJob(backend, 'PRICING');
    await user.click(await screen.findByRole('button', { name: 'Estimates: 1 processing' }));
    expect(await screen.findByText('Processing (1)')).toBeVisible();
    expect(screen.getByText('Kitchen Estimate')).toBeVisible();
    expect(screen.getByText('Pricing each line')).toBeVisible();

    emitJob(backend, 'READY');
    expect(await screen.findByText('Ready (1)')).toBeVisible();
    expect(await screen.findByText('Estimate(s) ready')).toBeVisible();

    backend.on(ResultPageDocument).answer(() => ({ estimate: sampleEstimate() }));
    const toast = readyToast();
    await user.click(within(toast).getByText('Open'));
    await waitFor(() => expect(address()).toBe('/results/CLM-7KQ2MX4P'));
    expect(jobNotices.current()).toMatchObject({ pending: [], ready: [] });
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  });

  it('says that it waits while there is no connection', async () => {
    const { user } = await openProjects();
    await user.click(await screen.findByRole('button', { name: 'Estimates' }));
    expect(await screen.findByText('Ready (0)')).toBeVisible();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^You are offline\. What was started goes on/)).toBeVisible();
    online.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  it('calls a job without a title by its number, and opening it takes it off the list', async () => {
    const { backend, user } = await openProjects();
    emitJob(backend, 'QUEUED', { title: null, projectSeq: 4 });
    emitJob(backend, 'READY', { title: null, projectSeq: 4 });
    backend.on(ResultPageDocument).answer(() => ({ estimate: sampleEstimate() }));
    await user.click(await screen.findByRole('button', { name: 'Estimates: 1 ready' }));
    const list = within(await screen.findByRole('list', { name: 'Ready (1)' }));
    await user.click(list.getByRole('link', { name: 'Open Claim #4' }));
    expect(jobNotices.current().ready).toEqual([]);
  });

  it('tells of several in one toast, and drops from it what is opened elsewhere', async () => {
    const { backend } = await openProjects();
    for (const id of [SAMPLE_JOB_ID, globalId('Job', 18)])
      emitJob(backend, 'PRICING', { id, title: `Estimate ${bareKey(id)}` });
    for (const id of [SAMPLE_JOB_ID, globalId('Job', 18)])
      emitJob(backend, 'READY', { id, title: `Estimate ${bareKey(id)}` });
    const toast = () => within(readyToast());
    await screen.findByText('Estimate(s) ready');
    expect(
      toast()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Open Estimate 18', 'Open Estimate 17']);

    localStorage.setItem('notify.readyJobs', JSON.stringify([SAMPLE_JOB_ID]));
    act(() => {
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'notify.readyJobs' }));
    });
    await waitFor(() => expect(toast().getByRole('link')).toHaveAccessibleName('Open Estimate 17'));
    expect(screen.getByRole('button', { name: 'Estimates: 1 ready' })).toBeVisible();
  });

  it('knows jobs by the numbers that versions before kept', async () => {
    localStorage.setItem('notify.pendingJobs', JSON.stringify(['17']));
    const { backend } = await openProjects();
    await waitFor(() => expect(jobNotices.current().pending).toEqual([SAMPLE_JOB_ID]));
    emitJob(backend, 'READY');
    expect(await screen.findByRole('button', { name: 'Estimates: 1 ready' })).toBeVisible();
  });

  it('looks up ten jobs at most, and counts them all', async () => {
    for (let id = 1; id <= 12; id += 1) jobNotices.addPending(globalId('Job', id));
    const backend = createFakeBackend();
    backend.on(BellJobDocument).answer(({ jobId }) => ({
      job: sampleJob('PRICING', { id: jobId }),
    }));
    const { user } = await openProjects(backend);
    await user.click(screen.getByRole('button', { name: 'Estimates: 12 processing' }));
    const list = await screen.findByRole('list', { name: 'Processing (12)' });
    expect(within(list).getAllByRole('link')).toHaveLength(10);
    const asked = new Set(
      backend
        .on(BellJobDocument)
        .calls()
        .map(({ jobId }) => jobId),
    );
    expect(asked.size).toBe(10);
  });

  it('keeps places for what is being made, however many are ready', async () => {
    for (let id = 1; id <= 14; id += 1) jobNotices.addPending(globalId('Job', id));
    for (let id = 1; id <= 12; id += 1) jobNotices.markReady(globalId('Job', id));
    const backend = createFakeBackend();
    backend.on(BellJobDocument).answer(({ jobId }) => ({
      job: sampleJob(Number(bareKey(jobId)) <= 12 ? 'READY' : 'PRICING', { id: jobId }),
    }));
    const { user } = await openProjects(backend);
    await user.click(screen.getByRole('button', { name: /^Estimates/ }));
    const list = async (name: string) => within(await screen.findByRole('list', { name }));
    expect((await list('Ready (12)')).getAllByRole('listitem')).toHaveLength(8);
    expect((await list('Processing (2)')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows its lines also when there is nothing', async () => {
    const { user } = await openProjects();
    await user.click(screen.getByRole('button', { name: /^Estimates/ }));
    for (const line of ['Ready (0)', 'Processing (0)', 'Inventory ready: 0']) {
      expect(await screen.findByText(line)).toBeVisible();
    }
  });

  it('leads to the inventory of a ready job that has one', async () => {
    jobNotices.addPending(SAMPLE_JOB_ID);
    const backend = createFakeBackend();
    backend.on(BellJobDocument).answer(() => ({ job: jobWithInventory('DONE') }));
    const { user } = await openProjects(backend);
    await user.click(await screen.findByRole('button', { name: 'Estimates: 1 ready' }));
    expect(await screen.findByText('Inventory ready: 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inventory of Kitchen Estimate' })).toHaveAttribute(
      'href',
      '/results/CLM-7KQ2MX4P?open=inventory',
    );
  });

  it.each([
    ['DONE', 'Inventory ready ✓', 'Inventory ready: 1'],
    ['FAILED', 'Inventory generation failed. Please try again.', null],
  ] as const)('tells that an inventory left behind is %s', async (status, toast, line) => {
    jobNotices.awaitInventory(SAMPLE_JOB_ID);
    const backend = createFakeBackend();
    backend.on(BellJobDocument).answer(() => ({ job: jobWithInventory('PENDING') }));
    const { user } = await openProjects(backend);
    await waitFor(() => expect(backend.on(BellJobDocument).calls()).not.toEqual([]));
    backend.on(BellJobDocument).answer(() => ({ job: jobWithInventory(status) }));
    await waitFor(() => {
      act(() =>
        backend.on(BellInventoryChangedDocument).emit({
          inventoryChanged: { __typename: 'Inventory', estimateId: '5', status },
        }),
      );
      expect(screen.getByText(toast)).toBeVisible();
    });
    expect(jobNotices.current().pendingInventories).toEqual([]);
    if (line === null) return;
    await user.click(await screen.findByRole('button', { name: 'Estimates: 1 ready' }));
    expect(await screen.findByText(line)).toBeVisible();
  });

  it('says nothing of jobs that were ready long before', async () => {
    const { backend } = await openProjects();
    emitJob(backend, 'READY');
    expect(screen.getByRole('button', { name: 'Estimates' })).toBeVisible();
    expect(screen.queryByText('Estimate(s) ready')).not.toBeInTheDocument();
  });

  it('tells of a job that failed meanwhile', async () => {
    const { backend } = await openProjects();
    emitJob(backend, 'PRICING');
    emitJob(backend, 'FAILED');
    expect(await screen.findByText('Kitchen Estimate could not be finished')).toBeVisible();
    expect(jobNotices.current().pending).toEqual([]);
  });
});

describe('jobs waited for', () => {
  it('are asked for at the start: a finished one is announced, a missing one dropped', async () => {
    jobNotices.addPending('404');
    jobNotices.addPending(SAMPLE_JOB_ID);
    const backend = createFakeBackend();
    backend.on(BellJobDocument).answer(({ jobId }) => ({
      job: jobId === SAMPLE_JOB_ID ? sampleJob('READY') : null,
    }));
    await openProjects(backend);
    expect(await screen.findByText('Estimate(s) ready')).toBeVisible();
    await waitFor(() =>
      expect(jobNotices.current()).toMatchObject({ pending: [], ready: [SAMPLE_JOB_ID] }),
    );
  });

  it('are polled every 8 s while the socket is down, and dropped after three refusals', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    jobNotices.addPending(SAMPLE_JOB_ID);
    const backend = createFakeBackend();
    backend.socket.enter('down');
    backend.on(BellJobDocument).answer(() => ({ job: sampleJob('PRICING') }));
    await openProjects(backend);
    const asked = () => backend.on(BellJobDocument).calls().length;
    const atStart = asked();

    backend.on(BellJobDocument).answer(() => {
      throw httpFailure(500);
    });
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(asked()).toBe(atStart + 2);
    expect(jobNotices.current().pending).toEqual([SAMPLE_JOB_ID]);
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(jobNotices.current().pending).toEqual([]);
  });

  it.each([404, 410])('are dropped at once when the server answers %i', async (status) => {
    jobNotices.addPending(SAMPLE_JOB_ID);
    const backend = createFakeBackend();
    backend.on(BellJobDocument).answer(() => {
      throw httpFailure(status);
    });
    await openProjects(backend);
    await waitFor(() => expect(jobNotices.current().pending).toEqual([]));
  });

  it('are polled when the server has ended the stream, until it is opened again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const backend = createFakeBackend();
    backend.on(BellJobDocument).answer(() => ({ job: sampleJob('PRICING') }));
    await openProjects(backend);
    emitJob(backend, 'PRICING');
    act(() => backend.on(ViewerJobChangedDocument).end());
    emitJob(backend, 'READY');
    expect(jobNotices.current().pending).toEqual([SAMPLE_JOB_ID]);

    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(backend.on(BellJobDocument).calls()).not.toEqual([]);
    emitJob(backend, 'READY');
    expect(await screen.findByText('Estimate(s) ready')).toBeVisible();
  });

  it('are kept through an outage, however long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    jobNotices.addPending(SAMPLE_JOB_ID);
    const backend = createFakeBackend();
    backend.socket.enter('down');
    backend.on(BellJobDocument).answer(() => {
      throw noConnection();
    });
    await openProjects(backend);
    await act(() => vi.advanceTimersByTimeAsync(80_000));
    expect(jobNotices.current().pending).toEqual([SAMPLE_JOB_ID]);
  });
});
