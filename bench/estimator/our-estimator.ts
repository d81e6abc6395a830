// The built-in estimator alone in a process, so that its memory and the time it takes to load can be seen.
import { readFile } from 'node:fs/promises';
import type { AgentKind } from '../../server/domain/catalog.ts';
import type { EstimateRequest } from '../../server/estimator/estimator.ts';
import { serveDuties } from '../harness/child.ts';

const SCOPES = new URL('../../server/estimator/data/scopes.jsonl', import.meta.url);

interface Scope {
  text: string;
  property_type: 'res' | 'com';
  work_grade: 'low' | 'standard' | 'high';
  agent_kind: string;
  zip: string | null;
}

const started = performance.now();
const { createBuiltInEstimator } = await import('../../server/estimator/built-in.ts');
const { loadPriceBook } = await import('../../server/estimator/price-book.ts');
const imported = performance.now();
const estimator = createBuiltInEstimator(await loadPriceBook());
const loaded = performance.now();

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

const readRequests = async () => {
  const lines = (await readFile(SCOPES, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => requestOf(JSON.parse(line) as Scope));
};

const observer = { onStage: () => undefined, onLine: () => undefined };
const requests = await readRequests();

const duties = {
  loadMs: () => ({ modules: imported - started, priceBook: loaded - imported }),
  /** Prices every text of the project's own set once; one duration each, in ms, and the number of lines. */
  async priceAll() {
    const times: number[] = [];
    let lines = 0;
    for (const request of requests) {
      const begun = performance.now();
      const { items } = await estimator.estimate(request, observer, { owner: 'me' });
      times.push(performance.now() - begun);
      lines += items.length;
    }
    return { times, lines };
  },
};
export type EstimatorAlone = typeof duties;

serveDuties(duties);
