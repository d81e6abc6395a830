// Says why the server could not start and what to do. Errors that it does not know are shown as they are.
import { inspect } from 'node:util';
import type { Env } from './env.ts';

interface Thrown {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
  path?: unknown;
  port?: unknown;
  errors?: unknown;
}

type Sentence = (thrown: Thrown, env: Env | null) => string;

const placeOf = ({ path }: Thrown, env: Env | null): string =>
  typeof path === 'string' ? path : (env?.DATA_DIR ?? 'DATA_DIR');

const notWritable: Sentence = (thrown, env) =>
  `${placeOf(thrown, env)} cannot be written to. Let the user that runs Plumbline write in its data folder and in all that lies there, or name another folder as DATA_DIR.`;

const diskFull: Sentence = (thrown, env) =>
  `The disk is full: ${placeOf(thrown, env)} cannot be written. Make room on it, then start again.`;

const addressRefused: Sentence = ({ port }) =>
  `Port ${String(port)} may not be used by this user. Set PORT to one above 1023.`;

/** Opening a port has codes in common with opening a file. */
const OF_LISTENING: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${String(port)} is in use by another program, maybe another Plumbline. Stop that one, or set PORT to another number.`,
  EADDRNOTAVAIL: (_thrown, env) =>
    `This machine has no address ${env?.HOST ?? ''}. Set HOST to one of its own, or leave it out.`,
  EACCES: addressRefused,
  EPERM: addressRefused,
};

const databaseAway: Sentence = (_thrown, env) =>
  `PostgreSQL cannot be reached at ${URL.parse(env?.DATABASE_URL ?? '')?.host ?? 'DATABASE_URL'}. Start it, or correct DATABASE_URL.`;

const databaseLoginRefused: Sentence = () =>
  'PostgreSQL refuses the user or the password of DATABASE_URL. Correct them.';

const SENTENCES: Readonly<Record<string, Sentence>> = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  ENOTDIR: (thrown, env) =>
    `${placeOf(thrown, env)} is no folder. Name another folder as DATA_DIR, or take away what lies there.`,
  EEXIST: (thrown, env) =>
    `${placeOf(thrown, env)} is no folder. Name another folder as DATA_DIR, or take away what lies there.`,
  ECONNREFUSED: databaseAway,
  ENOTFOUND: databaseAway,
  EAI_AGAIN: databaseAway,
  ETIMEDOUT: databaseAway,
  EHOSTUNREACH: databaseAway,
  '28P01': databaseLoginRefused,
  '28000': databaseLoginRefused,
  '3D000': () =>
    'PostgreSQL has no database of the name in DATABASE_URL. Create it (createdb), or correct DATABASE_URL.',
  '53300': () =>
    'PostgreSQL has no connection left. Raise its max_connections, or close programs that use them.',
  '57P03': () => 'PostgreSQL is still starting. Try again in a moment.',
};

const isListening = ({ syscall }: Thrown) => syscall === 'listen' || syscall === 'bind';

/** Returns the first error when several addresses of one name failed, each by itself. */
const firstOf = (thrown: Thrown): Thrown =>
  Array.isArray(thrown.errors) && thrown.errors.length > 0 ? (thrown.errors[0] as Thrown) : thrown;

/** @param env null where the environment itself is at fault */
export const startFailure = (error: unknown, env: Env | null): string => {
  if (typeof error !== 'object' || error === null) return String(error);
  const thrown = firstOf(error);
  const { code, message } = thrown;
  const table = isListening(thrown) ? OF_LISTENING : SENTENCES;
  const sentence = typeof code === 'string' ? table[code] : undefined;
  if (sentence) return sentence(thrown, env);
  return error instanceof Error && typeof message === 'string' && message !== ''
    ? message
    : `It met something unexpected: ${inspect(error, { depth: 2 })}`;
};
