// What is filled into the fields of a PDF's form and noted on its pages, and where it stands.
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import { cleanLabel } from './clean-text.ts';
import { tickOf } from './pdf-boxes.ts';
import type { Matrix } from './pdf-paths.ts';
import type { PageArea } from './pdf-strikes.ts';

/** What pdf.js tells of something that lies on a page. */
export interface Annotation {
  id?: unknown;
  subtype?: unknown;
  rect?: unknown;
  quadPoints?: unknown;
  fieldType?: unknown;
  fieldValue?: unknown;
  annotationFlags?: unknown;
  contentsObj?: { str?: string };
  defaultAppearanceData?: { fontSize?: unknown };
}

/** Flags of what a viewer does not show: `Hidden` and `NoView`. Source: ISO 32000-2, table 167. */
const UNSEEN = 2 | 32;

export const isShown = ({ annotationFlags }: Annotation): boolean =>
  (Number(annotationFlags ?? 0) & UNSEEN) === 0;

const USUAL_SIZE = 10;
/** Widths of letters of usual type, in its size. */
const LETTER = 0.5;
const LINE = 1.2;
const PADDING = 2;

const valueOf = ({ subtype, fieldType, fieldValue, contentsObj }: Annotation): string => {
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  // Buttons have the names of their states for values.
  if (subtype !== 'Widget' || fieldType === 'Btn' || fieldType === 'Sig') return '';
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.filter((value) => typeof value === 'string').join(' ');
};

const boxOf = ({ rect }: Annotation, view: Matrix) => {
  if (!Array.isArray(rect) || rect.length !== 4) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number);
  const [a, b, c, d, e, f] = view;
  const [x1, x2] = [a * left + c * bottom + e, a * right + c * top + e];
  const [y1, y2] = [b * left + d * bottom + f, b * right + d * top + f];
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  return { x, y, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
};

const isInside = (word: PageWord, box: { x: number; y: number; width: number; height: number }) => {
  const [x, y] = [word.x + word.width / 2, word.y + word.height / 2];
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
};

const sizeIn = ({ defaultAppearanceData }: Annotation, height: number): number => {
  const size = Number(defaultAppearanceData?.fontSize ?? 0);
  return size > 0 ? size : Math.min(USUAL_SIZE, height);
};

/** Lines of the value from the top of its field; a field of one line has it in the middle. */
const wordsIn = (annotation: Annotation, view: Matrix, drawn: readonly PageWord[]): PageWord[] => {
  const lines = valueOf(annotation)
    .split(/\r\n?|\n/)
    .map(cleanLabel);
  const box = boxOf(annotation, view);
  const isEmpty = lines.every((line) => line === '');
  if (!box || isEmpty || drawn.some((word) => isInside(word, box))) return [];
  const size = sizeIn(annotation, box.height);
  const top = lines.length > 1 ? box.y + PADDING : box.y + (box.height - size) / 2;
  return lines.flatMap((line, index) => {
    let x = box.x + PADDING;
    return line.split(' ').flatMap((text): PageWord[] => {
      const width = text.length * LETTER * size;
      const word = { text, x, y: top + index * LINE * size, width, height: size, angle: 0 };
      x += width + LETTER * size;
      return text === '' ? [] : [word];
    });
  });
};

export const buttonsOf = (annotations: readonly Annotation[], view: Matrix) =>
  annotations.flatMap((annotation) => {
    const [area, isTicked] = [boxOf(annotation, view), tickOf(annotation)];
    return area && isTicked !== null ? [{ area, isTicked }] : [];
  });

/** Corners of the words that notes of the page strike out, four for each piece of a line. */
export const struckAreas = (annotations: readonly Annotation[], view: Matrix): PageArea[] =>
  annotations
    .filter(({ subtype }) => subtype === 'StrikeOut')
    .flatMap(({ quadPoints }) => {
      const numbers = Array.from((quadPoints ?? []) as ArrayLike<number>);
      const [a, b, c, d, e, f] = view;
      return Array.from({ length: Math.floor(numbers.length / 8) }, (_, at) => {
        const corners = [0, 2, 4, 6].map((corner) => {
          const [x = 0, y = 0] = numbers.slice(8 * at + corner);
          return [a * x + c * y + e, b * x + d * y + f] as const;
        });
        const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
        const [x, y] = [Math.min(...xs), Math.min(...ys)];
        return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
      });
    });

/**
 * @param drawn words of the page; a field in which some stand is drawn already
 * @returns words of the other fields and notes
 */
export const placeFields = (
  annotations: readonly Annotation[],
  drawn: readonly PageWord[],
  view: Matrix,
): PageWord[] => annotations.flatMap((annotation) => wordsIn(annotation, view, drawn));

/** Notes that readers of a page put beside its words. */
const COMMENTS: ReadonlySet<unknown> = new Set([
  'Text',
  'Highlight',
  'Underline',
  'Squiggly',
  'Caret',
]);

/** What readers noted on the page, each note as one word where it lies. */
export const notesOf = (annotations: readonly Annotation[], view: Matrix): PageWord[] =>
  annotations.flatMap((annotation) => {
    const box = boxOf(annotation, view);
    const text = cleanLabel((annotation.contentsObj?.str ?? '').replaceAll(/\s+/g, ' '));
    return box && text !== '' && COMMENTS.has(annotation.subtype)
      ? [{ text, ...box, angle: 0 }]
      : [];
  });

/** Notes that are drawn beside words or through them, with colors that viewers blend. */
const MARKS: ReadonlySet<unknown> = new Set([
  'Text',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Caret',
  'Link',
  'FileAttachment',
]);

/** Ids of the notes that are drawn beside words or through them. */
export const marksAmong = (annotations: readonly Annotation[]): ReadonlySet<unknown> =>
  new Set(annotations.filter(({ subtype }) => MARKS.has(subtype)).map(({ id }) => id));
