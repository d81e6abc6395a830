import { describe, expect, it } from 'vitest';
import { isOfGone } from './gone-signal.ts';

const failing = (code: string) => Object.assign(new Error('It failed.'), { code });
const CUT_OFF = failing('ERR_STREAM_PREMATURE_CLOSE');
const OTHER = failing('EIO');
const sent = { destroyed: true, complete: true };
const halfSent = { destroyed: true, complete: false };
const open = { destroyed: false };
const left = { destroyed: true };

describe('what is but left of somebody who has gone', () => {
  it.each([
    ['a request half sent', OTHER, halfSent, open, true],
    ['an answer cut off as its reader left', CUT_OFF, sent, left, true],
    ['an answer that we cut off ourselves', CUT_OFF, sent, open, false],
    ['a fault of ours while nobody waits any more', OTHER, sent, left, false],
    ['a fault of ours', OTHER, sent, open, false],
  ])('%s', (_name, error, request, answer, isGone) => {
    expect(isOfGone(error, { request, answer })).toBe(isGone);
  });
});
