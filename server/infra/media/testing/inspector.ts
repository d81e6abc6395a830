// The inspector of uploads, for the tests of a file, and a folder for what it looks at.
import { afterAll, beforeAll } from 'vitest';
import type { FileKind } from '../../../domain/catalog.ts';
import { findFfmpeg } from '../find-ffmpeg.ts';
import { createMediaInspector, type MediaInspector } from '../inspect-media.ts';
import { makeScratch, type Scratch } from './files.ts';

export const useInspector = () => {
  let media: MediaInspector;
  let scratch: Scratch;
  beforeAll(async () => {
    scratch = await makeScratch();
    media = createMediaInspector((await findFfmpeg())?.path ?? null);
  });
  afterAll(async () => {
    await media.close();
    await scratch.remove();
  });
  return {
    scratch: () => scratch,
    inspect: async (kind: FileKind, bytes: Buffer | string) =>
      media.inspect({ path: await scratch.save(bytes), kind }, { owner: 'me' }),
  };
};
