// Reads a job's uploads for the estimator and keeps the rooms found there, so that their owner can see and correct them.
import type { Ports } from '../../context.ts';
import type { FileReading } from '../../domain/job-reading.ts';
import { usualUse } from '../../domain/paper/usual-use.ts';
import type { EstimateRequest, RequestImage } from '../../estimator/estimate-request.ts';
import type { RoomReading, UploadReading } from '../../estimator/upload-reading.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { openJobPictures } from '../files/read-pictures.ts';
import { readJobUploads } from '../files/read-uploads.ts';
import type { JobUpload } from '../files/uploads-of-job.ts';
import { findLeftOut } from '../files/left-out-uploads.ts';
import { contentWith } from '../reading/upload-content.ts';
import { leftOut } from '../reading/reading-notes.ts';
import { correctedRoomsOf, inputsBeforeOf, writeClaimed } from '../jobs/job-claim.ts';
import { distinctRooms, toReadings } from './rooms-of-job.ts';

const withoutLeftOut = (
  readings: UploadReading[],
  files: readonly { id: number }[],
): UploadReading[] => {
  const ids = new Set(files.map(({ id }) => String(id)));
  return readings.map((reading) =>
    ids.has(reading.fileId) ? { ...reading, ...contentWith(leftOut(reading.name)) } : reading,
  );
};

export interface UploadsRead extends Pick<EstimateRequest, 'uploads'> {
  correctedRooms: RoomReading[] | null;
  /** What the estimate which stands was priced with: its rooms, and nothing of uploads it was made without. */
  before: Pick<UploadsRead, 'uploads' | 'correctedRooms'>;
  /** Pictures for a model that can see; empty without such a model. */
  images: RequestImage[];
}

/** Throws UNAVAILABLE while the bytes cannot be reached, JobLost, the signal's reason. */
export const readUploadsOf = async (
  ports: Ports,
  job: Job,
  files: readonly JobUpload[],
  signal: AbortSignal,
  onReading: (reading: FileReading) => void,
): Promise<UploadsRead> => {
  const pictures = ports.estimator.seesPictures ? openJobPictures(ports, job, files) : undefined;
  const uploads = await readJobUploads(ports, job, files, signal, {
    onReading,
    pictures,
    usualUse: usualUse(job.instructions),
  });
  const inputsBefore = inputsBeforeOf(job);
  const corrected = correctedRoomsOf(job);
  const found = corrected ? [] : distinctRooms(uploads);
  if (found.length > 0) await writeClaimed(ports, job, { roomsRead: found });
  return {
    uploads,
    correctedRooms: toReadings(corrected),
    before: {
      uploads: inputsBefore ? withoutLeftOut(uploads, await findLeftOut(ports, job.id)) : uploads,
      correctedRooms: toReadings(inputsBefore?.roomsCorrected ?? null),
    },
    images: pictures?.images ?? [],
  };
};
