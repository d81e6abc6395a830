// A gray picture in memory, what its recognizer looks at, and the few measurements that are made on it.

/** One byte a pixel, 0 black; row by row from the upper left. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A box that may stand askew: its middle, its length along `angle` (radians, clockwise) and its breadth across. */
export interface SlantedBox {
  x: number;
  y: number;
  length: number;
  breadth: number;
  angle: number;
}

/** A point between pixels, from the four around it; outside of the picture is its nearest pixel. */
const grade = ({ data, width, height }: Raster, x: number, y: number): number => {
  const left = Math.min(Math.max(x, 0), width - 1.001);
  const top = Math.min(Math.max(y, 0), height - 1.001);
  const [column, row] = [Math.trunc(left), Math.trunc(top)];
  const [across, down] = [left - column, top - row];
  const at = row * width + column;
  const upper = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across;
  const lower = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
};

/** What stands in `box`, level, drawn anew so many pixels wide and high. A large original is averaged, not skipped through. */
export const cutOut = (
  from: Raster,
  { x, y, length, breadth, angle }: SlantedBox,
  width: number,
  height: number,
): Raster => {
  const data = new Uint8Array(width * height);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [stepAlong, stepAcross] = [length / width, breadth / height];
  const samples = Math.min(4, Math.max(1, Math.round(Math.max(stepAlong, stepAcross))));
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0;
      for (let part = 0; part < samples * samples; part += 1) {
        const inColumn = ((part % samples) + 0.5) / samples;
        const inRow = (Math.trunc(part / samples) + 0.5) / samples;
        const along = (column + inColumn) * stepAlong - length / 2;
        const across = (row + inRow) * stepAcross - breadth / 2;
        sum += grade(from, x + along * cos - across * sin, y + along * sin + across * cos);
      }
      data[row * width + column] = Math.round(sum / (samples * samples));
    }
  }
  return { data, width, height };
};

/** Height at which the ends of a box are looked for, and the rows at its edge that may hold what stands above or below. */
const LOW = 24;
const EDGE = 3;
/** Shares of all pixels, the darkest first, at which a pixel is surely ink, and surely paper; how faint ink may be. */
const INK_SHARE = 0.03;
const PAPER_SHARE = 0.8;
const FAINTEST = 0.7;
/** Grays between ink and paper below which nothing is told apart. */
const LEAST_CONTRAST = 40;
/**
 * Paper that is left at either end, by the breadth of the box: signs at the very end are read worse. Enlarged lettering is
 * blurred, and its ends with it; elsewhere more paper makes more mistakes.
 */
const ROOM = 0.15;
const ROOM_WHERE_ENLARGED = 0.3;

/**
 * The same box without the blank paper at its ends: reading takes time by the length.
 * @param isEnlarged whether `from` has more pixels than the picture that came
 */
export const withoutBlankEnds = (
  from: Raster,
  box: SlantedBox,
  isEnlarged: boolean,
): SlantedBox => {
  const width = Math.max(8, Math.round((box.length / box.breadth) * LOW));
  const { data } = cutOut(from, box, width, LOW);
  const sorted = data.toSorted();
  const [ink = 0, paper = 255] = [INK_SHARE, PAPER_SHARE].map(
    (share) => sorted[Math.trunc(share * sorted.length)],
  );
  if (paper - ink < LEAST_CONTRAST) return box;
  const darkest = ink + (paper - ink) * FAINTEST;
  const hasInk = (column: number): boolean => {
    for (let row = EDGE; row < LOW - EDGE; row += 1)
      if ((data[row * width + column] ?? 255) < darkest) return true;
    return false;
  };
  const columns = Array.from({ length: width }, (_, column) => column);
  const [first, last] = [columns.find(hasInk), columns.findLast(hasInk)];
  if (first === undefined || last === undefined || first === last) return box;
  const room = (isEnlarged ? ROOM_WHERE_ENLARGED : ROOM) * box.breadth;
  const unit = box.length / width;
  const start = Math.max(0, first * unit - room);
  const end = Math.min(box.length, (last + 1) * unit + room);
  const along = (start + end - box.length) / 2;
  return {
    ...box,
    x: box.x + along * Math.cos(box.angle),
    y: box.y + along * Math.sin(box.angle),
    length: end - start,
  };
};

