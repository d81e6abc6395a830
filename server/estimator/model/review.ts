// One review of a draft: asks the model, applies what passes the checks while it arrives, prices, compares totals.
import type { EstimateDocument, LineItem } from '../../domain/estimate.ts';
import { estimateTotal } from '../../domain/pricing.ts';
import { ModelFailure } from '../../infra/llm/model-client.ts';
import { estimateWith } from './estimate-with.ts';
import type { Revise } from './estimate-with.ts';
import type { Draft } from '../draft.ts';
import type { PriceBook } from '../price-book.ts';
import type { WorkLine } from '../takeoff/work-line.ts';
import type { AskPorts, Question } from './ask.ts';
import { ask } from './ask.ts';
import { materialFor } from './budget.ts';
import { groundOf } from './ground.ts';
import type { Ground } from './ground.ts';
import type { LineFeed } from './line-feed.ts';
import { withReviewNotes } from './notes.ts';
import { addressedTo } from '../uploads/orders-in-text.ts';
import type { EstimateRequest } from '../estimator.ts';
import { promptText, SYSTEM_PROMPT } from './prompt.ts';
import { createProse } from './prose.ts';
import type { Retrieval } from './retrieve.ts';
import { createRevision, inDraftOrder } from './revision.ts';
import type { Revision, RevisionReport } from './revision.ts';
import type { Reply } from './reply-schema.ts';
import { BANDS, isWithin, MOST_WITHOUT_DRAFT } from './settings.ts';

export interface ReviewParts extends AskPorts {
  request: EstimateRequest;
  priceBook: PriceBook;
  retrieval: Retrieval;
  feed: LineFeed;
  /** The built-in estimate of the same request. */
  baseline: EstimateDocument;
}

/** The revised total is out of proportion to the built-in one; the message names both, fit for the user. */
export class TotalOutOfBand extends ModelFailure {
  constructor(revised: number, builtIn: number) {
    const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`;
    super(
      'invalid_output',
      `With its changes the total would be ${dollars(revised)} instead of ${dollars(builtIn)}.`,
    );
  }
}

const requireTotalInBand = (document: EstimateDocument, baseline: EstimateDocument): void => {
  const revised = estimateTotal(document);
  const builtIn = estimateTotal(baseline);
  const isFit =
    builtIn > 0 ? isWithin(revised, builtIn, BANDS.total) : revised <= MOST_WITHOUT_DRAFT;
  if (!isFit) throw new TotalOutOfBand(revised, builtIn);
};

/** Lines without a price book row carry no code and say how they were priced. */
const shown = (line: LineItem, { unlisted }: RevisionReport): LineItem => {
  const source = unlisted.get(line.metadata.code ?? '');
  return source === undefined
    ? line
    : {
        ...line,
        source,
        metadata: {
          ...line.metadata,
          code: null,
          confidence: 'C',
          finishLevel: null,
          finishPrices: null,
        },
      };
};

const trustedWords = (request: EstimateRequest, priceBook: PriceBook): string =>
  [
    request.instructions,
    request.title ?? '',
    ...[...priceBook.items.values()].map(
      ({ name, keywords, category }) => `${name} ${keywords.join(' ')} ${category}`,
    ),
  ].join(' ');

const groundFor = (draft: Draft, { request, priceBook, retrieval }: ReviewParts): Ground => {
  const trusted = trustedWords(request, priceBook);
  const prose = createProse({ system: SYSTEM_PROMPT, uploads: request.uploads, trusted });
  return groundOf({ draft, book: priceBook, retrieval, prose, request });
};

const questionFor = (
  draft: Draft,
  { request, retrieval, settings }: ReviewParts,
  feedback: string | null,
): { question: Question; left: string[] } => {
  const { title, instructions, uploads } = request;
  const texts = [title ?? '', instructions, ...uploads.map(({ text }) => text)];
  const rows = retrieval.rowsFor(texts, settings.maxRows);
  const bare = { request, draft, rows, feedback, documents: [], images: [] };
  const material = materialFor(request, SYSTEM_PROMPT.length + promptText(bare).length, settings);
  const { documents, images, notes } = material;
  return { question: { text: promptText({ ...bare, documents, images }), images }, left: notes };
};

/** What one asking came to, filled while it goes on. */
interface Hearing {
  ground: Ground;
  revision: Revision;
  suggestions: unknown[];
  reply: Reply;
  seenImages: number;
  /** What the model was not shown. */
  left: string[];
}

const hear = (parts: ReviewParts, feedback: string | null) => {
  const so: Partial<Hearing> = {};
  const live: Revise = async function* (draft): AsyncGenerator<WorkLine, void, undefined> {
    const ground = groundFor(draft, parts);
    const revision = createRevision(ground);
    const suggestions: unknown[] = [];
    const { question, left } = questionFor(draft, parts, feedback);
    Object.assign(so, { ground, revision, suggestions, left });
    for await (const event of ask(question, parts)) {
      if (event.type === 'reply') Object.assign(so, event);
      else {
        suggestions.push(event.value);
        yield* revision.take(event.value);
      }
    }
    yield* revision.rest();
  };
  return { so: so as Hearing, live };
};

/** The same suggestions over again, sorted, without asking anybody. */
const sorted = (hearing: Hearing): Revise =>
  function* (): Generator<WorkLine, void, undefined> {
    const revision = createRevision(hearing.ground);
    hearing.revision = revision;
    for (const suggestion of inDraftOrder(hearing.suggestions)) yield* revision.take(suggestion);
    yield* revision.rest();
  };

/** Runs the built-in pipeline with a revision and passes its lines on as users see them. */
const priceWith = async (
  revise: Revise,
  hearing: Hearing,
  { request, priceBook, feed, signal }: ReviewParts,
): Promise<EstimateDocument> => {
  const seen = (line: LineItem): LineItem => shown(line, hearing.revision.report);
  const observer = {
    ...feed.observer,
    onLine: (line: LineItem) => feed.observer.onLine(seen(line)),
  };
  const document = await estimateWith(priceBook, revise)(request, observer, signal);
  return { ...document, items: document.items.map(seen) };
};

/**
 * @param feedback what was wrong with the reply before; null when asking for the first time.
 * @returns the revised estimate with its notes.
 * @throws ModelFailure when the model or its reply is not usable; lines may have gone out by then.
 */
export const reviewOnce = async (
  parts: ReviewParts,
  feedback: string | null,
): Promise<EstimateDocument> => {
  const { request, feed, baseline, client } = parts;
  const { so: hearing, live } = hear(parts, feedback);
  let document = await priceWith(live, hearing, parts);
  if (hearing.revision.report.isOutOfOrder) {
    await feed.restart();
    document = await priceWith(sorted(hearing), hearing, parts);
  }
  requireTotalInBand(document, baseline);
  return withReviewNotes(document, {
    model: client.model,
    reply: hearing.reply,
    report: hearing.revision.report,
    prose: hearing.ground.prose,
    material: hearing.left,
    seenImages: hearing.seenImages,
    hadImages: (request.images ?? []).length > 0,
    orders: request.uploads
      .filter(({ text }) => addressedTo(text).length > 0)
      .map(({ name }) => name),
  });
};
