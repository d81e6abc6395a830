// The part of fontkit's API that is used here.
declare module 'fontkit' {
  interface Font {
    /** Every code point the font can draw. */
    characterSet: number[];
    unitsPerEm: number;
    layout(text: string): { advanceWidth: number };
  }
  export const create: (bytes: Uint8Array) => Font;
  export const openSync: (path: string) => Font;
}
