// The built-in estimator: text and read uploads in, a complete priced estimate out. Pure but for the observer's calls.
// Stages: understand → select → take off → price → write. No model, no network, no clock of its own.
import type { EstimateDocument, LineItem } from '../domain/estimate.ts';
import { estimateTotal } from '../domain/pricing.ts';
import { emptyScope } from '../domain/scope-of-work.ts';
import { allowancesFor } from './agents/apply-allowances.ts';
import { agentFiguresOf } from './agents/figures.ts';
import { lineShapeFor } from './agents/line-shape.ts';
import type { ShownLine } from './agents/line-shape.ts';
import { draftOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { EstimateObserver, EstimateRequest, Estimator } from './estimator.ts';
import { chargeLine } from './pricing/charge-line.ts';
import { deliveryTotalsOf } from './pricing/delivery.ts';
import { priceLine } from './pricing/price-line.ts';
import type { PricedLine } from './pricing/price-line.ts';
import { WHOLE_JOB } from './pricing/marked-up.ts';
import { accuracyOf } from './pricing/range.ts';
import { chargesOf } from './pricing/total.ts';
import type { PriceBook } from './price-book.ts';
import { refinedRequest } from './refine/refined-request.ts';
import { bookWords } from './select/book-words.ts';
import type { WorkLine } from './takeoff/work-line.ts';
import { unseenPictures } from './uploads/unseen-pictures.ts';
import { sizeSourcesOf, withQuantitySource } from './uploads/quantity-sources.ts';
import { assumptionsOf } from './writing/assumptions.ts';
import { emptyDocument } from './writing/empty-document.ts';
import { exclusionsOf } from './writing/exclusions.ts';
import { futureActionsOf } from './writing/future-actions.ts';
import { reasoningOf } from './writing/reasoning.ts';
import { titleOf } from './writing/title.ts';
import { warningsOf } from './writing/warnings.ts';

const METHOD = 'builtin-1';

export const versionOf = (book: Pick<PriceBook, 'version'>): string =>
  `${METHOD} / data ${book.version}`;

/** Says which work is priced, line by line and in order; it may take its time over each. */
export type Revise = (draft: Draft) => AsyncIterable<WorkLine> | Iterable<WorkLine>;

const keepAll: Revise = ({ work }) => work;

/** The built-in method with its draft revised before pricing; errors of `revise` pass through. */
export const estimateWith =
  (book: PriceBook, revise: Revise = keepAll): Estimator['estimate'] =>
  async (
    asked: EstimateRequest,
    observer: EstimateObserver,
    signal: AbortSignal,
  ): Promise<EstimateDocument> => {
    signal.throwIfAborted();
    await observer.onStage('UNDERSTANDING_SCOPE');
    const request = refinedRequest(asked, book);
    const { uploads, remarks = [] } = request;
    const { scope, packages, context, work, questions, listed, notes, peril, excluded } = draftOf(
      request,
      book,
    );

    signal.throwIfAborted();
    await observer.onStage('PRICING');
    const items: LineItem[] = [];
    const emit = async (lines: readonly ShownLine[]): Promise<void> => {
      for (const shown of lines) {
        signal.throwIfAborted();
        const line = { id: String(items.length + 1), ...shown };
        items.push(line);
        await observer.onLine(line);
      }
    };
    const priced: PricedLine[] = [];
    const shape = lineShapeFor({ request, scope, context, book, work });
    const allow = allowancesFor(request, book, context, work);
    const sources = sizeSourcesOf(scope.places);
    for await (const entry of revise({ scope, packages, context, work })) {
      const line = priceLine(allow(withQuantitySource(entry, sources)), context);
      priced.push(line);
      await emit(shape.take(line));
    }
    await emit(shape.rest());
    await emit(chargesOf(priced, context, context.delivery, book).map(chargeLine));

    signal.throwIfAborted();
    await observer.onStage('WRITING_UP');
    const version = versionOf(book);
    const unseen = unseenPictures(uploads);
    // Those stand among the warnings already.
    const told = notes.filter((note) => !unseen.includes(note));
    if (priced.length === 0) {
      const empty = emptyDocument({
        request,
        context,
        scope,
        notes: [...told, ...listed.warnings],
        version,
        asked: [...questions],
        excluded,
      });
      return { ...empty, warnings: [...remarks, ...unseen] };
    }

    const total = estimateTotal({ items });
    const ranged = priced.map(({ line, work: { basis, item }, total: value }) => ({
      total: value,
      low: line.metadata.low ?? value,
      high: line.metadata.high ?? value,
      basis,
      isWholeJob: item.category === WHOLE_JOB,
    }));
    const accuracy = accuracyOf(ranged, total);
    const deliveryTotals = deliveryTotalsOf(priced, context, book);
    const agent = agentFiguresOf({
      request,
      scope,
      context,
      book,
      peril,
      lines: priced,
      items,
      total,
    });
    return {
      title: titleOf(request.title, priced, request.projectName),
      projectName: request.projectName,
      reasoning: reasoningOf({
        request,
        context,
        lines: priced,
        total,
        accuracy,
        excluded,
        notes: told,
        ignored: scope.ignored,
        peril,
        deliveryTotals,
        agentNotes: agent.notes,
      }),
      futureActions: futureActionsOf({ lines: priced, scope, context, peril, total }, book),
      questions: [],
      assumptions: [...assumptionsOf(packages, priced, context), ...agent.assumptions],
      exclusions: exclusionsOf(excluded, request, book),
      warnings: [
        ...remarks,
        ...unseen,
        ...warningsOf(priced, scope, total),
        ...listed.warnings,
        ...agent.warnings,
      ],
      range: accuracy.range,
      accuracyClass: accuracy.accuracyClass,
      delivery: request.delivery,
      deliveryTotals,
      finishTotals: agent.finishTotals,
      claim: agent.claim,
      bid: agent.bid,
      items,
      totalOverride: null,
      currency: 'USD',
      workflow: request.agentKind,
      propertyType: request.propertyType,
      peril,
      location: context.region.label,
      version,
      scope: null,
      generatedAt: request.now.toISOString(),
    };
  };

/** @param book from `loadPriceBook()`; loaded once and shared by all estimates. */
export const createBuiltInEstimator = (book: PriceBook): Estimator => {
  // Read once at the start, not within the first estimate.
  bookWords(book);
  return {
    version: versionOf(book),
    seesPictures: false,
    estimate: estimateWith(book),
    preview: () => emptyScope('RULES'),
    revise: () => {
      throw new Error('No estimate is made from a scope yet.');
    },
  };
};
