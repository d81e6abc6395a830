// One open socket, as long as it is open. It keeps who asked for it and its operations: no request, no message, no timer.
// There may be thousands, most of them silent, so what one keeps is what an idle server costs.
import type { WebSocket } from 'ws';
import type { RequestFacts } from '../../features/accounts/identify.ts';
import type { WaitingBytes } from '../unread-answers.ts';

/** Unread bytes from which the other side is waited for before more is made. */
const BEHIND_BYTES = 64 * 1024;
/** Bytes that may wait in memory to be read: the draft of an estimate of 5,000 lines, with its next change. */
const UNREAD_MAX_BYTES = 8_000_000;

export class Connection {
  readonly socket: WebSocket;
  /** The credentials come with the first message. */
  facts: RequestFacts;
  isAcknowledged = false;
  /** Operations by the ids that the client gave them. */
  readonly operations = new Map<string, { stop(): void }>();

  readonly #answers: WaitingBytes;

  constructor(socket: WebSocket, facts: RequestFacts, answers: WaitingBytes) {
    this.socket = socket;
    this.facts = facts;
    this.#answers = answers;
  }

  /** Bytes that the other side has not read yet. */
  get bytes(): number {
    return this.socket.bufferedAmount;
  }

  /** Call it once the connection has closed, as nothing waits for it any more. */
  forget(): void {
    this.#answers.forget(this.facts.clientAddress, this);
  }

  /** Ends the connection when its client, or its whole network, asks and does not read. @returns true when it did */
  isCutOff(): boolean {
    const isBehind = this.bytes >= BEHIND_BYTES;
    const isOfMany = isBehind && this.#answers.note(this.facts.clientAddress, this);
    if (this.bytes <= UNREAD_MAX_BYTES && !isOfMany) return false;
    // A closing handshake would wait behind all that is unread.
    this.socket.terminate();
    return true;
  }

  /** What is written to a socket that has closed is nobody's. */
  send(text: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(text);
  }

  /** Sends, too, but waits until the text is handed over when the other side is behind with reading. */
  hand(text: string): Promise<void> | undefined {
    if (this.socket.bufferedAmount < BEHIND_BYTES) {
      this.send(text);
      return undefined;
    }
    return new Promise((resolve) => {
      if (this.socket.readyState !== this.socket.OPEN) return resolve();
      this.socket.send(text, () => resolve());
    });
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }
}
