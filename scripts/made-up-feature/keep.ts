// Keeps what the working tree has beyond its last commit as the patch of the guide: `node scripts/made-up-feature/keep.ts`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { LEFT_OUT, linesInPatch, PATCH, sumOf } from './feature.ts';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' });

git('add', '--intent-to-add', '.');
// One line around each change: enough to find its place, little that others change.
const patch = git(
  'diff',
  '--unified=1',
  '--',
  '.',
  ...[PATCH, ...LEFT_OUT].map((path) => `:!${path}`),
);
writeFileSync(PATCH, patch);

const lines = linesInPatch(patch);
process.stdout.write(
  `${Object.entries(lines)
    .map(([path, count]) => `${path}: ${count}`)
    .join('\n')}\n${sumOf(lines)}\n`,
);
