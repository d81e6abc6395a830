import { describe, expect, it } from 'vitest';
import { BrokenSeal, openSealed, openText, sealBytes, type Seal, sealText } from './sealed.ts';

const seal: Seal = { secretKey: 'k'.repeat(32), purpose: 'identity', subject: 'contractor 7' };
const plain = Buffer.from('D1234567');

describe('what is sealed', () => {
  it('opens whole, and never looks the same twice', () => {
    expect(openText(seal, sealText(seal, 'D1234567'))).toBe('D1234567');
    expect(openSealed(seal, sealBytes(seal, Buffer.alloc(0)))).toHaveLength(0);
    expect(sealBytes(seal, plain).equals(sealBytes(seal, plain))).toBe(false);
    expect(sealBytes(seal, plain).includes(plain)).toBe(false);
  });

  it.each<[string, Partial<Seal>]>([
    ['another secret', { secretKey: 'x'.repeat(32) }],
    ['another purpose', { purpose: 'file' }],
    ['another subject', { subject: 'contractor 8' }],
  ])('does not open under %s', (_what, change) => {
    expect(() => openSealed({ ...seal, ...change }, sealBytes(seal, plain))).toThrow(BrokenSeal);
  });

  it('does not open when a single bit of it was changed, or its end is missing', () => {
    const sealed = sealBytes(seal, plain);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openSealed(seal, changed)).toThrow(BrokenSeal);
      expect(() => openSealed(seal, sealed.subarray(0, at))).toThrow(BrokenSeal);
    }
  });
});
