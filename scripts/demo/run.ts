// Fills the database that `npm start` would use, when it is empty. Everything comes in through the product's own doors.
import { parseEnv } from '../../server/env.ts';
import { loadEstimator } from '../../server/load-estimator.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { OPERATOR_EMAIL } from '../../server/testing/app.ts';
import { APPLICANT, CONTRACTORS, MARIA, TOM } from './cast.ts';
import { tellStory } from './story.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const PEOPLE = [
  [MARIA.email, 'homeowner'],
  [TOM.email, 'homeowner'],
  ...CONTRACTORS.map(({ email }) => [email, 'contractor'] as const),
  [APPLICANT.email, 'has applied as a contractor'],
  [OPERATOR_EMAIL, 'operator: the desk is at /operator'],
] as const;

const fill = async (server: RunningServer): Promise<void> => {
  const { ports, address } = server;
  if ((await ports.db.account.count()) > 0) {
    throw new Error(
      'There are people in this database already, and the demo mixes with nobody. Set DATA_DIR to an empty folder, or DATABASE_URL to an empty database.',
    );
  }
  await tellStory({ url: address, ports });
};

try {
  const env = parseEnv({
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    ROLE: 'all',
    RATE_LIMITS: 'off',
    OPERATOR_EMAILS: OPERATOR_EMAIL,
    PUBLIC_URL: undefined,
    SMTP_URL: undefined,
  });
  const server = await startServer(env, (log, priceBook) => loadEstimator(env, log, priceBook));
  try {
    await fill(server);
  } finally {
    await server.stop();
  }
  say(
    'The demo is there. Sign in at /login with one of these; the code stands in the server’s log:\n',
  );
  for (const [email, role] of PEOPLE) say(`  ${email.padEnd(24)}${role}`);
  say(`\nStart it with:  OPERATOR_EMAILS=${OPERATOR_EMAIL} npm start`);
  process.exit(0);
} catch (error) {
  process.stderr.write(
    `The demo could not be made. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
