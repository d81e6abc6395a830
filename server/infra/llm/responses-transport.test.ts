import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startFakeOpenAi } from '../../testing/fake-openai.ts';
import type { FakeOpenAi } from '../../testing/fake-openai.ts';
import type { ModelEvent, ModelPart } from './model-client.ts';
import { createOpenAiClient } from './openai-client.ts';

const schema = z.object({ changes: z.array(z.object({ line: z.string().nullable() })) });
const ANSWER = { changes: Array.from({ length: 12 }, (_, i) => ({ line: `L${i}` })) };
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi(() => ANSWER);
});
afterAll(() => fake.close());

interface Asked {
  parts?: ModelPart[];
  idleMs?: number;
  signal?: AbortSignal;
  onText?: () => void;
}

const ask = async (scenario: string, asked: Asked = {}) => {
  const { parts = [], idleMs = 60_000, signal = new AbortController().signal, onText } = asked;
  const client = createOpenAiClient({
    apiKey: 'any',
    baseUrl: fake.baseUrl,
    model: `fake-${scenario}`,
    apiMode: 'responses',
    idleMs,
    maxOutputTokens: 500,
  });
  const content: ModelPart[] = [{ kind: 'text', text: 'A kitchen' }, ...parts];
  let text = '';
  let pieces = 0;
  let end: Extract<ModelEvent, { type: 'end' }> | null = null;
  for await (const event of client.stream({
    system: 'Be brief.',
    parts: content,
    schema,
    signal,
  })) {
    if (event.type === 'end') end = event;
    else {
      text += event.text;
      pieces += 1;
      onText?.();
    }
  }
  return { text, pieces, end };
};
const bodiesOf = (scenario: string) =>
  fake.requests.filter(({ model }) => model === `fake-${scenario}`);

describe('over Responses', () => {
  it('an answer streams and ends with the tokens it cost', async () => {
    const { text, pieces, end } = await ask('good');
    expect(JSON.parse(text)).toEqual(ANSWER);
    expect(pieces).toBeGreaterThan(3);
    expect(end).toEqual({
      type: 'end',
      usage: { inputTokens: 1_000, outputTokens: 200 },
      sawImages: false,
    });
  });

  it('a call keeps nothing there, has a strict schema that the prompt repeats, and JPEG data URLs', async () => {
    const { end } = await ask('good-2', { parts: [{ kind: 'image', jpeg: JPEG }] });
    const [body] = bodiesOf('good-2');
    expect(body).toMatchObject({
      store: false,
      max_output_tokens: 500,
      text: { format: { type: 'json_schema', strict: true } },
    });
    expect(body?.instructions).toContain('"changes"');
    expect(JSON.stringify(body?.input)).toContain(
      `{"type":"input_image","image_url":"data:image/jpeg;base64,${Buffer.from(JPEG).toString('base64')}","detail":"high"}`,
    );
    expect(end?.sawImages).toBe(true);
  });

  it.each([
    ['noschema', ['json_schema', 'json_object']],
    ['noformat', ['json_schema', 'json_object', undefined]],
  ])('%s: the answer format is degraded step by step', async (scenario, formats) => {
    expect(JSON.parse((await ask(scenario)).text)).toEqual(ANSWER);
    expect(bodiesOf(scenario).map(({ text }) => text?.format.type)).toEqual(formats);
  });

  it('a server that cannot see gets no pictures, and one that does not count is no failure', async () => {
    const { end } = await ask('noimages', { parts: [{ kind: 'image', jpeg: JPEG }] });
    expect(end?.sawImages).toBe(false);
    expect((await ask('uncounted')).end?.usage).toBeNull();
  });

  it.each([
    ['refusal', 'refusal'],
    ['truncated', 'truncated'],
    ['filtered', 'filtered'],
    ['failed', 'unavailable'],
    ['html', 'unavailable'],
    ['unended', 'unavailable'],
    ['dropped', 'unavailable'],
    ['miderror', 'unavailable'],
    ['broken', 'unavailable'],
    ['unauthorized', 'auth'],
    ['ratelimited', 'rate_limit'],
    ['quota', 'quota'],
    ['badrequest', 'bad_request'],
  ])('%s is told as %s', async (scenario, kind) => {
    await expect(ask(scenario)).rejects.toMatchObject({ name: 'ModelFailure', kind });
  });

  it.each(['hung', 'stalled'])('%s: silence ends the call', async (scenario) => {
    await expect(ask(scenario, { idleMs: 150 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('an abort is told as one, and closes the connection', async () => {
    const control = new AbortController();
    const before = fake.aborted();
    const asking = ask('stalled-2', { signal: control.signal, onText: () => control.abort() });
    await expect(asking).rejects.toMatchObject({ kind: 'aborted' });
    await expect.poll(() => fake.aborted()).toBeGreaterThan(before);
  });
});