/** Side of the squares in which paper is looked for, in pixels. */
const BLOCK = 32;
/** How many squares around one may lend it their paper: so a dark bar of a table's head does not pass for dark paper. */
const REACH = 3;
/** Paper in the deepest shadow that is lightened, of 255; darker is no paper. */
const DARKEST_PAPER = 60;

/** The brightest of each square, without the single pixels that shine. */
const brightestOf = ({ data, width, height }: Raster, columns: number, rows: number) => {
  const brightest = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let block = 0; block < brightest.length; block += 1) {
    const left = (block % columns) * BLOCK;
    const top = Math.trunc(block / columns) * BLOCK;
    const [right, bottom] = [Math.min(left + BLOCK, width), Math.min(top + BLOCK, height)];
    counts.fill(0);
    for (let y = top; y < bottom; y += 2)
      for (let x = left; x < right; x += 2) counts[data[y * width + x] ?? 0]! += 1;
    let toSkip = counts.reduce((sum, count) => sum + count, 0) * 0.1;
    let level = 255;
    for (; level > 0; level -= 1) {
      toSkip -= counts[level] ?? 0;
      if (toSkip < 0) break;
    }
    brightest[block] = level;
  }
  return brightest;
};

/** Each value replaced by what `choose` makes of those around it, first along the rows and then along the columns. */
const spread = (
  values: Float32Array,
  columns: number,
  rows: number,
  reach: number,
  choose: (around: readonly number[]) => number,
): Float32Array => {
  const pass = (from: Float32Array, dx: number, dy: number) =>
    from.map((_, at) => {
      const around: number[] = [];
      for (let step = -reach; step <= reach; step += 1) {
        const x = (at % columns) + step * dx;
        const y = Math.trunc(at / columns) + step * dy;
        if (x >= 0 && x < columns && y >= 0 && y < rows) around.push(from[y * columns + x] ?? 0);
      }
      return choose(around);
    });
  return pass(pass(values, 1, 0), 0, 1);
};

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Place of a pixel between the middles of two squares: the first of them, and how far the pixel is from it. */
const placeOf = (pixel: number, count: number): [square: number, share: number] => {
  const place = Math.min(Math.max((pixel + 0.5) / BLOCK - 0.5, 0), count - 1);
  return [Math.trunc(place), place - Math.trunc(place)];
};

/** Makes paper white wherever a shadow, a lamp or a gray scan dims it, and the darkest ink black. Changes `raster`. */
export const evenOut = (raster: Raster): void => {
  const { data, width, height } = raster;
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const brightest = brightestOf(raster, columns, rows);
  const lent = spread(brightest, columns, rows, REACH, (around) => Math.max(...around));
  const paper = spread(lent, columns, rows, REACH, mean);
  const inks = new Uint32Array(256);
  // Each column of pixels has the two squares it lies between, and how far it is from them. Each row below has the same.
  const places = Array.from({ length: width }, (_, x) => placeOf(x, columns));
  const befores = Uint16Array.from(places, ([square]) => square);
  const shares = Float32Array.from(places, ([, share]) => share);
  const whites = new Float32Array(columns);
  for (let y = 0; y < height; y += 1) {
    const [above, down] = placeOf(y, rows);
    for (let column = 0; column < columns; column += 1) {
      const upper = paper[above * columns + column] ?? 0;
      const lower = paper[Math.min(above + 1, rows - 1) * columns + column] ?? 0;
      whites[column] = 255 / Math.max(upper + (lower - upper) * down, DARKEST_PAPER);
    }
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const before = befores[x] ?? 0;
      const left = whites[before] ?? 1;
      const gain = left + ((whites[before + 1] ?? left) - left) * (shares[x] ?? 0);
      const value = Math.min(255, Math.trunc((data[at] ?? 0) * gain));
      data[at] = value;
      inks[value]! += 1;
    }
  }
  stretch(raster, inks);
};

/** Share of all pixels that may be darker than what becomes black. It is less than the ink of the least lettered page. */
const DARKEST_SHARE = 0.001;

const stretch = ({ data }: Raster, inks: Uint32Array) => {
  let left = data.length * DARKEST_SHARE;
  let black = 0;
  for (; black < 200; black += 1) {
    left -= inks[black] ?? 0;
    if (left < 0) break;
  }
  if (black === 0) return;
  const levels = Uint8Array.from(inks, (_, level) =>
    Math.max(0, ((level - black) * 255) / (255 - black)),
  );
  for (let at = 0; at < data.length; at += 1) data[at] = levels[data[at] ?? 0] ?? 0;
};
