import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AccountDocument,
  ProjectsPageDocument,
  ResultPageDocument,
  SaveEstimateDocument,
} from '../gql/graphql.ts';
import { leaveAsSomebodyElse } from '../lib/leave-page.ts';
import { forgetLogin, keepLogin } from '../lib/session.ts';
import { createFakeBackend, type FakeBackend } from '../testing/fake-backend.ts';
import { graphqlFailure } from '../testing/failures.ts';
import { renderApp } from '../testing/render-app.tsx';
import { projectsPage, sampleEstimate } from '../testing/samples.ts';
import { letSignIn } from '../testing/sign-in.ts';

vi.mock(import('../lib/leave-page.ts'), () => ({ leaveAsSomebodyElse: vi.fn<() => void>() }));

let isContractor = false;
const server = setupServer(
  http.get('*/api/contractors/status/', () => HttpResponse.json({ is_contractor: isContractor })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  isContractor = false;
});
afterEach(() => {
  server.resetHandlers();
  forgetLogin();
  vi.mocked(leaveAsSomebodyElse).mockClear();
});
afterAll(() => server.close());

const ADA = { email: 'ada.lovelace@example.com' };

const ACCOUNT = { name: `AL, account of ${ADA.email}` };

const openProjects = async () => {
  const backend = createFakeBackend();
  backend.on(ProjectsPageDocument).answer(() => projectsPage([]));
  const app = renderApp({ at: '/projects', backend });
  await screen.findByRole('heading', { name: 'Your projects' });
  return app;
};

const menuItems = async () => {
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};

describe('a login', () => {
  it('of a guest in another tab is taken over: asked anew, reconnected, nothing left', async () => {
    const { backend } = await openProjects();
    const asked = () => backend.on(ProjectsPageDocument).calls().length;
    const before = asked();
    localStorage.setItem('auth.user', JSON.stringify(ADA));
    localStorage.setItem('auth.token', 't1');
    act(() => {
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'auth.token' }));
    });
    expect(await screen.findByRole('button', ACCOUNT)).toBeVisible();
    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(backend.socket.reconnects()).toBe(1);
    expect(leaveAsSomebodyElse).not.toHaveBeenCalled();
  });

  it.each([
    ['an end', () => forgetLogin()],
    ['somebody else', () => keepLogin('t2', { email: 'grace@example.com' })],
  ])('followed by %s loads the page anew', async (_what, change) => {
    keepLogin('t1', ADA);
    await openProjects();
    act(change);
    expect(leaveAsSomebodyElse).toHaveBeenCalledOnce();
  });
});

describe('the account menu', () => {
  it('shows initials and the ways on; the hub is for contractors', async () => {
    keepLogin('t1', ADA);
    const { user, unmount } = await openProjects();
    const button = await screen.findByRole('button', ACCOUNT);
    expect(button).toHaveTextContent('AL');
    await user.click(button);
    expect(await menuItems()).toEqual([
      'Your Estimates',
      'Start New Estimate',
      'Account',
      'Sign out',
    ]);
    await waitFor(() => expect(localStorage.getItem(`contractor.role:${ADA.email}`)).toBe('no'));
    unmount();

    isContractor = true;
    localStorage.setItem(`contractor.role:${ADA.email}`, 'yes');
    const again = await openProjects();
    await again.user.click(await screen.findByRole('button', ACCOUNT));
    expect(await menuItems()).toContain('Contractor Hub');
  });
});

describe('a sign-in that has ended', () => {
  const openResult = async (backend: FakeBackend) => {
    keepLogin('t1', ADA);
    backend.on(ResultPageDocument).answer(() => ({ estimate: sampleEstimate() }));
    const app = renderApp({ at: '/results/CLM-7KQ2MX4P', backend });
    await screen.findByRole('grid', { name: 'Project Outline' });
    return app;
  };

  it('is taken up again over the page, whose changes stay', async () => {
    const backend = createFakeBackend();
    const { user } = await openResult(backend);
    backend.on(SaveEstimateDocument).answer(() => {
      throw graphqlFailure('UNAUTHENTICATED', 'Your sign-in has expired. Sign in again.');
    });
    const quantity = screen.getByLabelText(/^Qty, line 1/);
    await user.tripleClick(quantity);
    await user.paste('7');
    await user.tab();
    await user.click(screen.getAllByText('Save')[0] as HTMLElement);
    await screen.findByText('Your sign-in has expired. Sign in again to go on here.');
    await user.click(screen.getByText('Sign in'));

    letSignIn(backend, 't2');
    expect(await screen.findByLabelText('Email')).toHaveValue(ADA.email);
    await user.click(screen.getByText('Send code'));
    await user.click(await screen.findByLabelText('6-digit code'));
    await user.paste('123456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Sign in again')).not.toBeInTheDocument());
    expect(localStorage.getItem('auth.token')).toBe('t2');
    expect(screen.getByLabelText(/^Qty, line 1/)).toHaveValue('7');
    expect(leaveAsSomebodyElse).not.toHaveBeenCalled();
  });

  it('is told where nothing could be loaded', async () => {
    keepLogin('t1', ADA);
    const backend = createFakeBackend();
    backend.on(AccountDocument).answer(() => {
      throw graphqlFailure('UNAUTHENTICATED', 'Your sign-in has expired. Sign in again.');
    });
    renderApp({ at: '/account', backend });
    expect(await screen.findByText('The account could not be loaded')).toBeVisible();
    expect(
      screen.getByText('Your sign-in has expired. Sign in again to go on here.'),
    ).toBeVisible();
  });
});
