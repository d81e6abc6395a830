// The one family of expected failures. A DomainError carries a code and a sentence fit for the user;
// it knows nothing of HTTP or GraphQL (each transport has one table that maps the code).

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'LOGIN_REQUIRED'
  | 'QUOTA_EXHAUSTED'
  | 'THROTTLED'
  | 'BUSY'
  | 'BAD_INPUT'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'STORAGE_FULL'
  | 'UNAVAILABLE';

/** What is wrong with a field. */
export const FIELD_ERROR_CODES = {
  REQUIRED: 'Nothing was given.',
  TOO_SHORT: 'A text with too few characters.',
  TOO_LONG: 'A text with too many characters.',
  TOO_SMALL: 'A number below the least.',
  TOO_LARGE: 'A number above the most.',
  TOO_FEW: 'A list with too few entries.',
  TOO_MANY: 'A list with too many entries.',
  UNKNOWN: 'None of the choices, or not there.',
  IDEMPOTENCY_KEY_REUSED: 'A key that another call had, which sent something else.',
  INVALID: 'Anything else: the message says what.',
} as const;
export type FieldErrorCode = keyof typeof FIELD_ERROR_CODES;

/** A message for one form field; `path` is the dotted name of the input member, e.g. `uploads.0`. */
export interface FieldError {
  path: string;
  message: string;
  /** Code of the fault; INVALID when left out. */
  code?: FieldErrorCode;
}

export interface ErrorDetails {
  fields?: FieldError[];
  /** Whole seconds the caller should wait before trying again. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Wait that is told with what is away for a moment, unless a better one is known. Callers should come back after it. */
const UNAVAILABLE_RETRY_SECONDS = 5;

export class DomainError extends Error {
  override readonly name: string = 'DomainError';
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds =
      details.retryAfterSeconds ?? (code === 'UNAVAILABLE' ? UNAVAILABLE_RETRY_SECONDS : undefined);
  }
}

/** The input cannot be used as it is; nothing was changed. */
export class InvalidInput extends DomainError {
  constructor(
    message: string,
    fields: FieldError[] = [],
    code: 'BAD_INPUT' | 'IDEMPOTENCY_KEY_REUSED' = 'BAD_INPUT',
  ) {
    super(code, message, { fields });
  }
}

/** Refusal of a call whose idempotency key cannot be used for it. */
export const keyReused = (message: string): InvalidInput =>
  new InvalidInput(
    message,
    [{ path: 'idempotencyKey', message, code: 'IDEMPOTENCY_KEY_REUSED' }],
    'IDEMPOTENCY_KEY_REUSED',
  );

/** Refusal of one field, whose message says it all. */
export const badField = (path: string, message: string): InvalidInput =>
  new InvalidInput(message, [{ path, message }]);

/** Refusal of whoever sent a token that is not good, or no longer. */
export class BadToken extends DomainError {
  constructor(message: string) {
    super('UNAUTHENTICATED', message);
  }
}

/** Refusal of what is hidden or missing. */
export class NotFound extends DomainError {
  constructor(message: string) {
    super('NOT_FOUND', message);
  }
}

/** An edit of what belongs to an estimate, made on a version that is no longer the current one; nothing was changed. */
export class StaleVersion extends DomainError {
  readonly estimateId: number;
  /** @param what as a word of a sentence, e.g. `bid` */
  constructor(what: string, estimateId: number) {
    super(
      'CONFLICT',
      `This ${what} was changed elsewhere since you opened it. Look at the changes and save once more.`,
    );
    this.estimateId = estimateId;
  }
}

/** A write over a version that is no longer the current one; nothing was changed. */
export class VersionConflict extends DomainError {
  /** The current one. */
  readonly version: number;
  /** @param what as a word of a sentence, e.g. `project` */
  constructor(what: string, version: number) {
    super(
      'CONFLICT',
      `This ${what} was changed elsewhere since you opened it. Look at the changes and save once more.`,
    );
    this.version = version;
  }
}

/** Sentence for an unexpected failure. It names the reference by which operators find it, and no detail. */
export const failureSentence = (reference: string): string =>
  `Something went wrong on our side. Nothing was lost; please try again in a moment. If it keeps happening, tell us this number: ${reference}.`;

/** Hidden and missing give the same answer, so ids cannot be probed. */
export const notFound = (what: string) =>
  new NotFound(`${what} was not found. It may have been removed, or it belongs to someone else.`);

export const noRoomLeft = (cause?: unknown) =>
  new DomainError(
    'STORAGE_FULL',
    'There is no room left for this file on the server. Please try again later.',
    { cause },
  );

export const noRoomToSave = (cause?: unknown) =>
  new DomainError(
    'STORAGE_FULL',
    'The server has no room left on its disk, so nothing was saved. Keep what you wrote, and try again later: whoever runs the server has to make room.',
    { cause },
  );

/** Refusal of a page whose cursor's entry was removed. */
export const entryGone = () =>
  badInput('What this page begins behind is no longer there. Read the first page again.');

/** Throwable: `throw badInput('…')`. */
export const badInput = (message: string) => new InvalidInput(message);
