// Boxes to tick on a page of a PDF: signs of symbol fonts, fields of forms, and boxes that are drawn. Each becomes a word, ☐ or ☒,
// where it stands.
import type { PageWord } from '../../../domain/paper/paper-source.ts';

const TICKED = '☒';
const EMPTY = '☐';

/** Codes of the signs that fonts of symbols set for boxes and ticks. */
const SIGNS: readonly (readonly [font: RegExp, ticked: string, empty: string])[] = [
  [/dingbats/i, '345678', 'opqr'],
  [/wingdings ?-?2/i, 'RSTUPVWO', '\u00A3*'],
  [/wingdings/i, '\u00FE\u00FD\u00FCx', '\u00A8oqr'],
];

/** What the letters of a font show: a box or tick for some of a symbol font, all others themselves. */
export const signsOf = (font: string): ((letter: string) => string) => {
  const [, ticked, empty] = SIGNS.find(([name]) => name.test(font)) ?? [];
  if (ticked === undefined || empty === undefined) return (letter) => letter;
  return (letter) => {
    const code = String.fromCodePoint((letter.codePointAt(0) ?? 0) & 0xff);
    if (ticked.includes(code)) return TICKED;
    return empty.includes(code) ? EMPTY : letter;
  };
};

/** Bounds, in units of the page. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SmallPath extends Area {
  /** Some line of it leads neither across nor down, as those of a tick or a cross do. */
  isAslant: boolean;
}

/** Sides of a box beside type, in units of the page. */
const SIDE = { least: 5, most: 17 };
/** A page with more of them is a drawing or a grid. */
const MOST_BOXES = 200;
/** Units between a box and the words that it chooses. */
const NEAR = 26;

export const isSmall = ({ width, height }: Area): boolean =>
  width <= SIDE.most && height <= SIDE.most && Math.max(width, height) >= 2;

const isBox = ({ width, height, isAslant }: SmallPath): boolean =>
  !isAslant &&
  Math.min(width, height) >= SIDE.least &&
  Math.abs(width - height) <= 0.15 * Math.max(width, height);

const holds = (box: Area, { x, y, width, height }: Area): boolean => {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return (
    middleX > box.x &&
    middleX < box.x + box.width &&
    middleY > box.y &&
    middleY < box.y + box.height
  );
};

const isBeside = (box: Area, word: Area): boolean =>
  word.x >= box.x + 0.7 * box.width &&
  word.x - (box.x + box.width) < NEAR &&
  box.y + box.height / 2 > word.y - 1 &&
  box.y + box.height / 2 < word.y + word.height + 1;

const wordAt = ({ x, y, width, height }: Area, isTicked: boolean): PageWord => ({
  text: isTicked ? TICKED : EMPTY,
  x,
  y,
  width,
  height,
  angle: 0,
});

const MARK = /^[xX✓✔✗✘☒]$/u;

/** @returns the words with a box before those that have one drawn; a mark that was typed into a box is its tick */
export const withDrawnBoxes = (
  words: readonly PageWord[],
  paths: readonly SmallPath[],
): PageWord[] => {
  const boxes: SmallPath[] = [];
  for (const path of paths)
    // A frame and its ground are one box.
    if (isBox(path) && !boxes.some((box) => holds(box, path))) boxes.push(path);
  if (boxes.length > MOST_BOXES) return [...words];
  const chosen = boxes.filter((box) => words.some((word) => isBeside(box, word)));
  const marks = words.filter(
    (word) => MARK.test(word.text) && chosen.some((box) => holds(box, word)),
  );
  const ticks = [...marks, ...paths.filter(({ isAslant }) => isAslant)];
  const drawn = chosen
    .filter((box) => !words.some((word) => holds(box, word) && !marks.includes(word)))
    .map((box) =>
      wordAt(
        box,
        ticks.some((tick) => holds(box, tick)),
      ),
    );
  return [...words.filter((word) => !marks.includes(word)), ...drawn];
};

interface Button {
  subtype?: unknown;
  fieldType?: unknown;
  fieldValue?: unknown;
  exportValue?: unknown;
  buttonValue?: unknown;
  checkBox?: unknown;
  radioButton?: unknown;
}

/** What a check box or a radio button of a form says; null for all else. */
export const tickOf = ({ subtype, fieldType, ...button }: Button): boolean | null => {
  if (subtype !== 'Widget' || fieldType !== 'Btn') return null;
  const { fieldValue } = button;
  const isSet = typeof fieldValue === 'string' && fieldValue !== '' && fieldValue !== 'Off';
  if (button.checkBox === true) return isSet && (button.exportValue ?? fieldValue) === fieldValue;
  return button.radioButton === true ? isSet && button.buttonValue === fieldValue : null;
};

/** @returns the words with the buttons of a form, in whose areas nothing else stands */
export const withButtons = (
  words: readonly PageWord[],
  buttons: readonly { area: Area; isTicked: boolean }[],
): PageWord[] => [
  ...words.filter((word) => !buttons.some(({ area }) => holds(area, word))),
  ...buttons.map(({ area, isTicked }) => wordAt(area, isTicked)),
];
