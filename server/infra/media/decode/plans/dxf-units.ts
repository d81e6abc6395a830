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
export interface DrawnIn {
  /** The unit; null where the told one is none and no other is sure. */
  meters: number | null;
  /** Where it says another unit than it is drawn in. */
  instead: { told: string; taken: string | null } | null;
}

export interface Sized {
  /** Squares of the drawing's unit. */
  area: number;
  /** Square meters of the size that stands in the room; null where none does. */
  written: number | null;
}

/** Share by which a written area may differ from the drawn one: it is of finished walls, or of the larger part of a room. */
const ALIKE = 0.25;
/** One room alone may be no room. */
const LEAST_ROOMS = 2;

/** The unit in which most rooms are as large as is written in them; null where none is written. */
const writtenUnit = (rooms: readonly Sized[]): DxfUnit | null => {
  const known = rooms.filter(({ written }) => written !== null);
  const agreeing = ({ meters }: DxfUnit) =>
    known.filter(({ area, written }) => Math.abs((area * meters ** 2) / (written ?? 1) - 1) < ALIKE)
      .length;
  const best = ANY_UNIT.toSorted((a, b) => agreeing(b) - agreeing(a))[0];
  return best && agreeing(best) > known.length / 2 ? best : null;
};

/**
 * @param rooms of the drawing
 * @throws DomainError BAD_INPUT where it tells no unit and nothing else does
 */
export const unitOf = ({ header }: DxfFile, rooms: readonly Sized[]): DrawnIn => {
  const middle = medianOf(rooms.map(({ area }) => area));
  const fits = ({ meters }: DxfUnit, limits: { least: number; most: number }) =>
    isBetween(middle * meters ** 2, limits);
  const inFeet = FEET_AND_INCHES.has(header.get('$LUNITS') ?? '') ? INCHES : undefined;
  const told = UNITS[header.get('$INSUNITS') ?? ''] ?? inFeet;
  const written = writtenUnit(rooms);
  if (told && !written && fits(told, POSSIBLE_AREA)) return { meters: told.meters, instead: null };
  const measurement = header.get('$MEASUREMENT');
  const guesses = told || measurement === undefined ? ANY_UNIT : (GUESSED[measurement] ?? []);
  const fitting = guesses.filter((unit) => fits(unit, told ? LIKELY_AREA : USUAL_AREA));
  const [only, ...others] = inFeet && fitting.includes(inFeet) ? [inFeet] : fitting;
  const isSure = others.length === 0 && (!told || rooms.length >= LEAST_ROOMS);
  const taken = written ?? (isSure ? only : undefined);
  if (!taken && !told) throw noUnits();
  const isTold = told && taken?.meters === told.meters;
  return {
    meters: taken?.meters ?? null,
    instead: told && !isTold ? { told: told.name, taken: taken?.name ?? null } : null,
  };
};
