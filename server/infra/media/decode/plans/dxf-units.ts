// The unit that a DXF drawing is drawn in: the one that it names, if its rooms are as large as rooms are in it.
import { badInput } from '../../../../domain/errors.ts';
import type { DxfFile } from './dxf-file.ts';

interface DxfUnit {
  name: string;
  meters: number;
}

const INCHES: DxfUnit = { name: 'inches', meters: 0.0254 };
const FEET: DxfUnit = { name: 'feet', meters: 0.3048 };
const MILLIMETERS: DxfUnit = { name: 'millimeters', meters: 0.001 };
const CENTIMETERS: DxfUnit = { name: 'centimeters', meters: 0.01 };
const METERS: DxfUnit = { name: 'meters', meters: 1 };

/** Units of `$INSUNITS`; those of surveyors differ from others by two millionths. */
const UNITS: Readonly<Record<string, DxfUnit>> = {
  1: INCHES,
  2: FEET,
  4: MILLIMETERS,
  5: CENTIMETERS,
  6: METERS,
  10: { name: 'yards', meters: 0.9144 },
  14: { name: 'decimeters', meters: 0.1 },
  21: FEET,
  22: INCHES,
};
const METRIC = [MILLIMETERS, CENTIMETERS, METERS];
/** Units that a drawing may be drawn in where it names none, by `$MEASUREMENT`. */
const GUESSED: Readonly<Record<string, readonly DxfUnit[]>> = { 0: [INCHES, FEET], 1: METRIC };
const ANY_UNIT = [INCHES, FEET, ...METRIC];
/** `$LUNITS` 3 and 4 write feet and inches, and count in inches. */
const FEET_AND_INCHES = new Set(['3', '4']);

/** Square meters that the middle room of a drawing has. */
const USUAL_AREA = { least: 2, most: 120 } as const;
/** Those that it has in most: a unit is taken instead of the one that is told where it alone makes such rooms. */
const LIKELY_AREA = { least: 4, most: 40 } as const;
/** Square meters beyond which the middle room of a drawing is none, whatever the drawing says. */
const POSSIBLE_AREA = { least: 0.2, most: 1_000 } as const;

const isBetween = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.trunc(values.length / 2)] ?? 0;

const noUnits = () =>
  badInput(
    'This drawing does not say in which unit it is drawn. Set its units (command UNITS: inches, feet, millimeters or meters), save it as DXF again, or save it as PDF, and upload that.',
  );
const wrongUnit = (name: string) =>
  badInput(
    `This drawing says that it is drawn in ${name}, in which its rooms have no size of rooms. Set its units (command UNITS: inches, feet, millimeters or meters), save it as DXF again, or save it as PDF, and upload that.`,
  );

export interface DrawnIn {
  meters: number;
  /** Where it says another unit than it is drawn in. */
  instead: { told: string; taken: string } | null;
}

/**
 * @param areas of its rooms, in squares of its unit
 * @throws DomainError BAD_INPUT where nothing tells the unit
 */
export const unitOf = ({ header }: DxfFile, areas: readonly number[]): DrawnIn => {
  const middle = medianOf(areas);
  const fits = ({ meters }: DxfUnit, limits: { least: number; most: number }) =>
    isBetween(middle * meters ** 2, limits);
  const inFeet = FEET_AND_INCHES.has(header.get('$LUNITS') ?? '') ? INCHES : undefined;
  const named = UNITS[header.get('$INSUNITS') ?? ''];
  const told = named ?? inFeet;
  if (told && fits(told, POSSIBLE_AREA)) return { meters: told.meters, instead: null };
  const measurement = header.get('$MEASUREMENT');
  const guesses = told || measurement === undefined ? ANY_UNIT : (GUESSED[measurement] ?? []);
  const fitting = guesses.filter((unit) => fits(unit, told ? LIKELY_AREA : USUAL_AREA));
  const [taken, ...others] = inFeet && fitting.includes(inFeet) ? [inFeet] : fitting;
  if (!taken || others.length > 0) throw told ? wrongUnit(told.name) : noUnits();
  return {
    meters: taken.meters,
    instead: told ? { told: told.name, taken: taken.name } : null,
  };
};
