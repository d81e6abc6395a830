// A small, a usual and a large place of the kind, in feet.
import type { Place } from '../../../domain/scope-of-work.ts';
import type { PatchOf } from '../../../domain/scope-patch.ts';
import { counted, roundly } from './question.ts';

/** Own judgement: small and large of each side, and of an area. */
const OF_SIDE = [0.8, 1, 1.3] as const;
const OF_AREA = [0.65, 1, 1.6] as const;
const LEAST_SIDE = 3;

type AskedSize = Pick<PatchOf<'SET_PLACE'>, 'lengthFt' | 'widthFt' | 'areaSf'>;

export const sizeAnswersOf = ({
  lengthFt,
  widthFt,
  areaSf,
}: Place): { words: string; size: AskedSize; isNow: boolean }[] => {
  if (lengthFt === null || widthFt === null)
    return OF_AREA.map((factor) => {
      const area = factor === 1 ? areaSf : roundly(areaSf * factor);
      const words = `About ${counted(Math.round(area))} sq ft`;
      return { words, size: { areaSf: area }, isNow: factor === 1 };
    });
  return OF_SIDE.map((factor) => {
    const side = (feet: number) =>
      factor === 1 ? feet : Math.max(LEAST_SIDE, Math.round(feet * factor));
    const [length, width] = [side(lengthFt), side(widthFt)];
    return {
      words: `${length} x ${width} ft`,
      size: { lengthFt: length, widthFt: width },
      isNow: factor === 1,
    };
  });
};
