// Requests that the server does not answer in the time for which a connection may stand still.
import { expect, it, vi } from 'vitest';
import { useTestServer } from './testing/app.ts';
import { guestOf } from './testing/world.ts';

const server = useTestServer();

it('an upload that is not answered in time is told so, and may come again', async () => {
  const guest = guestOf(server());
  // Connections that are made from now on.
  server().app.server.setTimeout(300);
  const { ports } = server();
  const inspecting = vi
    .spyOn(ports, 'inspectMedia')
    .mockReturnValueOnce(new Promise(() => undefined));
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
