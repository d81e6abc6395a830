// Serves GraphiQL, as scripts/graphiql-plugin.ts has written it beside the pages. Its own content rules: the editor draws
// markup out of text and styles as it goes, but loads no script and no font from elsewhere, and talks to this host only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentPolicyOf } from './content-policy.ts';

const PAGE = 'graphiql.html';

const CONTENT_RULES = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
};

export const serveGraphiql = (app: FastifyInstance, root: string): void => {
  if (!existsSync(join(root, PAGE))) return;
  const policy = contentPolicyOf(CONTENT_RULES);
  app.get('/graphiql', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .sendFile(PAGE),
  );
};
