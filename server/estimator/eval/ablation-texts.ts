// The texts whose estimates two checkouts are compared by: the evaluation scopes, and texts that nobody scored.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { EstimateRequest } from '../estimate-request.ts';
import { readScopes, requestOf } from './scopes.ts';

const unscored = z.strictObject({
  /** `tests`: written for a rule; `unseen`: written by somebody who had not seen the rules. */
  set: z.enum(['tests', 'unseen']),
  text: z.string(),
  agent: z.enum(['HOME_PROJECT', 'INSURANCE', 'CONTRACTOR']).default('HOME_PROJECT'),
  property: z.enum(['RESIDENTIAL', 'COMMERCIAL']).default('RESIDENTIAL'),
});

interface Asked {
  set: string;
  request: EstimateRequest;
}

const scored = (file: string): Asked[] =>
  readScopes(new URL(file, import.meta.url)).map((scope) => ({
    set: file.replace(/^.*\//, ''),
    request: requestOf(scope),
  }));

const [first, ...others] = [
  ...scored('../data/scopes.jsonl'),
  ...scored('./sets/strangers-2026-11.jsonl'),
];
if (!first) throw new Error('data/scopes.jsonl holds no text.');
export const texts: Asked[] = [
  first,
  ...others,
  ...readFileSync(new URL('./sets/unscored.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => unscored.parse(JSON.parse(line)))
    .map(({ set, text, agent, property }) => ({
      set,
      request: {
        ...first.request,
        instructions: text,
        agentKind: agent,
        propertyType: property,
        zip: '',
      },
    })),
];
