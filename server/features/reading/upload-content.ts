// What is read of one upload, within the text that a job has room for.
import type { Ports } from '../../context.ts';
import type { UploadReading } from '../../estimator/upload-reading.ts';
import type { ReadingCaller } from '../../infra/media/read-media.ts';
import type { ReadingBudget } from './page-text.ts';

export type UploadContent = Pick<UploadReading, 'text' | 'rooms' | 'lines' | 'note'>;

export type ReaderPorts = Pick<Ports, 'mediaReader' | 'log'>;

export type ReadUpload = (
  ports: ReaderPorts,
  upload: { path: string; name: string },
  budget: ReadingBudget,
  caller: ReadingCaller,
) => Promise<UploadContent>;

export const contentWith = (note: string | null): UploadContent => ({
  text: '',
  rooms: [],
  lines: [],
  note,
});

/** Cuts at the end of a line, so that no figure is halved. */
export const spend = (budget: ReadingBudget, text: string): { text: string; isCut: boolean } => {
  const isCut = text.length > budget.chars;
  const end = isCut ? Math.max(0, text.lastIndexOf('\n', budget.chars)) : text.length;
  budget.chars -= end;
  return { text: text.slice(0, end), isCut };
};

export const joined = (notes: readonly string[]): string | null => notes.join(' ') || null;
