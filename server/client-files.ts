// Serves the built client's files by their names.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keepHeadersOfParts } from './security-headers.ts';

/** Its name says what is in it; with `.br` it was packed when it was built. */
const HASHED_ASSET = /\/assets\/.+-[\w-]{6,}\.\w+(?:\.br)?$/;
/** What only a page can make something of. */
const PART = /\.(?:js|css|woff2)(?:\.br)?$/;

export const serveClientFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    // A page goes out with a head of its own: pages.ts.
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = HASHED_ASSET.test(path);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isHashed && PART.test(path)) keepHeadersOfParts(reply);
    },
  });
  // The plugin's own route reads the whole folder for each file, to check how its name is spelled. A page asks for dozens.
  app.get<{ Params: { name: string } }>(
    String.raw`/assets/:name(^[\w.-]+$)`,
    ({ params: { name } }, reply) => reply.sendFile(`assets/${name}`),
  );
};
