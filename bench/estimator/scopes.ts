// The texts of the project's own set, as requests to an estimator.
import { readFile } from 'node:fs/promises';
import type { AgentKind } from '../../server/domain/catalog.ts';
import type { Estimator } from '../../server/estimator/estimator.ts';
import type { EstimateRequest } from '../../server/estimator/estimate-request.ts';

const SCOPES = new URL('../../server/estimator/data/scopes.jsonl', import.meta.url);

interface Scope {
  text: string;
  property_type: 'res' | 'com';
  work_grade: 'low' | 'standard' | 'high';
  agent_kind: string;
  zip: string | null;
}

const requestOf = (scope: Scope): EstimateRequest => ({
  instructions: scope.text,
  title: null,
  propertyType: scope.property_type === 'com' ? 'COMMERCIAL' : 'RESIDENTIAL',
  finishLevel: scope.work_grade.toUpperCase() as Uppercase<Scope['work_grade']>,
  agentKind: scope.agent_kind.toUpperCase() as AgentKind,
  delivery: 'GC_MANAGED',
  projectName: 'Bench',
  zip: scope.zip ?? '94110',
  uploads: [],
  now: new Date(),
});

const observer = { onStage: () => undefined, onLine: () => undefined };

/** Prices every text once when it is called: one duration each, in ms, and the number of lines. */
export const pricerOf = async (estimator: Estimator) => {
  const texts = (await readFile(SCOPES, 'utf8')).split('\n').filter(Boolean);
  const requests = texts.map((line) => requestOf(JSON.parse(line) as Scope));
  return async () => {
    const times: number[] = [];
    let lines = 0;
    for (const request of requests) {
      const begun = performance.now();
      const { items } = await estimator.estimate(request, observer, { owner: 'me' });
      times.push(performance.now() - begun);
      lines += items.length;
    }
    return { times, lines };
  };
};
