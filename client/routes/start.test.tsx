import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ChosenProjectDocument,
  EstimateDraftChangedDocument,
  EstimateDraftDocument,
  JobChangedDocument,
  LiveJobDocument,
  ProjectChoicesDocument,
  ResultPageDocument,
  StartQuotaDocument,
  SubmitJobDocument,
  UploadLimitsDocument,
} from '../gql/graphql.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { graphqlFailure, httpFailure } from '../testing/failures.ts';
import { renderApp } from '../testing/render-app.tsx';
import { pageInfo, sampleEstimate, sampleJob, sampleProject } from '../testing/samples.ts';

const server = setupServer(
  http.post('*/api/files/', () => HttpResponse.json({ id: 8, thumbnail: null }, { status: 201 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const PHOTO = new File(['x'], 'kitchen.png', { type: 'image/png' });

const backendWithProject = (
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
      job: { __typename: 'Job', id: '17' },
      total: 0,
      lines: [],
    },
  }));
  return backend;
};

const startsJob = (backend: ReturnType<typeof createFakeBackend>) => {
  backend.on(SubmitJobDocument).answer(() => ({
    submitJob: { __typename: 'SubmitJobSuccess', job: sampleJob() },
  }));
  backend.on(LiveJobDocument).answer(() => ({ job: sampleJob() }));
};

const startButton = () => screen.findByRole('button', { name: 'Start Analysis' });

/** Opens the start page of a project with everything filled in. */
const openFilled = async (backend = backendWithProject()) => {
  const app = renderApp({ at: '/start?project=3', backend });
  await app.user.upload(await screen.findByLabelText('Choose files: Photos'), PHOTO);
  await screen.findByText('1 added');
  await app.user.click(screen.getByLabelText(/^Details/));
  await app.user.paste('Paint the walls');
  return app;
};

