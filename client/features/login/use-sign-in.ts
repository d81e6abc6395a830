import { useState } from 'react';
import {
  type PasskeyQuestionFragment,
  StartSignInDocument,
  VerifySignInDocument,
} from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import type { RequestFailure } from '../../lib/request-failure.ts';
import { type CodeStep, dropCodeStep, keepCodeStep, readCodeStep } from './code-step.ts';
import { enter, SIGN_IN_OPTIONS } from './enter.ts';
import { asGuest, notSent, SENT, SENT_AGAIN, wrongCode } from './sign-in-words.ts';

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

/** Takes the wait from the server, which says how early a repeated request was. */
const delayed = (step: CodeStep, failure: RequestFailure): CodeStep => {
  const seconds = 'retryAfterSeconds' in failure ? failure.retryAfterSeconds : null;
  return seconds === null ? step : { ...step, resendAt: Date.now() + seconds * 1_000 };
};

/** The two steps of signing in. `initialEmail` starts anew, unless a code is waited for at that address. */
export function useSignIn(initialEmail: string) {
  const [start, { isSending }] = useSend(StartSignInDocument, SIGN_IN_OPTIONS);
  const [verify, { isSending: isVerifying }] = useSend(VerifySignInDocument, SIGN_IN_OPTIONS);
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
    const outcome = await start({ input: { email: address } });
    if (outcome.kind === 'done') {
      show(stepFrom(outcome.result));
      return say({ notice: isRepeated ? SENT_AGAIN : SENT });
    }
    if (step && outcome.kind === 'failed') show(delayed(step, outcome.failure));
    say({ failure: notSent(outcome.message, isRepeated) });
  };

  const enterCode = async (address: string, code: string): Promise<void> => {
    say({});
    const outcome = await verify({ input: { email: address, code } });
    if (outcome.kind === 'done') return enter(outcome.result);
    // A code that could not even be looked at may be a good one.
    if (outcome.kind === 'failed') return say({ failure: asGuest(outcome.message) });
    if (outcome.refusal.__typename === 'PasskeyNeeded') return setQuestion(outcome.refusal);
    say({ failure: wrongCode(outcome.message) });
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
    /** Goes back to asking for another code, because this one was used. */
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
