// The vocabulary of `npm test`: a step runs, prints what a reader needs, and counts.
import { spawn } from 'node:child_process';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of what failed, where the runner gives names. */
  readonly failures?: readonly string[];
}

export interface Step {
  readonly name: string;
  run(): Promise<Counts>;
}

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

export interface CommandOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Default: the project's. */
  readonly folder?: string;
}

/** Runs a command of the packages on this terminal; resolves to its exit code. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { environment = {}, folder = '.' }: CommandOptions = {},
): Promise<number> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: folder,
    env: { ...settledEnvironment(), ...environment },
  });
  const stopChild = () => child.kill();
  process.once('exit', stopChild);
  child.once('exit', () => process.off('exit', stopChild));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A check that either holds or does not: one count a command. */
export async function checkCommand(command: string, ...args: readonly string[]): Promise<Counts> {
  return (await runCommand(command, args)) === 0 ? PASSED : FAILED;
}
