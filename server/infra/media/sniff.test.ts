import { describe, expect, it } from 'vitest';
import type { UploadFormat } from '../../domain/scope/uploads.ts';
import { sniffFormats } from './sniff.ts';
import { fixture, makeZip } from './testing/files.ts';

const ftyp = (...brands: string[]) => {
  const [major = '', ...compatible] = brands;
  const head = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${compatible.join('')}`, 'latin1');
  head.writeUInt32BE(head.length);
  return head;
};
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('sniffFormats', () => {
  it.each<[file: string, formats: UploadFormat[]]>([
    ['photo-kitchen.jpg', ['jpeg']],
    ['photo.png', ['png']],
    ['photo.heic', ['heic']],
    ['clip.mp4', ['mp4']],
    ['clip.mov', ['mov']],
    ['clip.m4v', ['m4v']],
    ['clip.webm', ['webm']],
    ['plan.pdf', ['pdf']],
    ['scope.doc', ['doc', 'xls']],
    ['bid.xls', ['doc', 'xls']],
    ['scope.docx', ['docx', 'xlsx', 'xlsb', 'ods']],
    ['bid.xlsx', ['docx', 'xlsx', 'xlsb', 'ods']],
  ])('knows %s by its first bytes', (file, formats) => {
    expect(sniffFormats(fixture(file).subarray(0, 4_096))).toEqual(formats);
  });

  it.each<[what: string, head: Buffer, formats: UploadFormat[]]>([
    ['an iPhone photo with the general brand first', ftyp('mif1', 'mif1', 'heic'), ['heic']],
    ['a 10-bit HEIC', ftyp('heix', 'mif1'), ['heic']],
    ['QuickTime from before ftyp', latin('\0\0\x10\0moov\0\0\0\x6cmvhd'), ['mov']],
    ['a streaming MP4', ftyp('iso5', 'iso6', 'dash'), ['mp4']],
    ['a camera MP4', ftyp('MSNV', 'mp42', 'isom'), ['mp4']],
    ['WebP', latin('RIFF\x24\0\0\0WEBPVP8 '), ['webp']],
    ['AVIF', ftyp('avif', 'mif1', 'miaf'), ['avif']],
    ['AVIF under the general brand', ftyp('mif1', 'avif', 'heic'), ['avif']],
    ['a text', latin('Kitchen: replace the floor.\r\n'), ['txt', 'csv']],
    ['a text of another alphabet', Buffer.from('Кухня: пол заменить'), ['txt', 'csv']],
    ['a text of an old editor', latin('A shelf of 12\xbd ft \x96 oak'), ['txt', 'csv']],
    ['a text in wide letters', Buffer.from('\ufeffKitchen', 'utf16le'), ['txt', 'csv']],
    ['a PDF after a byte order mark', latin('\xef\xbb\xbf%PDF-1.7\n'), ['pdf']],
  ])('knows %s', (_what, head, formats) => {
    expect(sniffFormats(head)).toEqual(formats);
  });

  it.each<[what: string, head: Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['three bytes', latin('\xff\xd8\xff')],
    ['SVG', latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['HTML behind a JPEG signature', latin('\xff\xd8\xff<html><script>alert(1)</script>')],
    ['HTML with a PDF inside', latin('<html><script>alert(1)</script>%PDF-1.4')],
    ['a PDF header far from the start', latin(`${' '.repeat(2_000)}%PDF-1.4`)],
    ['a GIF that is also a script', latin('GIF89a/*\0\0\0\0*/=1;alert(1)//')],
    [
      'a real GIF',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    ],
    ['a playlist', latin('#EXTM3U\n#EXT-X-TARGETDURATION:9\nfile:///etc/passwd\n')],
    ['music', ftyp('M4A ', 'mp42', 'isom')],
    ['a raw photo of a camera', ftyp('crx ', 'crx ', 'isom').subarray(0, 16)],
    ['Matroska that is not WebM', latin('\x1a\x45\xdf\xa3\xa3\x42\x82\x88matroska')],
    ['a PNG signature without a header', latin('\x89PNG\r\n\x1a\n<script>alert(1)</script>')],
    ['an empty zip', latin('PK\x05\x06').subarray(0, 4)],
    ['a program', latin('MZ\x90\0\x03\0\0\0')],
    ['rich text', latin('{\\rtf1\\ansi Kitchen}')],
    ['blanks', latin(' \n\n')],
    ['a script', latin('#!/bin/sh\nrm -rf /\n')],
  ])('takes %s for none of the accepted formats', (_what, head) => {
    expect(sniffFormats(head)).toEqual([]);
  });

  it('cannot tell one zip from another; that is left to opening it', () => {
    expect(sniffFormats(makeZip({ 'evil.js': 'alert(1)' }))).toEqual([
      'docx',
      'xlsx',
      'xlsb',
      'ods',
    ]);
  });
});
