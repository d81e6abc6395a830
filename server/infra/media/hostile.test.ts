import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FileKind } from '../../domain/catalog.ts';
import { createMediaInspector } from './inspect-media.ts';
import * as attacks from './testing/attacks.ts';
import {
  cut,
  noise,
  patched,
  wordDocument,
  fixture,
  makeCompoundFile,
  makePdf,
  makePngClaiming,
  makeZip,
} from './testing/files.ts';
import { useInspector } from './testing/inspector.ts';

const { inspect, scratch } = useInspector();
const avif = () => sharp(fixture('photo.png')).avif({ effort: 0 }).toBuffer();

describe('what is not what it says', () => {
  it.each<
    [what: string, kind: FileKind, make: () => Buffer | string | Promise<Buffer>, says: RegExp]
  >([
    ['an empty file', 'PHOTO', () => '', /empty/],
    [
      'SVG',
      'PHOTO',
      () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
      /an SVG drawing, which cannot be read here/,
    ],
    [
      'a script that is also a GIF',
      'PHOTO',
      () => 'GIF89a/*\0*/=1;alert(1)',
      /a GIF picture, which cannot be read here/,
    ],
    [
      'HTML behind a JPEG signature',
      'PHOTO',
      () => Buffer.from('\xff\xd8\xff\xe0<html><script>', 'latin1'),
      /could not be opened/,
    ],
    ['a video as photo', 'PHOTO', () => fixture('clip.mp4'), /type MP4\. “Photos”/],
    ['HEIC as floor plan', 'FLOOR', () => fixture('photo.heic'), /type HEIC\. “Floor plans”/],
    ['a video as document', 'DOC', () => fixture('clip.mp4'), /type MP4/],
    [
      'a JPEG header and nothing',
      'PHOTO',
      () => fixture('photo-kitchen.jpg').subarray(0, 300),
      /could not be opened/,
    ],
    [
      'a JPEG header and rubbish',
      'PHOTO',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), noise(9_000)]),
      /could not be opened/,
    ],
    ['AVIF as floor plan', 'FLOOR', avif, /type AVIF\. “Floor plans”/],
    ['half an AVIF', 'PHOTO', async () => (await avif()).subarray(0, 200), /could not be opened/],
    [
      'a HEIC under the brand of AVIF',
      'PHOTO',
      () =>
        Buffer.from(
          fixture('photo.heic').toString('latin1').replace('ftypheic', 'ftypavif'),
          'latin1',
        ),
      /could not be opened/,
    ],
    [
      'a text that goes on as something else',
      'DOC',
      () => Buffer.concat([Buffer.from('Paint the hall. '.repeat(400)), Buffer.alloc(600)]),
      /could not be opened/,
    ],
    [
      'AVIF under the brand of HEIC',
      'PHOTO',
      async () =>
        Buffer.from((await avif()).toString('latin1').replaceAll('avif', 'heic'), 'latin1'),
      /HEIC photo could not be opened/,
    ],
    ['half a HEIC', 'PHOTO', () => cut('photo.heic', 0.5), /HEIC photo could not be opened/],
    [
      'a HEIC of rubbish',
      'PHOTO',
      () => Buffer.concat([fixture('photo.heic').subarray(0, 100), noise(20_000)]),
      /HEIC photo could not be opened/,
    ],
    [
      'a HEIC of 256 megapixels',
      'PHOTO',
      () =>
        patched('photo.heic', 'ispe', 8, (at, bytes) =>
          bytes.fill(Buffer.from('00003e8000003e80', 'hex'), at, at + 8),
        ),
      /more than 60 megapixels/,
    ],
    [
      'a PNG of 2,500 megapixels',
      'PHOTO',
      () => makePngClaiming(50_000, 50_000),
      /more than 120 megapixels/,
    ],
    [
      'a PNG of 225 megapixels',
      'FLOOR',
      () => makePngClaiming(15_000, 15_000),
      /more than 120 megapixels/,
    ],
    [
      'a playlist called video',
      'VIDEO',
      () => '#EXTM3U\n#EXT-X-TARGETDURATION:9\nfile:///etc/passwd\n',
      /MP4, MOV, M4V or WebM/,
    ],
    [
      'a playlist in the coat of an MP4',
      'VIDEO',
      () =>
        Buffer.concat([
          fixture('clip.mp4').subarray(0, 32),
          Buffer.from('#EXTM3U\nfile:///etc/passwd\n'),
        ]),
      /video could not be opened/,
    ],
    ['sound without picture', 'VIDEO', () => fixture('sound-only.mp4'), /no picture/],
    [
      'a video cut off before its index',
      'VIDEO',
      () => cut('clip.m4v', 0.5),
      /video could not be opened/,
    ],
    ['a PDF behind a password', 'FLOOR', () => fixture('plan-password.pdf'), /password/],
    ['half a PDF', 'FLOOR', () => cut('plan.pdf', 0.5), /PDF could not be opened/],
    ['a PDF of 10,000 pages', 'DOC', () => makePdf(10_000), /10,000 pages, and at most 500/],
    [
      'a PDF header and HTML',
      'DOC',
      () => '%PDF-1.7\n<html><script>alert(1)</script></html>',
      /PDF could not be opened/,
    ],
    ['a zip of anything', 'DOC', () => makeZip({ 'a.exe': 'MZ' }), /document could not be opened/],
    ['half a Word document', 'DOC', () => cut('scope.docx', 0.5), /damaged/],
    [
      'a Word document with rubbish inside',
      'DOC',
      () => Buffer.from(fixture('scope.docx')).fill('plumbline', 1_000, 2_000),
      /damaged/,
    ],
    [
      'a zip bomb',
      'DOC',
      () => makeZip({ ...wordDocument, 'word/media/a.png': Buffer.alloc(101_000_000) }),
      /unpacks to far more/,
    ],
    ['a bomb of paragraphs', 'DOC', () => attacks.makeDocxOfParagraphs(), /unpacks to far more/],
    ['a bomb of many parts', 'DOC', attacks.makeDocxOfManyParts, /unpacks to far more/],
    [
      'more paragraphs than anybody reads',
      'DOC',
      attacks.makeDocxOfEmptyParagraphs,
      /more than 100,000 paragraphs/,
    ],
    ['more rows', 'DOC', () => attacks.makeXlsxOfRows(3_000_000), /more than 100,000 rows/],
    ['more cells', 'DOC', () => attacks.makeXlsxOfCells(2_000, 600), /more than 500,000 cells/],
    [
      'one cell that says it stands a billion times',
      'DOC',
      () => attacks.makeOdsOfRepeats(1, 1_000_000_000),
      /more than 500,000 cells/,
    ],
    [
      'one row that says it stands a million times',
      'DOC',
      () => attacks.makeOdsOfRepeats(1_048_576, 100),
      /more than 500,000 cells/,
    ],
    [
      'a document that names its own entities',
      'DOC',
      () => attacks.makeDocxOfEntities(),
      /could not be opened/,
    ],
    ['a zip that hides a part', 'DOC', () => attacks.makeZipHidingAPart(false), /damaged/],
    ['a zip that hides a part well', 'DOC', () => attacks.makeZipHidingAPart(true), /damaged/],
    ['a zip of two methods', 'DOC', attacks.makeZipOfTwoMethods, /damaged/],
    [
      'a zip whose directory knows a smaller size',
      'DOC',
      () => attacks.makeZipOfWrongSize('directory', 1_000),
      /damaged/,
    ],
    [
      'a zip whose directory knows a larger size',
      'DOC',
      () => attacks.makeZipOfWrongSize('directory', 19_000_000),
      /damaged/,
    ],
    [
      'a zip whose part knows another size',
      'DOC',
      () => attacks.makeZipOfWrongSize('header', 1_000),
      /damaged/,
    ],
    ['a zip of twins', 'DOC', attacks.makeZipOfTwins, /damaged/],
    [
      'a PDF of forms in forms in forms',
      'FLOOR',
      () => attacks.makePdfOfNestedForms(10),
      /too much memory|too long/,
    ],
    [
      'half an old Word document',
      'DOC',
      () => cut('scope.doc', 0.1),
      /document could not be opened/,
    ],
    [
      'an old Word document of rubbish',
      'DOC',
      () => makeCompoundFile({ WordDocument: noise(5_000) }),
      /document could not be opened/,
    ],
    [
      'a message of Outlook',
      'DOC',
      () => makeCompoundFile({ '__properties_version1.0': noise(500) }),
      /a mail of Outlook/,
    ],
    [
      'an encrypted new document',
      'DOC',
      () => makeCompoundFile({ EncryptionInfo: noise(64), EncryptedPackage: noise(5_000) }),
      /password/,
    ],
    [
      'an encrypted old document',
      'DOC',
      () => patched('scope.doc', '\xec\xa5', 11, (at, bytes) => bytes.writeUInt8(1, at)),
      /password/,
    ],
    [
      'an old workbook of rubbish',
      'DOC',
      () => makeCompoundFile({ Workbook: noise(5_000) }),
      /document could not be opened/,
    ],
  ])('refuses %s', async (_what, kind, make, says) => {
    await expect(inspect(kind, await make())).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(says),
    });
  });
});

it('gives up on a video whose damage sends its reader round in circles', async () => {
  const hasty = createMediaInspector(null, { timeoutMs: 2_000 });
  const endless = Buffer.concat([fixture('clip.webm').subarray(0, 60), noise(9_000)]);
  const path = await scratch().save(endless);
  await expect(hasty.inspect({ path, kind: 'VIDEO' }, { owner: 'me' })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: expect.stringMatching(/too long|could not be opened/),
  });
  await hasty.close();
});
