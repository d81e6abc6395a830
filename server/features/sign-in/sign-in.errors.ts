// Expected failures of signing in, shown by the form that asked.
import { DomainError } from '../../domain/errors.ts';

const whatNext = (triesLeft: number): string => {
  if (triesLeft === 0) return 'Ask for a new one.';
  return triesLeft === 1 ? 'You have one more try.' : `You have ${triesLeft} more tries.`;
};

/** Wrong, used, replaced, expired, or guessed at too often: which of these is nobody's business but the owner's. */
export class SignInCodeRefused extends DomainError {
  /** 0 when this code is no longer good. */
  readonly triesLeft: number;
  constructor(triesLeft: number) {
    super('BAD_INPUT', `Invalid code. ${whatNext(triesLeft)}`);
    this.triesLeft = triesLeft;
  }
}
