import { useState } from 'react';
import type { FinishSignInInput, PasskeyQuestionFragment } from '../../gql/graphql.ts';
import { useFinishSignInMutation } from '../../gql/hooks.ts';
import { PasskeyFailure, signWithPasskey } from '../../lib/passkeys.ts';
import { enter, NO_ANSWER, SIGN_IN_OPTIONS } from './enter.ts';
import { notVerified } from './sign-in-words.ts';

type Proof = Pick<FinishSignInInput, 'assertion' | 'recoveryCode'>;

/** The step after the code. `onSpent` hears, with a sentence, that it has to be begun anew. */
export function usePasskeyStep(
  question: PasskeyQuestionFragment,
  onSpent: (failure: string) => void,
) {
  const [finish] = useFinishSignInMutation(SIGN_IN_OPTIONS);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (proof: Proof): Promise<void> => {
    const input = { ticket: question.ticket, ...proof };
    const { data } = await finish({ variables: { input } });
    const answer = data?.finishSignIn;
    if (answer?.__typename === 'VerifySignInSuccess') return enter(answer);
    const message = answer?.message ?? NO_ANSWER;
    if (answer?.__typename === 'PasskeyRefused' && answer.triesLeft === 0) return onSpent(message);
    setFailure(message);
  };

  const attempt = async (proofOf: () => Promise<Proof>): Promise<void> => {
    setFailure(null);
    setIsBusy(true);
    try {
      await send(await proofOf());
    } catch (error) {
      setFailure(error instanceof PasskeyFailure ? error.message : notVerified(error));
    }
    setIsBusy(false);
  };

  return {
    failure,
    isBusy,
    sign: () => attempt(async () => ({ assertion: await signWithPasskey(question) })),
    recover: (recoveryCode: string) => attempt(async () => ({ recoveryCode })),
  };
}
