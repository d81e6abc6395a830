import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AccountDocument,
  type AccountScreen_AccountFragment,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
  RevokeOtherSignInsDocument,
  RevokeSignInDocument,
  UpdateAccountDocument,
} from '../../gql/graphql.ts';
import { createFakeBackend } from '../../testing/fake-backend.ts';
import { graphqlFailure, noConnection } from '../../testing/failures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signIn = (id: string, device: string | null, isCurrent = false) =>
  ({
    __typename: 'SignIn',
    id,
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: '2026-11-21T10:00:00.000Z',
    device,
    isCurrent,
  }) as const;

const CURRENT = signIn('1', 'Chrome on Windows', true);
const OTHERS = [signIn('2', 'Safari on iPhone'), signIn('3', null)];

type Keys = Pick<AccountScreen_AccountFragment, 'passkeys' | 'recoveryCodesLeft'>;
const NO_KEYS: Keys = { passkeys: [], recoveryCodesLeft: 0 };
const ONE_KEY: Keys = {
  passkeys: [
    {
      __typename: 'Passkey',
      id: '5',
      name: 'Chrome on macOS',
      createdAt: '2026-11-20T10:00:00.000Z',
      lastUsedAt: null,
    },
  ],
  recoveryCodesLeft: 7,
};

const account = (signIns: AccountScreen_AccountFragment['signIns'], keys = NO_KEYS) => ({
  __typename: 'Account' as const,
  id: '9',
  email: 'ada@example.com',
  createdAt: '2026-11-01T10:00:00.000Z',
  emailWhenReady: false,
  ...keys,
  signIns,
  apiTokens: [],
});

const openAccount = async (keys = NO_KEYS) => {
  const backend = createFakeBackend();
  backend.on(AccountDocument).answer(() => ({
    viewer: { __typename: 'Viewer', account: account([CURRENT, ...OTHERS], keys) },
  }));
  const app = renderApp({ at: '/account', backend });
  await screen.findByRole('heading', { name: 'Where you are signed in' });
  return app;
};

const devices = () => within(screen.getByRole('region', { name: 'Where you are signed in' }));

describe('the account page', () => {
  it('lists the sign-ins, and ends one of the others', async () => {
    const { backend, user } = await openAccount();
    const [current, phone] = devices().getAllByRole('listitem');
    expect(current).toHaveTextContent('Chrome on WindowsThis one');
    expect(within(current as HTMLElement).queryByRole('button')).toBeNull();
    expect(phone).toHaveTextContent('Safari on iPhone');
    expect(devices().getByText('Unknown device')).toBeVisible();

    backend.on(RevokeSignInDocument).answer(() => ({
      revokeSignIn: { __typename: 'RevokeSignInSuccess', account: account([CURRENT]) },
    }));
    await user.click(devices().getByRole('button', { name: /^Revoke Safari on iPhone/ }));
    await waitFor(() => expect(devices().getAllByRole('listitem')).toHaveLength(1));
    expect(backend.on(RevokeSignInDocument).calls()).toEqual([{ input: { id: '2' } }]);
    expect(devices().getByText('Only here')).toBeVisible();
  });

  it('signs out everywhere else once that is confirmed', async () => {
    const { backend, user } = await openAccount();
    backend.on(RevokeOtherSignInsDocument).answer(() => ({
      revokeOtherSignIns: { __typename: 'RevokeOtherSignInsSuccess', account: account([CURRENT]) },
    }));
    await user.click(devices().getByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(backend.on(RevokeOtherSignInsDocument).calls()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(devices().getAllByRole('listitem')).toHaveLength(1));
  });

  it('keeps the choice of mails, and takes it back when it was not saved', async () => {
    const { backend, user } = await openAccount();
    const choice = screen.getByRole('switch', { name: /^E-mail me/ });
    backend.on(UpdateAccountDocument).answer(() => {
      throw noConnection();
    });
    await user.click(choice);
    expect(await screen.findByText(/^Your choice was not saved\./)).toBeVisible();
    expect(choice).not.toBeChecked();

    backend.on(UpdateAccountDocument).answer(({ input }) => ({
      updateAccount: {
        __typename: 'UpdateAccountSuccess',
        account: { __typename: 'Account', id: '9', emailWhenReady: input.emailWhenReady },
      },
    }));
    await user.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
  });

  it('lists passkeys, makes new recovery codes, and takes a passkey away once that is confirmed', async () => {
    const { backend, user } = await openAccount(ONE_KEY);
    const section = within(screen.getByRole('region', { name: 'Passkeys' }));
    expect(section.getByRole('listitem')).toHaveTextContent('Chrome on macOS');
    expect(section.getByText(/^7 recovery codes left/)).toBeVisible();
    backend.on(RenewRecoveryCodesDocument).answer(() => ({
      renewRecoveryCodes: {
        __typename: 'RenewRecoveryCodesSuccess',
        recoveryCodes: ['ABCDE-23456', 'FGHJK-23456'],
      },
    }));
    await user.click(section.getByRole('button', { name: 'Create new codes' }));
    const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ABCDE-23456',
      'FGHJK-23456',
    ]);
    await user.click(codes.getByRole('button', { name: 'I saved them' }));

    backend.on(RemovePasskeyDocument).answer(() => ({
      removePasskey: { __typename: 'RemovePasskeySuccess', account: account([CURRENT]) },
    }));
    await user.click(section.getByRole('button', { name: /^Remove the passkey/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
    expect(dialog.getByText(/^This is your only passkey/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(section.queryByRole('listitem')).toBeNull());
    expect(backend.on(RemovePasskeyDocument).calls()).toEqual([{ input: { id: '5' } }]);
  });

  it('sends whoever signed in long ago to sign in again before passkeys are changed', async () => {
    const { backend, user, address } = await openAccount(ONE_KEY);
    backend.on(RemovePasskeyDocument).answer(() => {
      throw graphqlFailure('LOGIN_REQUIRED', 'Sign in again, please.');
    });
    await user.click(screen.getByRole('button', { name: /^Remove the passkey/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText('Sign in again, please.')).toBeVisible();
  });

  it('asks a guest to sign in', async () => {
    const backend = createFakeBackend();
    backend.on(AccountDocument).answer(() => ({ viewer: { __typename: 'Viewer', account: null } }));
    renderApp({ at: '/account', backend });
    expect(await screen.findByText('You are not signed in')).toBeVisible();
  });
});
