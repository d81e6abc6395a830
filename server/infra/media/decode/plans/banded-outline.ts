// An outline that is asked about many points. Its sides lie in level bands, as many as keep the list of sides no longer than three
// times the outline. A point looks at the sides of its band: about as many as a level line crosses.
import { type Box, boxOf, isWithin, type Point } from './measured-plan.ts';

interface Bands {
  count: number;
  /** Where the sides of a band begin; those of the next follow. */
  starts: Int32Array;
  /** Numbers of sides, band by band. */
  sides: Int32Array;
}

export class BandedOutline {
  readonly #length: number;
  readonly #box: Box;
  /** Corners, with the first once more at the end: side `n` is from `n` to `n + 1`. */
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  #bands: Bands | null = null;

  constructor(points: readonly Point[]) {
    const closed = [...points, ...points.slice(0, 1)];
    this.#length = points.length;
    this.#box = boxOf(points);
    this.#xs = Float64Array.from(closed, ([x]) => x);
    this.#ys = Float64Array.from(closed, ([, y]) => y);
  }

  /**
   * True when a ray from the point crosses the outline an odd number of times.
   * @param spend hears how many sides are looked at, before they are; what it throws ends the look
   */
  isAbout(point: Point, spend: (sides: number) => void = () => undefined): boolean {
    if (!isWithin(point, this.#box)) return false;
    if (!this.#bands) spend(this.#length);
    const { count, starts, sides } = (this.#bands ??= this.#sort());
    const band = this.#bandOf(point[1], count);
    const start = starts[band] ?? 0;
    const end = starts[band + 1] ?? 0;
    spend(end - start);
    let isOdd = false;
    for (let at = start; at < end; at += 1)
      if (this.#isCrossed(sides[at] ?? 0, point[0], point[1])) isOdd = !isOdd;
    return isOdd;
  }

  /** Without a pair or a list of its own: it runs millions of times. */
  #isCrossed(side: number, x: number, y: number): boolean {
    const ay = this.#ys[side] ?? 0;
    const by = this.#ys[side + 1] ?? 0;
    if (ay > y === by > y) return false;
    const ax = this.#xs[side] ?? 0;
    return x < (((this.#xs[side + 1] ?? 0) - ax) * (y - ay)) / (by - ay) + ax;
  }

  #heightsOf(side: number): readonly [from: number, to: number] {
    return [this.#ys[side] ?? 0, this.#ys[side + 1] ?? 0];
  }

  #bandOf(y: number, count: number): number {
    const { top, height } = this.#box;
    return height === 0 ? 0 : Math.min(count - 1, Math.floor(((y - top) / height) * count));
  }

  #sort(): Bands {
    let rise = 0;
    for (let side = 0; side < this.#length; side += 1) {
      const [from, to] = this.#heightsOf(side);
      rise += Math.abs(to - from);
    }
    const share = rise === 0 ? 0 : this.#box.height / rise;
    const count = Math.max(1, Math.floor(this.#length * share));
    const starts = new Int32Array(count + 1);
    this.#eachIn(count, (band) => (starts[band + 1] = (starts[band + 1] ?? 0) + 1));
    for (let band = 0; band < count; band += 1)
      starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0);
    const sides = new Int32Array(starts[count] ?? 0);
    const next = starts.slice();
    this.#eachIn(count, (band, side) => {
      const at = next[band] ?? 0;
      sides[at] = side;
      next[band] = at + 1;
    });
    return { count, starts, sides };
  }

  /** Each side with each band that it reaches into. */
  #eachIn(count: number, visit: (band: number, side: number) => void): void {
    for (let side = 0; side < this.#length; side += 1) {
      const [from, to] = this.#heightsOf(side);
      const last = this.#bandOf(Math.max(from, to), count);
      for (let band = this.#bandOf(Math.min(from, to), count); band <= last; band += 1)
        visit(band, side);
    }
  }
}
