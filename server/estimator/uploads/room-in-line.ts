// The room of a line such as "Kitchen, 16 ft x 12 ft".
import type { RoomReading } from '../upload-reading.ts';
import { takeLabelSizes } from './label-sizes.ts';
import { hundredths } from './lengths.ts';
import { roomSizeOf } from './plan-units.ts';
import { roomNameOf } from './room-names.ts';

const FILLERS =
  /\b(?:lxwxh|lxw|dimensions?|size|height|ceiling|approx(?:imately)?|about|is|room size)\b/gi;

/** @param section the room whose section the line stands in; a line of sizes alone speaks of it */
export const roomInLine = (line: string, section: string | null): RoomReading | null => {
  if (line.length > 120 || !/\d/.test(line)) return null;
  const { sizes, areas, ceilings, rest } = takeLabelSizes(line.replaceAll('\t', ' '));
  const words = rest.replaceAll(FILLERS, ' ');
  const name = /[\p{L}\d]/u.test(words) ? roomNameOf(words) : section;
  const size = roomSizeOf(sizes, 'ft');
  const [area] = areas;
  if (!name || sizes.length + areas.length > 2 || (!size && !area)) return null;
  const [ceiling] = ceilings;
  return {
    name,
    lengthFt: size?.lengthFt ?? null,
    widthFt: size?.widthFt ?? null,
    heightFt: ceiling === undefined ? (size?.heightFt ?? null) : hundredths(ceiling),
    areaSf: area ? hundredths(area.squareFeet) : null,
  };
};
