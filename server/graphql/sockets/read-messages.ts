// What a client may say over a socket: the protocol graphql-transport-ws, with its closing codes.
import { CloseCode, MessageType, parseMessage, type SubscribePayload } from 'graphql-ws';
import type { RequestCredentials } from '../../features/accounts/identify.ts';
import type { Connection } from './connection.ts';
import { SocketOperation } from './operation.ts';

const INIT_WAIT_MS = 3_000;

type ConnectionParams = Record<string, unknown>;

const textOf = (params: ConnectionParams | null | undefined, name: string): string | undefined => {
  const entry = Object.entries(params ?? {}).find(([key]) => key.toLowerCase() === name);
  return typeof entry?.[1] === 'string' ? entry[1] : undefined;
};

const credentialsIn = (params: ConnectionParams | null | undefined): RequestCredentials => ({
  authorization: textOf(params, 'authorization'),
  guestKey: textOf(params, 'x-guest-key'),
});

/** What may be said with a closing code. */
const REASON_MAX_BYTES = 123;

const takenReason = (id: string): string => {
  const reason = `Subscriber for ${id} already exists`;
  return Buffer.byteLength(reason) > REASON_MAX_BYTES ? 'Subscriber already exists' : reason;
};

export interface Listener {
  onAcknowledged(): void;
  onOperation(operation: SocketOperation, payload: SubscribePayload): void;
}

const parsed = (text: string) => {
  try {
    return parseMessage(text);
  } catch {
    return null;
  }
};

const take = (connection: Connection, text: string, listener: Listener): void => {
  const message = parsed(text);
  switch (message?.type) {
    case undefined:
      return connection.close(CloseCode.BadRequest, 'Invalid message received');
    case MessageType.ConnectionInit: {
      if (connection.isAcknowledged) {
        const code = CloseCode.TooManyInitialisationRequests;
        return connection.close(code, 'Too many initialisation requests');
      }
      connection.facts = { ...connection.facts, credentials: credentialsIn(message.payload) };
      connection.isAcknowledged = true;
      listener.onAcknowledged();
      return connection.send('{"type":"connection_ack"}');
    }
    case MessageType.Ping: {
      const { payload } = message;
      return connection.send(JSON.stringify({ type: 'pong', ...(payload && { payload }) }));
    }
    case MessageType.Pong:
      return undefined;
    case MessageType.Subscribe: {
      const { id, payload } = message;
      if (!connection.isAcknowledged) {
        return connection.close(CloseCode.Unauthorized, 'Unauthorized');
      }
      if (connection.operations.has(id)) {
        return connection.close(CloseCode.SubscriberAlreadyExists, takenReason(id));
      }
      return listener.onOperation(new SocketOperation(connection, id), payload);
    }
    case MessageType.Complete:
      return connection.operations.get(message.id)?.stop();
    default:
      // A server's to say.
      return connection.close(CloseCode.InternalServerError, 'Internal server error');
  }
};

/** Hears what comes over the socket of `connection` until it closes. */
export const readMessages = (connection: Connection, listener: Listener): void => {
  const hurry = () => {
    const code = CloseCode.ConnectionInitialisationTimeout;
    if (!connection.isAcknowledged) connection.close(code, 'Connection initialisation timeout');
  };
  setTimeout(hurry, INIT_WAIT_MS).unref();
  connection.socket.on('message', (data: Buffer) => take(connection, data.toString(), listener));
};
