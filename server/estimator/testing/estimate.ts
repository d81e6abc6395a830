// For tests: one loaded estimator, and a short way to ask it.
import type { LineItem } from '../../domain/estimate/estimate.ts';
import type { WorkingStage } from '../../domain/estimate/job-status.ts';
import { createBuiltInEstimator, previewScope } from '../built-in.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import { loadPriceBook } from '../book/price-book.ts';

export const book = await loadPriceBook();
export const estimator = createBuiltInEstimator(book);

export const request = (
  instructions: string,
  more: Partial<EstimateRequest> = {},
): EstimateRequest => ({
  instructions,
  title: null,
  propertyType: 'RESIDENTIAL',
  finishLevel: 'STANDARD',
  agentKind: 'HOME_PROJECT',
  delivery: 'GC_MANAGED',
  projectName: 'Test house',
  zip: '',
  uploads: [],
  now: new Date('2026-11-21T12:00:00Z'),
  ...more,
});

export const preview = (asked: EstimateRequest) => previewScope(asked, book);

export const estimate = async (instructions: string, more: Partial<EstimateRequest> = {}) => {
  const stages: WorkingStage[] = [];
  const lines: LineItem[] = [];
  const observer = {
    onStage: (stage: WorkingStage) => void stages.push(stage),
    onLine: (line: LineItem) => void lines.push(line),
  };
  const document = await estimator.estimate(request(instructions, more), observer, { owner: 'me' });
  const codes = document.items.flatMap(({ metadata }) => metadata.code ?? []);
  const quantityOf = (code: string) =>
    document.items
      .filter(({ metadata }) => metadata.code === code)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return { document, stages, lines, codes, quantityOf };
};
