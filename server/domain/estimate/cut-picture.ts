// A piece of stock with its cuts as a picture, for the page and for paper: numbers in the pieces, their words beside it.
import { hundredths } from '../numbers.ts';
import type { Cut, CutLayout, CutPlan } from './cut-plan.ts';
import { feetAndInches } from './cut-words.ts';

type Layout = Pick<CutLayout, 'widthIn' | 'lengthIn' | 'cuts'>;

const PICTURE_WIDTH = 240;
/** A stick is drawn no thinner than this. */
const LEAST_HEIGHT = 22;
const FONT = 10;
const STOCK = '#f1f3f5';
const PIECE = '#d0ebff';
const LINE = '#1c7ed6';
const INK = '#1f2933';

/**
 * The layout as SVG, offcuts in gray.
 * @param longestIn the longest piece of stock of the plan: all pictures have one scale
 * @param kind tiles bear no numbers: they are too many, and mostly whole
 */
export const pictureOf = (
  { widthIn, lengthIn, cuts }: Layout,
  longestIn: number,
  kind: CutPlan['kind'],
): string => {
  const across = PICTURE_WIDTH / longestIn;
  const width = hundredths(lengthIn * across);
  const height = hundredths(Math.max(LEAST_HEIGHT, widthIn * across));
  const down = height / widthIn;
  const pieces = cuts.map((cut, at) => {
    const [x, y] = [hundredths(cut.xIn * across), hundredths(cut.yIn * down)];
    const [w, h] = [hundredths(cut.lengthIn * across), hundredths(cut.widthIn * down)];
    const size = Math.min(FONT, Math.max(4, h - 2));
    const piece = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${PIECE}" stroke="${LINE}" stroke-width="0.75"/>`;
    if (kind === 'TILES') return piece;
    return (
      piece +
      `<text x="${hundredths(x + w / 2)}" y="${hundredths(y + h / 2 + size / 3)}" font-family="Roboto, sans-serif" font-size="${size}" text-anchor="middle" fill="${INK}">${at + 1}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2}" height="${height + 2}" viewBox="-1 -1 ${width + 2} ${height + 2}">` +
    `<rect x="0" y="0" width="${width}" height="${height}" fill="${STOCK}" stroke="${INK}" stroke-width="1"/>` +
    `${pieces.join('')}</svg>`
  );
};

/** `Bedroom, wall: 8 ft × 4 ft`; what is cut in its length alone has no width. */
const pieceWords = ({ label, widthIn, lengthIn }: Cut, kind: CutPlan['kind']): string =>
  `${label}: ${feetAndInches(lengthIn)}${kind === 'STICKS' || kind === 'WALLPAPER' ? '' : ` × ${feetAndInches(widthIn)}`}`;

/** The pieces of a layout in words, in the order of their numbers; tiles counted by their size. */
export const piecesOf = ({ cuts }: Layout, kind: CutPlan['kind']): string[] => {
  const words = cuts.map((cut) => pieceWords(cut, kind));
  if (kind !== 'TILES') return words;
  return [...Map.groupBy(words, (one) => one)].map(([one, same]) => `${same.length} × ${one}`);
};
