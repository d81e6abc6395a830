// One reading of a request by a model: asks, takes its items while they arrive, shows their lines, prices the whole.
import type { EstimateDocument, LineItem } from '../../domain/estimate/estimate.ts';
import type { ScopeOfWork, Work } from '../../domain/scope/scope-of-work.ts';
import {
  ModelFailure,
  type ModelClient,
  type ModelPart,
  type ModelUsage,
} from '../../infra/llm/model-client.ts';
import { createPricer, takeOffScope } from '../estimate-scope.ts';
import type { EstimateRequest, RequestImage } from '../estimate-request.ts';
import { pricingContext } from '../calculate/make-context.ts';
import { clip } from '../../domain/text/plain-text.ts';
import type { PriceBook } from '../book/price-book.ts';
import { materialFor, SHAPE_CHARS } from './budget.ts';
import { requireTrust, uploadsWithOrders } from './checks/distrust.ts';
import { unlikelySums } from './checks/per-area.ts';
import { groundOf } from './grounds/ground.ts';
import type { LineFeed } from './line-feed.ts';
import { hintText, standingText } from './prompt/hint.ts';
import { documentsText } from './prompt/document-rows.ts';
import type { Prefix } from './prompt/prefix.ts';
import { requestText } from './prompt/request-text.ts';
import { READING_RULES } from './prompt/rules.ts';
import { createReading, type ModelReading } from './reading/reading.ts';
import { PICTURES_UNSEEN, warning, withNotes } from './scope-notes.ts';
import { wastesIn, withToldWaste } from '../read/text/told-waste.ts';
import type { ModelUse } from '../estimate-observer.ts';
import { costOf, imageTokens, textTokens } from './token-counts.ts';
import { createItemReader, jsonIn, type ReadItem } from './reply/read-items.ts';
import { replySchema } from './reply/read-reply.ts';
import { wireSchema } from './reply/wire.ts';
import { LISTS, type ReplyList } from './reply/reply-words.ts';
import type { ModelSettings } from './settings.ts';

// Asks the model once and hands out the items of its reply while they arrive. Counts what the call cost, also when it
// fails.

interface ModelPrompt {
  /** The head of the prompt, the same for many requests. */
  system: string;
  text: string;
  images: readonly RequestImage[];
}

type Heard =
  | { type: 'item'; item: ReadItem<ReplyList> }
  /** The last event: the reply is complete and valid. */
  | { type: 'end'; seenImages: number };

interface AskPorts {
  client: ModelClient;
  settings: ModelSettings;
  signal: AbortSignal;
  onUsage(usage: ModelUse): void | Promise<void>;
}

const requireReply = (text: string): void => {
  const parsed = replySchema.safeParse(jsonIn(text));
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  throw new ModelFailure(
    'invalid_output',
    `it was not the JSON object asked for (${issue?.path.join('.') ?? ''} ${issue?.message ?? ''})`,
  );
};

/** Yields each item as its last brace arrives. Throws ModelFailure. */
async function* ask(
  { system, text, images }: ModelPrompt,
  { client, settings, signal, onUsage }: AskPorts,
): AsyncGenerator<Heard, void, undefined> {
  const parts: ModelPart[] = [
    { kind: 'text', text },
    ...images.map(({ jpeg }) => ({ kind: 'image' as const, jpeg })),
  ];
  const reader = createItemReader(LISTS);
  let counted: ModelUsage | null = null;
  let outcome: ModelUse['outcome'] = 'aborted';
  let isSent = false;
  let sawImages = false;
  try {
    for await (const event of client.stream({ system, parts, schema: wireSchema, signal })) {
      isSent = true;
      if (event.type === 'end') {
        counted = event.usage;
        sawImages = event.sawImages;
        continue;
      }
      for (const item of reader.push(event.text)) yield { type: 'item', item };
      if (reader.text.length > settings.maxReplyChars) {
        throw new ModelFailure('invalid_output', 'it was far too long');
      }
    }
    requireReply(reader.text);
    outcome = 'answered';
    yield { type: 'end', seenImages: sawImages ? images.length : 0 };
  } catch (error) {
    if (error instanceof ModelFailure) {
      outcome = error.kind;
      counted ??= error.usage;
    }
    throw error;
  } finally {
    const estimated: ModelUsage = {
      inputTokens:
        textTokens(system.length + text.length) +
        images.reduce((sum, image) => sum + imageTokens(image), 0),
      outputTokens: textTokens(reader.text.length),
    };
    const usage = counted ?? (isSent ? estimated : { inputTokens: 0, outputTokens: 0 });
    await onUsage({
      model: client.model,
      ...usage,
      costUsd: costOf(usage, settings.price),
      isEstimated: counted === null,
      outcome,
    });
  }
}

