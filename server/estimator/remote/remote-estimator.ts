// The built-in estimator in processes of its own: however long a text takes to read, the server's own loop goes on, and a call
// that outgrows its time or memory ends alone, with a sentence for whoever asked.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import type { EstimateComparison } from '../../domain/estimate/compare-estimates.ts';
import type { LineComparison } from '../../domain/estimate/compare-lines.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Caller } from '../../infra/caller.ts';
import type { Logger } from '../../infra/logger.ts';
import { jsonBytes } from '../../infra/json-bytes.ts';
import { type AskOptions, createProcessPool } from '../../infra/processes/pool.ts';
import { versionOf } from '../estimate-scope.ts';
import type { Estimator } from '../estimator.ts';
import type { EstimateRequest, EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../book/price-book.ts';
import { type Asked, busy, explain, restarting, TIMEOUTS_MS } from './limits.ts';
import type {
  CallAnswer,
  CallInput,
  CallName,
  EstimatorEvent,
  EstimatorMessage,
  EstimatorReply,
  ReadingAnswer,
  ReadingInput,
  ReadingMessage,
  ReadingName,
  ReadingReply,
  Setup,
} from './messages.ts';
import type { EstimateObserver } from '../estimate-observer.ts';

// Passes on what a process tells while it works: one piece after the other, each when its listener is done with the one before.

const tell = (observer: EstimateObserver, event: EstimatorEvent) =>
  'stage' in event ? observer.onStage(event.stage) : observer.onLine(event.line);

/**
 * @param work is told when to stop: when the caller leaves, or the observer fails
 * @returns what `work` made, once all that it told has been heard
 * @throws what the observer threw, what `work` threw
 */
const relayed = async <Made>(
  observer: EstimateObserver,
  caller: Caller,
  work: (onEvent: (event: EstimatorEvent) => void, caller: Caller) => Promise<Made>,
): Promise<Made> => {
  const deaf = new AbortController();
  const stop = AbortSignal.any([deaf.signal, ...(caller.signal ? [caller.signal] : [])]);
  let told = Promise.resolve();
  const onEvent = (event: EstimatorEvent) => {
    told = told
      .then(() => {
        stop.throwIfAborted();
        return tell(observer, event);
      })
      .catch((error: unknown) => deaf.abort(error));
  };
  const made = await work(onEvent, { ...caller, signal: stop });
  await told;
  stop.throwIfAborted();
  return made;
};

export interface RemoteEstimatorOptions {
  /** Each process loads the same. */
  priceBook: PriceBook;
  log: Pick<Logger, 'error'>;
  processes: number;
  /** A module that answers `EstimatorMessage`s. */
  entry?: URL;
  /** A module that answers `ReadingMessage`s. */
  paperEntry?: URL;
  /** Limit of time in place of each call's own. */
  timeoutMs?: number;
  /** JavaScript heap of one process, in MB. */
  heapMb?: number;
  /** More than this many calls of one owner at once are refused. */
  maxPending?: number;
  /** Time after which processes end of which nobody asks anything, and before the first that nobody starts; Infinity keeps them. */
  idleMs?: number;
}

const ENTRY = new URL('./process.ts', import.meta.url);
/** All memory of one process, in MB. */
const MEMORY_MB = 700;
const PAPER_ENTRY = new URL('./paper-process.ts', import.meta.url);
/** Time for which an idle paper process is kept: whoever sends several papers sends them one after the other. */
const PAPER_IDLE_MS = 10_000;
/** Time after which a call gives way to others that wait. A healthy call takes a hundredth of it. */
const LONG_AFTER_MS = 5_000;
/** One text leaves little behind. */
const YOUNG_MB = 4;
/** Nobody new is let in once this many owners are at their limit. */
const MOST_BUSY_OWNERS = 10;

/** The rules see no pictures. */
const withoutImages = (request: EstimateRequest): EstimateRequest => ({ ...request, images: [] });

const termsOf = (terms: EstimateTerms): EstimateTerms => ({
  title: terms.title,
  propertyType: terms.propertyType,
  finishLevel: terms.finishLevel,
  agentKind: terms.agentKind,
  delivery: terms.delivery,
  projectName: terms.projectName,
  zip: terms.zip,
  now: terms.now,
});

/** Lines are read between what others ask: a piece of them at a time. */
const joined = async ({
  lines: pieces,
  ...rest
}: CallAnswer<'compare'>): Promise<EstimateComparison> => {
  const lines: LineComparison[] = [];
  for (const piece of pieces) {
    await nextTurn();
    lines.push(...(JSON.parse(piece) as LineComparison[]));
  }
  return { ...rest, lines };
};

/** Starts the processes at once and keeps them, unless they may end while nobody is there. */
export const createRemoteEstimator = ({
  priceBook,
  log,
  processes,
  entry = ENTRY,
  paperEntry = PAPER_ENTRY,
  timeoutMs,
  heapMb = 400,
  maxPending = 12,
  idleMs = Infinity,
}: RemoteEstimatorOptions): Estimator => {
  const setup: Setup = { ownPrices: priceBook.ownPrices };
  const pool = createProcessPool<EstimatorMessage, EstimatorReply, EstimatorEvent>({
    entry,
    input: JSON.stringify(setup),
    processes,
    longAfterMs: LONG_AFTER_MS,
    idleMs,
    heapMb,
    youngMb: YOUNG_MB,
    memoryMb: MEMORY_MB,
  });
  if (idleMs === Infinity) pool.warm();

  // Whoever previews does not wait until somebody's paper or plan is read.
  const papers = createProcessPool<ReadingMessage, ReadingReply>({
    entry: paperEntry,
    processes,
    longAfterMs: LONG_AFTER_MS,
    idleMs: PAPER_IDLE_MS,
    heapMb,
    memoryMb: MEMORY_MB,
  });

  const answered = async <Answer>(
    call: Asked,
    caller: Caller,
    ask: (limits: Caller & { timeoutMs: number }) => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await ask({ ...caller, timeoutMs: timeoutMs ?? TIMEOUTS_MS[call] });
    } catch (error) {
      caller.signal?.throwIfAborted();
      if (error instanceof DomainError) throw error;
      log.error({ err: error, call }, 'The estimator did not answer');
      throw explain(call, error);
    }
  };

  const requirePlace = ({ owner }: Caller) => {
    const isBusy = pool.pending(owner) >= maxPending;
    if (!isBusy && pool.pending() < maxPending * MOST_BUSY_OWNERS) return;
    throw busy();
  };

  const ask = async <K extends CallName>(
    call: K,
    asked: CallInput<K>,
    caller: Caller,
    more: Pick<AskOptions<EstimatorEvent>, 'parts' | 'onEvent'> = {},
  ): Promise<CallAnswer<K>> => {
    // The reply to a message is the answer to its call.
    const message = { call, asked } as EstimatorMessage;
    return answered(call, caller, (limits) => pool.ask(message, { ...limits, ...more }));
  };
  // The queue bounds how many are read at once, as with jobs.
  const read = async <K extends ReadingName>(
    call: K,
    asked: ReadingInput<K>,
    caller: Caller,
  ): Promise<ReadingAnswer<K>> => {
    // The reply to a message is the answer to its call.
    const message = { call, asked } as ReadingMessage;
    return answered(
      call,
      caller,
      (limits) => papers.ask(message, limits) as Promise<ReadingAnswer<K>>,
    );
  };
  const askNow = async <K extends CallName>(
    call: K,
    asked: CallInput<K>,
    caller: Caller,
    parts: readonly string[] = [],
  ) => {
    requirePlace(caller);
    return ask(call, asked, caller, { parts });
  };

  const revised = async (
    scope: ScopeOfWork,
    patches: readonly ScopePatch[],
    terms: EstimateTerms,
    caller: Caller,
  ) => {
    requirePlace(caller);
    const asked = { scope: await jsonBytes(scope), patches, terms: termsOf(terms) };
    return askNow('revise', asked, caller);
  };

  return {
    version: versionOf(priceBook),
    seesPictures: false,
    asksModel: () => false,
    // How many jobs run at once is the queue's affair: none is refused.
    estimate: (request, observer, caller) =>
      relayed(observer, caller, (onEvent, listening) =>
        ask('estimate', withoutImages(request), listening, { onEvent }),
      ),
    preview: (request, caller) => askNow('preview', withoutImages(request), caller),
    async revise(scope, patches, terms, caller) {
      const { document, refused } = await revised(scope, patches, terms, caller);
      await nextTurn();
      return { document: JSON.parse(document) as EstimateDocument, refused };
    },
    // The process keeps the scope that it has revised last, with all that was taken off it.
    prepare: async (scope, terms, caller) => void (await revised(scope, [], terms, caller)),
    reach: (scope, terms, gap, caller) =>
      askNow('reach', { scope, terms: termsOf(terms), gap }, caller),
    priceAnswers: (scope, terms, caller) =>
      askNow('priceAnswers', { scope, terms: termsOf(terms) }, caller),
    compare: async (left, right, caller) =>
      joined(await askNow('compare', { ofLeft: left.length }, caller, [...left, ...right])),
    sideBySide: (estimates, caller) => {
      const counts = estimates.map(({ length }) => length);
      return askNow('sideBySide', counts, caller, estimates.flat());
    },
    readPaper: (source, caller) => read('readPaper', source, caller),
    readPlan: (pages, caller) => read('readPlan', pages, caller),
    async comparePaper(asked, caller) {
      requirePlace(caller);
      const ours = await jsonBytes(asked.ours);
      return askNow('comparePaper', { ...asked, ours, terms: termsOf(asked.terms) }, caller);
    },
    async compareBids(asked, caller) {
      requirePlace(caller);
      const ours = await jsonBytes(asked.ours);
      return askNow('compareBids', { ...asked, ours, terms: termsOf(asked.terms) }, caller);
    },
    // A job, as an estimate is: the queue bounds how many there are.
    cut: (problems, caller) => ask('cut', problems, caller),
    warm: pool.warm,
    end: async () => {
      await Promise.all([pool.close(restarting()), papers.close(restarting())]);
    },
  };
};
