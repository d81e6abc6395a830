// A process for the pool's tests: it does its work, or breaks one of its limits in the way a test asks for.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type MessageHandler, serveProcess } from '../serve-process.ts';

export type OddMessage =
  | { does: 'echo'; value: unknown }
  /** Answers the parts that came before it. */
  | { does: 'parts' }
  | {
      does:
        | 'pid'
        | 'args'
        | 'fail'
        | 'input'
        | 'hang'
        | 'spin'
        | 'exit'
        | 'fault'
        | 'be killed'
        | 'eat heap'
        | 'eat buffers';
    }
  | { does: 'hold'; megabytes: number }
  | { does: 'count'; to: number }
  /** Tells its id, then ends once the file is there, having counted to three. */
  | { does: 'count when there'; path: string }
  | { does: 'run'; program: string; args: string[] };

const held: unknown[] = [];

const work = {
  pid: () => process.pid,
  args: () => process.argv.slice(3),
  input: () => text(process.stdin),
  fail: () => {
    throw new Error('a bad cell');
  },
  hang: () => new Promise(() => undefined),
  spin: () => {
    for (;;) held.length = 0;
  },
  exit: () => process.exit(3),
  fault: () => process.kill(process.pid, 'SIGSEGV'),
  'be killed': () => process.kill(process.pid, 'SIGKILL'),
  'eat heap': () => {
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => `${index}`));
  },
  // It takes memory outside of the heap, and without a pause in which anything else could run.
  'eat buffers': () => {
    for (;;) held.push(Buffer.alloc(10_000_000, 1));
  },
};

const answer: MessageHandler<OddMessage, unknown, number> = async (message, emit, parts) => {
  switch (message.does) {
    case 'echo':
      return message.value;
    case 'parts':
      return parts;
    case 'count':
      for (let step = 1; step <= message.to; step += 1) emit(step);
      return 'counted';
    case 'count when there':
      emit(process.pid);
      for (let step = 1; step <= 3; step += 1) emit(step);
      while (!existsSync(message.path)) await delay(10);
      return process.pid;
    case 'hold':
      held.push(Buffer.alloc(message.megabytes * 1_000_000, 1));
      return process.pid;
    case 'run':
      emit(process.pid);
      return promisify(execFile)(message.program, message.args);
    default:
      return work[message.does]();
  }
};

serveProcess(answer);
