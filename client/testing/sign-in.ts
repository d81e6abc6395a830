import { StartSignInDocument, VerifySignInDocument } from '../gql/graphql.ts';
import type { FakeBackend } from './fake-backend.ts';

/** Stores a sign-in as the page finds it. */
export const keepSignIn = (email = 'ada@example.com'): void => {
  localStorage.setItem('auth.token', 'token');
  localStorage.setItem('auth.user', JSON.stringify({ email }));
};

const NOTHING = { projects: 0, estimates: 0, files: 0 };

/** Mails a code to whoever asks, and takes any code for the account of that address. */
export const letSignIn = (backend: FakeBackend, token: string, adopted = NOTHING): FakeBackend => {
  backend.on(StartSignInDocument).answer(({ input }) => ({
    startSignIn: {
      __typename: 'StartSignInSuccess',
      email: input.email,
      resendAfterSeconds: 30,
      expiresInMinutes: 10,
    },
  }));
  backend.on(VerifySignInDocument).answer(({ input }) => ({
    verifySignIn: {
      __typename: 'VerifySignInSuccess',
      token,
      account: { __typename: 'Account', id: '1', email: input.email },
      adopted: { __typename: 'AdoptedWork', ...adopted },
    },
  }));
  return backend;
};
