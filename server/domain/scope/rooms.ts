// Rooms as read from a plan or a document, and as their owner corrects them. Feet and square feet.
import { z } from 'zod';
import { PROJECT_LIMITS, ESTIMATE_LIMITS, keepUnder } from '../limits.ts';
import { cleanText } from '../validation.ts';

const feet = (max: number, what: string) =>
  z
    .number(`Give the ${what} as a number of feet.`)
    .min(1, `A ${what} under one foot cannot be right.`)
    .max(max, `A ${what} over ${max} ft cannot be right.`)
    .nullable()
    .default(null);

export const roomSchema = z.object({
  name: z
    .string()
    .transform((name) => cleanText(name).trim())
    .pipe(
      z
        .string()
        .min(1, 'Name the room.')
        .max(PROJECT_LIMITS.room, keepUnder(PROJECT_LIMITS.room, 'the name')),
    ),
  lengthFt: feet(1_000, 'length'),
  widthFt: feet(1_000, 'width'),
  heightFt: feet(60, 'ceiling height'),
  areaSf: z
    .number()
    .min(1, 'An area under one square foot cannot be right.')
    .max(1_000_000, 'An area over 1,000,000 square feet cannot be right.')
    .nullable()
    .default(null),
});

export const storedRoomSchema = roomSchema.extend({
  /** Where in the uploads it was read: `plan.pdf, page 1`; null or absent for what its owner typed. */
  source: z.string().nullable().optional(),
  /** Measured, but no name stands there. */
  isUnnamed: z.literal(true).optional(),
});
/** A room named and, as far as known, measured. */
export type Room = z.infer<typeof storedRoomSchema>;

export const roomsSchema = z
  .array(roomSchema)
  .min(1, 'Keep at least one room.')
  .max(ESTIMATE_LIMITS.rooms, `At most ${ESTIMATE_LIMITS.rooms} rooms fit.`);
