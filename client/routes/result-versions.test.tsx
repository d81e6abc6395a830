import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  EstimateChangedDocument,
  EstimateChangesDocument,
  EstimateNewsDocument,
  EstimateHistoryDocument,
  EstimateVersionDocument,
  ResultPageDocument,
  RestoreVersionDocument,
  SaveEstimateDocument,
} from '../gql/graphql.ts';
import { asRevision } from '../testing/revision-sample.ts';
import { openMore, openResult, resultBackend } from '../testing/result-page.ts';
import { pageInfo, sampleLine } from '../testing/samples.ts';

afterEach(() => vi.useRealTimers());

const total = () => screen.getByRole('textbox', { name: 'Total project cost' });

const setTotal = async (user: Awaited<ReturnType<typeof openResult>>['user'], amount: string) => {
  await user.clear(total());
  await user.type(total(), `${amount}{Enter}`);
};

const own = (version: number, amount: number) => ({
  version,
  total: amount,
  hasTotalOverride: true,
  change: 'SAVED' as const,
});

describe('a change made elsewhere', () => {
  it('is taken over where nothing is unsaved, with a word', async () => {
    const server = resultBackend();
    const { backend } = await openResult(server);
    act(() =>
      backend.on(EstimateChangedDocument).emit({ estimateChanged: server.hold(own(2, 900)) }),
    );
    await waitFor(() => expect(total()).toHaveValue('$900.00'));
    expect(await screen.findByText(/changed elsewhere\. You see the new version/)).toBeVisible();
  });

  it('is asked for by what differs, and whole where the version of the page is no longer kept', async () => {
    const server = resultBackend();
    const { backend } = await openResult(server);
    const hear = (version: number, amount: number) => {
      server.hold(own(version, amount));
      act(() => backend.on(EstimateChangedDocument).emit({ estimateChanged: server.estimate() }));
    };
    const wholes = backend.on(ResultPageDocument).calls().length;
    hear(2, 900);
    await waitFor(() => expect(total()).toHaveValue('$900.00'));
    expect(backend.on(EstimateChangesDocument).calls()).toEqual([{ estimateId: '5', since: 1 }]);
    expect(backend.on(ResultPageDocument).calls()).toHaveLength(wholes);

    backend
      .on(EstimateChangesDocument)
      .answer(() => ({ estimate: { ...server.hold({}), changesSince: null } }));
    hear(3, 800);
    await waitFor(() => expect(total()).toHaveValue('$800.00'));
    expect(backend.on(ResultPageDocument).calls()).toHaveLength(wholes + 1);
  });

  it('without a new version brings what is new, and asks for nothing', async () => {
    const server = resultBackend();
    const { backend } = await openResult(server);
    const { project } = server.estimate();
    const renamed = { ...server.estimate(), project: { ...project, name: 'Lake house' } };
    act(() => backend.on(EstimateChangedDocument).emit({ estimateChanged: renamed }));
    expect(await screen.findAllByText(/Lake house/)).not.toHaveLength(0);
    expect(backend.on(EstimateChangesDocument).calls()).toEqual([]);
  });

  it('waits beside unsaved changes, shows what it is, and is merged line by line', async () => {
    const server = resultBackend();
    const { backend, user } = await openResult(server);
    await setTotal(user, '600');
    const items = [
      sampleLine('1'),
      sampleLine('2', { category: '', name: 'Sand the floor' }),
      sampleLine('3', { name: 'Seal the floor' }),
    ];
    act(() =>
      backend.on(EstimateChangedDocument).emit({
        estimateChanged: server.hold({ ...own(2, 900), items }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Show changes' }));
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere/ });
    expect(dialog).toHaveTextContent('Added (1)Seal the floor+$205.00');
    expect(dialog).toHaveTextContent('name from Work 2 to Sand the floor');
    const collision = within(dialog).getByRole('radiogroup', { name: 'The total project cost' });
    expect(within(collision).getByRole('radio', { name: 'Mine: $600.00' })).toBeChecked();
    await user.click(within(collision).getByRole('radio', { name: 'Theirs: $900.00' }));
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    expect(total()).toHaveValue('$900.00');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  });

  it('stops a save that started from an older version, which is merged and sent again', async () => {
    const server = resultBackend();
    const { backend, user } = await openResult(server);
    await setTotal(user, '600');
    backend.on(SaveEstimateDocument).answer(() => ({
      saveEstimate: {
        __typename: 'EstimateConflict',
        message: 'Somebody saved meanwhile.',
        estimate: server.hold({ version: 2, title: 'Kitchen and hall' }),
      },
    }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere/ });
    expect(dialog).toHaveTextContent('Your changes were not saved');
    expect(dialog).toHaveTextContent('Title from “Kitchen Estimate” to “Kitchen and hall”');
    expect(dialog).toHaveTextContent('Your changes and theirs do not overlap.');

    backend.on(SaveEstimateDocument).answer(() => ({
      saveEstimate: { __typename: 'SaveEstimateSuccess', estimate: server.hold(own(3, 600)) },
    }));
    await user.click(within(dialog).getByRole('button', { name: 'Merge and save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(backend.on(SaveEstimateDocument).calls().at(-1)).toEqual({
      input: { estimateId: '5', version: 2, totalOverride: 600 },
      since: 2,
    });
    expect(screen.queryByText('This estimate was changed elsewhere')).not.toBeInTheDocument();
  });

  it('is asked for while no events arrive, by its version, and never whole', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = resultBackend();
    const { backend } = await openResult(server);
    const wholes = backend.on(ResultPageDocument).calls().length;
    act(() => backend.socket.enter('down'));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(backend.on(EstimateNewsDocument).calls()).toHaveLength(1));
    expect(backend.on(EstimateChangesDocument).calls()).toEqual([]);
    server.hold(own(2, 900));
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    await waitFor(() => expect(total()).toHaveValue('$900.00'));
    expect(backend.on(EstimateChangesDocument).calls()).toEqual([{ estimateId: '5', since: 1 }]);
    expect(backend.on(ResultPageDocument).calls()).toHaveLength(wholes);
  });
});

describe('unsaved changes', () => {
  it('are dropped only after a question', async () => {
    const { user } = await openResult(resultBackend());
    await setTotal(user, '600');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(total()).toHaveValue('$410.00');
  });

  it('say why a save failed, and stay', async () => {
    const { backend, user } = await openResult(resultBackend());
    await setTotal(user, '600');
    backend.on(SaveEstimateDocument).answer(() => ({
      saveEstimate: { __typename: 'InvalidInput', message: 'That is too much.', fields: [] },
    }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Save failed:');
    expect(alert).toHaveTextContent('That is too much.');
    expect(total()).toHaveValue('$600.00');
  });
});

describe('the name of an estimate', () => {
  const rename = async ({ user }: Awaited<ReturnType<typeof openResult>>, name: string) => {
    await user.click(screen.getByRole('button', { name: 'Rename estimate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename estimate' }));
    await user.clear(dialog.getByLabelText(/^Title/));
    await user.type(dialog.getByLabelText(/^Title/), name);
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  };

  it('is saved at once, but together with other changes while there are some', async () => {
    const server = resultBackend();
    const { backend } = server;
    backend.on(SaveEstimateDocument).answer(({ input }) => ({
      saveEstimate: {
        __typename: 'SaveEstimateSuccess',
        estimate: server.hold({ version: 2, title: input.title ?? null }),
      },
    }));
    const app = await openResult(server);
    await rename(app, 'Upper floor');
    const sent = { input: { estimateId: '5', version: 1, title: 'Upper floor' }, since: 1 };
    await waitFor(() => expect(backend.on(SaveEstimateDocument).calls()).toEqual([sent]));

    await setTotal(app.user, '600');
    await rename(app, 'Attic');
    expect(await screen.findByText('You have unsaved changes')).toBeVisible();
    expect(backend.on(SaveEstimateDocument).calls()).toEqual([sent]);
  });
});

describe('the history', () => {
  const withHistory = async ({ forgottenVersions = 0 } = {}) => {
    const server = resultBackend({ ...own(2, 900) });
    const app = await openResult(server);
    const { backend } = app;
    backend.on(EstimateHistoryDocument).answer(() => ({
      estimate: {
        __typename: 'Estimate',
        id: '5',
        forgottenVersions,
        versions: {
          __typename: 'EstimateVersionConnection',
          edges: [{ __typename: 'EstimateVersionEdge', node: asRevision(1) }],
          pageInfo: pageInfo(),
        },
      },
    }));
    backend.on(EstimateVersionDocument).answer(() => ({
      estimate: { __typename: 'Estimate', id: '5', versionAt: asRevision(1) },
    }));
    await openMore(app.user);
    await app.user.click(await screen.findByRole('button', { name: 'History' }));
    return { ...app, drawer: await screen.findByRole('dialog', { name: 'History' }) };
  };

  it('lists the versions and compares one with what is saved now', async () => {
    const { drawer, user } = await withHistory();
    expect(drawer).toHaveTextContent('Version 2now');
    expect(drawer).not.toHaveTextContent('no longer kept');
    await user.click(
      await within(drawer).findByRole('button', { name: 'Compare with now: version 1' }),
    );
    await waitFor(() =>
      expect(drawer).toHaveTextContent('Total from $410.00 to $900.00 (+$490.00)'),
    );
    const hide = within(drawer).getByRole('button', { name: 'Hide changes: version 1' });
    expect(hide).toHaveAttribute('aria-expanded', 'true');
  });

  it('says how many versions are no longer kept', async () => {
    const { drawer } = await withHistory({ forgottenVersions: 12 });
    expect(
      await within(drawer).findByText(
        '12 older versions are no longer kept, to save room. The first version and the latest ones stay.',
      ),
    ).toBeVisible();
  });

  it('restores a version after a question', async () => {
    const { backend, hold, drawer, user } = await withHistory();
    backend.on(RestoreVersionDocument).answer(() => ({
      restoreVersion: {
        __typename: 'RestoreVersionSuccess',
        estimate: hold({ version: 3, total: 410, hasTotalOverride: false, change: 'RESTORED' }),
      },
    }));
    await user.click(await within(drawer).findByRole('button', { name: 'Restore version 1' }));
    const question = await screen.findByRole('dialog', { name: 'Restore version 1?' });
    await user.click(within(question).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version 1 is restored.')).toBeVisible();
    expect(backend.on(RestoreVersionDocument).calls()).toEqual([
      { input: { estimateId: '5', version: 2, toVersion: 1 }, since: 2 },
    ]);
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(total()).toHaveValue('$410.00'));
    expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
  });
});
