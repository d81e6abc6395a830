import type { Unmasked } from '@apollo/client/masking';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AddRoomDocument,
  CreateProjectDocument,
  DeleteProjectDocument,
  MoreProjectsDocument,
  PortfolioDocument,
  ProjectJobChangedDocument,
  ProjectPageDocument,
  ProjectsChangedDocument,
  type ProjectsPageQuery,
  ProjectsPageDocument,
  RestoreProjectDocument,
  UpdateProjectDocument,
} from '../gql/graphql.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { httpFailure } from '../testing/failures.ts';
import { renderApp } from '../testing/render-app.tsx';
import {
  SAMPLE_PROJECT_ID,
  projectPage,
  projectsPage,
  sampleJob,
  sampleReadyJob,
  sampleProject,
} from '../testing/samples.ts';

/** The page as an event brings it. */
const projectsChanged = ({ viewer }: Unmasked<ProjectsPageQuery>) => ({
  viewerChanged: { __typename: 'ViewerChange' as const, viewer },
});

describe('/projects', () => {
  it('lists projects with their ways on, and more on request', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectsPageDocument).answer(() => projectsPage(['Maple', 'Oak'], 'c2'));
    backend.on(MoreProjectsDocument).answer(() => ({
      viewer: { __typename: 'Viewer', projects: projectsPage(['Elm']).viewer.projects },
    }));
    const { user } = renderApp({ at: '/projects', backend });
    const list = await screen.findByRole('list', { name: 'Projects' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'New estimate for Oak' })).toHaveAttribute(
      'href',
      '/start?project=Oak',
    );

    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    expect(backend.on(MoreProjectsDocument).calls()[0]).toMatchObject({ after: 'c2' });
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('says what all come to, and how far each is', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectsPageDocument).answer(() => projectsPage(['Maple', 'Oak']));
    backend.on(PortfolioDocument).answer(() => ({
      viewer: {
        __typename: 'Viewer',
        portfolio: {
          __typename: 'Portfolio',
          total: 1200.5,
          readyCount: 3,
          pendingCount: 1,
          projects: [
            {
              __typename: 'ProjectGlance',
              projectId: 'Oak',
              total: 1200.5,
              readyCount: 3,
              pendingCount: 1,
              pictures: [{ __typename: 'File', id: '8', thumbnailUrl: '/files/8' }],
            },
          ],
        },
      },
    }));
    renderApp({ at: '/projects', backend });
    expect(await screen.findByText('All projects')).toBeVisible();
    const [maple, oak] = within(screen.getByRole('list', { name: 'Projects' })).getAllByRole(
      'listitem',
    );
    expect(oak).toHaveTextContent(/\$1,200\.50.*3 ready.*1 pending/);
    expect(oak?.innerHTML).toContain('/files/8');
    expect(maple).not.toHaveTextContent('ready');
  });

  it('shows its list without the totals, and asks for them once more', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectsPageDocument).answer(() => projectsPage(['Maple']));
    backend.on(PortfolioDocument).answer(() => {
      throw httpFailure(500);
    });
    const { user } = renderApp({ at: '/projects', backend });
    expect(await screen.findByText(/The totals could not be loaded/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Maple' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(backend.on(PortfolioDocument).calls()).toHaveLength(2));
  });

  it('asks for its list once, and for news of jobs that are news to it', async () => {
    const backend = createFakeBackend();
    const page = projectsPage(['Maple']);
    const known = sampleReadyJob('1', 500, 'Kitchen Estimate');
    const { id, stage } = known;
    page.viewer.jobs.edges = [
      { __typename: 'JobEdge', node: { __typename: 'Job', id, stage } },
      { __typename: 'JobEdge', node: { __typename: 'Job', id: '2', stage: 'PRICING' } },
    ];
    backend.on(ProjectsPageDocument).answer(() => page);
    renderApp({ at: '/projects', backend });
    const list = await screen.findByRole('list', { name: 'Projects' });
    const tell = (job: typeof known) =>
      act(() => backend.on(ProjectJobChangedDocument).emit({ viewerJobChanged: job }));
    const asked = () => backend.on(ProjectsPageDocument).calls().length;

    // Both streams begin like this.
    tell(known);
    tell(sampleJob('PRICING', { id: '2' }));
    act(() => backend.on(ProjectsChangedDocument).emit(projectsChanged(page)));
    expect(asked()).toBe(1);

    backend.on(ProjectsPageDocument).answer(() => projectsPage(['Maple', 'Oak']));
    tell(sampleReadyJob('2', 800, 'Bath Estimate'));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(asked()).toBe(2);
  });

  it('shows what was deleted, restored or renamed elsewhere, since its answer, too, without asking again', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectsPageDocument).answer(() => projectsPage(['Maple']));
    renderApp({ at: '/projects', backend });
    const list = await screen.findByRole('list', { name: 'Projects' });
    const events = backend.on(ProjectsChangedDocument);
    act(() => events.emit(projectsChanged(projectsPage(['Maple', 'Oak']))));
    expect(await within(list).findByText('Oak')).toBeVisible();
    act(() => events.emit(projectsChanged(projectsPage(['Oak']))));
    await waitFor(() => expect(within(list).queryByText('Maple')).not.toBeInTheDocument());
    expect(backend.on(ProjectsPageDocument).calls()).toHaveLength(1);
  });

  it('creates a project: both fields trimmed and required, refusals on the field', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectsPageDocument).answer(() => projectsPage([]));
    const { user } = renderApp({ at: '/projects', backend });
    await user.click(await screen.findByRole('button', { name: 'Create project' }));
    expect(screen.getByLabelText(/^Name or address/)).toBeInvalid();
    expect(screen.getByLabelText(/^ZIP/)).toBeInvalid();
    expect(backend.on(CreateProjectDocument).calls()).toEqual([]);

    backend.on(CreateProjectDocument).answer(() => ({
      createProject: {
        __typename: 'InvalidInput',
        message: 'Please check the form.',
        fields: [{ __typename: 'FieldError', path: 'zip', message: 'A ZIP has five digits.' }],
      },
    }));
    await user.type(screen.getByLabelText(/^Name or address/), ' Maple ');
    await user.type(screen.getByLabelText(/^ZIP/), '7');
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText('A ZIP has five digits.')).toBeVisible();
    expect(backend.on(CreateProjectDocument).calls()[0]).toEqual({
      input: { name: 'Maple', zip: '7' },
    });

    backend.on(CreateProjectDocument).answer(() => ({
      createProject: {
        __typename: 'CreateProjectSuccess',
        project: { ...sampleProject, jobCount: 0 },
      },
    }));
    backend.on(ProjectsPageDocument).answer(() => projectsPage(['Maple']));
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText('Project “12 Maple Street” created')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'View Maple' })).toBeVisible();
    expect(screen.getByLabelText(/^ZIP/)).toHaveValue('');
  });

  it('says what failed and loads again on request', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectsPageDocument).answer(() => {
      throw httpFailure(500, { errors: [{ message: 'The database is away.' }] });
    });
    const { user } = renderApp({ at: '/projects', backend });
    expect(await screen.findByText('The database is away.')).toBeVisible();
    backend.on(ProjectsPageDocument).answer(() => projectsPage(['Maple']));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'View Maple' })).toBeVisible();
  });
});

