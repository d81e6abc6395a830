// Words of a DXF drawing as they stand in it. Text aligned otherwise than to its left end is moved there by the mean width of its letters.
import { type DxfGroup, type Entity, numberOf, valueOf } from './dxf-file.ts';
import { RADIANS, startOf } from './dxf-paths.ts';
import { mtextLines, plainText } from './dxf-text.ts';
import type { Point } from './measured-plan.ts';

export interface DxfWords {
  lines: readonly string[];
  layer: string;
  /** Its number in the drawing, by which leaders name what they lead to; empty where it has none. */
  handle: string;
  /** Left end of the first line's base. */
  at: Point;
  height: number;
  /** Radians, counterclockwise. */
  angle: number;
  /** It is part of a dimension, and names no room. */
  isDimension: boolean;
}

/** Words before they are put in place. */
export type Written = Omit<DxfWords, 'layer' | 'handle' | 'isDimension'>;

const LETTER = 0.6;
const LINE_STEP = 1.6;

/** Characters of the longest line: one text may have more lines than a call takes arguments. */
export const longestOf = (lines: readonly string[]): number =>
  lines.reduce((most, { length }) => Math.max(most, length), 0);

const widthOf = (lines: readonly string[], height: number) => longestOf(lines) * LETTER * height;

/** A point moved along a text's line, against its direction, and down across it, in drawing units. */
const movedBack = ([x, y]: Point, angle: number, back: number, down: number): Point => [
  x - back * Math.cos(angle) + down * Math.sin(angle),
  y - back * Math.sin(angle) - down * Math.cos(angle),
];

/** Code 72 of text that fills the line between its two points, which begins at the first. */
const FILLING: ReadonlySet<number> = new Set([3, 5]);

/** Codes 72 and 73 of TEXT: 1, 4 the middle, 2 the right end; with them the second point counts. */
export const textOf = (entity: Entity): Written => {
  const lines = [plainText(valueOf(entity, 1) ?? '')];
  const height = numberOf(entity, 40, 1);
  const angle = numberOf(entity, 50) * RADIANS;
  const across = numberOf(entity, 72);
  const isAligned = !FILLING.has(across) && (across > 0 || numberOf(entity, 73) > 0);
  const start: Point =
    isAligned && valueOf(entity, 11) !== undefined
      ? [numberOf(entity, 11), numberOf(entity, 21)]
      : startOf(entity);
  const share = across === 2 ? 1 : across === 1 || across === 4 ? 0.5 : 0;
  const back = widthOf(lines, height) * share;
  const down =
    numberOf(entity, 73) === 3
      ? height
      : across === 4 || numberOf(entity, 73) === 2
        ? height / 2
        : 0;
  return { lines, at: movedBack(start, angle, back, down), height, angle };
};

/** Attachment of MTEXT: 1 to 9, rows of left, center and right from the top down. */
export const mtextOf = (entity: Entity): Written => {
  const chunks = entity.groups.filter(([code]) => code === 3 || code === 1);
  const lines = mtextLines(chunks.map(([, value]) => value).join(''));
  const height = numberOf(entity, 40, 1);
  const hasDirection = valueOf(entity, 11) !== undefined;
  const angle = hasDirection
    ? Math.atan2(numberOf(entity, 21), numberOf(entity, 11))
    : numberOf(entity, 50) * RADIANS;
  const attachment = numberOf(entity, 71, 1) - 1;
  const back = (widthOf(lines, height) * (attachment % 3)) / 2;
  const tall = height * (1 + (lines.length - 1) * LINE_STEP);
  const down = height - (tall * Math.trunc(attachment / 3)) / 2;
  const at = movedBack(startOf(entity), angle, back, down);
  return { lines, at, height, angle };
};

/** Marks in a MULTILEADER: what it says comes first, then what points at things. */
const LEADERS = 'LEADER{';
const LEADER_LINE = 'LEADER_LINE{';

interface Leader {
  words: Written;
  /** Where its arrow points; null where it has none. */
  tip: Point | null;
}

/** A word with an arrow of its own. */
export const leaderOf = ({ groups }: Entity): Leader | null => {
  const start = groups.findIndex(([, value]) => value.trim() === LEADERS);
  const said = { groups: groups.slice(0, start < 0 ? undefined : start) };
  const text = valueOf(said, 304);
  if (text === undefined) return null;
  const at = groups.findIndex(([, value]) => value.trim() === LEADER_LINE);
  const arrow: readonly DxfGroup[] = at < 0 ? [] : groups.slice(at);
  const lines = mtextLines(text);
  const height = numberOf(said, 41, 1);
  return {
    words: { lines, at: [numberOf(said, 12), numberOf(said, 22) - height], height, angle: 0 },
    tip: at < 0 ? null : startOf({ type: '', groups: arrow, parts: [] }),
  };
};
