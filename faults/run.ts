// `npm run test:faults`: breaks what a running product stands on, and says what came of it. Bounded: some fifteen minutes.
// `-- --only=F1,F4` runs some; `--kills=100`, `--sockets=1000`, `--migrations=4` (the newest), `--soak=60` (minutes) and
// `--people=8` (of the soak, at once) say how much.
import { parseArgs } from 'node:util';
import { attacks } from './cases/attacks.ts';
import { databaseFrozen } from './cases/f05-database-frozen.ts';
import { databaseRestarted } from './cases/f04-database-restarted.ts';
import { killedProcesses } from './cases/f01-killed-processes.ts';
import { ORDINARY_TESTS } from './cases/ordinary-tests.ts';
import { redisAway } from './cases/f03-redis-away.ts';
import { heavyWork } from './cases/f17-heavy-work.ts';
import { RESTORES } from './cases/restore.ts';
import { clockJumps } from './cases/f13-clock-jumps.ts';
import { bothVersions } from './cases/f15-both-versions.ts';
import { powerLoss } from './cases/f16-power-loss.ts';
import { rollingRestart } from './cases/f14-rolling-restart.ts';
import { slowStorage } from './cases/f19-slow-storage.ts';
import { soak } from './cases/f18-soak.ts';
import { loopTurns } from './cases/f20-loop-turns.ts';
import { socketsReturn } from './cases/f10-sockets-return.ts';
import { type Fault, type Finding, finding } from './harness/fault.ts';
import { openWorld } from './harness/world.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '20' },
    sockets: { type: 'string', default: '1000' },
    migrations: { type: 'string', default: '1' },
    soak: { type: 'string', default: '2' },
    people: { type: 'string', default: '2' },
  },
});

const FAULTS: readonly Fault[] = [
  killedProcesses(Number(values.kills)),
  redisAway,
  databaseRestarted,
  databaseFrozen,
  socketsReturn(Number(values.sockets), 3_000),
  clockJumps,
  rollingRestart,
  ...bothVersions(Number(values.migrations)),
  powerLoss,
  heavyWork,
  slowStorage,
  soak(Number(values.soak), Number(values.people)),
  loopTurns,
  ...RESTORES,
  attacks,
  ...ORDINARY_TESTS,
];

const run = async (fault: Fault): Promise<readonly Finding[]> => {
  const world = await openWorld();
  try {
    return await fault.run(world);
  } catch (error) {
    console.error(error);
    return [finding('runs to its end', String(error), false)];
  } finally {
    await world.end();
  }
};

const only = values.only?.split(',');
let failures = 0;
for (const fault of FAULTS.filter(({ id }) => !only || only.includes(id))) {
  const started = Date.now();
  const findings = await run(fault);
  const seconds = Math.round((Date.now() - started) / 1_000);
  console.log(`\n${fault.id} ${fault.title} (${seconds} s)`);
  for (const { what, seen, holds } of findings) {
    console.log(`  ${holds ? 'ok    ' : 'FAILED'} ${what}: ${seen}`);
  }
  failures += findings.filter(({ holds }) => !holds).length;
}
console.log(failures === 0 ? '\nAll hold.' : `\n${failures} do not hold.`);
// What a case that failed has left under way holds nobody up.
process.exit(failures === 0 ? 0 : 1);
