// What is told of a running job, for the eye and for the ear. The ear hears of files and tens of lines, not of every page and line.
import { type JobStage, STAGE_LABELS } from '../../../server/domain/estimate/job-status.ts';
import type { LiveJob_JobFragment, ReadingUnit } from '../../gql/graphql.ts';

export type ReadingProgress = NonNullable<LiveJob_JobFragment['reading']>;

const UNIT_WORDS: Record<ReadingUnit, string> = { PAGE: 'page', FRAME: 'frame', ROW: 'row' };
const SPOKEN_NAME = 60;
const SPOKEN_END = 12;

const count = (figure: number): string => figure.toLocaleString('en-US');

/** "page 3 of 12"; empty where there is nothing to count. */
export const stepWords = ({ step }: ReadingProgress): string =>
  step && step.count > 1
    ? `${UNIT_WORDS[step.unit]} ${count(step.position)} of ${count(step.count)}`
    : '';

/** "file 2 of 5"; empty for a single one. */
export const fileWords = ({ filePosition, fileCount }: ReadingProgress): string =>
  fileCount > 1 ? `file ${filePosition} of ${fileCount}` : '';

const spokenName = (name: string): string => {
  const letters = Array.from(name);
  if (letters.length <= SPOKEN_NAME) return name;
  const start = letters.slice(0, SPOKEN_NAME - SPOKEN_END).join('');
  return `${start}… ${letters.slice(-SPOKEN_END).join('')}`;
};

const spokenLines = (lineCount: number): string => {
  if (lineCount === 0) return '';
  return lineCount < 10
    ? 'the first lines are priced'
    : `more than ${Math.floor(lineCount / 10) * 10 - 1} lines are priced`;
};

/** For the one live region of the page. */
export const spokenProgress = (
  stage: JobStage,
  reading: ReadingProgress | null,
  lineCount: number,
): string =>
  [
    STAGE_LABELS[stage],
    reading ? fileWords(reading) : '',
    reading ? spokenName(reading.fileName) : '',
    stage === 'PRICING' ? spokenLines(lineCount) : '',
  ]
    .filter(Boolean)
    .join(', ');
