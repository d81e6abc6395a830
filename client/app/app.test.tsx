import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProjectsPageDocument } from '../gql/graphql.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { projectsPage } from '../testing/samples.ts';

describe('the layout', () => {
  it('offers a guest the front page with its two ways in', async () => {
    renderApp({ at: '/' });
    expect(await screen.findByRole('link', { name: 'Try It Now' })).toHaveAttribute(
      'href',
      '/start',
    );
    expect(screen.getByRole('link', { name: 'Your projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByText('(beta)')).toBeVisible();
  });

  it('shows a signed-in user the account menu', async () => {
    localStorage.setItem('auth.token', 'abc');
    localStorage.setItem('auth.user', JSON.stringify({ email: 'ada.lovelace@example.com' }));
    const { user } = renderApp({ at: '/' });
    const account = await screen.findByRole('button', {
      name: 'Account of ada.lovelace@example.com',
    });
    expect(account).toHaveTextContent('AL');
    await user.click(account);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Your Estimates',
      'Start New Estimate',
      'Sign out',
    ]);
  });

  it('moves the focus to the heading of the page that was opened', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectsPageDocument).answer(() => projectsPage([]));
    const { user } = renderApp({ at: '/', backend });
    await user.click(await screen.findByRole('link', { name: 'Your projects' }));
    const heading = await screen.findByRole('heading', { name: 'Your projects' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Your projects · Plumbline');
  });

  it('has a page for an address where nothing is', async () => {
    renderApp({ at: '/no/such/page' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('lets the login lead back only within the product', async () => {
    renderApp({
      at: { pathname: '/login', state: { message: 'Please sign in.', from: '//evil.example' } },
    });
    expect(await screen.findByText('Please sign in.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go back' })).not.toBeInTheDocument();
  });
});
