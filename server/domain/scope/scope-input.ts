// The rules of what is asked about a scope: the text read while it is typed, and a search of the price book.
import { z } from 'zod';
import {
  AGENT_KINDS,
  type AgentKind,
  FINISH_LEVELS,
  type FinishLevel,
  PROPERTY_TYPES,
  type PropertyType,
} from '../catalog.ts';
import { correctionsSchema } from './corrections.ts';
import { SCOPE_LIMITS } from './scope-parts.ts';
import { idSchema, oneOf, words } from '../validation.ts';
import { versionSchema } from '../estimate/estimate-input.ts';
import { ESTIMATE_LIMITS, SEARCH_LIMITS } from '../limits.ts';
import { ZIP_CHARACTERS, zipFault } from '../leads/zip.ts';

const SEARCH_FOUND = 12;

const choice = <Key extends string>(record: Record<Key, string>, usual: Key, message: string) =>
  oneOf(record, message)
    .nullish()
    .transform((chosen) => chosen ?? usual);

export const previewScopeSchema = z.object({
  // The text has the form that a job gives it.
  instructions: words(ESTIMATE_LIMITS.description, 'description').transform((text) => text.trim()),
  title: words(ESTIMATE_LIMITS.title, 'title')
    .nullish()
    .transform((title) => title?.trim() || null),
  propertyType: choice<PropertyType>(PROPERTY_TYPES, 'RESIDENTIAL', 'Choose a property type.'),
  finishLevel: choice<FinishLevel>(FINISH_LEVELS, 'STANDARD', 'Choose a finish level.'),
  agentKind: choice<AgentKind>(AGENT_KINDS, 'HOME_PROJECT', 'Choose an agent.'),
  zip: words(ZIP_CHARACTERS, 'ZIP code')
    .nullish()
    .transform((zip) => zip ?? ''),
  corrections: correctionsSchema,
});

/** Like that of a scope, but the ZIP code has to be one: prices and taxes follow it. */
export const previewPriceSchema = previewScopeSchema.extend({
  zip: words(ZIP_CHARACTERS, 'ZIP code')
    .nullish()
    .transform((zip) => zip?.trim() ?? '')
    .superRefine((zip, context) => {
      const message = zip === '' ? null : zipFault(zip);
      if (message !== null) context.addIssue({ code: 'custom', message, input: zip });
    }),
});

export const priceBookSearchSchema = z.object({
  query: words(SEARCH_LIMITS.words, 'search'),
  first: z
    .int('Say how many to find as a whole number.')
    .min(1, 'Ask for at least one.')
    .max(SEARCH_LIMITS.found, `At most ${SEARCH_LIMITS.found} are found at once.`)
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
