// Files that people have of building work and that cannot be read here: what each is, by its beginning, and what to do instead.

import {
  drawingSentence,
  type ForeignDrawing,
  FOREIGN_DRAWINGS,
} from '../../domain/scope/foreign-drawings.ts';

interface ForeignFormat extends Pick<ForeignDrawing, 'name' | 'advice'> {
  /** Looks at the beginning of the file, one character a byte. */
  isIt(head: string): boolean;
}

const PRINT_TABLE =
  'Open it in the program that made it, save the list as Excel or PDF and upload that.';
const PRINT_PLAN = 'Open it in the program that made it, save the plan as PDF and upload that.';
const begins = (pattern: RegExp) => (head: string) => pattern.test(head);
const starts =
  (...signatures: readonly string[]) =>
  (head: string) =>
    signatures.some((signature) => head.startsWith(signature));

/** The first that fits counts. */
const FOREIGN: readonly ForeignFormat[] = [
  {
    name: 'a GAEB file (a bill of quantities, such as .d83 or .x83)',
    advice: PRINT_TABLE,
    isIt: begins(
      /^(?:\s*<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<GAEB\b|^#begin\[GAEB\]|^00 {6,10}8[1-9]\D/i,
    ),
  },
  {
    name: 'a BC3 file (FIEBDC, a price base or bill of quantities)',
    advice: PRINT_TABLE,
    isIt: begins(/^~[VKCDMT]\|/),
  },
  {
    name: 'a DATANORM file (a price list of a wholesaler)',
    advice: PRINT_TABLE,
    isIt: begins(/^(?:V [ \d]{5,}.*\r?\n(?:[ABDRSW][; ])|V;0?[45]\d?;|[AB];[NAXL];[^;\r\n]*;)/),
  },
  { name: 'a STEP file (a model)', advice: PRINT_PLAN, isIt: begins(/^ISO-10303-21;/) },
  { ...FOREIGN_DRAWINGS.dwg, isIt: begins(/^AC(?:10\d\d|1\.\d|2\.\d)/) },
  // Its head in UTF-16: “SketchUp Model”.
  { ...FOREIGN_DRAWINGS.sketchUp, isIt: starts('\u00FF\u00FE\u00FF\u000ES\0k\0e\0t\0') },
  { ...FOREIGN_DRAWINGS.usd, isIt: begins(/^(?:#usda |PXR-USDC)/) },
  {
    name: 'a rich text document (.rtf)',
    advice: 'Open it in Word, save it as .docx or PDF and upload that.',
    isIt: begins(/^\s*\{\\rtf/),
  },
  {
    name: 'a saved mail',
    advice: 'Save the file that is attached to it, or the mail as PDF, and upload that.',
    isIt: begins(/^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*){0,60}?MIME-Version:\s*1/i),
  },
  {
    name: 'data for programs (JSON)',
    advice: 'Save the list as Excel, CSV or PDF in the program that made it and upload that.',
    isIt: begins(
      /^\uFEFF?\s*(?:\{\s*(?:"(?:[^"\\]|\\.)*"\s*:|\})|\[\s*(?:[[{"\]]|-?\d+(?:\.\d+)?\s*,))/,
    ),
  },
  {
    name: 'a table written as a web page or as XML (whatever its name says)',
    advice: 'Open it in Excel or LibreOffice, save it as .xlsx and upload that.',
    isIt: begins(
      /^(?:\u00EF\u00BB\u00BF)?\s*(?=[\s\S]{0,4000}(?:<table\b|office:excel|"Excel\.Sheet"|opendocument\.spreadsheet))<(?:!doctype|html|\?xml|table|meta|head|style|body)\b/i,
    ),
  },
  {
    name: 'a web page or XML data',
    advice: 'Print it to PDF, or save the list as Excel, and upload that.',
    isIt: begins(/^(?:\u00EF\u00BB\u00BF)?\s*<(?:!doctype|html|\?xml)/i),
  },
];

const SAVE_PICTURE = 'Open it, save it as JPEG or PNG and upload that.';
const SAVE_FILM = 'Save or export it as MP4 and upload that.';
/** The boxes that begin files of the family of MP4, with the brand. */
const brand = (pattern: string) => begins(new RegExp(`^[\\s\\S]{4}ftyp(?:${pattern})`));

/** Pictures, films and sounds, on whatever card they are put. */
const FOREIGN_MEDIA: readonly ForeignFormat[] = [
  {
    name: 'a TIFF picture, or a raw photo of a camera',
    advice: 'Open it, save it as JPEG, PNG or PDF and upload that.',
    isIt: begins(/^(?:II[*+]\0|MM\0[*+])/),
  },
  { name: 'a GIF picture', advice: SAVE_PICTURE, isIt: begins(/^GIF8[79]a/) },
  { name: 'a BMP picture', advice: SAVE_PICTURE, isIt: begins(/^BM[\s\S]{4}\0{4}/) },
  { name: 'a Photoshop file', advice: SAVE_PICTURE, isIt: begins(/^8BPS\0/) },
  {
    name: 'a JPEG XL or JPEG 2000 picture',
    advice: SAVE_PICTURE,
    isIt: starts('\u00FF\n', '\0\0\0\u000CJXL ', '\0\0\0\u000CjP  '),
  },
  {
    name: 'an SVG drawing',
    advice: 'Open it in a browser, print it to PDF and upload that.',
    isIt: begins(
      /^(?:\u00EF\u00BB\u00BF)?\s*(?:<(?:\?xml|!DOCTYPE svg|!--)[\s\S]{0,2000}?>\s*)*<svg[\s>]/i,
    ),
  },
  {
    name: 'a HEIF picture of a rare kind',
    advice: SAVE_PICTURE,
    isIt: brand('mif[123]|heif|msf1'),
  },
  {
    name: 'an AVI, MKV, WMV, FLV or MPEG film',
    advice: SAVE_FILM,
    isIt: (head) =>
      head.slice(8, 12) === 'AVI ' ||
      starts(
        '\u001AE\u00DF\u00A3',
        '0&\u00B2u\u008Ef\u00CF\u0011',
        'FLV\u0001',
        '\0\0\u0001\u00BA',
        '\0\0\u0001\u00B3',
      )(head),
  },
  {
    name: 'a sound recording',
    advice: 'Write what it says into the description.',
    isIt: (head) =>
      /^(?:ID3|OggS|fLaC|\u00FF[\u00FB\u00F3\u00F1]|RIFF[\s\S]{4}WAVE)/.test(head) ||
      brand('M4[AB] ')(head),
  },
];

/** Containers of other programs, by the name of a part. Several programs use the containers of Word and Excel. */
const FOREIGN_PARTS: readonly (readonly [part: RegExp, format: Omit<ForeignFormat, 'isIt'>])[] = [
  [
    /^(?:ppt\/presentation\.xml|PowerPoint Document)$/,
    { name: 'a presentation', advice: 'Save it as PDF and upload that.' },
  ],
  [
    /^(?:visio\/document\.xml|VisioDocument)$/,
    { name: 'a Visio drawing', advice: 'Save it as PDF and upload that.' },
  ],
  [
    /^__properties_version1\.0$/,
    {
      name: 'a mail of Outlook',
      advice: 'Save the file that is attached to it, or the mail as PDF, and upload that.',
    },
  ],
  [/^BasicFileInfo$/, FOREIGN_DRAWINGS.revit],
  [/\.ifc(?:xml)?$/i, FOREIGN_DRAWINGS.packedIfc],
  [
    /^Index\/Document\.iwa$|^index\.xml$/,
    {
      name: 'a document of Pages, Numbers or Keynote',
      advice: 'There choose File, Export To and PDF, or Excel for a table, and upload that.',
    },
  ],
  [
    /^content\.xml$/,
    { name: 'an OpenDocument text or drawing', advice: 'Save it as .docx or PDF and upload that.' },
  ],
  [
    /\.(?:jpe?g|png|heic|webp|avif|pdf|docx?|xlsx?|ods|csv|txt|html?|eml|msg|mov|mp4|dxf)$/i,
    { name: 'a zip of other files', advice: 'Unpack it and upload the files in it.' },
  ],
];

/** @returns as `foreignSentence`, by the names of the parts of a container */
export const foreignByParts = (names: readonly string[]): string | null => {
  const found = FOREIGN_PARTS.find(([part]) => names.some((name) => part.test(name)));
  return found ? drawingSentence(found[1]) : null;
};

const textOf = (head: Buffer): string => {
  const isWide = head[0] === 0xff && head[1] === 0xfe;
  return isWide ? head.subarray(2).toString('utf16le') : head.toString('latin1');
};

const sentenceBy = (formats: readonly ForeignFormat[], head: Buffer): string | null => {
  const texts = [textOf(head), head.toString('latin1')];
  const format = formats.find(({ isIt }) => texts.some(isIt));
  return format ? drawingSentence(format) : null;
};

/** @returns what the picture, film or sound is and what to do, as sentences for its owner; null when it is none of these */
export const foreignMedia = (head: Buffer): string | null => sentenceBy(FOREIGN_MEDIA, head);

/** @returns as `foreignMedia`, of papers, plans and data */
export const foreignSentence = (head: Buffer): string | null => sentenceBy(FOREIGN, head);
