// Who wants a piece of work done.

export interface Caller {
  /** Whose work it is: a key for fair turns. */
  owner: string;
  /** Aborts when the caller leaves. */
  signal?: AbortSignal | undefined;
}

/** Work for an account, whoever of its people asks. */
export const callerOf = (accountId: number, signal?: AbortSignal): Caller => ({
  owner: String(accountId),
  signal,
});
