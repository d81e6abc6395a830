// Requests that the server does not answer in the time for which a connection may stand still.
import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { useTestServer } from './testing/app.ts';
import { guestOf } from './testing/world.ts';

const server = useTestServer();

/** The connection of the upload that comes next may stand still no longer once it has wholly come. */
const neverInspect = () => {
  const { app, ports } = server();
  const asked = Promise.withResolvers<IncomingMessage>();
  app.server.once('request', asked.resolve);
  return vi.spyOn(ports, 'inspectMedia').mockImplementationOnce(async () => {
    const { socket } = await asked.promise;
    socket.setTimeout(1);
    return new Promise(() => undefined);
  });
};

it('an upload that is not answered in time is told so, and may come again', async () => {
  const guest = guestOf(server());
  const inspecting = neverInspect();
  const late = await guest.postFile();
  expect(inspecting).toHaveBeenCalledOnce();
  expect(late.status).toBe(503);
  expect(late.headers.get('retry-after')).toBe('30');
  expect(await late.json()).toMatchObject({
    code: 'unavailable',
    detail: expect.stringContaining('no answer in time'),
  });
  const again = await guest.postFile();
  expect(again.status).toBe(201);
});
