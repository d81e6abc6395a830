import { describe, expect, it } from 'vitest';
import { mergeFiles, type Part } from './merged-files.ts';

const WASTE = 3_000;

const part = (name: string, file: string, bytes: number, needs: string[] = []): Part => ({
  name,
  file,
  bytes,
  needs,
});
const filesOf = (...parts: Part[]) => Object.fromEntries(mergeFiles(parts, WASTE));

describe('files of several pages', () => {
  it('become one where little is loaded in vain', () => {
    expect(filesOf(part('a', 'p1 p2', 500), part('b', 'p1 p2 p3', 9_000))).toEqual({
      a: 'p1 p2 p3',
      b: 'p1 p2 p3',
    });
  });

  it('stay apart where a single page would load much in vain, however many share the request', () => {
    const nine = 'p1 p2 p3 p4 p5 p6 p7 p8 p9';
    const parts = [part('a', nine, 20_000), part('b', `p0 ${nine}`, 9_000)];
    expect(filesOf(...parts)).toEqual({ a: nine, b: `p0 ${nine}` });
  });

  it('stay apart where a page would need what it does not load', () => {
    const needed = part('needed', 'p1 p2', 20_000);
    const parts = [needed, part('a', 'p1 p2', 500, ['needed']), part('b', 'p1 p2 p3', 9_000)];
    expect(filesOf(...parts)).toEqual({ needed: 'p1 p2', a: 'p1 p2', b: 'p1 p2 p3' });
  });
});