// Says in the scope that a model read the request, and what was not taken of its reply.

interface ReadingNote {
  model: string;
  /** The model read what the owner asked to change in a scope that stands, not the request. */
  isChange: boolean;
  /** Sentences on what was not taken. */
  refused: readonly string[];
  /** Items that could not be read at all. */
  unreadable: number;
  /** Uploads, or parts of them, that the model was not shown. */
  left: readonly string[];
  seenImages: number;
  hadImages: boolean;
  /** Names of uploads with text addressed to a program. */
  orders: readonly string[];
}

const readBy = ({ model, isChange, seenImages, refused, unreadable }: ReadingNote): string => {
  const left = refused.length + unreadable;
  return (
    `${isChange ? 'The last change was read' : 'Read'} by a language model (${clip(model, 80)})${seenImages > 0 ? `, which saw ${seenImages} picture(s)` : ''}.` +
    `${left > 0 ? ` Not taken from it: ${left}.` : ''} All quantities, prices and sums are worked out from the price book.`
  );
};

/** The model's scope, saying who read the request and what was not taken. */
const withReadingNotes = (scope: ScopeOfWork, about: ReadingNote): ScopeOfWork =>
  withNotes(scope, [
    { kind: 'NOTE', text: readBy(about) },
    ...(about.hadImages && about.seenImages === 0 ? [warning(PICTURES_UNSEEN)] : []),
    ...about.orders.map((name) =>
      warning(`“${clip(name, 80)}” contains text addressed to a program; it changed nothing.`),
    ),
    ...(about.unreadable > 0
      ? [
          warning(
            `${about.unreadable} item(s) of the model’s answer could not be read and were not taken.`,
          ),
        ]
      : []),
    ...about.left.map(warning),
  ]);

export interface ReadParts extends AskPorts {
  request: EstimateRequest;
  book: PriceBook;
  prefix: Prefix;
  /** Words of the price book. */
  trusted: string;
  feed: LineFeed;
  /** The rules' reading of the same request, and its estimate. */
  rules: ScopeOfWork;
  /** The scope that stands, where only what is asked for now changes in it. */
  standing: ScopeOfWork | null;
  baseline: EstimateDocument;
  /** The estimate of a scope. */
  priced: (scope: ScopeOfWork) => Promise<EstimateDocument>;
}

const REMINDER = 'A quick reading by keyword rules, only as a reminder; it may be wrong:';
const STANDING = 'The scope that stands, as its owner left it:';

const questionFor = (
  { request, book, prefix, rules, standing, settings }: ReadParts,
  feedback: string | null,
): { question: ModelPrompt; left: string[] } => {
  const { title, instructions, uploads } = request;
  const texts = [title ?? '', instructions, ...uploads.map(({ text }) => text)];
  const system = prefix({ texts, hint: standing ?? rules });
  const bare = {
    request,
    region: pricingContext(request, book, rules.facts, []).region.label,
    rows: documentsText(rules, book),
    hint: standing
      ? { title: STANDING, text: standingText(standing) }
      : { title: REMINDER, text: hintText(rules) },
    feedback,
    documents: [],
    images: [],
  };
  const chars = system.length + SHAPE_CHARS + requestText(bare).length;
  const material = materialFor(request, chars, settings);
  const { documents, images, notes } = material;
  const text = requestText({ ...bare, documents, images });
  return { question: { system, text, images }, left: notes };
};

