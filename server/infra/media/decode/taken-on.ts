// The day on which a photo was taken, as its camera wrote it.
import readExif from 'exif-reader';
import { calendarDay } from '../../../domain/text/iso-day.ts';

/** Cameras whose clock was never set begin earlier. */
const FIRST_YEAR = 2000;

/**
 * exif-reader gives the local time of the camera as if it were UTC. So its UTC parts are the day that the camera showed,
 * wherever this runs.
 *
 * @returns ISO 8601; null where nothing, or no day of the calendar, is told
 */
export const takenOn = (exif: Buffer | undefined): string | null => {
  if (!exif) return null;
  try {
    const { Photo, Image } = readExif(exif);
    const time = Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime;
    if (!(time instanceof Date) || !(time.getUTCFullYear() >= FIRST_YEAR)) return null;
    return calendarDay(time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate());
  } catch {
    return null;
  }
};
