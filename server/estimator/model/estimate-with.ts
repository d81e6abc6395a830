// The built-in method with its draft revised before pricing, for a second look.
import type { EstimateObserver, EstimateRequest, Estimator } from '../estimator.ts';
import type { LineItem } from '../../domain/estimate.ts';
import { draftOf } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { createPricer } from '../estimate-scope.ts';
import type { PriceBook } from '../price-book.ts';
import { refinedRequest } from '../refine/refined-request.ts';
import type { WorkLine } from '../takeoff/work-line.ts';

/** Says which work is priced, line by line and in order; it may take its time over each. */
export type Revise = (draft: Draft) => AsyncIterable<WorkLine> | Iterable<WorkLine>;

/** Errors of `revise` pass through. */
export const estimateWith =
  (book: PriceBook, revise: Revise): Estimator['estimate'] =>
  async (asked: EstimateRequest, observer: EstimateObserver, signal: AbortSignal) => {
    signal.throwIfAborted();
    await observer.onStage('UNDERSTANDING_SCOPE');
    const draft = draftOf(refinedRequest(asked, book), book);
    signal.throwIfAborted();
    await observer.onStage('PRICING');
    const pricer = createPricer(draft, book);
    const tell = async (lines: readonly LineItem[]): Promise<void> => {
      for (const line of lines) {
        signal.throwIfAborted();
        await observer.onLine(line);
      }
    };
    for await (const line of revise(draft)) await tell(pricer.take(line));
    await tell(pricer.close());
    signal.throwIfAborted();
    await observer.onStage('WRITING_UP');
    return pricer.document();
  };
