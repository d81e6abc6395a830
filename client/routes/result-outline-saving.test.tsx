import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  EstimateChangedDocument,
  EstimateChangesDocument,
  SaveEstimateDocument,
} from '../gql/graphql.ts';
import { graphqlFailure } from '../testing/failures.ts';
import { changedEstimate, sampleEstimate, sampleLine } from '../testing/samples.ts';
import { open, saveButton, field, type Sample } from '../testing/outline-page.ts';

const saved = (overrides: Partial<Sample>) => ({
  saveEstimate: {
    __typename: 'SaveEstimateSuccess' as const,
    estimate: changedEstimate(sampleEstimate({ version: 2, ...overrides })),
  },
});

describe('saving', () => {
  it('sends the lines that changed with the version, and has nothing to save afterwards', async () => {
    const { user, backend } = await open();
    backend
      .on(SaveEstimateDocument)
      .answer(() =>
        saved({ items: [sampleLine('1', { name: 'Paint' }), sampleLine('2', { category: '' })] }),
      );
    await user.clear(field('Item', 1));
    await user.type(field('Item', 1), 'Paint');
    await user.click(saveButton());
    await waitFor(() => expect(saveButton()).toBeDisabled());
    const [call] = backend.on(SaveEstimateDocument).calls();
    expect(call?.input).toMatchObject({ estimateId: '5', version: 1, clearTotalOverride: true });
    expect(call?.input.changedLines).toEqual([expect.objectContaining({ id: '1', name: 'Paint' })]);
    expect(call?.input).not.toHaveProperty('futureActions');
  });

  it('says what the server said when it fails, and keeps the changes', async () => {
    const { user, backend } = await open();
    backend.on(SaveEstimateDocument).answer(() => ({
      saveEstimate: {
        __typename: 'InvalidInput',
        message: 'Some lines cannot be saved.',
        fields: [
          { __typename: 'FieldError', path: 'changedLines.0.name', message: 'Name the work.' },
        ],
      },
    }));
    await user.clear(field('Item', 2));
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Save failed:');
    expect(alert).toHaveTextContent('Some lines cannot be saved. Line 2, Item: Name the work.');
    backend.on(SaveEstimateDocument).answer(() => {
      throw graphqlFailure('INTERNAL', 'The database is full.');
    });
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/The database is full/)).toBeVisible();
    expect(saveButton()).toBeEnabled();
  });

  it('does not send a second time while it is under way', async () => {
    const { user, backend } = await open();
    backend.on(SaveEstimateDocument).answer(() => saved({}));
    await user.type(field('Item', 1), '!');
    await user.keyboard('{Control>}ss{/Control}');
    await waitFor(() => expect(backend.on(SaveEstimateDocument).calls()).toHaveLength(1));
  });
});

describe('changes made elsewhere', () => {
  const elsewhere = () =>
    sampleEstimate({ version: 2, items: [sampleLine('1', { name: 'Changed elsewhere' })] });

  it('are shown at once without unsaved changes, and wait otherwise', async () => {
    const { user, backend } = await open();
    const hear = (estimate: Sample) => {
      backend.on(EstimateChangesDocument).answer(() => ({ estimate: changedEstimate(estimate) }));
      act(() => backend.on(EstimateChangedDocument).emit({ estimateChanged: estimate }));
    };
    hear(elsewhere());
    await waitFor(() => expect(field('Item', 1)).toHaveValue('Changed elsewhere'));
    await user.type(field('Item', 1), '!');
    hear({ ...elsewhere(), version: 3 });
    expect(await screen.findByText('This estimate was changed elsewhere')).toBeVisible();
    expect(field('Item', 1)).toHaveValue('Changed elsewhere!');
    expect(saveButton()).toBeEnabled();
  });
});

describe('leaving', () => {
  it('is asked about with unsaved changes only', async () => {
    const { user, address } = await open();
    await user.type(field('Item', 1), '!');
    const unload = new Event('beforeunload', { cancelable: true });
    fireEvent(window, unload);
    expect(unload.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('link', { name: 'View project' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(address()).toBe('/results/17');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const harmless = new Event('beforeunload', { cancelable: true });
    fireEvent(window, harmless);
    expect(harmless.defaultPrevented).toBe(false);
  });
});
