// What a route takes in its address, its query and its head.
import type { RestRoute } from '../route.ts';
import type { JsonSchema } from './json-schema.ts';
import type { RestOperation } from './operation.ts';

const number = (description: string): JsonSchema => ({
  description,
  schema: { type: 'integer', minimum: 1 },
});
const PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  claimOrId: {
    description: 'A claim number, or the number of the job.',
    schema: { type: 'string' },
  },
  fileId: number('The number of the file.'),
  id: number('The number of what the address names.'),
  jobId: number('The number of the job.'),
  paperId: number('The number of the paper.'),
};

export const parametersOf = ({ path }: RestRoute, { query = {}, headers = {} }: RestOperation) => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...PARAMETERS[name],
  })),
  ...Object.entries(query).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description,
    schema,
  })),
  ...Object.entries(headers).map(([name, { required = false, description, ...schema }]) => ({
    name,
    in: 'header',
    required,
    description,
    schema,
  })),
];
