// Words of DXF without their codes. Source: Autodesk, DXF Reference and the format codes of MTEXT.

const SIGNS: Readonly<Record<string, string>> = { d: '°', p: '±', c: 'Ø' };

/** `%%d`, `%%p` and `%%c` are signs, `%%nnn` a character by its number; `%%u` and `%%o` underline. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/%%(\d{3})/g, (_all, number: string) => String.fromCharCode(Number(number)))
    .replaceAll(/%%([a-z%])/gi, (_all, sign: string) =>
      sign === '%' ? '%' : (SIGNS[sign.toLowerCase()] ?? ''),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * A stacked fraction `\S1/2;` or `\S1#2;` stands behind its whole number with a space. `\S+0.1^-0.1;` is a tolerance. Nothing before
 * its sign is a sign: else each of thousands would be tried to the end.
 */
const unstacked = (text: string): string =>
  text.replaceAll(
    /\\S([^;\\/#^]*?) ?([/#^]) ?([^;\\]*);/g,
    (_all, top: string, sign: string, bottom: string) =>
      sign === '^' ? ` ${top} ${bottom}` : ` ${top}/${bottom}`,
  );

/**
 * Codes with a value, up to the semicolon: height, width, font, color, slant, tracking, alignment, paragraph.
 * Those without one switch a line above, below or through the words on and off.
 */
const VALUE_CODES = /\\[HWFfCcQTAp][^;\\]*;/g;
const SWITCH_CODES = /\\[LlOoKk]/g;

/** Lines of a paragraph, without their codes; `\N` goes on in the next column. */
export const mtextLines = (text: string): string[] =>
  unstacked(text.replaceAll(VALUE_CODES, '').replaceAll(/[{}](?<!\\[{}])/g, ''))
    .replaceAll(SWITCH_CODES, '')
    .replaceAll('\\~', ' ')
    .replaceAll(/\^[IJM]/g, ' ')
    .split(/\\[PN]|\n/)
    .map((line) => plainText(line.replaceAll(/\\([\\{}])/g, '$1')));
