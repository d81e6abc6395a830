// What one plan or document says, whole. It fails only for reasons another try may cure; a file that cannot be read is a
// reading with a note.
import { DomainError } from '../../domain/errors.ts';
import type { ReadingCaller } from '../../infra/media/read-media.ts';
import { readDocument } from './read-document.ts';
import { readPlan } from './read-plan.ts';
import { notRead } from './reading-notes.ts';
import type { PaperReading, ReaderPorts } from './read-source.ts';

const READERS = { FLOOR: readPlan, DOC: readDocument } as const;

/** What another try would meet again. */
const OF_FILE: ReadonlySet<string> = new Set(['BAD_INPUT', 'TOO_LARGE']);

/** Kinds of uploads that say something in words or figures. */
export type ReadableKind = keyof typeof READERS;

/** @throws DomainError UNAVAILABLE, and whatever else a later try may not meet; the signal's reason */
export const readUpload = async (
  ports: ReaderPorts,
  upload: { kind: ReadableKind; path: string; name: string },
  caller: ReadingCaller,
): Promise<PaperReading> => {
  try {
    return await READERS[upload.kind](ports, upload, caller);
  } catch (error) {
    caller.signal?.throwIfAborted();
    if (!(error instanceof DomainError) || !OF_FILE.has(error.code)) throw error;
    return { paper: null, notes: [notRead(upload.name, error.message)] };
  }
};
