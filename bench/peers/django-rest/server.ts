// Starts the service under gunicorn, one process with threads, and tells where it is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serveDuties } from '../../harness/child.ts';

const LISTENING = /Listening at: (\S+)/;
const OPTIONS = ['--worker-class=gthread', '--threads=8', '--keep-alive=75', '--bind=127.0.0.1:0'];

// Debian's, whatever other Python is installed beside it.
const gunicorn = spawn('/usr/bin/gunicorn', [...OPTIONS, 'service:application'], {
  cwd: import.meta.dirname,
  env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  stdio: ['ignore', 'ignore', 'pipe'],
});
process.once('exit', () => gunicorn.kill());
const lines = createInterface({ input: gunicorn.stderr });
const address = await new Promise<string>((resolve, reject) => {
  lines.on('line', (line) => {
    const found = LISTENING.exec(line)?.[1];
    if (found) resolve(found);
  });
  void once(gunicorn, 'exit').then(() => reject(new Error('gunicorn ended.')));
});

const duties = { address: () => address };
export type PeerServer = typeof duties;

serveDuties(duties);
