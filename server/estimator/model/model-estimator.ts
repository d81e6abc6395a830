// The estimator with a model as the first reader: it writes the scope of work, the one calculation prices it. Until it
// has, and whenever it fails, the rules' reading stands: a complete estimate comes out and says what happened.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { Logger } from '../../infra/logger.ts';
import { createSlots } from '../../infra/slots.ts';
import {
  ModelFailure,
  type ModelClient,
  type ModelFailureKind,
} from '../../infra/llm/model-client.ts';
import type { Estimator } from '../estimator.ts';
import type { EstimateObserver } from '../estimate-observer.ts';
import { listsWork } from '../read/papers/paper-lines.ts';
import type { UploadReading } from '../upload-reading.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import type { PriceBook } from '../book/price-book.ts';
import { Distrusted } from './checks/distrust.ts';
import { type UnreadNote, withUnreadNote } from './scope-notes.ts';
import { createLineFeed } from './line-feed.ts';
import { createPrefix } from './prompt/prefix.ts';
import { readOnce } from './read-once.ts';
import type { ModelSettings } from './settings.ts';
import { setTimeout as pause } from 'node:timers/promises';

// Asks a second time when that can help: after a disturbance, or with what was wrong with the reply. Never a third time.

type Retry = 'plain' | 'with feedback' | 'never';

const RETRY: Record<ModelFailureKind, Retry> = {
  rate_limit: 'plain',
  timeout: 'plain',
  unavailable: 'plain',
  invalid_output: 'with feedback',
  truncated: 'with feedback',
  auth: 'never',
  quota: 'never',
  refusal: 'never',
  filtered: 'never',
  aborted: 'never',
  bad_request: 'never',
};

/** Many jobs fail together when a provider does; they should not come back together. */
const JITTER = 0.5;

/** Pause before the second try, ms. It is null when the server wants more patience than a waiting user has. */
const waitFor = (
  { retryAfterMs }: ModelFailure,
  { retryMs, maxRetryWaitMs }: ModelSettings,
): number | null => {
  const wait = Math.max(retryMs, retryAfterMs ?? 0);
  return wait > maxRetryWaitMs ? null : wait * (1 + Math.random() * JITTER);
};

/** Runs `attempt` at most twice. */
const withSecondTry = async <T>(
  attempt: (feedback: string | null) => Promise<T>,
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<T> => {
  try {
    return await attempt(null);
  } catch (error) {
    if (!(error instanceof ModelFailure) || signal.aborted) throw error;
    const retry = RETRY[error.kind];
    const wait = waitFor(error, settings);
    if (retry === 'never' || wait === null) throw error;
    await pause(wait, undefined, { signal });
    return await attempt(retry === 'with feedback' ? error.message : null);
  }
};

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

/** The owner's wishes since the present scope was made; all of them where there is none. */
const askedSince = ({ refinements = [], standing }: EstimateRequest): readonly string[] =>
  refinements.slice(standing?.before.refinements?.length ?? 0);

/** Takes the place of the built-in estimator wherever a model is configured. */
export const createModelEstimator = (parts: ModelEstimatorParts): Estimator => {
  const { builtIn, priceBook: book, client, settings, log } = parts;
  const prefix = createPrefix(book, settings);
  const trusted = wordsOf(book);
  const slots = createSlots(settings.concurrency);

  // A paper under check lists the work itself: its lines are matched, and nothing is to be understood.
  const isChecked = (upload: UploadReading): boolean => upload.use === 'CHECK' && listsWork(upload);

  // Corrected rooms, say, are put onto the scope that stands: there is nothing to read. What its writer has put right is priced
  // as he left it.
  const asksModel: Estimator['asksModel'] = (asked) =>
    asked.standing
      ? askedSince(asked).length > 0
      : (asked.corrections ?? []).length === 0 && !asked.uploads.some(isChecked);

  const estimate: Estimator['estimate'] = async (asked, observer, caller) => {
    const { signal } = caller;
    if (!asksModel(asked)) return builtIn.estimate(asked, observer, caller);
    const since = askedSince(asked);
    signal?.throwIfAborted();
    const feed = createLineFeed(observer);
    await feed.enter('UNDERSTANDING_SCOPE');
    const standing = asked.standing?.scope ?? null;
    const rules = await builtIn.preview(asked, caller);
    const request = standing ? { ...asked, refinements: since } : asked;
    const priced = async (scope: ScopeOfWork): Promise<EstimateDocument> =>
      (await builtIn.revise(scope, [], request, caller)).document;
    const baseline = await priced(rules);
    await feed.show(baseline.items);
    // Waiting for a place counts: a user waits for the estimate, not for the model.
    const deadline = AbortSignal.timeout(settings.deadlineMs);
    const stop = AbortSignal.any([deadline, ...(signal ? [signal] : [])]);
    const onUsage: EstimateObserver['onUsage'] = async (usage) => {
      log.info({ usage }, 'A model was asked');
      await observer.onUsage?.(usage);
    };
    const ports = { client, settings, signal: stop, onUsage };
    const read = (feedback: string | null): Promise<EstimateDocument> =>
      readOnce(
        { ...ports, request, book, prefix, trusted, feed, rules, standing, baseline, priced },
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
    const fallBack = (why: UnreadNote['why'], message: string): Promise<EstimateDocument> => {
      log.warn(
        { kind: why, reason: withoutKeys(message), model: client.model },
        'The model did not read a request',
      );
      const hadImages = (request.images ?? []).length > 0;
      return priced(withUnreadNote(rules, { why, hadImages }));
    };
    const readOrFallBack = (): Promise<EstimateDocument> =>
      readInTurn().catch((error: unknown) => {
        signal?.throwIfAborted();
        if (deadline.aborted && isStop(error)) return fallBack('timeout', 'The deadline passed.');
        if (error instanceof ModelFailure) return fallBack(error.kind, error.message);
        if (error instanceof Distrusted) return fallBack('distrusted', error.message);
        throw error;
      });

    const document = asked.isModelUsedUp
      ? await fallBack('used_up', 'The runs of the day are used up.')
      : await readOrFallBack();
    await feed.settle(document.items);
    return document;
  };

  return {
    version: `model-2 (${client.model}) / ${builtIn.version}`,
    seesPictures: true,
    asksModel,
    estimate,
    preview: builtIn.preview,
    revise: builtIn.revise,
    prepare: builtIn.prepare,
    reach: builtIn.reach,
    priceAnswers: builtIn.priceAnswers,
    compare: builtIn.compare,
    sideBySide: builtIn.sideBySide,
    readPaper: builtIn.readPaper,
    readPlan: builtIn.readPlan,
    comparePaper: builtIn.comparePaper,
    compareBids: builtIn.compareBids,
    cut: builtIn.cut,
    warm: builtIn.warm,
    end: builtIn.end,
  };
};
