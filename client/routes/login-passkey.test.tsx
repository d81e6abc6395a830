import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  FinishSignInDocument,
  ProjectsPageDocument,
  VerifySignInDocument,
} from '../gql/graphql.ts';
import { keepLogin } from '../lib/session.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { projectsPage } from '../testing/samples.ts';
import { letSignIn } from '../testing/sign-in.ts';

const browser = vi.hoisted(() => ({ startAuthentication: vi.fn<() => Promise<unknown>>() }));
vi.mock('@simplewebauthn/browser', () => browser);

afterEach(() => vi.unstubAllGlobals());

const EMAIL = 'ada@example.com';

/** At the step after a right code, for an account with a passkey. */
const openStep = async () => {
  const backend = letSignIn(createFakeBackend(), 't1');
  backend.on(ProjectsPageDocument).answer(() => projectsPage([]));
  backend.on(VerifySignInDocument).answer(() => ({
    verifySignIn: {
      __typename: 'PasskeyNeeded',
      message: 'Use your passkey.',
      ticket: 'ticket-1',
      challenge: 'AAAA',
      partyId: 'localhost',
      credentials: [
        { __typename: 'PasskeyCredential', credentialId: 'key-1', transports: ['internal'] },
      ],
    },
  }));
  const app = renderApp({ at: { pathname: '/login', state: { email: EMAIL } }, backend });
  await app.user.click(await screen.findByRole('button', { name: 'Send code' }));
  await app.user.type(await screen.findByLabelText('6-digit code'), '123456');
  await app.user.keyboard('{Enter}');
  await screen.findByText(/^The code is right\./);
  return app;
};

const letIn = ({ backend }: Awaited<ReturnType<typeof openStep>>) =>
  backend.on(FinishSignInDocument).answer(() => ({
    finishSignIn: {
      __typename: 'VerifySignInSuccess',
      token: 't2',
      account: { __typename: 'Account', id: '1', email: EMAIL },
      adopted: { __typename: 'AdoptedWork', projects: 0, estimates: 0, files: 0 },
    },
  }));

const refuse = ({ backend }: Awaited<ReturnType<typeof openStep>>, triesLeft: number) =>
  backend.on(FinishSignInDocument).answer(() => ({
    finishSignIn: { __typename: 'PasskeyRefused', message: `Refused (${triesLeft}).`, triesLeft },
  }));

describe('an account that asks for a passkey', () => {
  it('is entered with one, at the second try if need be', async () => {
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    const app = await openStep();
    const button = screen.getByRole('button', { name: 'Use your passkey' });
    expect(button).toHaveFocus();
    browser.startAuthentication.mockRejectedValueOnce(
      Object.assign(new Error(), { name: 'NotAllowedError' }),
    );
    await app.user.click(button);
    expect(
      await screen.findByText('Nothing was confirmed. Try again when you’re ready.'),
    ).toBeVisible();

    browser.startAuthentication.mockResolvedValueOnce({
      id: 'key-1',
      response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' },
    });
    letIn(app);
    await app.user.click(button);
    await waitFor(() => expect(app.address()).toBe('/projects'));
    expect(app.backend.on(FinishSignInDocument).calls()).toEqual([
      {
        input: {
          ticket: 'ticket-1',
          assertion: {
            credentialId: 'key-1',
            clientData: 'c',
            authenticatorData: 'a',
            signature: 's',
          },
        },
      },
    ]);
    expect(localStorage.getItem('auth.token')).toBe('t2');
  });

  it('is entered with a recovery code where there is no passkey at hand', async () => {
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    const app = await openStep();
    await app.user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    refuse(app, 4);
    await app.user.type(screen.getByLabelText('Recovery code'), 'abcde-23456');
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('Refused (4).')).toBeVisible();
    letIn(app);
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(app.address()).toBe('/projects'));
    expect(app.backend.on(FinishSignInDocument).calls()).toEqual([
      { input: { ticket: 'ticket-1', recoveryCode: 'abcde-23456' } },
      { input: { ticket: 'ticket-1', recoveryCode: 'abcde-23456' } },
    ]);
  });

  it('is begun anew with another code when the tries are used up, in a browser without passkeys, too', async () => {
    const app = await openStep();
    expect(screen.queryByRole('button', { name: 'Use your passkey' })).toBeNull();
    refuse(app, 0);
    await app.user.type(screen.getByLabelText('Recovery code'), 'abcde-23456{Enter}');
    expect(await screen.findByText('Refused (0).')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
  });
});

describe('whoever is to sign in again', () => {
  it('does so although signed in, and then goes back', async () => {
    keepLogin('t0', { email: EMAIL });
    const backend = letSignIn(createFakeBackend(), 't1');
    backend.on(ProjectsPageDocument).answer(() => projectsPage([]));
    const state = { message: 'Sign in again.', from: '/projects?a=1', email: EMAIL, again: true };
    const { user, address } = renderApp({ at: { pathname: '/login', state }, backend });
    expect(await screen.findByText('Sign in again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/projects?a=1'));
    expect(localStorage.getItem('auth.token')).toBe('t1');
    act(() => localStorage.clear());
  });
});