describe('/projects/{id}', () => {
  it('shows each estimate with its state', async () => {
    const backend = createFakeBackend();
    backend
      .on(ProjectPageDocument)
      .answer(() =>
        projectPage([
          sampleJob('READY', { id: '1', title: 'Done' }),
          sampleJob('PRICING', { id: '2', title: null, projectSeq: 2 }),
          sampleJob('FAILED', { id: '3', title: 'Broken' }),
        ]),
      );
    renderApp({ at: '/projects/3', backend });
    const card = async (title: string) =>
      (await screen.findByRole('heading', { name: title })).closest('li');
    expect(await card('Done')).toHaveTextContent('Ready');
    expect(await card('Claim #2')).toHaveTextContent('Pending');
    expect(await card('Broken')).toHaveTextContent('Failed');
    expect(screen.getByRole('link', { name: 'Open Done' })).toHaveAttribute(
      'href',
      '/results/CLM-7KQ2MX4P',
    );
  });

  it('opens the start page for a room, adds a room, and ignores one that is there', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectPageDocument).answer(() => projectPage([], ['Kitchen']));
    const { user } = renderApp({ at: '/projects/3', backend });
    expect(await screen.findByRole('link', { name: 'Kitchen' })).toHaveAttribute(
      'href',
      '/start?project=3&instructions=Create+an+estimate+for+the+Kitchen&title=Kitchen+Estimate',
    );

    const field = screen.getByLabelText('Another room');
    await user.type(field, ' kitchen {Enter}');
    expect(field).toHaveValue('');
    expect(backend.on(AddRoomDocument).calls()).toEqual([]);

    backend.on(AddRoomDocument).answer(({ input }) => ({
      addRoom: {
        __typename: 'AddRoomSuccess',
        project: { __typename: 'Project', id: SAMPLE_PROJECT_ID, rooms: ['Kitchen', input.name] },
      },
    }));
    await user.type(field, 'Sunroom{Enter}');
    expect(await screen.findByRole('link', { name: 'Sunroom' })).toBeVisible();
  });

  it('says so when the project is not there', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectPageDocument).answer(() => ({ project: null }));
    renderApp({ at: '/projects/9', backend });
    expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeVisible();
  });
});

