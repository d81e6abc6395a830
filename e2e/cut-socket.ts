// Stands between a page and the server's socket: cuts it, refuses new ones, lets them through again.
import type { Page, WebSocketRoute } from '@playwright/test';

export interface CuttableSocket {
  /** Ends the open socket and refuses new ones. */
  cut(): Promise<void>;
  /** Lets new sockets through. */
  allow(): void;
  isOpen(): boolean;
  /** How many sockets were refused. */
  refused(): number;
  /** All messages of the server since the last cut. */
  received(): string;
}

/** Close code of a server that restarts. */
const SERVICE_RESTART = 1012;

/** Must be called before the page opens its socket. */
export const cutSocket = async (page: Page): Promise<CuttableSocket> => {
  const live = new Map<WebSocketRoute, WebSocketRoute>();
  let isAllowed = true;
  let refused = 0;
  let messages: string[] = [];

  await page.routeWebSocket('**/graphql', async (route) => {
    if (!isAllowed) {
      refused += 1;
      return route.close({ code: SERVICE_RESTART });
    }
    const server = route.connectToServer();
    live.set(route, server);
    server.onMessage((message) => {
      if (!live.has(route)) return;
      messages.push(String(message));
      route.send(message);
    });
    route.onClose(async (code, reason) => {
      live.delete(route);
      await server.close({ code, reason });
    });
  });

  return {
    async cut() {
      isAllowed = false;
      const cutting = [...live].flat();
      live.clear();
      messages = [];
      await Promise.all(cutting.map((side) => side.close({ code: SERVICE_RESTART })));
    },
    allow: () => {
      isAllowed = true;
    },
    isOpen: () => live.size > 0 && messages.some((message) => message.includes('connection_ack')),
    refused: () => refused,
    received: () => messages.join('\n'),
  };
};
