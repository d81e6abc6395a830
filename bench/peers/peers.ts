// What others build the same with, each as its own manual has it, on the product's own tables.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { withClient } from '../harness/databases.ts';
import { installFromDebian, installFromNpm, runInstalled } from './install.ts';
import { APOLLO_WORDS, POSTGRAPHILE_WORDS, REST_WORDS, type Words } from './questions.ts';

export type PeerName = 'PostGraphile' | 'Apollo + Prisma' | 'Django REST framework';

export interface Peer {
  program: URL;
  words: Words;
  /** Installs what it needs and makes it ready for the database; its versions. Throws with the reason when it cannot be had. */
  prepare(databaseUrl: string): Promise<string>;
}

const DEBIAN = ['python3-django', 'python3-djangorestframework', 'python3-psycopg2', 'gunicorn'];
const PYTHON = '/usr/bin/python3';
const TELL_VERSIONS =
  'import django, rest_framework; print(f"Django {django.__version__}, REST framework {rest_framework.VERSION}")';

const at = (file: string) => new URL(file, import.meta.url);

export const PEERS: Readonly<Record<PeerName, Peer>> = {
  PostGraphile: {
    program: at('postgraphile/server.mjs'),
    words: POSTGRAPHILE_WORDS,
    async prepare(databaseUrl) {
      const version = installFromNpm('postgraphile', 'postgraphile');
      const views = readFileSync(at('postgraphile/views.sql'), 'utf8');
      await withClient(databaseUrl, (client) => client.query(views));
      return `PostGraphile ${version}: views of the tables that show the viewer’s own, lines by a function, who it is in the settings of each request’s transaction`;
    },
  },
  'Apollo + Prisma': {
    program: at('apollo-prisma/server.mjs'),
    words: APOLLO_WORDS,
    async prepare() {
      const apollo = installFromNpm('apollo-prisma', '@apollo/server');
      const prisma = installFromNpm('apollo-prisma', '@prisma/client');
      runInstalled('apollo-prisma', 'prisma/build/index.js', [
        'generate',
        '--schema=schema.prisma',
      ]);
      return `Apollo Server ${apollo} and Prisma ${prisma}: one query with its relations included, resolvers for the rest`;
    },
  },
  'Django REST framework': {
    program: at('django-rest/server.ts'),
    words: REST_WORDS,
    async prepare() {
      installFromDebian(
        DEBIAN,
        () =>
          spawnSync(PYTHON, ['-c', TELL_VERSIONS]).status === 0 &&
          spawnSync('/usr/bin/gunicorn', ['--version']).status === 0,
      );
      const versions = execFileSync(PYTHON, ['-c', TELL_VERSIONS], { encoding: 'utf8' }).trim();
      return `${versions}: Debian’s, under gunicorn, one process of 8 threads, related rows selected with the list`;
    },
  },
};
