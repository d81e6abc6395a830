// A server whose clients follow jobs that do not change.
import type { Services } from '../../scripts/services.ts';
import type { Scratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import type { PushServer } from './our-server.ts';
import { seedJobs } from './seed.ts';
import { openSockets } from './side.ts';

export const openIdleSockets = async (
  scratch: Scratch,
  services: Services,
  sockets: number,
): Promise<{ pid: number }> => {
  const { url } = await scratch.database(services);
  const server = await scratch.child<PushServer>(new URL('./our-server.ts', import.meta.url), {
    ...serverEnv(await scratch.folder()),
    DATABASE_URL: url,
    REDIS_URL: services.redisUrl,
    ROLE: 'web',
  });
  await seedJobs(url, sockets);
  await openSockets(scratch, await server.ask('address'), sockets);
  return server;
};
