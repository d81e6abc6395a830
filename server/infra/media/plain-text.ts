// Tells a text that somebody typed from everything else, by its bytes: there is no signature to go by.

/** Text that means something else to a machine: markup, scripts, rich text, playlists, what pages are printed with. */
const OTHER_LANGUAGE = /^\s*(?:<|#!|#EXTM3U|\{\\rtf|%!PS)|%PDF-|<(?:html|script|svg)/i;
/** All but tabs and ends of lines and pages. */
// oxlint-disable-next-line no-control-regex -- these characters are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;
/** Most letters of a western alphabet beyond ASCII. They are few in a text; bytes of anything else are not. */
const MOST_WESTERN = 0.3;

const decode = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    // A text that was cut in the middle of a character is still a text.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
};

const wideEncoding = ([first, second]: Uint8Array): string | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
};

const decodeWestern = (bytes: Uint8Array): string | null => {
  const beyondAscii = bytes.reduce((count, byte) => count + (byte < 0x80 ? 0 : 1), 0);
  return beyondAscii > bytes.length * MOST_WESTERN ? null : decode('windows-1252', bytes);
};

/** @returns the text in the first of the encodings that editors write in which it is one; null when it is none. */
export const decodePlainText = (bytes: Uint8Array): string | null => {
  const wide = wideEncoding(bytes);
  const text = wide ? decode(wide, bytes) : (decode('utf-8', bytes) ?? decodeWestern(bytes));
  return text === null || CONTROLS.test(text) ? null : text;
};

export const isPlainText = (head: Uint8Array): boolean => {
  const text = decodePlainText(head);
  return text !== null && text.trim() !== '' && !OTHER_LANGUAGE.test(text);
};
