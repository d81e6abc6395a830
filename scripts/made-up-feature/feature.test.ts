// The guide to a new feature is true: its patch still fits, and it counts what the patch has.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUIDE, linesInGuide, linesInPatch, PATCH, readPatch, sumOf } from './feature.ts';

const HOW_TO_RENEW = `${PATCH} does not fit any more: see “When the patch does not fit” in ${GUIDE}`;

describe('the made-up feature', () => {
  const lines = linesInPatch(readPatch());

  it('fits into the tree', () => {
    const { stderr, status } = spawnSync('git', ['apply', '--check', PATCH], { encoding: 'utf8' });
    expect(status === 0 ? '' : `${HOW_TO_RENEW}\n${stderr}`).toBe('');
  });

  it('is told by the guide file by file', () => {
    expect(Object.keys(lines).length).toBeGreaterThan(10);
    expect(linesInGuide(readFileSync(GUIDE, 'utf8'))).toEqual(lines);
  });

  it('touches few files', () => {
    expect(Object.keys(lines).length).toBeLessThanOrEqual(14);
  });

  it('is summed up by the guide', () => {
    expect(readFileSync(GUIDE, 'utf8').replaceAll(/\s+/g, ' ')).toContain(sumOf(lines));
  });
});
