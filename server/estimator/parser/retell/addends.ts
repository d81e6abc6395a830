// The parts of a sentence that each tell one amount and where that much is, and the things such amounts belong to.
import { accepts } from '../accepts.ts';
import type { MeasureMark } from '../accepts.ts';
import { isStop } from '../clauses.ts';
import type { Clause } from '../clauses.ts';
import { conceptOf } from '../concepts/all.ts';
import { isMeasure } from '../distance.ts';
import type { Mark, MarkOf } from '../marks.ts';
import { wordSet } from '../language.ts';

const KINDS = ['area', 'length', 'squares', 'volume', 'count'] as const;
type AddendKind = (typeof KINDS)[number];

/** A figure of the run of amounts, and which mark says it. */
export interface Addend {
  mark: MeasureMark;
  kind: AddendKind;
  value: number;
}

const kindOf = (mark: MeasureMark): AddendKind | null =>
  mark.kind === 'feet' ? 'length' : (KINDS.find((kind) => kind === mark.kind) ?? null);

export const addendOf = (mark: Mark | undefined): Addend | null => {
  if (!mark || !isMeasure(mark)) return null;
  if (mark.kind === 'size')
    return mark.standing === true || mark.height !== null
      ? null
      : { mark, kind: 'area', value: mark.length * mark.width };
  const kind = kindOf(mark);
  return kind === null ? null : { mark, kind, value: mark.value };
};

/** Words that tell one piece from another. */
const PIECES = wordSet('pieces');
const SIZES = new Set(['large', 'small']);
/** Places too large to hold the thing by themselves: storeys, units. */
const WHOLES = new Set(['level', 'unit_2br', 'exterior', 'room']);

export interface Part {
  marks: readonly Mark[];
  /** What joins it to the part before. */
  joint: string;
}

export const partsOf = (clause: Clause): Part[] => {
  const parts: { marks: Mark[]; joint: string }[] = [{ marks: [], joint: '' }];
  for (const mark of clause) {
    if (isStop(mark, ',', 'and', ':', ')')) {
      parts.push({ marks: [], joint: mark.kind === 'break' ? mark.stop : '' });
      continue;
    }
    if (mark.opens === true && (parts.at(-1)?.marks.length ?? 0) > 0)
      parts.push({ marks: [], joint: '(' });
    parts.at(-1)?.marks.push(mark);
  }
  return parts;
};

const isIn = (marks: readonly Mark[], index: number): boolean =>
  marks.slice(0, index).some((mark) => isStop(mark, 'in'));

const isPiece = (mark: Mark | undefined): boolean => mark?.kind === 'word' && PIECES.has(mark.text);

/** "On one side", "one section". */
const isOne = (marks: readonly Mark[], index: number): boolean => {
  const mark = marks[index];
  return mark?.kind === 'count' && mark.value === 1 && isPiece(marks[index + 1]);
};

/** "Two sections:" before the amount of each. */
export const tellsPieces = ({ marks }: Part): boolean =>
  marks[0]?.kind === 'count' && marks.length > 1 && marks.slice(1).every(isPiece);

/** The one amount of a part that says nothing else but where that much is. */
export const onlyAddend = (part: Part, isHeaded: boolean): Addend | null => {
  const figures = part.marks.filter(
    (mark, index): mark is MeasureMark => isMeasure(mark) && !isOne(part.marks, index),
  );
  const addend = addendOf(figures[0]);
  if (!addend || figures.length !== 1) return null;
  const fits = part.marks.every((mark, index) => {
    switch (mark.kind) {
      case 'word':
        return isPiece(mark) || isIn(part.marks, index);
      case 'room':
        return (
          addend.kind === 'length' ||
          mark.storey === true ||
          (addend.kind === 'count' &&
            WHOLES.has(mark.room) &&
            part.marks[index - 1] !== addend.mark)
        );
      case 'object':
        return isHeaded && isIn(part.marks, index) && !accepts(mark, addend.mark);
      case 'qualifier':
        // "10 double hung and 4 casement" are kinds of their own.
        return addend.kind !== 'count' || SIZES.has(mark.qualifier) || isIn(part.marks, index);
      case 'all':
        return true;
      case 'verb':
        // "18 ft to the new dryer".
        return mark.weak && isIn(part.marks, index);
      case 'break':
        return mark.stop === 'in';
      default:
        return isMeasure(mark);
    }
  });
  return fits ? addend : null;
};

/** "150 sf upstairs and 90 downstairs": a bare figure in the unit of the one before. */
export const inUnit = (addend: Addend, before: Addend | undefined, part: Part): Addend =>
  addend.kind === 'count' &&
  before &&
  before.kind !== 'count' &&
  part.joint === 'and' &&
  part.marks[0] === addend.mark
    ? { ...addend, kind: before.kind }
    : addend;

/** Measured by the area of their floor, so that sizes of it can be added. */
const LAID = new Set(['floor', 'ceiling']);

export const takes = (owner: MarkOf<'object'>, { kind, mark }: Addend): boolean => {
  const { measure } = conceptOf(owner.concept);
  if (mark.kind === 'size') return accepts(owner, mark) || LAID.has(owner.concept);
  return kind === 'count' ? measure === 'count' : kind === measure || accepts(owner, mark);
};

export interface Head {
  owner: MarkOf<'object'>;
  own: Addend | null;
  /** Named with rooms, whose sizes follow. */
  inRooms: boolean;
}

/** The last thing of a part that is counted at all, and the amount told with it. */
export const headOf = ({ marks }: Part): Head | null => {
  const owner = marks.findLast(
    (mark, index): mark is MarkOf<'object'> =>
      mark.kind === 'object' && (!isIn(marks, index) || marks.findIndex(isMeasure) > index),
  );
  if (!owner || marks.some(({ kind }) => kind === 'not' || kind === 'left')) return null;
  const figures = marks.filter((mark, index) => isMeasure(mark) && !isOne(marks, index));
  const inRooms = marks.some(
    (mark) => mark.kind === 'room' && mark.storey !== true && !WHOLES.has(mark.room),
  );
  return { owner, own: figures.length === 1 ? addendOf(figures[0]) : null, inRooms };
};
