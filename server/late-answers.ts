// Answers whoever has waited for as long as a connection may stand still. Without an answer the connection would be closed without a word.
import type { Server } from 'node:http';
import { rawAnswer } from './slow-bodies.ts';

const RETRY_SECONDS = 30;

const TOO_LATE = rawAnswer(
  '503 Service Unavailable',
  {
    detail:
      'The server is very busy, and this got no answer in time. Try again in half a minute. If it was meant to change something, check first whether it did.',
    code: 'unavailable',
  },
  RETRY_SECONDS,
);

/** Takes the place of Node's own end of a connection on which nothing has moved for the server's `timeout`. */
export const answerLate = (server: Server): void => {
  server.on('request', (request, response) => {
    response.on('timeout', () => {
      const { socket } = request;
      // Whoever does not read this answer, either, is not waited for.
      if (response.headersSent || !request.complete || !socket.writable)
        return void socket.destroy();
      socket.write(TOO_LATE);
      socket.destroySoon();
    });
  });
};
