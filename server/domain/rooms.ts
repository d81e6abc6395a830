// Rooms as read from a plan or a document, and as their owner corrects them. Feet and square feet.
import { z } from 'zod';

export const ROOMS_MAX = 60;
const feet = (max: number, what: string) =>
  z
    .number(`Give the ${what} as a number of feet.`)
    .min(1, `A ${what} under one foot cannot be right.`)
    .max(max, `A ${what} over ${max} ft cannot be right.`)
    .nullable()
    .default(null);

export const roomSchema = z.object({
  name: z.string().trim().min(1, 'Name the room.').max(60, 'Keep the name under 60 characters.'),
  lengthFt: feet(1_000, 'length'),
  widthFt: feet(1_000, 'width'),
  heightFt: feet(60, 'ceiling height'),
  areaSf: z
    .number()
    .min(1, 'An area under one square foot cannot be right.')
    .max(1_000_000)
    .nullable()
    .default(null),
});

/** A room named and, as far as known, measured. */
export type Room = z.infer<typeof roomSchema> & {
  /** Where in the uploads it was read: `plan.pdf, page 1`; null or absent for what its owner typed. */
  source?: string | null;
  /** Measured, but no name stands there. */
  isUnnamed?: true;
};

export const roomsSchema = z
  .array(roomSchema)
  .min(1, 'Keep at least one room.')
  .max(ROOMS_MAX, `At most ${ROOMS_MAX} rooms fit.`);

/** The same name, whatever its case and spaces: `Living room` is `LIVINGROOM`. */
export const isSameRoom = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((name) => name.replaceAll(/\s+/g, ''));
  return (a ?? '').localeCompare(b ?? '', 'en', { sensitivity: 'accent' }) === 0;
};
