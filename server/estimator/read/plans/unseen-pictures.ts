// What nobody looked at: photos and videos that were not interpreted. It stands among the warnings, where it is read.
import type { UploadReading } from '../../upload-reading.ts';

/** @returns each sentence once, in the order of the uploads; none when all was looked at */
export const unseenPictures = (uploads: readonly UploadReading[]): string[] => [
  ...new Set(
    uploads
      .filter(({ kind }) => kind === 'PHOTO' || kind === 'VIDEO')
      .flatMap(({ note }) => note ?? []),
  ),
];
