import { REST_CODE } from '../../domain/failure-codes.ts';
import { address, flag, key, nullable, object, text, word } from './json-schema.ts';

/** Codes of single routes, beside those of the table. */
const OWN_CODES = ['internal', 'version_conflict', 'job_failed', 'job_cancelled'] as const;

export const COMMON_SHAPES = {
  Problem: object(
    {
      detail: text('A sentence for the person in front of the client.'),
      code: word(
        [...new Set([...Object.values(REST_CODE), ...OWN_CODES])],
        'Code that programs act on.',
      ),
    },
    {
      login_required: flag('Signing in helps.'),
      fields: {
        type: 'object',
        description:
          'What is wrong with single members, by their place in the body: `work_grade`, `raw_json.items.0.QUANTITY`.',
        additionalProperties: text(),
      },
      version: key('The current version, with `version_conflict`.'),
    },
    'What went wrong.',
  ),
  Upload: object(
    {
      id: key('Number of the file.'),
      file: address('Where it is. Signed; good for some minutes.'),
      mime: text('Media type as found in the bytes.'),
    },
    {},
    'A file that an estimate was made from.',
  ),
  Uploaded: object(
    {
      id: key('To be named by `uploads` of a job.'),
      file: address('Where it is. Signed; good for some minutes.'),
      mime: text('Media type as found in the bytes.'),
      kind: word(['photo', 'video', 'floor', 'doc'], 'What it was sent as.'),
      name: text('Name that the sender gave it.'),
      size: key('Bytes.'),
      thumbnail: nullable(address(), 'A small picture of it; null where there is none.'),
      note: nullable(text(), 'What could not be read of it, as a sentence.'),
    },
    {},
    'A file as whoever sent it hears of it.',
  ),
} as const;
