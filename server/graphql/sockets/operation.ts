// One operation of a socket, from its `subscribe` to its `complete`: what is said under its id, and nothing after its end.
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Listening } from '../../infra/events.ts';
import type { Connection } from './connection.ts';

/** What a socket tells of an error: `extensions.http` steers answers over HTTP, and is no part of any. */
export const told = (error: GraphQLError): GraphQLFormattedError => {
  const { extensions = {}, ...rest } = error.toJSON();
  const members = Object.entries(extensions).filter(([name]) => name !== 'http');
  return { ...rest, ...(members.length > 0 && { extensions: Object.fromEntries(members) }) };
};

export class SocketOperation {
  readonly connection: Connection;
  readonly #id: string;
  #stopped: Listening | undefined;
  #isOver = false;

  constructor(connection: Connection, id: string) {
    this.connection = connection;
    this.#id = id;
    connection.operations.set(id, this);
  }

  /** Whether it is over, also when its client has left or taken it back. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** `stopped` hears of the end, whoever brings it about; at once when it was before. */
  onStop(stopped: Listening): void {
    if (this.#isOver) stopped.stop();
    else this.#stopped = stopped;
  }

  /**
   * Whoever makes answers on demand is held up by one who is behind with reading.
   * @param payload an answer, as JSON
   */
  next(payload: string): Promise<void> | undefined {
    if (this.#isOver || this.connection.isCutOff()) return undefined;
    return this.connection.hand(this.#withId('next', payload));
  }

  /** Ends it: it cannot be run, or no further. */
  fail(errors: readonly GraphQLError[]): void {
    if (this.#isOver) return;
    this.connection.send(this.#withId('error', JSON.stringify(errors.map(told))));
    this.stop();
  }

  /** Ends it: there is no more. */
  complete(): void {
    if (this.#isOver) return;
    this.connection.send(`{"id":${JSON.stringify(this.#id)},"type":"complete"}`);
    this.stop();
  }

  /** Ends it without a word: its client wants no more of it. */
  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.connection.operations.delete(this.#id);
    this.#stopped?.stop();
    this.#stopped = undefined;
  }

  #withId(type: 'next' | 'error', payload: string): string {
    return `{"id":${JSON.stringify(this.#id)},"type":"${type}","payload":${payload}}`;
  }
}
