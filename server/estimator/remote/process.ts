// Entry of an estimator process: loads the price book and the phrase book once, and answers one call at a time by the built-in estimator.
import { text } from 'node:stream/consumers';
import { type MessageHandler, serveProcess } from '../../infra/processes/serve-process.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { EstimateComparison } from '../../domain/estimate/compare-estimates.ts';
import type { JsonPieces } from '../../infra/json-bytes.ts';
import { keepSame } from '../../domain/keep-same.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { createBuiltInEstimator } from '../built-in.ts';
import type { EstimateObserver } from '../estimate-observer.ts';
import { loadPriceBook } from '../book/price-book.ts';
import type {
  CallAnswer,
  CallInput,
  EstimatorEvent,
  EstimatorMessage,
  EstimatorReply,
  Setup,
} from './messages.ts';

const setup = JSON.parse(await text(process.stdin)) as Setup;
const estimator = createBuiltInEstimator(await loadPriceBook(setup));

/** Nobody else is served here, and a caller who leaves ends the process. */
const CALLER = { owner: '' };

const telling = (emit: (event: EstimatorEvent) => void): EstimateObserver => ({
  onStage: (stage) => emit({ stage }),
  onLine: (line) => emit({ line }),
});

/** Lines of one piece: the server reads it in a millisecond. */
const PIECE = 200;

const inPieces = ({ lines, ...rest }: EstimateComparison): CallAnswer<'compare'> => ({
  ...rest,
  lines: Array.from({ length: Math.ceil(lines.length / PIECE) }, (_, at) =>
    JSON.stringify(lines.slice(at * PIECE, (at + 1) * PIECE)),
  ),
});

const utf8 = new TextDecoder();

/** Opens the estimate of a question, which the server has checked. */
const unpacked = <Asked extends { ours: Uint8Array }>(asked: Asked) => {
  const ours: EstimateDocument = JSON.parse(utf8.decode(asked.ours));
  return { ...asked, ours };
};

/** Time after which the last scope is forgotten, milliseconds. Whoever corrects one size corrects others soon. */
const KEPT_MS = 60_000;

/** The scope that was revised last. What is taken off its work is kept with it. */
let lastRevised: ScopeOfWork | undefined;
const forgetLater = setTimeout(() => (lastRevised = undefined), KEPT_MS).unref();

/** Work and places that are as they were are the very ones that were taken off then. */
const known = (scope: ScopeOfWork): ScopeOfWork => {
  if (!lastRevised) return scope;
  const places = keepSame(lastRevised.places, scope.places);
  return { ...scope, places, work: keepSame(lastRevised.work, scope.work) };
};

const revised = async ({
  scope,
  patches,
  terms,
}: CallInput<'revise'>): Promise<CallAnswer<'revise'>> => {
  const asked = known(JSON.parse(utf8.decode(scope)) as ScopeOfWork);
  const { document, refused } = await estimator.revise(asked, patches, terms, CALLER);
  lastRevised = document.scope ?? undefined;
  forgetLater.refresh();
  return { document: JSON.stringify(document), refused };
};

/** Documents of which so many pieces each were sent. */
const documentsOf = (parts: readonly unknown[], counts: readonly number[]): JsonPieces[] => {
  const pieces = parts.map(String);
  return counts.map((count) => pieces.splice(0, count));
};

const compared = async (
  { ofLeft }: CallInput<'compare'>,
  parts: readonly unknown[],
): Promise<CallAnswer<'compare'>> => {
  const [left = [], right = []] = documentsOf(parts, [ofLeft, parts.length - ofLeft]);
  return inPieces(await estimator.compare(left, right, CALLER));
};

const answer: MessageHandler<EstimatorMessage, EstimatorReply, EstimatorEvent> = async (
  { call, asked },
  emit,
  parts,
) => {
  switch (call) {
    case 'estimate':
      return estimator.estimate(asked, telling(emit), CALLER);
    case 'preview':
      return estimator.preview(asked, CALLER);
    case 'revise':
      return revised(asked);
    case 'reach':
      return estimator.reach(asked.scope, asked.terms, asked.gap, CALLER);
    case 'priceAnswers':
      return estimator.priceAnswers(asked.scope, asked.terms, CALLER);
    case 'compare':
      return compared(asked, parts);
    case 'sideBySide':
      return estimator.sideBySide(documentsOf(parts, asked), CALLER);
    case 'comparePaper':
      return estimator.comparePaper(unpacked(asked), CALLER);
    case 'compareBids':
      return estimator.compareBids(unpacked(asked), CALLER);
    case 'cut':
      return estimator.cut(asked, CALLER);
  }
};

serveProcess(answer);
