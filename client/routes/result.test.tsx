import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CancelJobDocument,
  EstimateDraftDocument,
  JobChangedDocument,
  LiveJobDocument,
  ResultPageDocument,
  SoughtJobDocument,
  RetryJobDocument,
} from '../gql/graphql.ts';
import { jobNotices } from '../lib/job-notices.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { httpFailure, noConnection } from '../testing/failures.ts';
import { renderApp } from '../testing/render-app.tsx';
import {
  SAMPLE_JOB_ID,
  sampleEstimate,
  sampleFile,
  sampleJob,
  sampleLine,
} from '../testing/samples.ts';

afterEach(() => {
  vi.useRealTimers();
});

const backendWithEstimate = (overrides: Parameters<typeof sampleEstimate>[0] = {}) => {
  const backend = createFakeBackend();
  backend.on(ResultPageDocument).answer(() => ({ estimate: sampleEstimate(overrides) }));
  return backend;
};

const backendWithJob = (job = sampleJob('PRICING')) => {
  const backend = createFakeBackend();
  backend.on(ResultPageDocument).answer(() => ({ estimate: null }));
  backend.on(LiveJobDocument).answer(() => ({ job }));
  backend.on(EstimateDraftDocument).answer(() => ({ estimateDraft: null }));
  backend.on(SoughtJobDocument).answer(() => ({ job: { __typename: 'Job', id: SAMPLE_JOB_ID } }));
  return backend;
};

