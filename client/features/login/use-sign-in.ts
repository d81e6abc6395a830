import { useState } from 'react';
import { useStartSignInMutation, useVerifySignInMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { keepLogin } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.tsx';
import { type CodeStep, dropCodeStep, keepCodeStep, readCodeStep } from './code-step.ts';
import { notSent, notVerified, SENT, SENT_AGAIN, signedIn, wrongCode } from './sign-in-words.ts';

const TOAST_MS = 8_000;
const NO_ANSWER = 'The server gave no answer. Try again.';

const stepFrom = (answer: {
  email: string;
  resendAfterSeconds: number;
  expiresInMinutes: number;
}): CodeStep => ({
  email: answer.email,
  resendAt: Date.now() + answer.resendAfterSeconds * 1_000,
  expiresAt: Date.now() + answer.expiresInMinutes * 60_000,
});

const isWaitedFor = ({ email, resendAt }: CodeStep, address: string): boolean =>
  resendAt > Date.now() && email.toLowerCase() === address.trim().toLowerCase();

/** Where a repeated request was too early, the server says how early. */
const delayed = (step: CodeStep, error: unknown): CodeStep => {
  const failure = readFailure(error);
  const seconds = 'retryAfterSeconds' in failure ? failure.retryAfterSeconds : null;
  return seconds === null ? step : { ...step, resendAt: Date.now() + seconds * 1_000 };
};

/** The two steps of signing in. `initialEmail` starts anew, unless a code is waited for at that address. */
export function useSignIn(initialEmail: string) {
  const options = { context: { isSignIn: true }, fetchPolicy: 'no-cache' } as const;
  const [start, { loading: isSending }] = useStartSignInMutation(options);
  const [verify, { loading: isVerifying }] = useVerifySignInMutation(options);
  const [step, setStep] = useState(() => {
    const kept = readCodeStep();
    return initialEmail === '' || kept?.email === initialEmail ? kept : null;
  });
  /** The step that was left to change the address; its code is still good. */
  const [left, setLeft] = useState<CodeStep | null>(null);
  const [email, setEmail] = useState(step?.email ?? initialEmail);
  const [notice, setNotice] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const say = (words: { notice?: string; failure?: string }): void => {
    setNotice(words.notice ?? null);
    setFailure(words.failure ?? null);
  };
  const show = (next: CodeStep | null): void => {
    if (next) keepCodeStep(next);
    else dropCodeStep();
    setStep(next);
  };

  const sendCode = async (address: string): Promise<void> => {
    const isRepeated = step !== null;
    say({});
    // Its code is in the mailbox already, and another would come too early.
    if (!step && left && isWaitedFor(left, address)) {
      show(left);
      return say({ notice: SENT });
    }
    try {
      const { data } = await start({ variables: { input: { email: address } } });
      const answer = data?.startSignIn;
      if (answer?.__typename !== 'StartSignInSuccess') {
        return say({ failure: notSent(answer?.message ?? NO_ANSWER, isRepeated) });
      }
      show(stepFrom(answer));
      say({ notice: isRepeated ? SENT_AGAIN : SENT });
    } catch (error) {
      if (step) show(delayed(step, error));
      say({ failure: notSent(readFailure(error).message, isRepeated) });
    }
  };

  const enterCode = async (address: string, code: string): Promise<void> => {
    say({});
    try {
      const { data } = await verify({ variables: { input: { email: address, code } } });
      const answer = data?.verifySignIn;
      if (answer?.__typename !== 'VerifySignInSuccess') {
        return say({ failure: wrongCode(answer?.message ?? NO_ANSWER) });
      }
      dropCodeStep();
      showToast({
        kind: 'success',
        message: signedIn(answer.account.email, answer.adopted),
        durationMs: TOAST_MS,
      });
      keepLogin(answer.token, { email: answer.account.email });
    } catch (error) {
      say({ failure: notVerified(error) });
    }
  };

  return {
    step,
    email,
    setEmail,
    notice,
    failure,
    isSending,
    isVerifying,
    hasLeftCode: left !== null,
    sendCode: () => sendCode(step?.email ?? email),
    enterCode: (code: string) => enterCode(step?.email ?? email, code),
    changeAddress: () => {
      say({});
      setLeft(step);
      show(null);
    },
  };
}
