// Fills a server of its own with the demo, and takes pictures of all its pages.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { parseEnv } from '../../server/env.ts';
import { loadEstimator } from '../../server/load-estimator.ts';
import { startServer } from '../../server/start-server.ts';
import { OPERATOR_EMAIL, type ReachedServer } from '../../server/testing/app.ts';
import { type Gate, gateEstimator } from '../../server/testing/gated-estimator.ts';
import { chromiumArguments, chromiumPath } from '../chromium.ts';
import { tellStory } from '../demo/story.ts';
import { allLooks, usualLooks } from './looks.ts';
import { shotsOf } from './pages.ts';
import { tellMore, type Told } from './story.ts';
import { takePicture } from './take.ts';
import { welcomeNewcomer } from './who.ts';

const USUAL_FOLDER = 'data/screens';

/** Where to, and a pattern of the names to take, e.g. `^result-`; all when left out. */
const [folder = USUAL_FOLDER, only = ''] = process.argv.slice(2);
const looksOf = folder === USUAL_FOLDER ? usualLooks : allLooks;
const say = (line: string) => process.stdout.write(`${line}\n`);

const takeAll = async (server: ReachedServer, told: Told): Promise<void> => {
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath && { executablePath }),
  });
  try {
    for (const shot of await shotsOf(server, told)) {
      if (!new RegExp(only).test(shot.name)) continue;
      for (const look of looksOf(shot)) {
        const faults = await takePicture(server, browser, { shot, look, folder }).catch(
          (error: unknown) => [`${shot.name}: ${String(error)}`],
        );
        for (const fault of faults) say(fault);
        if (faults.length > 0) process.exitCode = 1;
      }
      say(shot.name);
    }
  } finally {
    await browser.close();
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-screens-'));
try {
  await mkdir(folder, { recursive: true });
  const env = parseEnv({
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    OPERATOR_EMAILS: OPERATOR_EMAIL,
    WEBHOOK_ADDRESSES: 'any',
  });
  const gate = Promise.withResolvers<Gate>();
  const running = await startServer(env, async (log, book) => {
    const gated = gateEstimator(await loadEstimator(env, log, book));
    gate.resolve(gated);
    return gated;
  });
  const server = { url: running.address, ports: running.ports };
  try {
    await tellStory(server);
    await welcomeNewcomer(server);
    const told = await tellMore(server, await gate.promise);
    say('The demo is there.');
    await takeAll(server, told);
  } finally {
    await running.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
process.exit();
