// The reference of REST: as OpenAPI for programs, and as pages for people, all from our own files.
import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseOtherMethods } from '../other-methods.ts';
import { ROUTES } from '../router.ts';
import { openApiOf } from './openapi.ts';
import { SCALARS_PAGE } from './scalars-page.ts';

/** Swagger UI, and what starts it. */
const FILES: Readonly<Record<string, { from: string; mime: string }>> = {
  'swagger-ui.css': { from: 'swagger-ui-dist/swagger-ui.css', mime: 'text/css' },
  'swagger-ui-bundle.js': { from: 'swagger-ui-dist/swagger-ui-bundle.js', mime: 'text/javascript' },
  'start.js': { from: './start-page.js', mime: 'text/javascript' },
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>REST reference · Plumbline</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body>
    <main id="reference"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Stands for the address of the server in the written document: no text of it holds this. */
const ORIGIN = 'https://origin.invalid';

/** The address by which the server was asked. */
const askedAt = ({ protocol, host }: FastifyRequest): string =>
  URL.parse(`${protocol}://${host}`)?.origin ?? 'http://localhost';

export const serveReference = (app: FastifyInstance, publicUrl: string | undefined): void => {
  const document = JSON.stringify(openApiOf(ROUTES, ORIGIN));
  const knownOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  app.get('/api/openapi.json', (request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(document.replaceAll(ORIGIN, knownOrigin ?? askedAt(request))),
  );
  const pages = { '/api/docs/': PAGE, '/api/docs/scalars/': SCALARS_PAGE };
  for (const [path, page] of Object.entries(pages)) {
    app.get(path, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
    );
  }
  for (const url of ['/api/openapi.json', ...Object.keys(pages)]) {
    refuseOtherMethods(app, url, ['GET']);
  }
  for (const [name, { from, mime }] of Object.entries(FILES)) {
    const path = fileURLToPath(import.meta.resolve(from));
    app.get(`/api/docs/${name}`, (_request, reply) =>
      reply
        .type(`${mime}; charset=utf-8`)
        .header('cache-control', 'public, max-age=86400')
        .send(createReadStream(path)),
    );
  }
};
