// Where the work is: price factors by ZIP code or its first three digits, else by state, else the US average.

export interface Region {
  /** Name for people: "Seattle WA (ZIP 981)", "Texas", "US average". */
  label: string;
  /** Two letters; null when the place is unknown. */
  state: string | null;
  labor: number;
  material: number;
  /** Rented equipment follows wages only in part. */
  equipment: number;
  known: boolean;
}

const EQUIPMENT_SHARE = 0.4;

export const regionOf = (
  label: string,
  state: string | null,
  labor: number,
  material: number,
): Region => ({
  label,
  state,
  labor,
  material,
  equipment: 1 + EQUIPMENT_SHARE * (labor - 1),
  known: state !== null,
});

export const US_AVERAGE: Region = regionOf('US average', null, 1, 1);

export interface Regions {
  /** Regions by the first three digits of a ZIP code, or by all five where one code lies in another state than its prefix. */
  prefixes: ReadonlyMap<string, Region>;
  /** Regions by the name that an estimate gives the place that priced it. */
  labels: ReadonlyMap<string, Region>;
  /** Regions by two-letter state code. */
  states: ReadonlyMap<string, Region>;
  /** State code by the full name in lower case. */
  stateNames: ReadonlyMap<string, string>;
}

/** `zip` as typed; a five- or nine-digit code is looked up, anything else gives the US average. */
export const regionByZip = ({ prefixes }: Regions, zip: string): Region => {
  const code = /^(\d{5})(?:-?\d{4})?$/.exec(zip.trim())?.[1];
  if (code === undefined) return US_AVERAGE;
  return prefixes.get(code) ?? prefixes.get(code.slice(0, 3)) ?? US_AVERAGE;
};

/** Region of a state; undefined for what is no state's code. */
export const regionByState = ({ states }: Regions, state: string): Region | undefined =>
  states.get(state.toUpperCase());
