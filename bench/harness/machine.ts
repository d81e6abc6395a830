// What the figures were measured on.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../scripts/service-binaries.ts';

const GB = 1024 ** 3;

const versionOf = (program: string, pattern: RegExp): string =>
  pattern.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? 'unknown';

export const packageVersion = (name: string): string => {
  const text = readFileSync(
    new URL(`../../node_modules/${name}/package.json`, import.meta.url),
    'utf8',
  );
  return (JSON.parse(text) as { version: string }).version;
};

/** One sentence each: the machine, and the versions of what was measured. */
export const describeMachine = async (): Promise<string[]> => {
  const { postgres, redis } = await findBinaries();
  const packages = ['graphql-yoga', 'graphql-ws', '@prisma/client', 'pg', 'ioredis', 'ws'];
  return [
    `${type()}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / GB)} GB.`,
    `Node ${process.versions.node}, PostgreSQL ${versionOf(join(postgres, 'postgres'), /([\d.]+)/)} with fsync on, Redis ${versionOf(redis, /v=([\d.]+)/)}, ${packages.map((name) => `${name} ${packageVersion(name)}`).join(', ')}.`,
  ];
};
