import { REST_CODE } from '../../domain/failure-codes.ts';
import { address, flag, key, nullable, object, text, word } from './json-schema.ts';

/** Beside the table of codes: what single routes say. */
const OWN_CODES = ['internal', 'version_conflict', 'job_failed', 'job_cancelled'] as const;

export const COMMON_SHAPES = {
  Problem: object(
    {
      detail: text('A sentence for the person in front of the client.'),
      code: word([...new Set([...Object.values(REST_CODE), ...OWN_CODES])]),
    },
    {
      login_required: flag('Signing in helps.'),
      fields: {
        type: 'object',
        description:
          'What is wrong with single members, by their place in the body: `work_grade`, `raw_json.items.0.QUANTITY`.',
        additionalProperties: text(),
      },
      version: key('With `version_conflict`: the version that is current.'),
    },
  ),
  Upload: object({
    id: key(),
    file: address('Signed; good for some minutes.'),
    mime: text('As found in the bytes.'),
  }),
  Uploaded: object({
    id: key('To be named by `uploads` of a job.'),
    file: address('Signed; good for some minutes.'),
    mime: text('As found in the bytes.'),
    kind: word(['photo', 'video', 'floor', 'doc']),
    name: text(),
    size: { type: 'integer', minimum: 1, description: 'Bytes.' },
    thumbnail: nullable(address(), 'Null where there is none.'),
    note: nullable(text(), 'What could not be read of it, as a sentence.'),
  }),
} as const;
