import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { guestOf } from '../../testing/world.ts';
import type { FileReading } from '../../domain/estimate/job-reading.ts';
import { type ReadingOptions, readJobUploads } from './read-uploads.ts';
import { findJobUploads } from './uploads-of-job.ts';
import { fixtureUpload } from '../../testing/stored-files.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer();
const never = new AbortController().signal;

/** Uploads, in this order, and the id of the job that has them. */
const jobWith = async (...files: readonly (readonly [name: string, kind: string])[]) => {
  const guest = guestOf(server());
  const uploads: string[] = [];
  for (const [name, kind] of files)
    uploads.push(await guest.upload(await fixtureUpload(name, kind)));
  const { id } = await guest.submit({ uploads });
  await guest.waitForEnd(id);
  return numberOf(id);
};

/** Makes the files look like those that came before anything was read as it came. */
const forgetReadings = (jobId: number) =>
  server().ports.db.paper.deleteMany({ where: { file: { jobs: { some: { jobId } } } } });

const readAll = async (
  id: number,
  options: ReadingOptions = {},
  signal = never,
  ports = server().ports,
) =>
  readJobUploads(
    ports,
    { id, run: 1 },
    await findJobUploads(ports, id),
    { owner: 'me', signal },
    options,
  );

describe('the uploads of a job', () => {
  it('are read in their order, and each is told of with its name and how far it is read', async () => {
    const id = await jobWith(['bid.xlsx', 'doc'], ['photo.png', 'photo'], ['plan.pdf', 'floor']);
    await forgetReadings(id);
    const heard: FileReading[] = [];
    const readings = await readAll(id, { onReading: (reading) => heard.push(reading) });
    expect(
      readings.map(({ kind, name, rooms, paper }) => [
        kind,
        name,
        rooms.length,
        paper?.lines.length ?? 0,
      ]),
    ).toEqual([
      ['DOC', 'bid.xlsx', 0, 4],
      ['PHOTO', 'photo.png', 0, 0],
      ['FLOOR', 'plan.pdf', 4, 0],
    ]);
    const bid = { fileName: 'bid.xlsx', filePosition: 1, fileCount: 3 };
    const plan = { fileName: 'plan.pdf', filePosition: 3, fileCount: 3 };
    expect(heard).toEqual([
      { ...bid, step: null },
      { ...bid, step: { unit: 'ROW', position: 1, count: expect.any(Number) } },
      { ...plan, step: null },
      { ...plan, step: { unit: 'PAGE', position: 1, count: 1 } },
    ]);
  });

  it('say once that photos and videos were not interpreted', async () => {
    const id = await jobWith(
      ['photo.png', 'photo'],
      ['photo-kitchen.jpg', 'photo'],
      ['clip.mp4', 'video'],
      ['clip.mov', 'video'],
    );
    const readings = await readAll(id);
    expect(readings.map(({ note }) => note)).toEqual([
      'Photos were not interpreted; they are kept with the estimate and set no quantity.',
      null,
      'Videos were not interpreted; they are kept with the estimate and set no quantity.',
      null,
    ]);
  });

  it('that cannot be reached are worth another try', async () => {
    const id = await jobWith(['bid.xlsx', 'doc']);
    await forgetReadings(id);
    const { ports } = server();
    const gone = { ...ports, storage: { ...ports.storage, size: async () => null } };
    await expect(readAll(id, {}, never, gone)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it('that were read when they came are not opened again', async () => {
    const id = await jobWith(['bid.xlsx', 'doc']);
    const { ports } = server();
    const gone = { ...ports, storage: { ...ports.storage, size: async () => null } };
    const heard: FileReading[] = [];
    const onReading = (reading: FileReading) => heard.push(reading);
    const [bid] = await readAll(id, { onReading }, never, gone);
    expect([bid?.paper?.lines.length, heard.map(({ step }) => step)]).toEqual([4, [null]]);
  });

  it('are left alone once the job is stopped', async () => {
    const id = await jobWith(['plan.png', 'floor']);
    const reason = new Error('cancelled');
    await expect(readAll(id, {}, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
