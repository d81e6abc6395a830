import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startFakeOpenAi } from '../../testing/fake-openai.ts';
import type { FakeOpenAi } from '../../testing/fake-openai.ts';
import type { ModelEvent, ModelPart } from './model-client.ts';
import { ModelFailure } from './model-client.ts';
import { createOpenAiClient } from './openai-client.ts';

const schema = z.object({ changes: z.array(z.object({ line: z.string().nullable() })) });
const ANSWER = { changes: Array.from({ length: 12 }, (_, i) => ({ line: `L${i}` })) };
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const PICTURE: ModelPart = { kind: 'image', jpeg: JPEG };

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi(() => ANSWER);
});
afterAll(() => fake.close());

const client = (scenario: string, idleMs = 60_000) =>
  createOpenAiClient({
    apiKey: 'any',
    baseUrl: fake.baseUrl,
    model: `fake-${scenario}`,
    idleMs,
    maxOutputTokens: 500,
  });

interface Asked {
  idleMs?: number;
  parts?: ModelPart[];
  signal?: AbortSignal;
  onText?: () => void;
}

const askWith = async (
  { stream }: ReturnType<typeof client>,
  { parts = [], signal = new AbortController().signal, onText }: Asked = {},
) => {
  let text = '';
  let end: Extract<ModelEvent, { type: 'end' }> | null = null;
  const content: ModelPart[] = [{ kind: 'text', text: 'A kitchen' }, ...parts];
  for await (const event of stream({ system: 'Be brief.', parts: content, schema, signal })) {
    if (event.type === 'end') end = event;
    else {
      text += event.text;
      onText?.();
    }
  }
  return { text, end };
};
const ask = (scenario: string, asked: Asked = {}) => askWith(client(scenario, asked.idleMs), asked);

const bodiesOf = (scenario: string) =>
  fake.requests.filter(({ model }) => model === `fake-${scenario}`);

describe('an answer', () => {
  it('streams its text and ends with the tokens it cost', async () => {
    const { text, end } = await ask('good');
    expect(JSON.parse(text)).toEqual(ANSWER);
    expect(end).toEqual({
      type: 'end',
      usage: { inputTokens: 1_000, outputTokens: 200 },
      sawImages: false,
    });
  });

  it('is asked for with a strict schema that the prompt repeats, and with JPEG data URLs at high detail', async () => {
    const { end } = await ask('good-2', { parts: [PICTURE] });
    const [body] = bodiesOf('good-2');
    expect(body?.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { strict: true },
    });
    expect(String(body?.messages[0]?.content)).toContain('"changes"');
    expect(JSON.stringify(body?.messages[1])).toContain(
      `"image_url":{"url":"data:image/jpeg;base64,${Buffer.from(JPEG).toString('base64')}","detail":"high"}`,
    );
    expect(body).toMatchObject({ max_completion_tokens: 500 });
    expect(end?.sawImages).toBe(true);
  });

  it('may come without counts', async () => {
    expect((await ask('uncounted')).end?.usage).toBeNull();
  });
});

describe('a server that knows less', () => {
  it.each([
    ['noschema', ['json_schema', 'json_object']],
    ['noformat', ['json_schema', 'json_object', undefined]],
  ])('%s: the answer format is degraded step by step', async (scenario, formats) => {
    expect(JSON.parse((await ask(scenario)).text)).toEqual(ANSWER);
    expect(bodiesOf(scenario).map(({ response_format: format }) => format?.type)).toEqual(formats);
  });

  it('is remembered, so that the next call is not refused first', async () => {
    const known = client('noschema-2');
    await askWith(known);
    await askWith(known);
    expect(bodiesOf('noschema-2').map(({ response_format: format }) => format?.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
  });

  it('gets no pictures when it cannot see, and the end says so', async () => {
    const { text, end } = await ask('noimages', { parts: [PICTURE] });
    expect(JSON.parse(text)).toEqual(ANSWER);
    expect(end?.sawImages).toBe(false);
  });

  it('gets the older name of the token limit, and no wish for counts', async () => {
    await ask('oldlimit');
    expect(bodiesOf('oldlimit').at(-1)).toMatchObject({ max_tokens: 500 });
    await ask('nocounts');
    expect(bodiesOf('nocounts').at(-1)).not.toHaveProperty('stream_options');
  });
});

describe('a failure', () => {
  it.each([
    ['refusal', 'refusal'],
    ['truncated', 'truncated'],
    ['filtered', 'filtered'],
    ['html', 'unavailable'],
    ['unended', 'unavailable'],
    ['dropped', 'unavailable'],
    ['miderror', 'unavailable'],
    ['broken', 'unavailable'],
    ['unauthorized', 'auth'],
    ['ratelimited', 'rate_limit'],
    ['quota', 'quota'],
    ['badrequest', 'bad_request'],
    ['nosuchmodel', 'bad_request'],
  ])('%s is told as %s', async (scenario, kind) => {
    await expect(ask(scenario)).rejects.toMatchObject({ name: 'ModelFailure', kind });
  });

  it.each(['hung', 'stalled'])('%s: silence ends the call', async (scenario) => {
    await expect(ask(scenario, { idleMs: 150 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('passes on how long the server wants to be left alone, and what was spent', async () => {
    await expect(ask('patience')).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
    await expect(ask('refusal')).rejects.toMatchObject({
      usage: { inputTokens: 1_000, outputTokens: 200 },
    });
  });

  it('comes from an abort too, though the stream then ends without a word, and the connection is closed', async () => {
    const control = new AbortController();
    const before = fake.aborted();
    const asking = ask('stalled', { signal: control.signal, onText: () => control.abort() });
    await expect(asking).rejects.toMatchObject({ kind: 'aborted' });
    await expect.poll(() => fake.aborted()).toBeGreaterThan(before);
  });

  it('is not raised by a slow reader: only silence of the server counts', async () => {
    const call = {
      system: '',
      parts: [{ kind: 'text' as const, text: 'x' }],
      schema,
      signal: new AbortController().signal,
    };
    let text = '';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for await (const event of client('good').stream(call)) {
        vi.advanceTimersByTime(60_000);
        if (event.type === 'text') text += event.text;
      }
    } finally {
      vi.useRealTimers();
    }
    expect(JSON.parse(text)).toEqual(ANSWER);
  });

  it('is a ModelFailure even when nobody listens', async () => {
    const gone = createOpenAiClient({
      apiKey: 'any',
      baseUrl: 'http://127.0.0.1:9/v1',
      model: 'x',
      idleMs: 2_000,
      maxOutputTokens: 10,
    });
    await expect(askWith(gone)).rejects.toBeInstanceOf(ModelFailure);
  });
});

describe('an address that sends on elsewhere', () => {
  it.each([301, 302, 307, 308])('by %i is not followed', async (status) => {
    const asked: string[] = [];
    const other = createServer((_request, response) => {
      asked.push('other');
      response.end();
    });
    const first = createServer((_request, response) => {
      asked.push('first');
      const { port } = other.address() as AddressInfo;
      response
        .writeHead(status, { location: `http://127.0.0.1:${port}/v1/chat/completions` })
        .end();
    });
    for (const server of [first, other]) await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = first.address() as AddressInfo;
    const redirected = createOpenAiClient({
      apiKey: 'any',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      model: 'fake-good',
      idleMs: 60_000,
      maxOutputTokens: 500,
    });
    await expect(askWith(redirected)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(asked).toEqual(['first']);
    first.close();
    other.close();
  });
});