describe('a project', () => {
  it('is renamed, with what the server does not like on its field', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectPageDocument).answer(() => projectPage([]));
    const { user } = renderApp({ at: '/projects/3', backend });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    backend.on(UpdateProjectDocument).answer(() => ({
      updateProject: {
        __typename: 'InvalidInput',
        message: 'Please check the form.',
        fields: [{ __typename: 'FieldError', path: 'zip', message: 'A ZIP has five digits.' }],
      },
    }));
    await user.clear(dialog.getByLabelText(/^Name or address/));
    await user.type(dialog.getByLabelText(/^Name or address/), 'Lake cabin');
    await user.click(dialog.getByRole('button', { name: 'Save project' }));
    expect(await dialog.findByText('A ZIP has five digits.')).toBeVisible();

    backend.on(UpdateProjectDocument).answer(({ input }) => ({
      updateProject: {
        __typename: 'UpdateProjectSuccess',
        project: { ...sampleProject, name: input.name, zip: input.zip },
      },
    }));
    await user.click(dialog.getByRole('button', { name: 'Save project' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lake cabin' })).toBeVisible();
  });

  it('is deleted after a question that tells what goes with it, and can be undone', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectPageDocument).answer(() => projectPage([sampleJob('PRICING')]));
    backend.on(ProjectsPageDocument).answer(() => projectsPage([]));
    backend.on(DeleteProjectDocument).answer(({ projectId }) => ({
      deleteProject: { __typename: 'DeleteProjectSuccess', projectId },
    }));
    const { user, address } = renderApp({ at: '/projects/3', backend });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “12 Maple Street”?' }));
    expect(dialog.getByText(/^Its estimate goes with it\./)).toBeVisible();
    expect(dialog.getByText(/^An estimate is being made\./)).toBeVisible();
    expect(backend.on(DeleteProjectDocument).calls()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(address()).toBe('/projects'));

    backend.on(RestoreProjectDocument).answer(({ projectId }) => ({
      restoreProject: {
        __typename: 'RestoreProjectSuccess',
        project: { ...sampleProject, id: projectId, jobCount: 1 },
      },
    }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(address()).toBe('/projects/3'));
    expect(backend.on(RestoreProjectDocument).calls()).toEqual([{ projectId: SAMPLE_PROJECT_ID }]);
  });

  it('that was deleted can be restored from the list; contractors are not asked to apply', async () => {
    const backend = createFakeBackend();
    const page = projectsPage([]);
    page.viewer.isContractor = true;
    page.viewer.deletedProjects = [
      {
        __typename: 'Project',
        id: '3',
        name: 'Lake cabin',
        restorableUntil: '2026-11-27T10:00:00.000Z',
      },
    ];
    backend.on(ProjectsPageDocument).answer(() => page);
    renderApp({ at: '/projects', backend });
    expect(await screen.findByRole('button', { name: 'Restore Lake cabin' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply as Contractor' })).not.toBeInTheDocument();
  });
});
