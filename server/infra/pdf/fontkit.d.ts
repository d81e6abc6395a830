// The part of fontkit's API that is used here.
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  interface GlyphRun {
    glyphs: { id: number; advanceWidth: number; codePoints: number[]; path: Path }[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  }
  interface Font {
    /** Every code point the font can draw. */
    characterSet: number[];
    unitsPerEm: number;
    layout(text: string): GlyphRun & { advanceWidth: number };
    /** Glyphs that were asked for, each with the text it first stood for. */
    _glyphs: object;
  }
  export const create: (bytes: Uint8Array) => Font;
  export const openSync: (path: string) => Font;
}