describe('the start form', () => {
  it('can be sent only with files, a description of five characters and a project', async () => {
    const other = { ...sampleProject, id: '4', name: '14 Maple Street' };
    const { user } = renderApp({ at: '/start', backend: backendWithProject(sampleProject, other) });
    expect(await startButton()).toBeDisabled();
    const required = 'Project is required — select a project';
    expect(screen.queryByText(required)).toBeNull();
    const around = (await startButton()).parentElement ?? document.body;
    await user.click(around);
    expect(screen.getByText(required)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Before the analysis can start: add at least one file; describe the work in 5 characters or more; select a project.',
    );

    await user.upload(screen.getByLabelText('Choose files: Photos'), PHOTO);
    await screen.findByText('1 added');
    await user.selectOptions(await screen.findByLabelText('Your projects'), '3');
    await user.click(screen.getByLabelText(/^Details/));
    await user.paste('  abcd ');
    expect(await startButton()).toBeDisabled();

    await user.click(screen.getByLabelText(/^Details/));
    await user.paste('e');
    expect(await startButton()).toBeEnabled();
    const checks = within(screen.getByRole('list', { name: 'Setup progress' }));
    expect(checks.getAllByText('(done)')).toHaveLength(3);
  });

  it('takes project, instructions and title from the address', async () => {
    renderApp({
      at: '/start?project=3&instructions=Create+an+estimate+for+the+Kitchen&title=Kitchen+Estimate',
      backend: backendWithProject(),
    });
    expect(await screen.findByLabelText('Title')).toHaveValue('Kitchen Estimate');
    expect(screen.getByLabelText(/^Details/)).toHaveValue('Create an estimate for the Kitchen');
    expect(await screen.findByRole('link', { name: '12 Maple Street' })).toBeVisible();
  });

  it.each([
    [false, /Photos are kept with the estimate, but not interpreted here/],
    [true, /The AI looks at your photos for rooms/],
  ])('tells on the card what becomes of photos (read: %s)', async (isInterpreted, sentence) => {
    const backend = backendWithProject();
    backend.on(UploadLimitsDocument).answer(() => ({
      uploadLimits: [
        {
          __typename: 'UploadLimit',
          kind: 'PHOTO',
          mimeTypes: ['image/jpeg'],
          extensions: ['.jpg'],
          label: 'JPEG',
          maxBytes: 25_000_000,
          isInterpreted,
        },
      ],
    }));
    renderApp({ at: '/start?project=3', backend });
    expect(await screen.findByText(sentence)).toBeVisible();
    const picker = screen.getByLabelText('Choose files: Photos');
    expect(picker).toHaveAccessibleDescription(sentence);
    // What it takes is the server's word, too.
    expect(picker).toHaveAttribute('accept', 'image/jpeg,.jpg');
    expect(screen.getByText('JPEG · up to 25 MB each')).toBeVisible();
  });

  it('refuses a file of the wrong type with a sentence, and offers to try again only what may go better', async () => {
    const { user } = renderApp({ at: '/start', backend: backendWithProject() });
    const picker = await screen.findByLabelText('Choose files: Photos');
    await user.upload(picker, new File(['x'], 'song.mp3', { type: 'audio/mpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“song.mp3” was not added: “Photos” takes JPEG, PNG, HEIC, WebP or AVIF.',
    );

    server.use(
      http.post('*/api/files/', () =>
        HttpResponse.json({ detail: 'The file is damaged.' }, { status: 415 }),
      ),
    );
    await user.upload(picker, PHOTO);
    expect(await screen.findByText('The file is damaged.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again: kitchen.png' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove kitchen.png' }));

    server.use(http.post('*/api/files/', () => new HttpResponse('<html>', { status: 502 })));
    await user.upload(picker, new File(['png'], 'hall.png', { type: 'image/png' }));
    expect(await screen.findByText(/^The server could not take this file/)).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again: hall.png' }));
    expect(await screen.findByText('1 added')).toBeVisible();
  });

  it('calls an empty file empty, also among good ones', async () => {
    const { user } = renderApp({ at: '/start', backend: backendWithProject() });
    const picker = await screen.findByLabelText('Choose files: Photos');
    await user.upload(picker, [new File([], 'hall.png', { type: 'image/png' }), PHOTO]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“hall.png” was not added: the file is empty.',
    );
    expect(await screen.findByText('1 added')).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('has a sole project chosen already, until it is changed', async () => {
    const { user } = renderApp({ at: '/start', backend: backendWithProject() });
    expect(await screen.findByRole('link', { name: '12 Maple Street' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change project' }));
    expect(await screen.findByLabelText('Your projects')).toHaveValue('');
    expect(screen.queryByRole('link', { name: '12 Maple Street' })).toBeNull();
  });

  it.each([
    [{ isSignedIn: false, left: 2 }, 'You have 2 free estimates left. Sign in for more'],
    [{ isSignedIn: false, left: 0 }, 'Your free estimates are used up. Sign in for more'],
    [{ isSignedIn: true, left: 1 }, /^You can start 1 more estimate today\. There are more from/],
  ])('tells beforehand what is left: %j', async ({ isSignedIn, left }, sentence) => {
    const backend = backendWithProject();
    backend.on(StartQuotaDocument).answer(() => ({
      viewer: {
        __typename: 'Viewer',
        isSignedIn,
        quota: {
          __typename: 'Quota',
          estimatesLeftToday: left,
          resetsAt: isSignedIn ? '2026-06-02T10:00:00.000Z' : null,
        },
      },
    }));
    renderApp({ at: '/start', backend });
    const told = await screen.findByText(/free estimate|more estimate/);
    expect(told.textContent).toMatch(sentence);
  });

  it('comes back after a reload with its files', async () => {
    const first = await openFilled();
    first.unmount();
    renderApp({ at: '/start?project=3', backend: backendWithProject() });
    expect(await screen.findByLabelText(/^Details/)).toHaveValue('Paint the walls');
    expect(screen.getByText('kitchen.png')).toBeVisible();
    expect(await startButton()).toBeEnabled();
  });
});

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
      projectId: '3',
      uploads: ['8'],
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
    backend.on(EstimateDraftChangedDocument).emit({
      estimateDraftChanged: {
        __typename: 'EstimateDraft',
        job: { __typename: 'Job', id: '17' },
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
