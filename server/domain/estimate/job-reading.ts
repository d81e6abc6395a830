// What of a job's uploads is being read right now: which file, and how far into it.

export const READING_UNITS = ['PAGE', 'FRAME', 'ROW'] as const;
export type ReadingUnit = (typeof READING_UNITS)[number];

/** Counts from 1; `position` is the one being read. */
export interface ReadingStep {
  unit: ReadingUnit;
  position: number;
  count: number;
}

export interface FileReading {
  fileName: string;
  /** Among the job's uploads, from 1. */
  filePosition: number;
  fileCount: number;
  /** Part that is being read. It is null while there are no parts to count. */
  step: ReadingStep | null;
}

/** Share of all uploads that is behind the reader, 0 to 1. */
export const shareRead = ({ filePosition, fileCount, step }: FileReading): number =>
  (filePosition - 1 + (step ? (step.position - 1) / step.count : 0)) / fileCount;
