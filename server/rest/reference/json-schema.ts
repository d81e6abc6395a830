// JSON Schema as the reference is written in it: short ways to say what a member is. Whatever is not optional is there.
import { z } from 'zod';
import { snakeCase } from '../wire-names.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
}
type Members = Readonly<Record<string, JsonSchema>>;

const described = (schema: JsonSchema, description?: string): JsonSchema =>
  description === undefined ? schema : { ...schema, description };

export const text = (description?: string) => described({ type: 'string' }, description);
export const number = (description?: string) => described({ type: 'number' }, description);
/** As it is sent: a text that is no number counts as 0 (spec §5). */
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

const lowered = (schema: JsonSchema): JsonSchema => {
  const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
  const { enum: words, const: one, anyOf } = schema;
  return {
    ...schema,
    ...(Array.isArray(words) && { enum: words.map(lower) }),
    ...(one !== undefined && { const: lower(one) }),
    ...(Array.isArray(anyOf) && { anyOf: (anyOf as JsonSchema[]).map(lowered) }),
  };
};

interface WireRules {
  /** Members whose value is a word of a closed set. */
  words: ReadonlySet<string>;
  /** Members that are not told. */
  hidden?: ReadonlySet<string>;
  /** What members are, by their names on the wire, or `place.label` for those of a member. */
  meanings: Readonly<Record<string, string>>;
}

/** @param within the member that holds it; empty for the shape itself */
const onWire = (value: unknown, rules: WireRules, within = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => onWire(each, rules, within));
  if (typeof value !== 'object' || value === null) return value;
  const {
    properties,
    required,
    additionalProperties,
    default: _usual,
    ...rest
  } = value as JsonSchema;
  const kept = Object.entries((properties ?? {}) as Members).filter(
    ([name]) => !rules.hidden?.has(name),
  );
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([name, each]) => [name, onWire(each, rules, within)]),
    ),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: onWire(additionalProperties, rules, within),
    }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        kept.map(([name, each]) => {
          const wireName = snakeCase(name);
          const schema = onWire(each, rules, wireName) as JsonSchema;
          const { meanings } = rules;
          const meaning = meanings[`${within}.${wireName}`] ?? meanings[wireName];
          return [wireName, described(rules.words.has(name) ? lowered(schema) : schema, meaning)];
        }),
      ),
    }),
    ...(Array.isArray(required) && {
      required: (required as string[]).filter((name) => !rules.hidden?.has(name)).map(snakeCase),
    }),
  };
};

/** A shape of the domain as the serialisers put it: snake case, and words of closed sets in small letters. */
export const wireSchema = (
  schema: z.ZodType,
  rules: WireRules,
  description?: string,
): JsonSchema => {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return described(onWire(plain, rules) as JsonSchema, description);
};
