// The estimator with a model: the built-in method drafts, the model suggests, every suggestion is checked, the built-in
// method prices. Whatever the model does or fails to do, a complete estimate comes out and says what happened.
import type { EstimateDocument } from '../../domain/estimate.ts';
import type { Logger } from '../../infra/logger.ts';
import { createSlots } from '../../infra/slots.ts';
import { ModelFailure } from '../../infra/llm/model-client.ts';
import type { ModelClient } from '../../infra/llm/model-client.ts';
import type { EstimateObserver, EstimateRequest, Estimator } from '../estimator.ts';
import type { PriceBook } from '../price-book.ts';
import { refinedRequest } from '../refine/refined-request.ts';
import { createLineFeed } from './line-feed.ts';
import { withFailureNote } from './notes.ts';
import { createRetrieval } from './retrieve.ts';
import { reviewOnce, TotalOutOfBand } from './review.ts';
import { withSecondTry } from './second-try.ts';
import type { ModelSettings } from './settings.ts';

export interface ModelEstimatorParts {
  builtIn: Estimator;
  /** The one `builtIn` works with. */
  priceBook: PriceBook;
  client: ModelClient;
  settings: ModelSettings;
  log: Pick<Logger, 'info' | 'warn'>;
}

export interface ModelEstimator extends Estimator {
  estimate(
    request: EstimateRequest,
    observer: EstimateObserver,
    signal: AbortSignal,
  ): Promise<EstimateDocument>;
}

const SILENT: EstimateObserver = { onStage: () => undefined, onLine: () => undefined };

/** Providers quote parts of a key in their refusals. */
const withoutKeys = (message: string): string =>
  message.replaceAll(/\b(?:sk|key|Bearer)[-_ ][\w*.-]+/gi, '…').slice(0, 300);

const isStop = (error: unknown): boolean =>
  error instanceof ModelFailure ||
  (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name));

/** Takes the place of the built-in estimator wherever a model is configured. */
export const createModelEstimator = (parts: ModelEstimatorParts): ModelEstimator => {
  const { builtIn, priceBook, client, settings, log } = parts;
  const retrieval = createRetrieval(priceBook);
  const slots = createSlots(settings.concurrency);

  const estimate: ModelEstimator['estimate'] = async (asked, observer, signal) => {
    const request = refinedRequest(asked, priceBook);
    const feed = createLineFeed(observer);
    await feed.observer.onStage('UNDERSTANDING_SCOPE');
    const baseline = await builtIn.estimate(request, SILENT, signal);
    // Waiting for a place counts: a user waits for the estimate, not for the model.
    const deadline = AbortSignal.timeout(settings.deadlineMs);
    const stop = AbortSignal.any([signal, deadline]);
    const onUsage: EstimateObserver['onUsage'] = async (usage) => {
      log.info({ usage }, 'A model was asked');
      await observer.onUsage?.(usage);
    };
    const review = (feedback: string | null): Promise<EstimateDocument> =>
      reviewOnce(
        { request, priceBook, retrieval, feed, baseline, client, settings, signal: stop, onUsage },
        feedback,
      );

    const reviewInTurn = async (): Promise<EstimateDocument> => {
      const leave = await slots.take(stop);
      try {
        return await withSecondTry(review, settings, stop, feed.restart);
      } finally {
        leave();
      }
    };
    const fallBack = async (failure: ModelFailure): Promise<EstimateDocument> => {
      const { kind, message } = failure;
      log.warn(
        { kind, reason: withoutKeys(message), model: client.model },
        'The model did not help with an estimate',
      );
      await feed.restart();
      for (const line of baseline.items) await feed.observer.onLine(line);
      return withFailureNote(baseline, {
        kind,
        hadImages: (request.images ?? []).length > 0,
        ...(failure instanceof TotalOutOfBand ? { detail: message } : {}),
      });
    };

    const document = await reviewInTurn().catch(async (error: unknown) => {
      signal.throwIfAborted();
      if (deadline.aborted && isStop(error)) {
        return fallBack(new ModelFailure('timeout', 'The deadline passed.', { cause: error }));
      }
      if (error instanceof ModelFailure) return fallBack(error);
      throw error;
    });
    await feed.settle();
    return document;
  };

  const version = `model-1 (${client.model}) / ${builtIn.version}`;
  return {
    version,
    seesPictures: true,
    estimate,
    preview: (request) => builtIn.preview(request),
    revise: (scope, patches, terms) => builtIn.revise(scope, patches, terms),
  };
};
