// Figures that are set smaller and off the line of their word: fractions one over the other, cents, marks of notes.
import { cross, directionOf, dot, type Glyph, SAME_DIRECTION, sizeOf } from './glyph-geometry.ts';

/** Inches of plans have these denominators: 2, 4, 8, 16, 32 and 64 begin so. */
const DENOMINATOR = /^[1-8]$/;
const NUMERATOR = /^[1-9]$/;
/** How far the figures of a stacked fraction lie apart at most, and off the line at least, in sizes of its type. */
const STACK = { aside: 0.5, apart: 1.4, off: 0.2 };

/**
 * The fraction that stands at the end of a word where `lower` is set below a raised figure: 9'-0 with a small 1 over a small 2.
 *
 * @returns null where they are no fraction
 */
export const stackedFraction = (word: readonly Glyph[], lower: Glyph): Glyph | null => {
  const [before, upper] = word.slice(-2);
  if (!before || !upper || !NUMERATOR.test(upper.text) || !DENOMINATOR.test(lower.text))
    return null;
  const size = sizeOf(lower);
  const direction = directionOf(upper);
  if (sizeOf(upper) >= sizeOf(before) || dot(direction, directionOf(lower)) < SAME_DIRECTION)
    return null;
  const down = { x: lower.x - upper.x, y: lower.y - upper.y };
  const raised = cross(direction, { x: before.x - upper.x, y: before.y - upper.y });
  const apart = cross(direction, down);
  const isStacked =
    Math.abs(dot(down, direction)) < STACK.aside * size &&
    apart < STACK.apart * size &&
    raised > STACK.off * size &&
    apart - raised > STACK.off * size;
  if (!isStacked) return null;
  const level = dot({ x: upper.x - before.x, y: upper.y - before.y }, direction);
  const [x, y] = [before.x + level * direction.x, before.y + level * direction.y];
  return { ...upper, text: ` ${upper.text}/${lower.text}`, x, y };
};

/** Size of raised cents and marks of notes at most, and how far they are raised at least, in sizes of the figure. */
const RAISED = { size: 0.8, up: 0.15 };
const CENTS = 2;
/** What cents stand behind: `$3`, `600`. Raised `10` behind `12` is inches behind feet. */
const IS_MONEY = /\$\d+$|\d{3}$/;

/** `$600` with small raised `00` is $600.00; another small raised figure is the mark of a note, and a word of its own. */
export const withoutRaisedEnd = (glyphs: readonly Glyph[]): (readonly Glyph[])[] => {
  const end = glyphs.at(-1);
  const last = glyphs.findLastIndex(
    (glyph) => !end || sizeOf(glyph) * RAISED.size >= sizeOf(end) || !/^\d$/.test(glyph.text),
  );
  const [foot, first] = glyphs.slice(last, last + 2);
  if (last < 0 || !foot || !first || !/^\d$/.test(foot.text)) return [glyphs];
  const direction = directionOf(foot);
  const up = cross(direction, { x: foot.x - first.x, y: foot.y - first.y });
  if (up < RAISED.up * sizeOf(foot)) return [glyphs];
  const [before, raised] = [glyphs.slice(0, last + 1), glyphs.slice(last + 1)];
  const isMoney = IS_MONEY.test(before.map(({ text }) => text).join(''));
  if (raised.length !== CENTS || !isMoney) return [before, raised];
  return [[...before, { ...first, text: `.${first.text}` }, ...raised.slice(1)]];
};

/** Text that is set in one look. */
export interface TextRun {
  text: string;
  /** It is set small and above the line. */
  isRaised?: boolean;
}

/** `$600` with raised `00` is $600.00. Raised figures behind others are else a fraction, or the mark of a note. */
export const joinedRuns = (runs: readonly TextRun[]): string => {
  let joined = '';
  for (const [at, { text, isRaised }] of runs.entries()) {
    const isFigure = isRaised && /^\d+$/.test(text) && /\d$/.test(joined);
    const isCents = text.length === CENTS && !/^[/\u2044]/.test(runs[at + 1]?.text ?? '');
    joined += (isFigure ? (isCents ? '.' : ' ') : '') + text;
  }
  return joined;
};
