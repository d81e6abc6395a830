// Shapes of the domain as JSON Schema: described once, and told as the serializers put them.
import { z } from 'zod';
import { snakeCase } from '../wire-names.ts';
import { described, type JsonSchema, type Members } from './json-schema.ts';

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

/** A shape of the domain as the serializers put it: snake case, and words of closed sets in small letters. */
export const wireSchema = (
  schema: z.ZodType,
  rules: WireRules,
  description?: string,
): JsonSchema => {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return described(onWire(plain, rules) as JsonSchema, description);
};
