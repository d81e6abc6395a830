// Where an assembly is usually done, for work that names no place. Source: usual_places.csv, own judgment.
import { z } from 'zod';
import type { AssemblyData } from './assemblies.ts';
import { readTable } from './table.ts';

const rowSchema = z.object({
  assembly: z.string().min(1),
  place: z.string().min(1),
  of: z.enum(['room', 'building']),
});

export interface UsualPlace {
  type: string;
  /** Work on the building or its ground, whatever room is spoken of. */
  ofBuilding: boolean;
}

/**
 * Usual place by assembly; every assembly has one.
 * @throws Error naming a row or an assembly that cannot be used.
 */
export const readUsualPlaces = (
  file: string,
  text: string,
  { assemblies, roomDefaults }: Pick<AssemblyData, 'assemblies' | 'roomDefaults'>,
): ReadonlyMap<string, UsualPlace> => {
  const rows = readTable(file, text, rowSchema, (row) => row.assembly);
  for (const { assembly, place } of rows.values()) {
    if (!assemblies.has(assembly)) throw new Error(`${file}: there is no assembly "${assembly}"`);
    if (!Object.hasOwn(roomDefaults, place))
      throw new Error(`${file} assembly ${assembly}: "${place}" is not among room_defaults`);
  }
  const missing = [...assemblies.keys()].find((id) => !rows.has(id));
  if (missing !== undefined) throw new Error(`${file}: assembly "${missing}" has no usual place`);
  return new Map(
    [...rows.values()].map((row) => [
      row.assembly,
      { type: row.place, ofBuilding: row.of === 'building' },
    ]),
  );
};
