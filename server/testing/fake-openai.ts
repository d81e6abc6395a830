// An OpenAI-compatible server on the loopback that answers, or fails, as the model's name says. For tests only.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRequest {
  model: string;
  /** Chat Completions; for Responses made of `instructions` and `input`, so that both read alike. */
  messages: { role: string; content: unknown }[];
  response_format?: { type: string };
  /** Responses. */
  instructions?: string;
  input?: { role: string; content: unknown }[];
  text?: { format: { type: string } };
  max_output_tokens?: number;
  store?: boolean;
  stream_options?: unknown;
  max_completion_tokens?: number;
  max_tokens?: number;
}

export interface FakeOpenAi {
  baseUrl: string;
  /** Bodies of all requests, oldest first. */
  requests: FakeRequest[];
  /** How many connections the other side closed before the answer was whole. */
  aborted(): number;
  close(): Promise<void>;
}

interface Turn {
  body: FakeRequest;
  isResponses: boolean;
  response: ServerResponse;
  /** 1 for the first request with this model name. */
  nth: number;
  answer: string;
}

type Scenario = (turn: Turn) => void;

const json = ({ response }: Turn, status: number, body: unknown, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

const failWith =
  (status: number, message: string, code: string | null = null, headers = {}): Scenario =>
  (turn) =>
    json(turn, status, { error: { message, type: 'fake', param: null, code } }, headers);

const PIECE = 24;

interface Manner {
  /** Characters sent before the stream goes wrong; all when undefined. */
  upTo?: number;
  finish?: 'stop' | 'length' | 'content_filter' | null;
  as?: 'content' | 'refusal';
  usage?: boolean;
  /** What happens after the text instead of a proper end. */
  afterwards?: (response: ServerResponse) => void;
}

const event = (response: ServerResponse, data: unknown): void =>
  void response.write(`data: ${JSON.stringify(data)}\n\n`);

const chunk = (model: string, delta: object, finish: string | null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model,
  choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
});

const USED = { input_tokens: 1_000, output_tokens: 200, total_tokens: 1_200 };

/** The same manners over the events of Responses. */
const speakResponses = (
  { response }: Turn,
  text: string,
  { upTo = text.length, finish = 'stop', as = 'content', usage = true, afterwards }: Manner,
): void => {
  let order = 0;
  const say = (type: string, more: object): void => {
    response.write(`event: ${type}\n`);
    event(response, { type, sequence_number: order++, ...more });
  };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  say('response.created', { response: { id: 'resp_1', status: 'in_progress' } });
  const delta = as === 'refusal' ? 'response.refusal.delta' : 'response.output_text.delta';
  for (let at = 0; at < upTo; at += PIECE) {
    say(delta, { item_id: 'msg_1', delta: text.slice(at, Math.min(upTo, at + PIECE)) });
  }
  if (afterwards) {
    afterwards(response);
    return;
  }
  const counts = usage ? { usage: USED } : {};
  if (finish === 'stop') {
    say('response.completed', { response: { id: 'resp_1', status: 'completed', ...counts } });
  } else if (finish !== null) {
    const reason = finish === 'length' ? 'max_output_tokens' : finish;
    say('response.incomplete', {
      response: { status: 'incomplete', incomplete_details: { reason }, ...counts },
    });
  }
  response.end();
};

const speak = (turn: Turn, text: string, manner: Manner = {}): void => {
  if (turn.isResponses) {
    speakResponses(turn, text, manner);
    return;
  }
  const { body, response } = turn;
  const { upTo = text.length, finish = 'stop', as = 'content', usage = true, afterwards } = manner;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  event(response, chunk(body.model, { role: 'assistant' }, null));
  for (let at = 0; at < upTo; at += PIECE) {
    event(response, chunk(body.model, { [as]: text.slice(at, Math.min(upTo, at + PIECE)) }, null));
  }
  if (afterwards) {
    afterwards(response);
    return;
  }
  if (finish !== null) event(response, chunk(body.model, {}, finish));
  if (usage && body.stream_options) {
    const counts = { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 };
    event(response, { ...chunk(body.model, {}, null), choices: [], usage: counts });
  }
  response.end(finish === null ? '' : 'data: [DONE]\n\n');
};

const well: Scenario = (turn) => speak(turn, turn.answer);
const onlyFirst =
  (bad: Scenario): Scenario =>
  (turn) =>
    (turn.nth === 1 ? bad : well)(turn);
/** Refuses requests that hold something the server does not know, in the words such servers use. */
const unless =
  (isFine: (body: FakeRequest) => boolean, message: string, status = 400): Scenario =>
  (turn) =>
    (isFine(turn.body) ? well : failWith(status, message))(turn);

const silence = () => undefined;
const formatIn = ({ response_format: chat, text }: FakeRequest): string | undefined =>
  chat?.type ?? text?.format.type;
