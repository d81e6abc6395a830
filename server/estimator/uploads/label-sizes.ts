// Finds sizes, areas and ceiling heights in one label or line, and says what is left of it when they are taken out.
import { inOneLine } from '../../domain/one-line.ts';
import type { Area } from './areas.ts';
import { takeAreas } from './areas.ts';
import { takeCeiling } from './ceiling-heights.ts';
import { evenMarks } from './lengths.ts';
import type { WrittenSize } from './sizes.ts';
import { takeSizes } from './sizes.ts';

const SCALE =
  /\bnot to scale\b|(?:\bscale\b ?:? ?)?(?:\d{1,2}\/\d{1,2}|\d{1,2})" ?= ?\d{1,3}'(?:[ -]*\d{1,2}")?|(?:\bscale\b ?:? ?)?\b1 ?: ?\d{2,4}\b|\bscale\b/gi;

export interface LabelSizes {
  sizes: WrittenSize[];
  areas: Area[];
  /** Feet. */
  ceilings: number[];
  /** What is neither measure nor scale. */
  rest: string;
  isScaleMetric: boolean;
}

/** Everything measured in one label or line. */
export const takeLabelSizes = (label: string): LabelSizes => {
  if (!/\d/.test(label)) {
    return { sizes: [], areas: [], ceilings: [], rest: label.trim(), isScaleMetric: false };
  }
  const text = evenMarks(label);
  const isScaleMetric = /\b1 ?: ?(?:10|20|25|50|75|100|125|150|200|250|500)\b/.test(text);
  const areas = takeAreas(text.replaceAll(SCALE, ' '));
  const sizes = takeSizes(areas.rest);
  const ceilings = takeCeiling(sizes.rest);
  return {
    sizes: sizes.found,
    areas: areas.found,
    ceilings: ceilings.found,
    rest: inOneLine(ceilings.rest),
    isScaleMetric,
  };
};
