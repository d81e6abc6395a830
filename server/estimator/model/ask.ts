// Asks the model once and hands out its suggestions while they arrive. Counts what the call cost, also when it fails.
import { ModelFailure } from '../../infra/llm/model-client.ts';
import type { ModelClient, ModelPart, ModelUsage } from '../../infra/llm/model-client.ts';
import { costOf, imageTokens, textTokens } from './budget.ts';
import type { ModelUse, RequestImage } from '../estimator.ts';
import { SYSTEM_PROMPT } from './prompt.ts';
import { createItemReader, jsonIn } from './read-items.ts';
import { replySchema, wireSchema } from './reply-schema.ts';
import type { Reply } from './reply-schema.ts';
import type { ModelSettings } from './settings.ts';

export interface Question {
  text: string;
  images: readonly RequestImage[];
}

export type Heard =
  /** Parsed JSON, not yet checked. */
  | { type: 'suggestion'; value: unknown }
  /** The last event: the reply as a whole. */
  | { type: 'reply'; reply: Reply; seenImages: number };

export interface AskPorts {
  client: ModelClient;
  settings: ModelSettings;
  signal: AbortSignal;
  onUsage(usage: ModelUse): void | Promise<void>;
}

const replyIn = (text: string): Reply => {
  const parsed = replySchema.safeParse(jsonIn(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ModelFailure(
    'invalid_output',
    `it was not the JSON object asked for (${issue?.path.join('.') ?? ''} ${issue?.message ?? ''})`,
  );
};

/** Yields each suggestion as it is complete, then the whole reply. Throws ModelFailure. */
export async function* ask(
  { text, images }: Question,
  { client, settings, signal, onUsage }: AskPorts,
): AsyncGenerator<Heard, void, undefined> {
  const parts: ModelPart[] = [
    { kind: 'text', text },
    ...images.map(({ jpeg }) => ({ kind: 'image' as const, jpeg })),
  ];
  const reader = createItemReader('changes');
  let counted: ModelUsage | null = null;
  let outcome: ModelUse['outcome'] = 'aborted';
  let isSent = false;
  let sawImages = false;
  let suggestions = 0;
  try {
    const call = { system: SYSTEM_PROMPT, parts, schema: wireSchema, signal };
    for await (const event of client.stream(call)) {
      isSent = true;
      if (event.type === 'end') {
        counted = event.usage;
        sawImages = event.sawImages;
        continue;
      }
      for (const value of reader.push(event.text)) {
        suggestions += 1;
        if (suggestions <= settings.maxChanges) yield { type: 'suggestion', value };
      }
      if (reader.text.length > settings.maxReplyChars) {
        throw new ModelFailure('invalid_output', 'it was far too long');
      }
    }
    const reply = replyIn(reader.text);
    outcome = 'answered';
    yield { type: 'reply', reply, seenImages: sawImages ? images.length : 0 };
  } catch (error) {
    if (error instanceof ModelFailure) {
      outcome = error.kind;
      counted ??= error.usage;
    }
    throw error;
  } finally {
    const estimated: ModelUsage = {
      inputTokens:
        textTokens(SYSTEM_PROMPT.length + text.length) +
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
