import { describe, expect, it } from 'vitest';
import { requireAccepted } from './accept.ts';
import { writeZip } from './decode/write-zip.ts';
import { foreignSentence } from './foreign-formats.ts';
import { useInspector } from './testing/inspector.ts';

const { inspect } = useInspector();

const FOREIGN: [name: RegExp, text: string][] = [
  [
    /GAEB/,
    '<?xml version="1.0" encoding="UTF-8"?>\n<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA83/3.2">',
  ],
  [/GAEB/, '#begin[GAEB]\n  #begin[GAEBInfo]\n    [Version]1.2[end]'],
  [
    /GAEB/,
    '00        83L                                                 1122PPPPI   90        000001\r\n',
  ],
  [/BC3/, '~V|HAND|FIEBDC-3/2020|HAND||ANSI|\r\n~C|PROJ##||House|0|021126|0|\r\n'],
  [
    /DATANORM/,
    'V 210607Preisliste Sanitaer                                       04EUR\r\nA;N;4711;00;Rohr;;1;0;M;1250;01;;;\r\n',
  ],
  [/DATANORM/, 'V;050;A;20261102;EUR;Grosshandel;;;;;;;\r\nA;A;N;4711;Rohr\r\n'],
  [/STEP/, "ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));"],
  [/DWG/, 'AC1027\0\0\0\0\0'],
  [/USD/, '#usda 1.0\n(\n)\n'],
  [/USD/, 'PXR-USDC\0\u0008'],
  [/rich text/, String.raw`{\rtf1\ansi Kitchen}`],
  [
    /mail/,
    'Received: from mail.test\n\tby mx.test\nFrom: Al <al@builder.test>\nSubject: Bid\nMIME-Version: 1.0\n\nHello',
  ],
  [/JSON/, '{"lines": [{"description": "Paint", "quantity": 2}]}'],
  [/JSON/, '[\n  {"description": "Paint"}\n]'],
  [/JSON/, '[1, 2, 3]'],
  [
    /table written as a web page/,
    '<html><head><title>Estimate</title></head><body><table><tr><td>Paint</td></tr></table></body></html>',
  ],
  [/table written as a web page/, '<table border="1"><tr><td>Paint</td></tr></table>'],
  [
    /table written as a web page or as XML/,
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
  ],
  [/web page/, '<!DOCTYPE html><html><body>Bid</body></html>'],
];

describe('a file of the trade that cannot be read', () => {
  it.each(FOREIGN)('%s is named, with a way on', async (name, text) => {
    await expect(inspect('DOC', text)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(
        new RegExp(`^This is .*${name.source}.*cannot be read here\\. .*(?:upload|instead)`),
      ),
    });
  });

  it.each([
    '[Kitchen] paint walls',
    '{scope} to be agreed',
    'V 12 windows\nA new door',
    'From: Al\nTo: Bo\nPaint the hall',
    '0 to 3 weeks',
    'A; B; C',
    'SECTION 09 29 00 GYPSUM BOARD',
    '00 00 83 General',
  ])('is none of a text: %s', (text) => {
    expect(foreignSentence(Buffer.from(text))).toBeNull();
  });
});

describe('a drawing of a program', () => {
  const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

  it.each([
    ['house.rvt', OLE, /Revit .*IFC/],
    ['house.pln', Buffer.from([0x4c, 0x12, 0, 1, 2, 3]), /Archicad .*Save As/],
    [
      'house.SKP',
      Buffer.from([0xff, 0xfe, 0xff, 0x0e, 0x53, 0, 0x6b, 0, 0x65, 0, 0x74, 0]),
      /SketchUp/,
    ],
    [
      'house.plan',
      writeZip([{ name: 'a.xml', bytes: Buffer.from('<a/>') }]),
      /Chief Architect .*DXF/,
    ],
    ['room.glb', Buffer.from('glTF\u0002\0\0\0', 'latin1'), /3D model .*RoomPlan/],
  ])('%s is told which export to choose there', (name, head, sentence) => {
    expect(() => requireAccepted('FLOOR', head, name)).toThrow(sentence);
  });

  it('is never taken for one by its name alone', () => {
    expect(requireAccepted('FLOOR', Buffer.from('%PDF-1.7\n'), 'house.rvt')).toBe('pdf');
    expect(requireAccepted('DOC', OLE, 'bid.doc')).toBe('doc');
  });
});

describe('a picture, film or sound that is not taken', () => {
  it.each([
    [/TIFF/, 'II*\0\b\0\0\0'],
    [/TIFF/, 'MM\0*\0\0\0\b'],
    [/GIF/, 'GIF89a\u0001\0'],
    [/BMP/, 'BM6\0\0\0\0\0\0\0'],
    [/Photoshop/, '8BPS\0\u0001'],
    [/JPEG XL/, '\u00FF\n\u00FA'],
    [/SVG/, '<?xml version="1.0"?>\n<!-- made --><svg xmlns="http://www.w3.org/2000/svg"/>'],
    [/HEIF/, '\0\0\0\u0018ftypmif1\0\0\0\0mif1heif'],
    [/AVI/, 'RIFF\u0010\0\0\0AVI LIST'],
    [/sound/, 'ID3\u0003\0'],
    [/sound/, '\0\0\0\u0018ftypM4A \0\0\0\0'],
  ])('%s is named on every card, with a way on', (name, head) => {
    for (const kind of ['PHOTO', 'VIDEO', 'FLOOR', 'DOC'] as const)
      expect(() => requireAccepted(kind, Buffer.from(head, 'latin1'))).toThrow(
        new RegExp(`^This is an? .*${name.source}.* cannot be read here\\. [A-Z]`),
      );
  });

  it.each([
    [/presentation/, ['ppt/presentation.xml']],
    [/OpenDocument text/, ['content.xml']],
    [/packed/, ['house.ifc']],
    [/Pages, Numbers or Keynote/, ['Index/Document.iwa']],
    [/zip of other files/, ['IMG_1.jpg', 'IMG_2.jpg']],
    [/zip of other files/, ['Your bid.eml']],
    [/zip of other files/, ['Estimate/lines.csv']],
  ])('%s in the container of documents is named, too', async (name, parts) => {
    const zip = writeZip(parts.map((part) => ({ name: part, bytes: Buffer.from('<x/>') })));
    await expect(inspect('DOC', zip)).rejects.toThrow(name);
  });
});
