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
  { ...FOREIGN_DRAWINGS.sketchUp, isIt: begins(/^\u00FF\u00FE\u00FF\u000ES\0k\0e\0t\0/) },
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
    name: 'a web page or XML data',
    advice: 'Print it to PDF, or save the list as Excel, and upload that.',
    isIt: begins(/^(?:\u00EF\u00BB\u00BF)?\s*<(?:!doctype|html|\?xml)/i),
  },
];

const textOf = (head: Buffer): string => {
  const isWide = head[0] === 0xff && head[1] === 0xfe;
  return isWide ? head.subarray(2).toString('utf16le') : head.toString('latin1');
};

/** @returns what the file is and what to do, as sentences for its owner; null when it is none of these */
export const foreignSentence = (head: Buffer): string | null => {
  const text = textOf(head);
  const latin = head.toString('latin1');
  const format = FOREIGN.find(({ isIt }) => isIt(text) || isIt(latin));
  return format ? drawingSentence(format) : null;
};
