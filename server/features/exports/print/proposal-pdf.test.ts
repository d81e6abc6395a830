import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aBid, aLine, aPrint, lines } from '../testing/estimates.ts';
import { read } from '../testing/read-pdf.ts';

describe('a proposal', () => {
  it('has terms and a place to sign', async () => {
    const { text, letters, bookmarks } = await read(aPrint(aBid));
    expect(letters).toContain('Thepriceincludesnocontingency');
    for (const part of ['Vanity', 'Acrylic surround', '–$820.44', 'Deposit at signing', '$57.37']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('December 21, 2026');
    expect(text).toContain('Company and license number');
    expect(bookmarks).toEqual(
      expect.arrayContaining(['Allowances', 'Alternates', 'Payment schedule', 'Acceptance']),
    );
  });

  it('carries the name, license and terms of the contractor, not ours', async () => {
    const letterhead = {
      name: 'Hartmann Remodeling',
      address: '1200 Larimer Street, Denver, CO 80204',
      contact: '303 555 0142',
      licenseNumber: 'CO-GC-204881',
      terms: 'Work is guaranteed for one year.',
      logo: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#124' } })
        .jpeg()
        .toBuffer(),
    };
    const { text, bookmarks } = await read(aPrint(aBid, { letterhead }));
    const { name, address, contact, licenseNumber, terms } = letterhead;
    for (const part of [name, address, contact, licenseNumber, terms]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/plumbline/i);
    expect(text).not.toContain('Company and license number');
    expect(bookmarks).toContain('Terms');
  });

  it('tells the client nothing of cost, markup, ranges and sources', async () => {
    const overhead = aLine(4, {
      name: 'Supervision and overhead',
      details: '20% for running 9 trades',
      tags: ['overhead-profit'],
    });
    const { text } = await read(aPrint({ ...aBid, items: [...lines(3), overhead] }));
    expect(text).toContain('Supervision and overhead');
    expect(text).toContain('Work in normal hours.');
    for (const secret of [/markup/i, /margin/i, /12,345/, /0\.58/, /20%/, /1,392/, /19,043/]) {
      expect(text).not.toMatch(secret);
    }
    expect(text).not.toContain('Test catalogue');
    expect(text).not.toContain('$15.00 – $30.00');
  });
});
