import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProjectsPageDocument, StartSignInDocument, VerifySignInDocument } from '../gql/graphql.ts';
import { isSignedIn, keepLogin } from '../lib/session.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { graphqlFailure, httpFailure, noConnection } from '../testing/failures.ts';
import { renderApp } from '../testing/render-app.tsx';
import { letSignIn } from '../testing/sign-in.ts';
import { projectsPage } from '../testing/samples.ts';

afterEach(() => {
  vi.useRealTimers();
});

const EMAIL = 'ada@example.com';

const signInBackend = (adopted?: { projects: number; estimates: number; files: number }) => {
  const backend = letSignIn(createFakeBackend(), 't1', adopted);
  backend.on(ProjectsPageDocument).answer(() => projectsPage([]));
  return backend;
};

const openLogin = async (state: unknown = null, backend = signInBackend()) => {
  const app = renderApp({ at: { pathname: '/login', state }, backend });
  await screen.findByRole('heading', { name: 'Sign in' });
  return app;
};

const sendCode = async (state: unknown = { email: EMAIL }, backend = signInBackend()) => {
  const app = await openLogin(state, backend);
  await app.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('We emailed you a 6-digit code.');
  return app;
};

const codeField = () => screen.getByLabelText('6-digit code');
const verifyButton = () => screen.getByRole('button', { name: 'Verify & sign in' });

const verifyWith = async (answer: () => never, backend = signInBackend()) => {
  backend.on(VerifySignInDocument).answer(answer);
  const app = await sendCode(undefined, backend);
  await app.user.type(codeField(), '123456');
  await app.user.click(verifyButton());
  return app;
};

describe('signing in', () => {
  it('mails a code, takes it however it is grouped, and goes on to the projects', async () => {
    const { backend, user, address } = await sendCode({ email: EMAIL });
    expect(backend.on(StartSignInDocument).calls()).toEqual([{ input: { email: EMAIL } }]);
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(codeField()).toHaveAttribute('inputmode', 'numeric');
    expect(verifyButton()).toBeDisabled();

    await user.paste('Code: 123 456 7');
    expect(codeField()).toHaveValue('123456');
    await user.click(verifyButton());
    await waitFor(() => expect(address()).toBe('/projects'));
    expect(backend.on(VerifySignInDocument).calls()).toEqual([
      { input: { email: EMAIL, code: '123456' } },
    ]);
    expect(await screen.findByText('Signed in as ada@example.com.')).toBeVisible();
    expect(localStorage.getItem('auth.token')).toBe('t1');
    expect(localStorage.getItem('auth.user')).toBe(JSON.stringify({ email: EMAIL }));
  });

  it('goes back to where it was asked for, and says what came along', async () => {
    const backend = signInBackend({ projects: 1, estimates: 2, files: 0 });
    const state = { message: 'Please sign in.', from: '/projects?new=1', email: EMAIL };
    const { user, address } = await openLogin(state, backend);
    expect(screen.getByText('Please sign in.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/projects?new=1'));
    expect(
      await screen.findByText(/^Signed in\. .*in your account now: 1 project and 2 estimates\.$/),
    ).toBeVisible();
  });

  it('asks as the guest, asks for everything in sight anew, and lets the socket reconnect', async () => {
    const { backend, user } = await sendCode();
    await user.type(codeField(), '123456');
    await user.click(verifyButton());
    await waitFor(() => expect(backend.socket.reconnects()).toBe(1));
  });

  it('comes back to the code step after a reload', async () => {
    const first = await sendCode();
    first.unmount();
    await openLogin();
    expect(codeField()).toBeVisible();
    expect(screen.getByText(EMAIL)).toBeVisible();
  });

  it('comes back to a code that waits in the mailbox, and mails no other', async () => {
    const { backend, user } = await sendCode();
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(codeField()).toHaveFocus();
    expect(backend.on(StartSignInDocument).calls()).toHaveLength(1);
  });

  it('takes another address', async () => {
    const { user } = await sendCode();
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  it('goes straight on for whoever is signed in, here or in another tab', async () => {
    const { address } = await openLogin({ from: '/projects?a=1' });
    act(() => keepLogin('t1', { email: EMAIL }));
    await waitFor(() => expect(address()).toBe('/projects?a=1'));
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/login', 17])(
    'never leads to %s',
    async (from) => {
      const { address } = await openLogin({ from });
      act(() => keepLogin('t1', { email: EMAIL }));
      await waitFor(() => expect(address()).toBe('/projects'));
    },
  );
});

describe('a code that is not sent', () => {
  const refused = (message: string) => ({
    startSignIn: { __typename: 'InvalidInput', message } as const,
  });
  it.each([
    ['an address that is none', () => refused('Enter a valid email.'), 'Enter a valid email.'],
    [
      'a limit',
      () => {
        throw graphqlFailure('THROTTLED', 'Try again later. In 5 minutes.');
      },
      'Try again later. In 5 minutes.',
    ],
    [
      'a throttle, told to a guest',
      () => {
        throw httpFailure(429, { detail: 'Request was throttled.' });
      },
      'Sign in to get more estimates.',
    ],
    [
      'no connection',
      () => {
        throw noConnection();
      },
      'The server could not be reached.',
    ],
  ])('because of %s', async (_why, answer, detail) => {
    const backend = signInBackend();
    const { user } = await openLogin({ email: 'ada' }, backend);
    backend.on(StartSignInDocument).answer(answer);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(`Could not send code. ${detail}`)).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('needs an address', async () => {
    await openLogin();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeDisabled();
  });
});

describe('a second code', () => {
  it('can be asked for after the countdown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend, user } = await sendCode();
    expect(screen.getByRole('button', { name: 'Resend code (30 s)' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Code re-sent.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend code (30 s)' })).toBeVisible();

    backend.on(StartSignInDocument).answer(() => {
      throw graphqlFailure('THROTTLED', 'Try again later. You can ask again in 9 minutes.', {
        retryAfterSeconds: 540,
      });
    });
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(
      await screen.findByText('Try again later. You can ask again in 9 minutes.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend code (9:00)' })).toBeDisabled();
  });
});

describe('a code that is not taken', () => {
  it('says so, and how many tries are left', async () => {
    const backend = signInBackend();
    const { user } = await sendCode(undefined, backend);
    backend.on(VerifySignInDocument).answer(() => ({
      verifySignIn: {
        __typename: 'SignInCodeRefused',
        message: 'Invalid code. You have 4 more tries.',
        triesLeft: 4,
      },
    }));
    await user.type(codeField(), '000000');
    await user.click(verifyButton());
    expect(await screen.findByText('Invalid code. You have 4 more tries.')).toBeVisible();
    expect(codeField()).toBeInvalid();
    expect(isSignedIn()).toBe(false);
  });

  it('is kept when the server could not even look at it', async () => {
    await verifyWith(() => {
      throw noConnection();
    });
    expect(await screen.findByText('The server could not be reached.')).toBeVisible();
    expect(codeField()).toHaveValue('123456');
  });
});