describe('a finished estimate', () => {
  it('shows title, request, total, range, reasoning and actions', async () => {
    const { user } = renderApp({ at: '/results/CLM-7KQ2MX4P', backend: backendWithEstimate() });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Kitchen Estimate');
    expect(await screen.findByText('Paint the kitchen walls')).toBeVisible();
    expect(screen.getByText('$360')).toBeVisible();
    expect(screen.getByText('You asked for paint.')).toBeVisible();
    expect(screen.getByText('Measure the walls.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('link', { name: 'View project' })).toHaveAttribute(
      'href',
      '/projects/3',
    );
    expect(document.title).toBe('Kitchen Estimate · Plumbline');
  });

  it('lists the lines and says where a price comes from', async () => {
    const { user } = renderApp({ at: '/results/17', backend: backendWithEstimate() });
    const outline = await screen.findByRole('grid', { name: 'Project Outline' });
    expect(outline).toHaveTextContent('Uncategorized');
    const [button] = within(outline).getAllByRole('button', { name: /^Price source/ });
    if (!button) throw new Error('There is no line.');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(outline).getByText('Built-in price book')).toBeVisible();
    await user.click(button);
    expect(within(outline).queryByText('Built-in price book')).not.toBeInTheDocument();
  });

  it('falls back to the claim number and to the words for what is missing', async () => {
    const { summary } = sampleEstimate();
    renderApp({
      at: '/results/17',
      backend: backendWithEstimate({
        title: null,
        items: [],
        total: 0,
        summary: {
          ...summary,
          reasoning: ' ',
          futureActions: [],
          questions: ['Which room is it?'],
          range: { __typename: 'PriceRange', low: 0, high: 0 },
        },
      }),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Estimate #CLM-7KQ2MX4P',
    );
    expect(await screen.findByText('No future actions yet...')).toBeVisible();
    expect(screen.getByText('Which room is it?')).toBeVisible();
    expect(screen.getByText('No summary was written for this estimate.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('opens pictures and videos large, goes on with the arrow keys and links the rest', async () => {
    const bare = { displayUrl: null, thumbnailUrl: null };
    const { user } = renderApp({
      at: '/results/17',
      backend: backendWithEstimate({
        uploads: [
          sampleFile('a.jpg'),
          sampleFile('b.mp4', { ...bare, kind: 'VIDEO', mime: 'video/mp4' }),
          sampleFile('c.xls', {
            ...bare,
            kind: 'DOC',
            mime: 'application/vnd.ms-excel',
            note: 'Only the first pages were read.',
          }),
        ],
      }),
    });
    expect(await screen.findByRole('link', { name: 'c.xls' })).toHaveAttribute(
      'href',
      '/files/c.xls',
    );
    expect(document.querySelector('img[src="/thumbs/1"]')).toBeInTheDocument();
    expect(screen.getByText('Only the first pages were read.')).toBeVisible();

    const opener = screen.getByRole('button', { name: 'a.jpg' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'a.jpg' });
    expect(within(dialog).getByRole('img', { name: 'a.jpg' })).toHaveAttribute('src', '/display/1');
    within(dialog).getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByLabelText('b.mp4')).toHaveAttribute('src', '/files/b.mp4');
    expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 2');
    await user.click(within(dialog).getByRole('button', { name: 'Previous' }));
    expect(within(dialog).getByRole('img', { name: 'a.jpg' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('offers a guest the sign-in, which leads back here', async () => {
    const { user } = renderApp({ at: '/results/17', backend: backendWithEstimate() });
    await user.click(await screen.findByRole('link', { name: 'Sign in to save project' }));
    expect(await screen.findByRole('link', { name: 'Go back' })).toHaveAttribute(
      'href',
      '/results/CLM-7KQ2MX4P',
    );
  });

  it('takes an opened job off the bell', async () => {
    jobNotices.addPending(SAMPLE_JOB_ID);
    jobNotices.markReady(SAMPLE_JOB_ID);
    renderApp({ at: '/results/17', backend: backendWithEstimate({ items: [sampleLine('1')] }) });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(jobNotices.current().ready).toEqual([]));
  });
});

describe('a job without an estimate yet', () => {
  it('turns into the result when the event arrives', async () => {
    const backend = backendWithJob();
    renderApp({ at: '/results/17', backend });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Crunching');

    backend.on(ResultPageDocument).answer(() => ({ estimate: sampleEstimate() }));
    act(() => backend.on(JobChangedDocument).emit({ jobChanged: sampleJob('READY') }));
    expect(await screen.findByRole('heading', { name: 'Kitchen Estimate' })).toBeVisible();
  });

  it('is found by its claim number, too', async () => {
    const backend = backendWithJob();
    renderApp({ at: '/results/CLM-7KQ2MX4P', backend });
    expect(await screen.findByText(/Job 17/)).toBeVisible();
  });

  it('says so when there is nothing under the number', async () => {
    const backend = backendWithJob();
    backend.on(SoughtJobDocument).answer(() => ({ job: null }));
    renderApp({ at: '/results/99', backend });
    expect(await screen.findByRole('heading', { name: 'No estimate found' })).toBeVisible();
  });

  it('is cancelled on request, and can be retried', async () => {
    const backend = backendWithJob();
    const { user } = renderApp({ at: '/results/17', backend });
    backend.on(CancelJobDocument).answer(() => ({
      cancelJob: { __typename: 'CancelJobSuccess', job: sampleJob('CANCELLED') },
    }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('This estimate was canceled')).toBeVisible();

    backend.on(RetryJobDocument).answer(() => ({
      retryJob: { __typename: 'RetryJobSuccess', job: sampleJob('QUEUED') },
    }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Crunching the numbers…')).toBeVisible();
    expect(jobNotices.current().pending).toContain(SAMPLE_JOB_ID);
  });
});

describe('while the socket is down', () => {
  const openWithoutSocket = async () => {
    const backend = backendWithJob();
    backend.socket.enter('down');
    const app = renderApp({ at: '/results/17', backend });
    await screen.findByText('Crunching the numbers…');
    return { ...app, polls: () => backend.on(LiveJobDocument).calls().length };
  };

  const pollTimes = async (polls: () => number, seconds: number): Promise<number[]> => {
    const times: number[] = [];
    for (let second = 1; second <= seconds; second += 1) {
      const before = polls();
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      if (polls() > before) times.push(second);
    }
    return times;
  };

  it('polls after 2 s, doubling to 30 s, and stops when events flow again', async () => {
    const backend = backendWithJob();
    renderApp({ at: '/results/17', backend });
    await screen.findByText('Crunching the numbers…');
    const polls = () => backend.on(LiveJobDocument).calls().length;
    vi.useFakeTimers();
    act(() => backend.socket.enter('down'));
    expect(await pollTimes(polls, 95)).toEqual([2, 6, 14, 30, 60, 90]);

    const before = polls();
    act(() => backend.socket.enter('open'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(polls()).toBe(before + 1);
    expect(await pollTimes(polls, 60)).toEqual([]);
  });

  it('sees the result by polling alone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend } = await openWithoutSocket();
    backend.on(LiveJobDocument).answer(() => ({ job: sampleJob('READY') }));
    backend.on(ResultPageDocument).answer(() => ({ estimate: sampleEstimate() }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByRole('heading', { name: 'Kitchen Estimate' })).toBeVisible();
  });

  it('waits as long as a busy server asks, and through an outage, without losing the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend, polls } = await openWithoutSocket();
    backend.on(LiveJobDocument).answer(() => {
      throw httpFailure(503, {}, { 'Retry-After': '20' });
    });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    const afterBusy = polls();
    backend.on(LiveJobDocument).answer(() => {
      throw noConnection();
    });
    await act(() => vi.advanceTimersByTimeAsync(18_000));
    expect(polls()).toBe(afterBusy);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(polls()).toBe(afterBusy + 1);
    expect(screen.getByText('Crunching the numbers…')).toBeVisible();

    backend.on(LiveJobDocument).answer(() => ({ job: sampleJob('WRITING_UP') }));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getAllByText('Writing up the estimate').length).toBeGreaterThan(0);
  });

  it('stops at any other error, and says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend, polls } = await openWithoutSocket();
    backend.on(LiveJobDocument).answer(() => {
      throw httpFailure(500);
    });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('This page stopped checking for news')).toBeVisible();
    const stopped = polls();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(polls()).toBe(stopped);
  });
});