const hasImages = ({ messages }: FakeRequest): boolean =>
  JSON.stringify(messages).includes('image_url');

/** Scenarios by the model name after `fake-`. A number after it, e.g. `fake-good-2`, only tells servers' memories apart. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  good: well,
  fenced: (turn) => speak(turn, `Here it is:\n\`\`\`json\n${turn.answer}\n\`\`\`\nDone.`),
  uncounted: (turn) => speak(turn, turn.answer, { usage: false }),
  refusal: (turn) => speak(turn, 'I cannot help with that.', { as: 'refusal' }),
  truncated: (turn) =>
    speak(turn, turn.answer, { upTo: turn.answer.length - 40, finish: 'length' }),
  truncatedonce: onlyFirst((turn) =>
    speak(turn, turn.answer, { upTo: turn.answer.length - 40, finish: 'length' }),
  ),
  filtered: (turn) => speak(turn, turn.answer, { upTo: 30, finish: 'content_filter' }),
  garbage: (turn) => speak(turn, 'I would say about twelve thousand, more or less. {"oops": [1,'),
  garbageonce: onlyFirst((turn) => speak(turn, 'Sure! {"work": [{"code": "PNT-WALL"')),
  wrongshape: (turn) => speak(turn, '{"total": 1, "items": []}'),
  huge: (turn) => speak(turn, `{"work": [${'{"code":"X"},'.repeat(20_000)}`),
  empty: (turn) => speak(turn, ''),
  html: ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html><body>Please log in to the proxy</body></html>');
  },
  unauthorized: failWith(401, 'Incorrect API key provided: sk-abc***xyz', 'invalid_api_key'),
  ratelimited: failWith(429, 'Rate limit reached', 'rate_limit_exceeded'),
  ratelimitedonce: onlyFirst(
    failWith(429, 'Rate limit reached', 'rate_limit_exceeded', { 'retry-after-ms': '5' }),
  ),
  patience: failWith(429, 'Rate limit reached', null, { 'retry-after': '3600' }),
  quota: failWith(429, 'You exceeded your current quota', 'insufficient_quota'),
  broken: failWith(500, 'The server had an error'),
  brokenonce: onlyFirst(failWith(503, 'Overloaded')),
  hung: silence,
  stalled: (turn) =>
    speak(turn, turn.answer, { upTo: turn.answer.length - 60, afterwards: silence }),
  dropped: (turn) =>
    speak(turn, turn.answer, { upTo: 200, afterwards: (response) => response.destroy() }),
  unended: (turn) => speak(turn, turn.answer, { upTo: turn.answer.length - 60, finish: null }),
  miderror: (turn) =>
    speak(turn, turn.answer, {
      upTo: 200,
      afterwards(response) {
        event(response, { error: { message: 'overloaded', type: 'server_error', code: null } });
        response.end();
      },
    }),
  noschema: unless(
    (body) => formatIn(body) !== 'json_schema',
    "'response_format.type' must be 'json_object' or 'text'",
  ),
  noformat: unless(
    (body) => formatIn(body) === undefined,
    'response_format is not supported by this server',
  ),
  noimages: unless((body) => !hasImages(body), 'image input is not supported', 500),
  oldlimit: unless(
    ({ max_completion_tokens: limit }) => limit === undefined,
    'unknown field max_completion_tokens',
  ),
  nocounts: unless(({ stream_options: options }) => !options, 'stream_options is not allowed'),
  /** Responses only: the provider ends the answer itself. */
  failed: (turn) =>
    speak(turn, turn.answer, {
      upTo: 60,
      afterwards(response) {
        event(response, {
          type: 'response.failed',
          response: { status: 'failed', error: { code: 'server_error', message: 'Sorry.' } },
        });
        response.end();
      },
    }),
  badrequest: failWith(400, 'messages: context length exceeded'),
};

const bodyOf = async (request: IncomingMessage): Promise<FakeRequest> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = JSON.parse(Buffer.concat(pieces).toString()) as FakeRequest;
  const { instructions, input = [] } = body;
  return instructions === undefined
    ? body
    : { ...body, messages: [{ role: 'system', content: instructions }, ...input] };
};

/** @param reply what scenarios that answer say, as a value to be written as JSON. */
export const startFakeOpenAi = async (
  reply: (body: FakeRequest) => unknown = () => ({ work: [] }),
): Promise<FakeOpenAi> => {
  const requests: FakeRequest[] = [];
  let aborted = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    requests.push(body);
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
    const scenario = SCENARIOS[/^fake-([a-z]+)/.exec(body.model)?.[1] ?? ''];
    const nth = requests.filter(({ model }) => model === body.model).length;
    const isResponses = request.url?.endsWith('/responses') ?? false;
    const turn = { body, isResponses, response, nth, answer: JSON.stringify(reply(body)) };
    if (scenario) scenario(turn);
    else failWith(404, `The model ${body.model} does not exist`)(turn);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    aborted: () => aborted,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
