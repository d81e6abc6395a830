import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  EstimateDraftChangedDocument,
  JobChangedDocument,
  LiveJobDocument,
  ResultPageDocument,
  SubmitJobDocument,
} from '../gql/graphql.ts';
import { globalId } from '../../server/domain/ids.ts';
import { graphqlFailure, httpFailure } from '../testing/failures.ts';
import { SAMPLE_JOB_ID, SAMPLE_PROJECT_ID, sampleEstimate, sampleJob } from '../testing/samples.ts';
import {
  takeUploads,
  backendWithProject,
  startsJob,
  startButton,
  openFilled,
} from '../testing/start-page.ts';

takeUploads();
afterEach(() => vi.useRealTimers());

describe('starting the analysis', () => {
  it('sends the form, shows lines as they are priced, and goes on to the result', async () => {
    const backend = backendWithProject();
    startsJob(backend);
    backend.on(ResultPageDocument).answer(() => ({ estimate: sampleEstimate() }));
    const { user, address } = await openFilled(backend);
    await user.click(await startButton());

    expect(await screen.findByRole('heading', { name: 'Crunching the numbers…' })).toBeVisible();
    expect(backend.on(SubmitJobDocument).calls()[0]?.input).toMatchObject({
      instructions: 'Paint the walls',
      propertyType: 'RESIDENTIAL',
      finishLevel: 'STANDARD',
      agentKind: 'HOME_PROJECT',
      projectId: SAMPLE_PROJECT_ID,
      uploads: [globalId('File', 8)],
      idempotencyKey: expect.any(String),
    });
    expect(address()).toBe('/start?project=3&job=17');

    const reading = {
      __typename: 'FileReading',
      fileName: `<b>${'WhatsApp'.repeat(12)}-kitchen.pdf`,
      filePosition: 2,
      fileCount: 5,
      step: { __typename: 'ReadingStep', unit: 'PAGE', position: 3, count: 12 },
    } as const;
    backend.on(JobChangedDocument).emit({ jobChanged: sampleJob('READING_UPLOADS', { reading }) });
    expect(await screen.findByText('page 3 of 12 · file 2 of 5')).toBeVisible();
    expect(screen.getByTitle(reading.fileName)).toBeVisible();
    const [spoken, ...others] = screen.getAllByRole('status');
    expect(others).toEqual([]);
    expect(spoken).toHaveTextContent(
      /^Reading your uploads, file 2 of 5, <b>WhatsApp.{30,50}kitchen\.pdf$/,
    );

    backend.on(JobChangedDocument).emit({ jobChanged: sampleJob('PRICING', { progress: 0.6 }) });
    // Lines are followed once there can be any.
    await waitFor(() => expect(backend.on(EstimateDraftChangedDocument).listeners()).toBe(1));
    backend.on(EstimateDraftChangedDocument).emit({
      estimateDraftChanged: {
        __typename: 'EstimateDraft',
        job: { __typename: 'Job', id: SAMPLE_JOB_ID },
        total: 205,
        lines: [
          {
            __typename: 'LineItem',
            id: '1',
            name: 'Prime walls',
            category: 'Painting',
            quantity: 400,
            unit: 'SF',
            total: 205,
          },
        ],
      },
    });
    expect(await screen.findByText('Prime walls')).toBeVisible();
    expect(screen.getByText('1 line · $205.00')).toBeVisible();
    expect(spoken).toHaveTextContent('Pricing each line, the first lines are priced');

    backend.on(JobChangedDocument).emit({ jobChanged: sampleJob('READY') });
    await waitFor(() => expect(address()).toBe('/results/CLM-7KQ2MX4P'));
  });

  it('repeats after a busy server with the same key, then starts', async () => {
    const backend = backendWithProject();
    startsJob(backend);
    const { user } = await openFilled(backend);
    let tries = 0;
    backend.on(SubmitJobDocument).answer(() => {
      tries += 1;
      if (tries === 1) throw httpFailure(503);
      if (tries === 2) throw httpFailure(429, { detail: 'Busy.' }, { 'Retry-After': '3' });
      return { submitJob: { __typename: 'SubmitJobSuccess', job: sampleJob() } };
    });

    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: 'Start Analysis' }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tries).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tries).toBe(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(tries).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tries).toBe(3);
    vi.useRealTimers();

    expect(await screen.findByText('Crunching the numbers…')).toBeVisible();
    const keys = backend
      .on(SubmitJobDocument)
      .calls()
      .map(({ input }) => input.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the throttle alert, and what else the server said', async () => {
    const backend = backendWithProject();
    const { user } = await openFilled(backend);
    backend.on(SubmitJobDocument).answer(() => {
      throw graphqlFailure('THROTTLED', 'The daily limit is reached.', { retryAfterSeconds: 150 });
    });
    await user.click(await startButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Server is asking us to slow down. Try again in about 3 minutes. Details: The daily limit is reached.',
    );

    backend.on(SubmitJobDocument).answer(() => {
      throw graphqlFailure('NOT_FOUND', 'The project was not found.');
    });
    await user.click(await startButton());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Could not start analysis: The project was not found.',
      ),
    );
  });

  it('goes to the login with message and way back when the free trial is used up', async () => {
    const backend = backendWithProject();
    const { user, address } = await openFilled(backend);
    backend.on(SubmitJobDocument).answer(() => {
      throw graphqlFailure('QUOTA_EXHAUSTED', 'Free trial used up — sign in to continue.');
    });
    await user.click(await startButton());
    expect(await screen.findByText('Free trial used up — sign in to continue.')).toBeVisible();
    expect(address()).toBe('/login');
    expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute(
      'href',
      '/start?project=3',
    );
  });

  it('puts refusals of the server on the fields', async () => {
    const backend = backendWithProject();
    const { user } = await openFilled(backend);
    backend.on(SubmitJobDocument).answer(() => ({
      submitJob: {
        __typename: 'InvalidInput',
        message: 'Please check the form.',
        fields: [{ __typename: 'FieldError', path: 'instructions', message: 'Say a bit more.' }],
      },
    }));
    await user.click(await startButton());
    expect(await screen.findByText('Say a bit more.')).toBeVisible();
    expect(screen.getByLabelText(/^Details/)).toBeInvalid();
  });
});

