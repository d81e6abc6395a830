// What one plan or document says: its text within the job's budget, its rooms and its line items, and what was left out.
// It fails only for reasons another try may cure; a file that cannot be read is a reading with a note.
import { DomainError } from '../../domain/errors.ts';
import type { ReadingCaller } from '../../infra/media/read-media.ts';
import type { ReadingBudget } from './page-text.ts';
import { notRead } from './reading-notes.ts';
import { readDocument } from './read-document.ts';
import { readPlan } from './read-plan.ts';
import {
  contentWith,
  type ReadUpload,
  type ReaderPorts,
  type UploadContent,
} from './upload-content.ts';

const READERS = { FLOOR: readPlan, DOC: readDocument } satisfies Record<string, ReadUpload>;

/** @throws DomainError UNAVAILABLE, and whatever else a later try may not meet; the signal's reason */
export const readUpload = async (
  ports: ReaderPorts,
  upload: { kind: keyof typeof READERS; path: string; name: string },
  budget: ReadingBudget,
  caller: ReadingCaller,
): Promise<UploadContent> => {
  try {
    return await READERS[upload.kind](ports, upload, budget, caller);
  } catch (error) {
    caller.signal?.throwIfAborted();
    if (!(error instanceof DomainError) || error.code !== 'BAD_INPUT') throw error;
    return contentWith(notRead(upload.name, error.message));
  }
};
