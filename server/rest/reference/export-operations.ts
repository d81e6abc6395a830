import { EXPORT_EVERY_MINUTES, EXPORT_KEPT_HOURS } from '../../domain/account/bulk-export.ts';
import { address, count, key, moment, nullable, object, shape, text, word } from './json-schema.ts';
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
        'Of the file, which takes ranges. Each line has the members of `Result` that are no addresses and no tables, with `created` and `updated`.',
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