describe('a started job', () => {
  it('returns to the filled form with an alert when polling meets a server error', async () => {
    const backend = backendWithProject();
    startsJob(backend);
    const { user } = await openFilled(backend);
    backend.socket.enter('down');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(await startButton());
    await screen.findByText('Crunching the numbers…');
    backend.on(LiveJobDocument).answer(() => {
      throw httpFailure(500);
    });

    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Server error while finalizing the job. Check backend logs.',
    );
    expect(screen.getByLabelText(/^Details/)).toHaveValue('Paint the walls');
  });

  it('says why it failed, and leads back to the form', async () => {
    const backend = backendWithProject();
    startsJob(backend);
    const { user } = await openFilled(backend);
    await user.click(await startButton());
    await screen.findByText('Crunching the numbers…');
    backend.on(JobChangedDocument).emit({
      jobChanged: sampleJob('FAILED', { failure: 'The plan is password-protected.' }),
    });

    expect(await screen.findByText('The plan is password-protected.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByLabelText(/^Details/)).toHaveValue('Paint the walls');
  });

  it('offers no second try of what is too large', async () => {
    const backend = backendWithProject();
    startsJob(backend);
    const { user } = await openFilled(backend);
    await user.click(await startButton());
    await screen.findByText('Crunching the numbers…');
    backend.on(JobChangedDocument).emit({
      jobChanged: sampleJob('FAILED', { failure: 'Shorten it.', viewerCanRetry: false }),
    });

    expect(await screen.findByText('Shorten it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Back to the form' })).toBeVisible();
  });
});
