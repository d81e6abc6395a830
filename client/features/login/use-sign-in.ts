import { useState } from 'react';
import type { PasskeyQuestionFragment } from '../../gql/graphql.ts';
import { useStartSignInMutation, useVerifySignInMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { type CodeStep, dropCodeStep, keepCodeStep, readCodeStep } from './code-step.ts';
import { enter, NO_ANSWER, SIGN_IN_OPTIONS } from './enter.ts';
import { notSent, notVerified, SENT, SENT_AGAIN, wrongCode } from './sign-in-words.ts';

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
  const [start, { loading: isSending }] = useStartSignInMutation(SIGN_IN_OPTIONS);
  const [verify, { loading: isVerifying }] = useVerifySignInMutation(SIGN_IN_OPTIONS);
  const [step, setStep] = useState(() => {
    const kept = readCodeStep();
    return initialEmail === '' || kept?.email === initialEmail ? kept : null;
  });
  /** The step that was left to change the address; its code is still good. */
  const [left, setLeft] = useState<CodeStep | null>(null);
  const [email, setEmail] = useState(step?.email ?? initialEmail);
  /** The code was right, and the account asks for more. */
  const [question, setQuestion] = useState<PasskeyQuestionFragment | null>(null);
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
      if (answer?.__typename === 'VerifySignInSuccess') return enter(answer);
      if (answer?.__typename !== 'PasskeyNeeded') {
        return say({ failure: wrongCode(answer?.message ?? NO_ANSWER) });
      }
      setQuestion(answer);
    } catch (error) {
      say({ failure: notVerified(error) });
    }
  };

  return {
    step,
    question,
    email,
    setEmail,
    notice,
    failure,
    isSending,
    isVerifying,
    hasLeftCode: left !== null,
    sendCode: () => sendCode(step?.email ?? email),
    enterCode: (code: string) => enterCode(step?.email ?? email, code),
    /** With another code, as this one was used. */
    beginAnew: (reason: string) => {
      setQuestion(null);
      show(null);
      say({ failure: reason });
    },
    changeAddress: () => {
      say({});
      setLeft(step);
      show(null);
    },
  };
}