/** Lines of some work by itself; what is shared or charged on top follows with the whole. */
const linesOf = (
  scope: ScopeOfWork,
  ids: readonly string[],
  { request, book }: ReadParts,
): LineItem[] => {
  const work = scope.work.filter(({ id }) => ids.includes(id));
  const taken = takeOffScope({ ...scope, work, asListed: [] }, request, book);
  const pricer = createPricer(taken, book);
  return taken.work.flatMap((line) => pricer.take(line));
};

/** Refuses a reply that leaves nothing standing and asks nothing. */
const requireSomething = ({ scope, report }: ModelReading, standing: ScopeOfWork | null): void => {
  if (standing === null ? scope.work.length > 0 : report.taken > 0) return;
  const [first] = report.refused;
  if (standing === null && scope.questions.length > 0 && first === undefined) return;
  const why = first ?? 'it named no work and asked nothing';
  throw new ModelFailure('invalid_output', `nothing of it could be taken: ${clip(why, 300)}`);
};

const heard = async (
  question: ModelPrompt,
  parts: ReadParts,
): Promise<{ reading: ModelReading; seenImages: number }> => {
  const { request, book, rules, standing, feed, trusted } = parts;
  const ground = groundOf({ request, trusted, prompt: READING_RULES });
  const reading = createReading({ request, book, ground, rules, standing });
  let isFirst = true;
  let seenImages = 0;
  const show = async (ids: readonly string[]): Promise<void> => {
    // A scope that stands does not grow, so there is nothing to watch.
    if (ids.length === 0 || standing) return;
    // The first work of the model takes the place of what the rules, or an earlier try, had shown.
    if (isFirst) await feed.restart();
    isFirst = false;
    await feed.enter('PRICING');
    await feed.show(linesOf(reading.scope, ids, parts));
  };
  for await (const event of ask(question, parts)) {
    if (event.type === 'end') ({ seenImages } = event);
    else await show(reading.take(event.item));
  }
  await show(reading.close());
  return { reading, seenImages };
};

/** The waste that the text tells, given to the work whose words the model quotes. */
const atWasteOf = (text: string, scope: ScopeOfWork, book: PriceBook): ScopeOfWork => {
  const startOf = ({ because }: Work) => (because?.source === 'request' ? because.start : null);
  const orders = scope.work.flatMap((work) => {
    const start = startOf(work);
    return start === null ? [] : [{ words: work.because?.words ?? '', start }];
  });
  return withToldWaste(scope, wastesIn(text), orders, text, startOf, book);
};

/**
 * @param feedback what was wrong with the reply before; null when asking for the first time.
 * @returns the estimate of the scope that the model wrote.
 * @throws ModelFailure when the model or its reply is not usable, Distrusted; lines may have gone out by then.
 */
export const readOnce = async (
  parts: ReadParts,
  feedback: string | null,
): Promise<EstimateDocument> => {
  const { request, book, client, baseline, priced } = parts;
  const { question, left } = questionFor(parts, feedback);
  const { reading, seenImages } = await heard(question, parts);
  requireSomething(reading, parts.standing);
  const orders = uploadsWithOrders(request);
  const scope = parts.standing
    ? reading.scope
    : atWasteOf(request.instructions, reading.scope, book);
  const read = withReadingNotes(scope, {
    model: client.model,
    isChange: parts.standing !== null,
    ...reading.report,
    left,
    seenImages,
    hadImages: (request.images ?? []).length > 0,
    orders,
  });
  const first = await priced(read);
  requireTrust(first, baseline, orders);
  const sums = unlikelySums(read, first.items, book).map((text) => ({
    kind: 'NOTE' as const,
    text,
  }));
  const document =
    sums.length === 0 ? first : await priced({ ...read, notes: [...read.notes, ...sums] });
  return { ...document, version: clip(`model-2 (${client.model}) / ${document.version}`, 120) };
};
