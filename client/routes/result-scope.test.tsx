import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  EstimateChangedDocument,
  EstimateChangesDocument,
  RestoreVersionDocument,
  ReviseScopeDocument,
} from '../gql/graphql.ts';
import { openResult, resultBackend } from '../testing/result-page.ts';
import { sampleLine } from '../testing/samples.ts';
import { REQUEST, samplePlace, sampleScope } from '../testing/scope-samples.ts';
import { withScope, takes, sent, panel } from '../testing/scoped-result.ts';

const total = () => screen.getByRole('textbox', { name: 'Total project cost' });

const length = () => panel().getByRole('textbox', { name: 'Length, ft, Kitchen' });

const larger = {
  total: 900,
  linesTotal: 900,
  items: [sampleLine('1', { unitPrice: 440, total: 885 })],
  scope: sampleScope({
    places: [samplePlace('p1', { lengthFt: 20, areaSf: 280, basis: 'STATED' })],
  }),
};

describe('what was understood', () => {
  it('is corrected by a size, with new lines, the new total, and a way back', async () => {
    const server = withScope();
    takes(server, larger);
    const { user, backend } = await openResult(server);
    expect(panel().getByText('Assumed: a usual size, because none was given.')).toBeVisible();
    await user.clear(length());
    await user.type(length(), '20{Enter}');
    expect(await screen.findByText(/^The size of Kitchen is changed\. New total/)).toBeVisible();
    expect(sent(server)).toEqual([
      {
        estimateId: '5',
        version: 1,
        patches: [
          {
            setPlace: {
              placeId: 'p1',
              lengthFt: 20,
              widthFt: 14,
              areaSf: null,
              perimeterFt: null,
            },
          },
        ],
      },
    ]);
    expect(total()).toHaveValue('$885.00');
    expect(length()).toHaveValue('20');
    expect(panel().queryByText(/^Assumed: a usual size/)).not.toBeInTheDocument();

    backend.on(RestoreVersionDocument).answer(() => ({
      restoreVersion: {
        __typename: 'RestoreVersionSuccess',
        estimate: server.hold({
          version: 3,
          items: [sampleLine('1'), sampleLine('2')],
          scope: sampleScope(),
        }),
      },
    }));
    const toast = screen.getByText(/^The size of Kitchen/).closest('[role=status]');
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The change is undone.')).toBeVisible();
    expect(backend.on(RestoreVersionDocument).calls()).toEqual([
      { input: { estimateId: '5', version: 2, toVersion: 1 }, since: 2 },
    ]);
    await waitFor(() => expect(length()).toHaveValue('12'));
    expect(total()).toHaveValue('$410.00');
  });

  it('is sent once, when the last of the sizes is left', async () => {
    const server = withScope();
    takes(server, larger);
    const { user } = await openResult(server);
    await user.clear(length());
    await user.type(length(), '20');
    await user.tab();
    expect(panel().getByRole('textbox', { name: 'Width, ft, Kitchen' })).toHaveFocus();
    expect(sent(server)).toEqual([]);
    expect(panel().getByRole('textbox', { name: 'or area, sq ft, Kitchen' })).toHaveValue('280');
    await user.click(screen.getByRole('heading', { name: 'Project Outline' }));
    await screen.findByText(/^The size of Kitchen/);
    expect(sent(server)).toHaveLength(1);
  });

  it('keeps unsaved edits of lines, also when the news of it comes before its answer', async () => {
    const server = withScope();
    const { user, backend } = await openResult(server);
    const name = screen.getByRole('textbox', { name: /^Item, line 2/ });
    await user.clear(name);
    await user.type(name, 'My own words');
    let answerNow = () => {};
    backend.on(ReviseScopeDocument).answer(async () => {
      const estimate = server.hold({
        version: 2,
        items: [sampleLine('1', { quantity: 9, total: 905 }), sampleLine('2', { category: '' })],
      });
      await new Promise<void>((resolve) => {
        answerNow = resolve;
      });
      return { reviseScope: { __typename: 'ReviseScopeSuccess', estimate } };
    });
    await user.clear(length());
    await user.type(length(), '20{Enter}');
    await waitFor(() => expect(server.estimate().version).toBe(2));
    act(() => backend.on(EstimateChangedDocument).emit({ estimateChanged: server.estimate() }));
    expect(screen.queryByText('This estimate was changed elsewhere')).not.toBeInTheDocument();
    act(() => answerNow());
    await screen.findByText(/^The size of Kitchen/);
    expect(screen.getByRole('textbox', { name: /^Item, line 2/ })).toHaveValue('My own words');
    expect(screen.getByRole('textbox', { name: /^Qty, line 1/ })).toHaveValue('9');
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
    expect(screen.queryByText('This estimate was changed elsewhere')).not.toBeInTheDocument();
    // The answer brought it all.
    expect(backend.on(EstimateChangesDocument).calls()).toEqual([]);
  });

  it('says which unsaved edits went with lines, and brings them back with these', async () => {
    const server = withScope();
    const { user, backend } = await openResult(server);
    const quantity = () => screen.getByRole('textbox', { name: /^Qty, line 2/ });
    await user.clear(quantity());
    await user.type(quantity(), '7');
    takes(server, { items: [sampleLine('1')], scope: sampleScope({ work: [] }) });
    await user.click(
      panel().getByRole('button', { name: 'Remove “Interior painting” from Kitchen' }),
    );
    const told = await screen.findByText(/Your unsaved edits of “Work 2” went with it; Undo/);
    expect(screen.queryByRole('textbox', { name: /^Qty, line 2/ })).not.toBeInTheDocument();
    backend.on(RestoreVersionDocument).answer(() => ({
      restoreVersion: {
        __typename: 'RestoreVersionSuccess',
        estimate: server.hold({
          version: 3,
          items: [sampleLine('1'), sampleLine('2', { category: '' })],
          scope: sampleScope(),
        }),
      },
    }));
    const toast = told.closest('[role=status]');
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    await screen.findByText('The change is undone.');
    expect(quantity()).toHaveValue('7');
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  });

  it('says beside the field why it was refused, and keeps what was typed', async () => {
    const server = withScope();
    const message = '5,000 sq ft is too large for a kitchen. Check the size; it is in feet.';
    server.backend.on(ReviseScopeDocument).answer(() => ({
      reviseScope: {
        __typename: 'InvalidInput',
        message,
        fields: [{ __typename: 'FieldError', path: 'patches.0', message }],
      },
    }));
    const { user } = await openResult(server);
    await user.clear(length());
    await user.type(length(), '400{Enter}');
    expect(await panel().findByText(message)).toBeVisible();
    expect(length()).toBeInvalid();
    expect(length()).toHaveValue('400');
    await user.type(length(), '{Backspace}');
    expect(panel().queryByText(message)).not.toBeInTheDocument();
    await user.clear(length());
    await user.type(length(), 'long{Enter}');
    expect(panel().getByText('Enter a number of feet above 0.')).toBeVisible();
    expect(sent(server)).toHaveLength(1);
  });

  it('takes over what was changed elsewhere before a correction is made again', async () => {
    const server = withScope();
    server.backend.on(ReviseScopeDocument).answer(() => ({
      reviseScope: {
        __typename: 'EstimateConflict',
        message: 'Somebody saved meanwhile.',
        estimate: server.hold({ version: 2, title: 'Kitchen and hall' }),
      },
    }));
    const { user } = await openResult(server);
    await user.clear(length());
    await user.type(length(), '20{Enter}');
    expect(
      await panel().findByText(/has changed elsewhere, so nothing was changed here/),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Kitchen and hall' })).toBeVisible();
    takes(server, larger);
    await user.type(length(), '{Enter}');
    await screen.findByText(/^The size of Kitchen/);
    expect(sent(server).at(-1)?.version).toBe(2);
  });

  it('leaves unsaved edits beside a version from elsewhere, to be put together as ever', async () => {
    const server = withScope();
    const { user } = await openResult(server);
    const name = screen.getByRole('textbox', { name: /^Item, line 2/ });
    await user.clear(name);
    await user.type(name, 'My own words');
    server.backend.on(ReviseScopeDocument).answer(() => ({
      reviseScope: {
        __typename: 'EstimateConflict',
        message: 'Somebody saved meanwhile.',
        estimate: server.hold({ version: 2, title: 'Kitchen and hall' }),
      },
    }));
    await user.clear(length());
    await user.type(length(), '20{Enter}');
    expect(await screen.findByText('This estimate was changed elsewhere')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show changes' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Item, line 2/ })).toHaveValue('My own words');
    expect(length()).toHaveValue('20');
  });
});

describe('an estimate without a scope', () => {
  it('says why nothing can be corrected, and shows the request as it was', async () => {
    await openResult(resultBackend({ instructions: REQUEST }));
    expect(
      panel().getByText(/^This estimate was made before we kept what was understood\./),
    ).toBeVisible();
    expect(panel().getByRole('link', { name: 'Start a new estimate' })).toHaveAttribute(
      'href',
      `/start?${new URLSearchParams({ project: '3', instructions: REQUEST })}`,
    );
    expect(screen.getByRole('region', { name: 'Original Request' })).toHaveTextContent(REQUEST);
  });
});

describe('a place', () => {
  it('is renamed, and its kind corrected', async () => {
    const server = withScope();
    const named = samplePlace('p1', { label: 'Galley' });
    server.backend.on(ReviseScopeDocument).answer(({ input }) => ({
      reviseScope: {
        __typename: 'ReviseScopeSuccess',
        estimate: server.hold({
          version: input.version + 1,
          scope: sampleScope({ places: [named] }),
        }),
      },
    }));
    const { user } = await openResult(server);
    const name = panel().getByRole('textbox', { name: 'Name, Kitchen' });
    await user.clear(name);
    await user.type(name, '{Enter}');
    expect(panel().getByText('Enter a name.')).toBeVisible();
    await user.type(name, 'Galley{Enter}');
    expect(await screen.findByText(/^Kitchen is now called Galley\./)).toBeVisible();
    await user.selectOptions(panel().getByRole('combobox', { name: 'Kind, Galley' }), 'Pantry');
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server).map(({ patches }) => patches)).toEqual([
      [{ setPlace: { placeId: 'p1', label: 'Galley' } }],
      [{ setPlace: { placeId: 'p1', type: 'pantry' } }],
    ]);
  });
});
