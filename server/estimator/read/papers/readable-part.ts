// Reads only the beginning of a very long text. A sentence says so: nothing is lost without a word.
import { inWords } from '../../../domain/numbers.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import type { UploadReading } from '../../upload-reading.ts';
import { READ_AT_MOST } from '../language/text.ts';

/** Ends with a line, else with a word, so that no figure is halved. */
const beginningOf = (text: string): string => {
  const start = text.slice(0, READ_AT_MOST);
  const line = start.lastIndexOf('\n');
  const end = line > READ_AT_MOST / 2 ? line : start.search(/\s\S*$/);
  return end > 0 ? start.slice(0, end) : start;
};

const MOST = inWords(READ_AT_MOST);

const warningOf = (what: string, advice: string): string =>
  `Only the first ${MOST} characters of ${what} were read for work; nothing after them is priced. ${advice}`;

interface Readable {
  instructions: string;
  uploads: UploadReading[];
  /** Sentences, one for each text that was cut. */
  warnings: string[];
}

export const readablePart = ({
  instructions,
  uploads,
}: Pick<EstimateRequest, 'instructions' | 'uploads'>): Readable => {
  const warnings: string[] = [];
  const cut = (text: string, what: string, advice: string): string => {
    if (text.length <= READ_AT_MOST) return text;
    warnings.push(warningOf(what, advice));
    return beginningOf(text);
  };
  return {
    instructions: cut(
      instructions,
      'the description with its changes',
      'Shorten it, or add what is missing below "What we understood".',
    ),
    uploads: uploads.map((upload) => ({
      ...upload,
      text: cut(
        upload.text,
        `"${upload.name}"`,
        'Upload its later pages as a file of their own, or describe what they order.',
      ),
    })),
    warnings,
  };
};
