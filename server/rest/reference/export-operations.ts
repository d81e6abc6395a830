import { EXPORT_EVERY_MINUTES, EXPORT_KEPT_HOURS } from '../../domain/account/bulk-export.ts';
import {
  address,
  count,
  type JsonSchema,
  key,
  moment,
  nullable,
  object,
  RETRY_AFTER,
  shape,
  text,
  word,
} from './json-schema.ts';
import exportedLine from './exported-line.json' with { type: 'json' };
import type { Operations } from './operation.ts';

export const EXPORT_SHAPES = {
  EstimateExport: object(
    {
      id: key('Names the export.'),
      status: word(['pending', 'ready', 'failed'], 'Whether the file is there.'),
      created: moment('When it was asked for.'),
      finished: nullable(moment(), 'When the file was there, or given up.'),
      expires: moment('When the file is taken away.'),
      estimate_count: nullable(count(), 'How many lines the file has.'),
      size: nullable(count(), 'Bytes of the file.'),
      detail: nullable(text(), 'Why it could not be made.'),
      url: nullable(
        address(),
        'Address of the file: JSON Lines, each an `ExportedEstimate`. It takes ranges.',
      ),
    },
    {},
    'All estimates of an account in one file (JSON Lines).',
  ),
};

export const EXPORT_OPERATIONS: Operations = {
  'POST estimate-exports/': {
    name: 'exportEstimates',
    group: 'Exports',
    summary: 'Has all estimates of the account written into one file, in place of the one before.',
    description: `While one is under way, or is ready and was asked for less than ${EXPORT_EVERY_MINUTES} minutes ago, that is answered. The file is kept for ${EXPORT_KEPT_HOURS} hours.`,
    isBodyOptional: true,
    body: object({}),
    answers: { 202: shape('EstimateExport') },
  },
  'GET estimate-exports/:id/': {
    name: 'getEstimateExport',
    group: 'Exports',
    summary: 'An export as it stands, with the address of its file.',
    answers: { 200: shape('EstimateExport') },
  },
};

const refused = (description: string, headers?: JsonSchema): JsonSchema => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: shape('Problem') } },
});

const signed = (name: string, description: string): JsonSchema => ({
  name,
  in: 'query',
  required: true,
  description,
  schema: { type: 'string' },
});

const lines = (description: string): JsonSchema => ({
  description,
  content: {
    'application/jsonl': { schema: shape('ExportedEstimate'), example: exportedLine },
  },
});

/** The file behind `url` of an `EstimateExport`: no route of the table, as a signed link is enough for it. */
export const EXPORT_FILE: JsonSchema = {
  '/files/estimate-exports/{id}/estimates.jsonl': {
    get: {
      operationId: 'getExportedEstimates',
      tags: ['Exports'],
      summary: 'The file of an export: one `ExportedEstimate` a line.',
      description:
        'Ask at `url` as it is; it carries the right to read. Lines end with a line feed, the oldest estimate comes first. Parse line by line: the file has up to 2 GB.',
      security: [],
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'The number of the export.',
          schema: { type: 'integer', minimum: 1 },
        },
        signed('expires', 'Until when the address is good, in milliseconds since 1970.'),
        signed('signature', 'What `url` has.'),
        {
          name: 'Range',
          in: 'header',
          required: false,
          description: 'Where a download that was cut off goes on.',
          schema: { type: 'string', examples: ['bytes=1048576-'] },
        },
      ],
      responses: {
        200: lines('The whole file.'),
        206: lines('The part that was asked for; it may begin within a line.'),
        403: refused('The address is no longer good: ask for the export again.'),
        404: refused('The file is no longer kept.'),
        416: { description: 'Nothing of the file is in that range.' },
        429: refused('Too much at once; `Retry-After` says when to come back.', RETRY_AFTER),
        503: refused('Away for a moment; `Retry-After` says when to come back.', RETRY_AFTER),
        default: refused('Refused, or failed.'),
      },
    },
  },
};
