// What stands on one document: its numbers as a PaperEstimate, read by geometry; pages that are drawn are recognised first.
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import type { ReadingCaller } from '../../infra/media/read-media.ts';
import type { ReaderPorts } from './upload-content.ts';

export interface PaperReading {
  /** Null when nothing could be read. */
  paper: PaperEstimate | null;
  /** What could not be read, in a sentence. */
  note: string | null;
}

export const readPaperFile = async (
  _ports: ReaderPorts,
  _upload: { path: string; name: string },
  _caller: ReadingCaller,
): Promise<PaperReading> => ({ paper: null, note: null });
