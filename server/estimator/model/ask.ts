// Asks the model once and hands out the items of its reply while they arrive. Counts what the call cost, also when it
// fails.
import { ModelFailure } from '../../infra/llm/model-client.ts';
import type { ModelClient, ModelPart, ModelUsage } from '../../infra/llm/model-client.ts';
import type { ModelUse } from '../estimate-observer.ts';
import type { RequestImage } from '../estimate-request.ts';
import { costOf, imageTokens, textTokens } from './token-counts.ts';
import { createItemReader, jsonIn } from './reply/read-items.ts';
import type { ReadItem } from './reply/read-items.ts';
import { replySchema } from './reply/read-reply.ts';
import { wireSchema } from './reply/wire.ts';
import { LISTS } from './reply/reply-words.ts';
import type { ReplyList } from './reply/reply-words.ts';
import type { ModelSettings } from './settings.ts';

export interface ModelPrompt {
  /** The head of the prompt, the same for many requests. */
  system: string;
  text: string;
  images: readonly RequestImage[];
}

export type Heard =
  | { type: 'item'; item: ReadItem<ReplyList> }
  /** The last event: the reply was one, as a whole. */
  | { type: 'end'; seenImages: number };

export interface AskPorts {
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
export async function* ask(
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
