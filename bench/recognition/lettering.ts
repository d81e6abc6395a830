// Lettering as paths of SVG, so that pictures look the same on every machine: typefaces of packages, and a plotter's
// single-stroke letters, which no typeface that is installed here has.
import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

const FILES = {
  roboto: 'pdfmake/fonts/Roboto/Roboto-Regular.ttf',
  robotoBold: 'pdfmake/fonts/Roboto/Roboto-Medium.ttf',
  robotoItalic: 'pdfmake/fonts/Roboto/Roboto-Italic.ttf',
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
} as const;

/**
 * Strokes on a grid 4 wide and 6 high, y from the baseline up: points as two digits, strokes parted by spaces.
 * Drawn after how draughtsmen's templates letter: capitals and figures only.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '002640 1232',
  B: '00063645443303 3342413000',
  C: '4536160501103041',
  D: '00062644422000',
  E: '46060040 0333',
  F: '460600 0333',
  G: '453616050110304143 4323',
  H: '0006 4046 0343',
  I: '2026',
  J: '4641301001',
  K: '0006 4602 1340',
  L: '060040',
  M: '0006234640',
  N: '00064046',
  O: '100105163645413010',
  P: '00063645443303',
  Q: '100105163645413010 2240',
  R: '00063645443303 2340',
  S: '453616050413334241301001',
  T: '0646 2026',
  U: '060110304146',
  V: '062046',
  W: '0610233046',
  X: '0046 0640',
  Y: '062346 2320',
  Z: '06460040',
  x: '0044 0440',
  '0': '100105163645413010',
  '1': '152620 1030',
  '2': '05163645440040',
  '3': '0516364544334241301001 3313',
  '4': '30360242',
  '5': '460603334241301001',
  '6': '453616050110304142331302',
  '7': '064610',
  '8': '13040516364544331302011030414233',
  '9': '011030414536160504133344',
  "'": '2624',
  '"': '1614 3634',
  '-': '1333',
  '.': '2021',
  '/': '0046',
};

const strokePath = (strokes: string, x: number, y: number, unit: number): string =>
  strokes
    .split(' ')
    .map((stroke) => {
      const points = stroke.match(/\d\d/g) ?? [];
      return points
        .map((point, index) => {
          const [across, up] = [Number(point[0]), Number(point[1])];
          return `${index === 0 ? 'M' : 'L'}${(x + across * unit).toFixed(1)} ${(y - up * unit).toFixed(1)}`;
        })
        .join('');
    })
    .join('');

export type Face = keyof typeof FILES | 'plotter';

const fonts = new Map<Face, Font>();
const fontOf = (face: Exclude<Face, 'plotter'>): Font => {
  const known = fonts.get(face);
  if (known) return known;
  const font = openSync(require.resolve(FILES[face]));
  if ('fonts' in font) throw new Error(`${FILES[face]} holds several fonts.`);
  fonts.set(face, font);
  return font;
};

export interface Lettering {
  text: string;
  x: number;
  /** Place of the baseline. */
  y: number;
  /** Height of the type, in pixels; its capitals are some 0.7 of it. */
  size: number;
  face: Face;
  anchor?: 'start' | 'middle' | 'end';
  /** Degrees, clockwise about `x`, `y`. */
  turned?: number;
  color?: string;
  /** More space after each letter, in sizes. */
  spacing?: number;
}

const plotted = (text: string, size: number, spacing: number) => {
  const unit = (size * 0.72) / 6;
  let x = 0;
  let path = '';
  for (const sign of text) {
    path += strokePath(STROKES[sign] ?? '', x, 0, unit);
    x += sign === ' ' ? unit * 4 : unit * 5.6 + spacing * size;
  }
  return { path, width: x - unit * 1.6 };
};

const typeset = (text: string, size: number, face: Exclude<Face, 'plotter'>, spacing: number) => {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  let path = '';
  for (const [index, glyph] of glyphs.entries()) {
    path += glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += (positions[index]?.xAdvance ?? 0) * scale + spacing * size;
  }
  return { path, width: x };
};

/** A group of SVG. */
export const letter = (lettering: Lettering): string => {
  const { text, x, y, size, face, anchor = 'start', turned = 0, color = '#000' } = lettering;
  const { spacing = 0 } = lettering;
  const { path, width } =
    face === 'plotter' ? plotted(text, size, spacing) : typeset(text, size, face, spacing);
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  const ink =
    face === 'plotter'
      ? `fill="none" stroke="${color}" stroke-width="${Math.max(1, size * 0.07)}" stroke-linecap="round" stroke-linejoin="round"`
      : `fill="${color}"`;
  return `<g transform="translate(${x} ${y}) rotate(${turned}) translate(${-shift} 0)"><path d="${path}" ${ink}/></g>`;
};
