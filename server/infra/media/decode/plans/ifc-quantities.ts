// Quantities that a program wrote beside the elements of an IFC model, in meters. Unlike meshes, web-ifc gives them in units of the
// file: millimeters, feet, or what each quantity names itself.
import {
  type IfcAPI,
  IFCCONVERSIONBASEDUNIT,
  IFCELEMENTQUANTITY,
  IFCQUANTITYAREA,
  IFCQUANTITYLENGTH,
  IFCRELDEFINESBYPROPERTIES,
  IFCSIUNIT,
  IFCUNITASSIGNMENT,
} from 'web-ifc';
import { allLinesOf, firstLinesOf, IfcLine } from './ifc-line.ts';

/** Quantities by their names in the file, such as `NetWallArea`. */
export interface Quantities {
  /** Square meters. */
  areas: ReadonlyMap<string, number>;
  /** Meters. */
  lengths: ReadonlyMap<string, number>;
}

const PREFIXES: Readonly<Record<string, number>> = {
  MICRO: 1e-6,
  MILLI: 1e-3,
  CENTI: 1e-2,
  DECI: 1e-1,
  DECA: 10,
  HECTO: 100,
  KILO: 1000,
};

const POWERS: Readonly<Record<string, number>> = { LENGTHUNIT: 1, AREAUNIT: 2 };

/** Meters, or square meters, of a unit of length or area; null of any other. */
const metersOf = (unit: IfcLine): number | null => {
  const power = POWERS[unit.text('UnitType')];
  if (power === undefined) return null;
  if (unit.type === IFCSIUNIT) {
    const prefix = unit.text('Prefix');
    const factor = prefix === '' ? 1 : PREFIXES[prefix];
    return factor === undefined ? null : factor ** power;
  }
  if (unit.type !== IFCCONVERSIONBASEDUNIT) return null;
  const conversion = unit.to('ConversionFactor');
  const base = conversion?.to('UnitComponent');
  const baseMeters = base?.type === IFCSIUNIT ? metersOf(base) : null;
  const factor = conversion?.number('ValueComponent') ?? null;
  return factor === null || baseMeters === null ? null : factor * baseMeters;
};

interface Units {
  length: number | null;
  area: number | null;
}

/** Units of the project. Areas without a unit are squares of its lengths. */
const unitsOf = (api: IfcAPI, model: number): Units => {
  const [assignment] = firstLinesOf(api, model, IFCUNITASSIGNMENT, 1);
  const units = assignment === undefined ? [] : new IfcLine(api, model, assignment).all('Units');
  const named = (type: string) => {
    const unit = units.find((one) => one.text('UnitType') === type);
    return unit ? metersOf(unit) : null;
  };
  const length = named('LENGTHUNIT');
  return { length, area: named('AREAUNIT') ?? (length === null ? null : length ** 2) };
};

const readSet = (set: IfcLine, units: Units): Quantities => {
  const areas = new Map<string, number>();
  const lengths = new Map<string, number>();
  for (const quantity of set.all('Quantities')) {
    const isArea = quantity.type === IFCQUANTITYAREA;
    if (!isArea && quantity.type !== IFCQUANTITYLENGTH) continue;
    const own = quantity.to('Unit');
    const meters = own ? metersOf(own) : isArea ? units.area : units.length;
    const value = quantity.number(isArea ? 'AreaValue' : 'LengthValue');
    if (meters !== null && value !== null)
      (isArea ? areas : lengths).set(quantity.text('Name'), value * meters);
  }
  return { areas, lengths };
};

const merged = (one: Quantities | undefined, other: Quantities): Quantities => ({
  areas: new Map([...(one?.areas ?? []), ...other.areas]),
  lengths: new Map([...(one?.lengths ?? []), ...other.lengths]),
});

/** @returns quantities of those elements that have any; null where the model holds more than are read */
export const quantitiesOf = (
  api: IfcAPI,
  model: number,
  elements: ReadonlySet<number>,
): ReadonlyMap<number, Quantities> | null => {
  const found = new Map<number, Quantities>();
  if (firstLinesOf(api, model, IFCELEMENTQUANTITY, 1).length === 0) return found;
  const relations = allLinesOf(api, model, IFCRELDEFINESBYPROPERTIES);
  if (!relations) return null;
  const units = unitsOf(api, model);
  for (const id of relations) {
    const relation = new IfcLine(api, model, id);
    const own = relation.ids('RelatedObjects').filter((element) => elements.has(element));
    const set = own.length > 0 ? relation.to('RelatingPropertyDefinition') : null;
    if (set?.type !== IFCELEMENTQUANTITY) continue;
    const quantities = readSet(set, units);
    for (const element of own) found.set(element, merged(found.get(element), quantities));
  }
  return found;
};
