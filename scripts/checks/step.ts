// The vocabulary of `npm test`: a step runs, prints what a reader needs, and counts.
import { spawn } from 'node:child_process';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of what failed, where the runner gives names. */
  readonly failures?: readonly string[];
}

/** Where a step prints: the terminal, or a page that is shown when the step has ended, while others run beside it. */
export interface Output {
  readonly isTerminal: boolean;
  print(text: string): void;
}

export interface Step {
  readonly name: string;
  /** The step needs nothing that others change, and leaves cores idle: such steps run side by side. */
  readonly isBesideOthers?: boolean;
  /** Called as the first step begins, for what can go on in the meantime. */
  prepare?(): void;
  run(output: Output): Promise<Counts>;
}

export const TERMINAL: Output = { isTerminal: true, print: (text) => process.stdout.write(text) };

export const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...(a.failures ?? []), ...(b.failures ?? [])],
});

/** Says loudly that a step did not run; it counts as skipped. */
export function skip(what: string, why: string): Counts {
  console.log(`SKIPPED: ${what}: ${why}`);
  return { passed: 0, failed: 0, skipped: 1 };
}

/** What would make a test depend on the settings of the person who runs it. */
const OWN_SETTINGS =
  /^(DATABASE_URL|REDIS_URL|TEST_\w+|S3_\w+|SMTP_URL|MAIL_FROM|OPENAI_\w+|DATA_DIR|PORT|HOST|PUBLIC_URL|ROLE|RATE_LIMITS|SECRET_KEY|OPERATOR_EMAILS|TRUST_PROXY|(GUEST|USER|OWNER|MAX|WORKER)_\w+|LOG_LEVEL|NODE_ENV|npm_\w+)$/;

const settledEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name)));

const TO_TERMINAL = ['inherit', 'inherit'] as const;
const TO_PAGE = ['pipe', 'pipe'] as const;

export interface CommandOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Default: the project's. */
  readonly folder?: string;
  /** Default: the terminal. */
  readonly output?: Output;
}

/** Runs a command of the packages; resolves to its exit code. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { environment = {}, folder = '.', output = TERMINAL }: CommandOptions = {},
): Promise<number> {
  const child = spawn(command, args, {
    stdio: ['ignore', ...(output.isTerminal ? TO_TERMINAL : TO_PAGE)],
    cwd: folder,
    env: { ...settledEnvironment(), ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.print(text));
  }
  const stopChild = () => child.kill();
  process.once('exit', stopChild);
  child.once('exit', () => process.off('exit', stopChild));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      output.print(`${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A check that either holds or does not: one count a command. */
export async function checkCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<Counts> {
  return (await runCommand(command, args, options)) === 0 ? PASSED : FAILED;
}
