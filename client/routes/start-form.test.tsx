import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { globalId } from '../../server/domain/ids.ts';
import { describe, expect, it } from 'vitest';
import {
  ChosenProjectDocument,
  DescribeFileDocument,
  ProjectChoicesDocument,
  StartQuotaDocument,
  UploadLimitsDocument,
} from '../gql/graphql.ts';
import { renderApp } from '../testing/render-app.tsx';
import { SAMPLE_PROJECT_ID, sampleFile, sampleProject } from '../testing/samples.ts';
import {
  takeUploads,
  PHOTO,
  backendWithProject,
  startButton,
  openFilled,
} from '../testing/start-page.ts';

const server = takeUploads();

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
      'Before the analysis can start: select a project; describe the work in 5 characters or more; add at least one file.',
    );

    await user.upload(screen.getByLabelText('Choose files: Photos'), PHOTO);
    await screen.findByText('1 added');
    await user.selectOptions(await screen.findByLabelText('Your projects'), SAMPLE_PROJECT_ID);
    await user.click(screen.getByLabelText(/^Details/));
    await user.paste('  abcd ');
    expect(await startButton()).toBeDisabled();

    await user.click(screen.getByLabelText(/^Details/));
    await user.paste('e');
    expect(await startButton()).toBeEnabled();
    const checks = within(screen.getByRole('list', { name: 'Setup progress' }));
    expect(checks.getAllByText('(done)')).toHaveLength(3);
  });

  it('leads to what is still missing', async () => {
    const { user } = renderApp({ at: '/start?project=3', backend: backendWithProject() });
    await user.click(
      await screen.findByRole('button', {
        name: 'Next: describe the work in 5 characters or more.',
      }),
    );
    expect(screen.getByLabelText(/^Details/)).toHaveFocus();
    const checks = within(screen.getByRole('list', { name: 'Setup progress' }));
    await user.click(checks.getByRole('button', { name: 'Files uploaded' }));
    expect(screen.getByLabelText('Choose files of any kind')).toHaveFocus();
    expect(checks.getByRole('link', { name: 'View project' })).toHaveAttribute(
      'href',
      '/projects/3',
    );
  });

  it('leads to a new project while the others are on their way', async () => {
    const backend = backendWithProject();
    backend.on(ProjectChoicesDocument).answer(() => Promise.withResolvers<never>().promise);
    const { user } = renderApp({ at: '/start', backend });
    await user.click(await screen.findByRole('button', { name: 'Next: select a project.' }));
    expect(screen.getByRole('button', { name: 'Create a new project' })).toHaveFocus();
  });

  it('sorts files of all kinds by itself, and lets one be put on another card', async () => {
    let id = 0;
    server.use(
      http.post('*/api/files/', () => {
        id += 1;
        return HttpResponse.json({ id, thumbnail: null }, { status: 201 });
      }),
    );
    const { user } = renderApp({ at: '/start?project=3', backend: backendWithProject() });
    const added = (kind: string) =>
      within(screen.getByRole('region', { name: kind })).findByText('1 added');
    await user.upload(await screen.findByLabelText('Choose files of any kind'), [
      PHOTO,
      new File(['x'], 'walk.mp4', { type: 'video/mp4' }),
      new File(['x'], 'floor plan.pdf', { type: 'application/pdf' }),
      new File(['x'], 'Quote 12.pdf', { type: 'application/pdf' }),
      new File(['x'], 'song.mp3', { type: 'audio/mpeg' }),
      new File([], 'hall.png', { type: 'image/png' }),
    ]);
    for (const kind of ['Photos', 'Videos', 'Floor plans', 'Additional documents'])
      await added(kind);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/“song\.mp3” was not added: it is not a photo/);
    expect(alert).toHaveTextContent('“hall.png” was not added: the file is empty.');

    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Kind of Quote 12.pdf' }),
      'Floor plans',
    );
    const plans = within(screen.getByRole('region', { name: 'Floor plans' }));
    expect(await plans.findByText('2 added')).toBeVisible();
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

  it('asks what a photo shows, keeps each answer at once, and still knows it after a reload', async () => {
    const backend = backendWithProject();
    backend.on(DescribeFileDocument).answer(({ input: { fileId, caption, room } }) => ({
      describeFile: {
        __typename: 'DescribeFileSuccess',
        file: sampleFile(fileId, { caption: caption || null, room: room || null }),
      },
    }));
    const { user, unmount } = await openFilled(backend);
    const opener = () =>
      screen.findByRole('button', { name: /^(?:What does it show\?|Change) kitchen\.png$/ });
    await user.click(await opener());
    const rooms = within(await screen.findByRole('group', { name: 'Room of kitchen.png' }));
    await user.click(rooms.getByLabelText('Kitchen'));
    const damage = within(screen.getByRole('group', { name: 'Damage of kitchen.png' }));
    await user.click(damage.getByLabelText('Water damage'));
    await screen.findByText('Kitchen · Water damage');
    const work = within(screen.getByRole('group', { name: 'Work of kitchen.png' }));
    await user.click(work.getByLabelText('To be replaced'));
    await screen.findByText('Kitchen · Water damage, To be replaced');
    expect(damage.getByLabelText('Water damage')).toBeChecked();
    await user.click(damage.getByLabelText('Water damage'));
    await screen.findByText('Kitchen · To be replaced');
    await user.click(work.getByLabelText('To be replaced'));
    await waitFor(() => expect(screen.queryByText('Kitchen · To be replaced')).toBeNull());
    const own = screen.getByLabelText('In your own words, kitchen.png');
    await user.type(own, 'Stain above the stove{Enter}');
    await screen.findByText('Kitchen · Stain above the stove');
    const both = 'Water damage, To be replaced';
    expect(backend.on(DescribeFileDocument).calls()).toEqual(
      ['', 'Water damage', both, 'To be replaced', '', 'Stain above the stove'].map((caption) => ({
        input: { fileId: globalId('File', 8), room: 'Kitchen', caption },
      })),
    );
    unmount();
    renderApp({ at: '/start?project=3', backend });
    expect(await screen.findByText('Kitchen · Stain above the stove')).toBeVisible();
    expect(await opener()).toHaveAttribute('aria-expanded', 'false');
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

  it('lets go of a project that is gone, although the list still has it', async () => {
    const other = { ...sampleProject, id: '4', name: '14 Maple Street' };
    const backend = backendWithProject(sampleProject, other);
    backend.on(ChosenProjectDocument).answer(() => ({ project: null }));
    const { user } = renderApp({ at: '/start', backend });
    await user.selectOptions(await screen.findByLabelText('Your projects'), SAMPLE_PROJECT_ID);
    expect(await screen.findByLabelText('Your projects')).toHaveValue('');
    expect(screen.queryByRole('link', { name: '12 Maple Street' })).toBeNull();
  });

  it.each([
    [{ isSignedIn: false, left: 2 }, 'You have 2 free estimates left. Sign in for more'],
    [{ isSignedIn: false, left: 0 }, 'Your free estimates are used up. Sign in for more'],
    [
      { isSignedIn: true, left: 1 },
      /^You can start 1 more estimate today\. You can start more from/,
    ],
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
