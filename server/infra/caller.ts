// Who wants a piece of work done.

export interface Caller {
  /** Key for fair turns: names who takes a turn for the work. */
  owner: string;
  /** Aborts when the caller leaves. */
  signal?: AbortSignal | undefined;
}
