// A result while the rules of its edits are on their way.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SaveEstimateDocument } from '../gql/graphql.ts';
import { renderApp } from '../testing/render-app.tsx';
import { RESULT_ADDRESS, resultBackend } from '../testing/result-page.ts';

const rules = vi.hoisted(() => Promise.withResolvers<undefined>());
vi.mock(import('../features/results/editor/editor-reducer.ts'), async (load) => {
  await rules.promise;
  return load();
});

it('keeps what is typed and saves a new name, and has no field for lines before', async () => {
  const server = resultBackend();
  server.backend.on(SaveEstimateDocument).answer(({ input }) => {
    const { title = null, totalOverride: total } = input;
    const changes = typeof total === 'number' ? { total, hasTotalOverride: true } : {};
    return {
      saveEstimate: {
        __typename: 'SaveEstimateSuccess',
        estimate: server.hold({ version: 2, title, ...changes }),
      },
    };
  });
  const saves = () => server.backend.on(SaveEstimateDocument).calls();
  const { user } = renderApp({ at: RESULT_ADDRESS, backend: server.backend });
  const total = await screen.findByRole('textbox', { name: 'Total project cost' });
  await user.clear(total);
  await user.type(total, '900{Enter}');
  expect(total).toHaveValue('900');
  await user.click(screen.getByRole('button', { name: 'Rename estimate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename estimate' }));
  await user.clear(dialog.getByLabelText(/Title/));
  await user.type(dialog.getByLabelText(/Title/), 'Attic{Enter}');
  expect(saves()).toEqual([]);
  expect(screen.queryByText('+ Add Item')).toBeNull();

  rules.resolve(undefined);
  await waitFor(() => expect(saves()[0]?.input).toMatchObject({ title: 'Attic' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Attic' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Project Outline' })).toBeVisible();
  expect(total).toHaveValue('$900.00');
});
