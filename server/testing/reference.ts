// Holds real answers against the reference: whatever it does not describe is a fault, members of an object included.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '../rest/reference/json-schema.ts';

interface Described {
  paths: Record<
    string,
    Record<string, { responses: Record<string, JsonSchema>; requestBody?: JsonSchema }>
  >;
  components: JsonSchema;
}

/** Makes members that are not described a fault, though clients may ignore members they do not know. */
export const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, closed(each)]),
  );
  const isObject = (value as JsonSchema)['type'] === 'object' && 'properties' in value;
  return isObject && !('additionalProperties' in value)
    ? { ...inner, additionalProperties: false }
    : inner;
};

const pointer = (...parts: string[]): string =>
  `reference#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Media type of an export: one line of it is held against the reference. */
export const LINES = 'application/jsonl';

export interface Exchange {
  method: string;
  /** Path as the reference writes it. */
  template: string;
  status: number;
  mime: string;
  body: unknown;
  /** JSON that was sent. */
  sent?: unknown;
}

export const createReferenceCheck = (document: unknown) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv, ['date-time', 'date', 'uri-reference']);
  ajv.addFormat('binary', true);
  ajv.addSchema(closed(document) as JsonSchema, 'reference');
  const { paths } = document as Described;

  const faultsOf = (where: string, value: unknown): string[] => {
    const validate = ajv.getSchema(where) as ValidateFunction | undefined;
    if (!validate) return [`nothing at ${where}`];
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };

  /** Lists what is not as the reference has it. */
  return ({ method, template, status, mime, body, sent }: Exchange): string[] => {
    const verb = method.toLowerCase();
    const operation = paths[template]?.[verb];
    const answer = operation?.responses[status];
    if (!operation || !answer) return [`${method} ${template}: ${status} is not described`];
    const at = ['paths', template, verb];
    const content = (answer['content'] ?? {}) as Record<string, unknown>;
    if (Object.keys(content).length === 0) return body === null ? [] : ['a body is not described'];
    if (!(mime in content)) return [`${mime} is not described`];
    if (mime !== 'application/json' && mime !== LINES) return [];
    const json = ['content', mime, 'schema'];
    return [
      ...faultsOf(pointer(...at, 'responses', String(status), ...json), body),
      ...(sent === undefined || status >= 400
        ? []
        : faultsOf(pointer(...at, 'requestBody', 'content', 'application/json', 'schema'), sent)),
    ];
  };
};
