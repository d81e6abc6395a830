// Which unit the bare numbers of a plan are in. A drawing uses one for all, so all of it is looked at.
import { hundredths } from '../../../domain/numbers.ts';
import { isMetric, type LengthUnit, toFeet } from './lengths.ts';
import type { PlanLabel } from './plan-labels.ts';
import type { WrittenSize } from './sizes.ts';

/** The least that a number of a room's side is in that unit: 80 cm, 1,000 mm. */
const LEAST_CENTIMETRES = 80;
const LEAST_MILLIMETRES = 1_000;
const METRES_BELOW = 30;

const bareSides = ({ sides }: WrittenSize): number[] =>
  sides.flatMap(({ value, unit }) => (unit === null ? [value] : []));

const isFootLabel = ({ sizes, areas }: PlanLabel): boolean =>
  areas.some((area) => !area.isMetric) ||
  sizes.some(({ sides }) => sides.some(({ unit }) => unit === 'ft' || unit === 'in'));

const isMetricLabel = ({ sizes, areas, isScaleMetric }: PlanLabel): boolean =>
  isScaleMetric ||
  areas.some((area) => area.isMetric) ||
  sizes.some(({ sides }) => sides.some(({ unit }) => isMetric(unit)));

const share = (values: readonly number[], test: (value: number) => boolean): number =>
  values.filter(test).length / values.length;

/** @returns null when no size of the plan leaves its unit out. */
export const bareUnitOf = (labels: readonly PlanLabel[]): LengthUnit | null => {
  const values = labels.flatMap(({ sizes }) => sizes.flatMap(bareSides));
  if (values.length === 0) return null;
  if (share(values, (value) => value >= LEAST_MILLIMETRES) > 0.5) return 'mm';
  if (share(values, (value) => value >= LEAST_CENTIMETRES) > 0.5) return 'cm';
  const isMetricPlan = labels.some(isMetricLabel) && !labels.some(isFootLabel);
  return isMetricPlan && values.every((value) => value < METRES_BELOW) ? 'm' : 'ft';
};

const ROOM_FEET = { min: 2, max: 200 };

export interface SizeInFeet {
  lengthFt: number;
  widthFt: number;
  heightFt: number | null;
  unit: LengthUnit;
}

/** The first of a label's sizes that is one of a room, in feet where both units are written. @returns null when none is */
export const roomSizeOf = (
  sizes: readonly WrittenSize[],
  bareUnit: LengthUnit,
): SizeInFeet | null => {
  const inFeet = sizes.flatMap(({ sides, height }) => {
    const [a, b] = sides.map(({ value, unit }) => toFeet(value, unit ?? bareUnit));
    if (a === undefined || b === undefined) return [];
    const [widthFt, lengthFt] = [hundredths(Math.min(a, b)), hundredths(Math.max(a, b))];
    if (widthFt < ROOM_FEET.min || lengthFt > ROOM_FEET.max) return [];
    const heightFt = height && hundredths(toFeet(height.value, height.unit ?? bareUnit));
    return [{ lengthFt, widthFt, heightFt, unit: sides[0].unit ?? bareUnit }];
  });
  return inFeet.find(({ unit }) => !isMetric(unit)) ?? inFeet[0] ?? null;
};
