// What partners' tools make of our schema and OpenAPI document: each is installed as a partner would in a folder of its own, and
// run. Prints a line a tool; fails where one of them does. It needs the internet and minutes, so `npm test` does not run it.
import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signatureHeaders, newWebhookSecret } from '../../server/infra/webhook-signature.ts';
import { openApiOf } from '../../server/rest/reference/openapi.ts';
import { ROUTES } from '../../server/rest/router.ts';

const run = promisify(execFile);
const HERE = import.meta.dirname;
const INSTALL_MS = 10 * 60_000;
const TOOL_MS = 5 * 60_000;

interface Tool {
  name: string;
  /** Commands, one after the other; each is of the installed tools, or `node`. */
  commands: readonly (readonly string[])[];
}

const TSC = ['tsc', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022'];
const typesOf = (...files: string[]): readonly string[] => [
  ...TSC,
  '--module',
  'nodenext',
  '--moduleResolution',
  'nodenext',
  '--allowImportingTsExtensions',
  '--types',
  'node',
  ...files,
];

const TOOLS: readonly Tool[] = [
  // A message is good for five minutes after it was signed.
  { name: 'standardwebhooks', commands: [['node', 'programs/webhook.mjs']] },
  {
    name: 'gql.tada',
    commands: [
      ['gql-tada', 'generate-output', '--disable-preprocessing'],
      typesOf('programs/tada.ts'),
    ],
  },
  {
    name: 'graphql-codegen, client preset',
    commands: [
      ['graphql-codegen', '--config', 'programs/codegen.json'],
      typesOf('programs/preset.ts'),
    ],
  },
  {
    name: 'graphql-inspector',
    commands: [
      ['graphql-inspector', 'validate', 'documents/*.graphql', 'schema.graphql'],
      ['graphql-inspector', 'diff', 'schema.graphql', 'schema.graphql'],
    ],
  },
  {
    name: 'openapi-typescript, openapi-fetch',
    commands: [
      ['openapi-typescript', 'openapi.json', '-o', 'made/openapi.ts'],
      typesOf('programs/fetch.ts'),
    ],
  },
  {
    name: 'hey-api',
    commands: [
      ['openapi-ts', '-i', 'openapi.json', '-o', 'made/hey-api'],
      [...TSC, '--module', 'esnext', '--moduleResolution', 'bundler', 'made/hey-api/index.ts'],
    ],
  },
  {
    name: 'orval',
    commands: [
      ['orval', '--input', 'openapi.json', '--output', 'made/orval.ts', '--client', 'fetch'],
      [...TSC, '--module', 'esnext', '--moduleResolution', 'bundler', 'made/orval.ts'],
    ],
  },
  {
    name: 'redocly',
    commands: [['redocly', 'lint', 'openapi.json', '--config', 'programs/redocly.yaml']],
  },
  {
    name: 'spectral',
    commands: [
      [
        'spectral',
        'lint',
        'openapi.json',
        '--ruleset',
        'programs/spectral.yaml',
        '--fail-severity',
        'warn',
      ],
    ],
  },
];

/** What the tools read: both documents, examples' operations, the programs, and a message signed as the server does. */
const fill = async (folder: string): Promise<void> => {
  await mkdir(join(folder, 'made'));
  await copyFile('schema.graphql', join(folder, 'schema.graphql'));
  await cp('examples/graphql', join(folder, 'documents'), { recursive: true });
  await mkdir(join(folder, 'programs'));
  // Programs are texts here, as what they import is made in the folder.
  for (const name of await readdir(join(HERE, 'programs')))
    await copyFile(
      join(HERE, 'programs', name),
      join(folder, 'programs', name.replace(/\.txt$/, '')),
    );
  await copyFile(join(HERE, 'tools.json'), join(folder, 'package.json'));
  await copyFile(join(HERE, 'programs/tsconfig.json'), join(folder, 'tsconfig.json'));
  const api = openApiOf(ROUTES, 'https://plumbline.example');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(api, null, 2));
  const [former, secret] = [newWebhookSecret(), newWebhookSecret()];
  const message = { id: 'msg_1', at: new Date(), body: '{"type":"webhook.test"}' };
  const headers = signatureHeaders([secret, former], message);
  const signed = { body: message.body, headers, secrets: [secret, former] };
  await writeFile(join(folder, 'made/signed.json'), JSON.stringify(signed));
};

interface Failure {
  stdout?: string;
  stderr?: string;
  message: string;
}

/** Returns null when all went well, else what the tool said. */
const failureOf = async ({ commands }: Tool, cwd: string): Promise<string | null> => {
  const bin = join(cwd, 'node_modules/.bin');
  for (const [command = '', ...args] of commands) {
    const path = command === 'node' ? process.execPath : join(bin, command);
    try {
      await run(path, args, { cwd, timeout: TOOL_MS, maxBuffer: 50_000_000 });
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as Failure;
      return `${message}\n${stdout}${stderr}`;
    }
  }
  return null;
};

const folder = await mkdtemp(join(tmpdir(), 'partner-tools-'));
try {
  await fill(folder);
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    timeout: INSTALL_MS,
  });
  for (const tool of TOOLS) {
    const begun = performance.now();
    const failure = await failureOf(tool, folder);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(`${failure === null ? 'ok    ' : 'FAILED'} ${tool.name} (${seconds} s)\n`);
    if (failure === null) continue;
    process.stdout.write(`${failure}\n`);
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
