// Spellings and sentences that are data: misspellings, next steps. Source: lexicon.json.
import { z } from 'zod';
import { AGENT_KINDS, keysOf } from '../../domain/catalog.ts';
import { PERILS } from '../../domain/scope/fact-choices.ts';
import { readJson, type ReadRules } from './table.ts';

const lexiconSchema = z.object({
  misspellings: z.record(z.string(), z.string()),
  future_actions: z.array(
    z.object({
      when: z.string(),
      text: z.string(),
      /** Agents it is for; everybody where left out. */
      agents: z.array(z.enum(keysOf(AGENT_KINDS))).optional(),
      /** Causes of loss it is for; any where left out. */
      perils: z.array(z.enum(keysOf(PERILS))).optional(),
    }),
  ),
});
export type Lexicon = z.infer<typeof lexiconSchema>;

export const readLexicon: ReadRules<Lexicon> = (file, text) => readJson(file, text, lexiconSchema);
