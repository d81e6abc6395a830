// JSON Schema as the reference is written in it: short ways to say what a member is. A member is there unless it is optional.

export interface JsonSchema {
  [keyword: string]: unknown;
}
export type Members = Readonly<Record<string, JsonSchema>>;

export const described = (schema: JsonSchema, description?: string): JsonSchema =>
  description === undefined ? schema : { ...schema, description };

export const text = (description?: string) => described({ type: 'string' }, description);
export const number = (description?: string) => described({ type: 'number' }, description);
/** A figure as it is sent: a text that is no number counts as 0. */
export const figure = (description: string) =>
  described({ type: ['number', 'string'] }, description);
export const flag = (description?: string) => described({ type: 'boolean' }, description);
export const count = (description?: string) =>
  described({ type: 'integer', minimum: 0 }, description);
/** A number that names something. */
export const key = (description?: string) =>
  described({ type: 'integer', minimum: 1 }, description);
export const moment = (description?: string) =>
  described({ type: 'string', format: 'date-time' }, description);
export const day = (description?: string) =>
  described({ type: 'string', format: 'date' }, description);
/** An address on this server. */
export const address = (description?: string) =>
  described({ type: 'string', format: 'uri-reference' }, description);
export const file = (description?: string) =>
  described(
    { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' },
    description,
  );
export const word = (words: readonly string[], description?: string) =>
  described({ type: 'string', enum: words }, description);
/** Names of the domain as REST spells them. */
export const small = (words: readonly string[]): string[] =>
  words.map((each) => each.toLowerCase());
export const list = (items: JsonSchema, description?: string) =>
  described({ type: 'array', items }, description);
export const nullable = (schema: JsonSchema, description?: string) =>
  described({ anyOf: [schema, { type: 'null' }] }, description);
export const shape = (name: string, description?: string) =>
  described({ $ref: `#/components/schemas/${name}` }, description);

export const object = (members: Members, optional: Members = {}, description?: string) =>
  described(
    {
      type: 'object',
      properties: { ...members, ...optional },
      ...(Object.keys(members).length > 0 && { required: Object.keys(members) }),
    },
    description,
  );

/** Head of an answer that says when to come back. */
export const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } as const;
