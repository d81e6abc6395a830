// The rules of what is asked about a scope: the text read while it is typed, and a search of the price book.
import { z } from 'zod';
import {
  AGENT_KINDS,
  type AgentKind,
  DESCRIPTION_MAX,
  FINISH_LEVELS,
  type FinishLevel,
  PROPERTY_TYPES,
  type PropertyType,
  TITLE_MAX,
} from './catalog.ts';
import { SCOPE_LIMITS } from './scope-parts.ts';
import { cleanText, idSchema, oneOf } from './validation.ts';
import { versionSchema } from './estimate-input.ts';

const SEARCH_WORDS_MAX = 200;
const SEARCH_FOUND = 12;
const SEARCH_FOUND_MAX = 50;

const words = (max: number, what: string) =>
  z
    .string(`The ${what} must be text.`)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .max(max, `Please keep the ${what} under ${max.toLocaleString('en-US')} characters.`),
    );

const choice = <Key extends string>(record: Record<Key, string>, usual: Key, message: string) =>
  oneOf(record, message)
    .nullish()
    .transform((chosen) => chosen ?? usual);

export const previewScopeSchema = z.object({
  instructions: words(DESCRIPTION_MAX, 'description'),
  title: words(TITLE_MAX, 'title')
    .nullish()
    .transform((title) => title?.trim() || null),
  propertyType: choice<PropertyType>(PROPERTY_TYPES, 'RESIDENTIAL', 'Choose a property type.'),
  finishLevel: choice<FinishLevel>(FINISH_LEVELS, 'STANDARD', 'Choose a finish level.'),
  agentKind: choice<AgentKind>(AGENT_KINDS, 'HOME_PROJECT', 'Choose an agent.'),
  zip: words(20, 'ZIP code')
    .nullish()
    .transform((zip) => zip ?? ''),
});

export const priceBookSearchSchema = z.object({
  query: words(SEARCH_WORDS_MAX, 'search'),
  first: z
    .int('Say how many to find as a whole number.')
    .min(1, 'Ask for at least one.')
    .max(SEARCH_FOUND_MAX, `At most ${SEARCH_FOUND_MAX} are found at once.`)
    .nullish()
    .transform((first) => first ?? SEARCH_FOUND),
});

/** The patches themselves are checked by `parsePatches`, so that each refusal names its own. */
export const reviseScopeSchema = z.object({
  estimateId: idSchema,
  version: versionSchema,
  patches: z
    .array(z.unknown())
    .min(1, 'Say what to change.')
    .max(SCOPE_LIMITS.patches, `At most ${SCOPE_LIMITS.patches} changes are made at once.`),
});
