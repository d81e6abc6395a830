// A TCP link to a service that a test can cut, freeze and mend, as networks and restarts do.
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface FaultyLink {
  port: number;
  /** How many are connected. */
  guests(): number;
  /** Whoever is connected is cut off; whoever comes is refused. */
  cut(): Promise<void>;
  /** Connections stand, and nothing passes. */
  freeze(): void;
  /** Takes connections again, and lets what is held back pass. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export const openFaultyLink = async (target: {
  host: string;
  port: number;
}): Promise<FaultyLink> => {
  const sockets = new Set<Socket>();
  const guests = new Set<Socket>();
  let isFrozen = false;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const join = (near: Socket, far: Socket) => {
    near.on('data', (piece: Buffer) => far.write(piece));
    near.on('close', () => far.destroy());
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(target);
      join(near, far);
      join(far, near);
      keep(near);
      keep(far);
      guests.add(near);
      near.on('close', () => guests.delete(near));
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };

  let server: Server | null = await listen(0);
  const { port } = server.address() as { port: number };
  const cut = async () => {
    const closed = server && once(server, 'close');
    server?.close();
    server = null;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    guests: () => guests.size,
    cut,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    async mend() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
      server ??= await listen(port);
    },
    close: cut,
  };
};
