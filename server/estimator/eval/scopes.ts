// The evaluation scopes: user texts with what a good estimate of them contains.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { EstimateRequest } from '../estimate-request.ts';

const scopeSchema = z.object({
  id: z.string(),
  text: z.string(),
  property_type: z.enum(['res', 'com']),
  work_grade: z.enum(['low', 'standard', 'high']),
  agent_kind: z.enum(['home_project', 'insurance', 'contractor']),
  zip: z.string().nullable(),
  expected: z.object({
    tasks: z.array(
      z.object({ object: z.string(), qty: z.number().optional(), unit: z.string().optional() }),
    ),
    must_include_codes: z.array(z.string()),
    must_exclude_codes: z.array(z.string()),
    total_low: z.number(),
    total_high: z.number(),
  }),
  reference_total: z.number().nullable(),
});
export type EvalScope = z.infer<typeof scopeSchema>;

export const readScopes = (file: string | URL): EvalScope[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => scopeSchema.parse(JSON.parse(line)));

const FINISH = { low: 'LOW', standard: 'STANDARD', high: 'HIGH' } as const;
export const AGENT = {
  home_project: 'HOME_PROJECT',
  insurance: 'INSURANCE',
  contractor: 'CONTRACTOR',
} as const;

export const requestOf = (scope: EvalScope): EstimateRequest => ({
  instructions: scope.text,
  title: null,
  propertyType: scope.property_type === 'res' ? 'RESIDENTIAL' : 'COMMERCIAL',
  finishLevel: FINISH[scope.work_grade],
  agentKind: AGENT[scope.agent_kind],
  delivery: 'GC_MANAGED',
  projectName: 'Evaluation',
  zip: scope.zip ?? '',
  uploads: [],
  now: new Date('2026-11-21T00:00:00Z'),
});
