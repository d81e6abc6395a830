// What follows once the server has let somebody in.
import type { SignedInFragment } from '../../gql/graphql.ts';
import { keepLogin } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.tsx';
import { dropCodeStep } from './code-step.ts';
import { signedIn } from './sign-in-words.ts';

const TOAST_MS = 8_000;

/** For both steps: as the browser alone, and nothing of it is kept. */
export const SIGN_IN_OPTIONS = { context: { isSignIn: true }, fetchPolicy: 'no-cache' } as const;

export const enter = ({ token, account, adopted }: SignedInFragment): void => {
  dropCodeStep();
  showToast({
    kind: 'success',
    message: signedIn(account.email, adopted),
    durationMs: TOAST_MS,
  });
  keepLogin(token, { email: account.email });
};
