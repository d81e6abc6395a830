// The estimator with a model as the first reader: it writes the scope of work, the one calculation prices it. Until it
// has, and whenever it fails, the rules' reading stands: a complete estimate comes out and says what happened.
import type { EstimateDocument } from '../../domain/estimate.ts';
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import type { Logger } from '../../infra/logger.ts';
import { createSlots } from '../../infra/slots.ts';
import { ModelFailure } from '../../infra/llm/model-client.ts';
import type { ModelClient, ModelFailureKind } from '../../infra/llm/model-client.ts';
import { readOn } from '../built-in.ts';
import { estimateScope } from '../estimate-scope.ts';
import type { EstimateObserver, EstimateRequest, Estimator } from '../estimator.ts';
import type { PriceBook } from '../price-book.ts';
import { Distrusted } from './checks/distrust.ts';
import { createLineFeed } from './line-feed.ts';
import { withFailureNote } from './notes.ts';
import { createPrefix } from './prompt/prefix.ts';
import { readOnce } from './read-once.ts';
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

/** Providers quote parts of a key in their refusals. */
const withoutKeys = (message: string): string =>
  message.replaceAll(/\b(?:sk|key|Bearer)[-_ ][\w*.-]+/gi, '…').slice(0, 300);

const isStop = (error: unknown): boolean =>
  error instanceof ModelFailure ||
  (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name));

const wordsOf = ({ items, assemblies }: PriceBook): string =>
  [
    ...[...items.values()].map(
      ({ name, keywords, category, includes }) =>
        `${name} ${keywords.join(' ')} ${category} ${includes}`,
    ),
    ...[...assemblies.values()].map(({ name, purpose }) => `${name} ${purpose}`),
  ].join(' ');

/** What the owner asked for since the scope that stands was made; all of it where none stands. */
const askedSince = ({ refinements = [], standing }: EstimateRequest): readonly string[] =>
  refinements.slice(standing?.before.refinements?.length ?? 0);

type Failure = ModelFailureKind | 'distrusted';

/** Takes the place of the built-in estimator wherever a model is configured. */
export const createModelEstimator = (parts: ModelEstimatorParts): Estimator => {
  const { builtIn, priceBook: book, client, settings, log } = parts;
  const prefix = createPrefix(book, settings);
  const trusted = wordsOf(book);
  const slots = createSlots(settings.concurrency);

  const estimate: Estimator['estimate'] = async (asked, observer, signal) => {
    const since = askedSince(asked);
    // Corrected rooms, say: the difference is put onto the scope that stands, there is nothing to read.
    if (asked.standing && since.length === 0) return builtIn.estimate(asked, observer, signal);
    signal.throwIfAborted();
    const feed = createLineFeed(observer);
    await feed.enter('UNDERSTANDING_SCOPE');
    const standing = asked.standing?.scope ?? null;
    const rules: ScopeOfWork = readOn(asked, builtIn.preview);
    const request = standing ? { ...asked, refinements: since } : asked;
    const baseline = estimateScope(rules, request, book);
    await feed.show(baseline.items);
    // Waiting for a place counts: a user waits for the estimate, not for the model.
    const deadline = AbortSignal.timeout(settings.deadlineMs);
    const stop = AbortSignal.any([signal, deadline]);
    const onUsage: EstimateObserver['onUsage'] = async (usage) => {
      log.info({ usage }, 'A model was asked');
      await observer.onUsage?.(usage);
    };
    const ports = { client, settings, signal: stop, onUsage };
    const read = (feedback: string | null): Promise<EstimateDocument> =>
      readOnce(
        { ...ports, request, book, prefix, trusted, feed, rules, standing, baseline },
        feedback,
      );

    const readInTurn = async (): Promise<EstimateDocument> => {
      const leave = await slots.take(stop);
      try {
        return await withSecondTry(read, settings, stop);
      } finally {
        leave();
      }
    };
    const fallBack = (kind: Failure, message: string): EstimateDocument => {
      log.warn(
        { kind, reason: withoutKeys(message), model: client.model },
        'The model did not read a request',
      );
      const hadImages = (request.images ?? []).length > 0;
      return estimateScope(withFailureNote(rules, { kind, hadImages }), request, book);
    };

    const document = await readInTurn().catch((error: unknown) => {
      signal.throwIfAborted();
      if (deadline.aborted && isStop(error)) return fallBack('timeout', 'The deadline passed.');
      if (error instanceof ModelFailure) return fallBack(error.kind, error.message);
      if (error instanceof Distrusted) return fallBack('distrusted', error.message);
      throw error;
    });
    await feed.settle(document.items);
    return document;
  };

  return {
    version: `model-2 (${client.model}) / ${builtIn.version}`,
    seesPictures: true,
    estimate,
    preview: builtIn.preview,
    revise: builtIn.revise,
  };
};
