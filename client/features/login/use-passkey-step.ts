import { useState } from 'react';
import {
  FinishSignInDocument,
  type FinishSignInInput,
  type PasskeyQuestionFragment,
} from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { PasskeyFailure, signWithPasskey } from '../../lib/passkeys.ts';
import { enter, SIGN_IN_OPTIONS } from './enter.ts';
import { asGuest } from './sign-in-words.ts';

type Proof = Pick<FinishSignInInput, 'assertion' | 'recoveryCode'>;

/** The step after the code. `onSpent` hears, with a sentence, that it has to be begun anew. */
export function usePasskeyStep(
  question: PasskeyQuestionFragment,
  onSpent: (failure: string) => void,
) {
  const [finish] = useSend(FinishSignInDocument, SIGN_IN_OPTIONS);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (proof: Proof): Promise<void> => {
    const input = { ticket: question.ticket, ...proof };
    const outcome = await finish({ input });
    if (outcome.kind === 'done') return enter(outcome.result);
    if (outcome.kind === 'failed') return setFailure(asGuest(outcome.message));
    const { refusal, message } = outcome;
    if (refusal.__typename === 'PasskeyRefused' && refusal.triesLeft === 0) return onSpent(message);
    setFailure(message);
  };

  const attempt = async (proofOf: () => Promise<Proof>): Promise<void> => {
    setFailure(null);
    setIsBusy(true);
    try {
      await send(await proofOf());
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error;
      setFailure(error.message);
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
