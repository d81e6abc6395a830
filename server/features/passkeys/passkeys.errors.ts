// Expected failures of passkeys, shown by the form that asked.
import { DomainError } from '../../domain/errors.ts';

/** Refusal of an answer that no passkey of the account signed, or to another question, or of a wrong recovery code. */
export class PasskeyRefused extends DomainError {
  /** Tries that are left; 0 when it has to begin anew. */
  readonly triesLeft: number;
  constructor(triesLeft: number) {
    super(
      'BAD_INPUT',
      triesLeft > 0
        ? 'That did not work. Try again, or use a recovery code.'
        : 'That took too long. Start again.',
    );
    this.triesLeft = triesLeft;
  }
}

/** The code was right, and the account asks for more. */
export class PasskeyNeeded extends DomainError {
  readonly question: PasskeyQuestion;
  constructor(question: PasskeyQuestion) {
    super(
      'FORBIDDEN',
      'This account asks for a passkey, too. Use it, or one of your recovery codes, on the sign-in page.',
    );
    this.question = question;
  }
}

/** What is put to a passkey. */
export interface PasskeyQuestion {
  /** Names the question; a secret of whoever asked. */
  ticket: string;
  /** Base64url. */
  challenge: string;
  partyId: string;
  credentials: { credentialId: string; transports: string[] }[];
}
