// The outline of an estimate on its page, over a server in memory.
import { screen, within } from '@testing-library/react';
import { ResultPageDocument } from '../gql/graphql.ts';
import { createFakeBackend } from './fake-backend.ts';
import { renderApp } from './render-app.tsx';
import { sampleEstimate } from './samples.ts';

export type Sample = ReturnType<typeof sampleEstimate>;

export const openSection = async (overrides: Partial<Sample>) => {
  const backend = createFakeBackend();
  backend.on(ResultPageDocument).answer(() => ({ estimate: sampleEstimate(overrides) }));
  const app = renderApp({ at: '/results/17', backend });
  // The page's own code loads first.
  const found = await screen.findByRole('region', { name: 'Project Outline' }, { timeout: 10_000 });
  const section = within(found);
  return { ...app, section };
};

export const open = (overrides: Partial<Sample> = {}) => openSection(overrides);

/** Beside the lines while all is saved, in the bar at the foot while not. */
export const saveButton = () => screen.getByRole('button', { name: 'Save' });

export const field = (column: string, line: number) =>
  screen.getByRole('textbox', { name: new RegExp(`^${column}, line ${line}(,|$)`) });

export const outline = () => within(screen.getByRole('region', { name: 'Project Outline' }));

export const rowTexts = () =>
  outline()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
