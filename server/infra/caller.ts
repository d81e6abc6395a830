// Who wants a piece of work done.

export interface Caller {
  /** Whose turn the work takes: a key for fair turns. */
  owner: string;
  /** Aborts when the caller leaves. */
  signal?: AbortSignal | undefined;
}
