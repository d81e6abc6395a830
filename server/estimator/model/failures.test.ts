import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeOpenAi } from '../../testing/fake-openai.ts';
import type { FakeOpenAi } from '../../testing/fake-openai.ts';
import { estimate, estimator, preview, request } from '../testing/estimate.ts';
import { MODEL_FAILURES } from '../../infra/llm/model-client.ts';
import { clientFor, estimatorWith, place, replyOf, runWith, work } from './testing/run-model.ts';
import type { RunOptions } from './testing/run-model.ts';

const TEXT = 'Remodel the 5x8 bathroom: new tub, tile, toilet and vanity.';

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi(() =>
    replyOf({
      places: [place({ lengthFt: 8, widthFt: 5, words: '5x8 bathroom' })],
      work: [
        work({
          place: 'P1',
          assembly: 'bathroom_remodel',
          words: 'Remodel the 5x8 bathroom',
          without: ['TIL-NICHE'],
        }),
        work({ code: 'XXX-NONE', words: 'Padding, to be long.' }),
        work({ code: 'XXX-NONE', words: 'Padding, to be longer.' }),
      ],
    }),
  );
});
afterAll(() => fake.close());

const run = (scenario: string, options: RunOptions = {}) =>
  runWith(clientFor(fake.baseUrl, scenario, options.idleMs), TEXT, options);
const requestsOf = (scenario: string) =>
  fake.requests.filter(({ model }) => model === `fake-${scenario}`).length;

describe('a model that fails leaves the built-in estimate, whole and with a note', () => {
  it.each([
    ['refusal', 'it declined to answer', 1],
    ['filtered', 'withheld by the provider', 1],
    ['truncated', 'cut short', 2],
    ['garbage', 'could not be used', 2],
    ['wrongshape', 'could not be used', 2],
    ['huge', 'could not be used', 2],
    ['empty', 'could not be used', 2],
    ['html', 'could not be reached', 2],
    ['unauthorized', 'could not be reached with the present settings', 1],
    ['quota', 'budget is used up', 1],
    ['ratelimited', 'too busy', 2],
    ['patience', 'too busy', 1],
    ['broken', 'could not be reached', 2],
    ['dropped', 'could not be reached', 2],
    ['unended', 'could not be reached', 2],
    ['miderror', 'could not be reached', 2],
    ['badrequest', 'did not take the request', 1],
  ])('%s: %s, after %i request(s)', async (scenario, words, requests) => {
    const { document: builtIn } = await estimate(TEXT);
    const { document, lines, stages, usage } = await run(scenario);
    expect(document.items).toEqual(builtIn.items);
    expect(lines).toEqual(builtIn.items);
    const paragraphs = document.reasoning.split('\n\n');
    const [told] = paragraphs.filter((each) => !builtIn.reasoning.includes(each));
    expect(told).toContain('A language model was asked to read the request, but');
    expect(told).toContain(words);
    expect(paragraphs.filter((each) => each !== told).join('\n\n')).toBe(builtIn.reasoning);
    expect(document.scope?.work).toEqual(builtIn.scope?.work);
    expect(document.version).toBe(builtIn.version);
    expect(stages).toEqual(['UNDERSTANDING_SCOPE', 'PRICING', 'WRITING_UP']);
    expect(requestsOf(scenario)).toBe(requests);
    expect(usage).toHaveLength(requests);
  });

  it.each([
    ['hung', { idleMs: 100 }],
    ['stalled', { idleMs: 100 }],
    ['hung', { settings: { deadlineMs: 150 } }],
    ['stalled', { settings: { deadlineMs: 150 } }],
  ] as const)('%s with %o: it did not answer in time', async (scenario, options) => {
    const { document: builtIn } = await estimate(TEXT);
    const { document, lines } = await run(scenario, options);
    expect(document.items).toEqual(builtIn.items);
    expect(lines).toEqual(builtIn.items);
    expect(document.reasoning).toContain('it did not answer in time');
  });

  it('has a sentence for every kind of failure', async () => {
    const { withUnreadNote } = await import('./scope-notes.ts');
    const scope = preview(request(TEXT));
    for (const why of MODEL_FAILURES) {
      const { notes } = withUnreadNote(scope, { why, hadImages: false });
      expect(notes[0]?.text).toMatch(/^A language model was asked/);
      expect(notes[0]?.text).not.toContain('undefined');
    }
  });

  it('never shows what the provider said', async () => {
    const { document } = await run('unauthorized-2');
    expect(JSON.stringify(document)).not.toMatch(/sk-|API key|Incorrect/);
  });

  it('says that pictures were not looked at', async () => {
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    const picture = { kind: 'photo' as const, name: 'a.jpg', jpeg, width: 1280, height: 960 };
    const { document } = await run('refusal-2', { request: { images: [picture] } });
    expect(document.warnings).toContain(
      'Pictures were not interpreted; the description and documents alone set the scope.',
    );
  });
});

describe('a disturbance that passes', () => {
  it.each(['ratelimitedonce', 'brokenonce', 'garbageonce', 'truncatedonce'])(
    '%s: the second try is used, and lines of the first are withdrawn',
    async (scenario) => {
      const { document, lines, codes, usage } = await run(scenario);
      expect(codes).not.toContain('TIL-NICHE');
      expect(lines).toEqual(document.items);
      expect(document.reasoning).toContain('Read by a language model');
      expect(usage.map(({ outcome }) => outcome).at(-1)).toBe('answered');
    },
  );

  it.each(['fenced', 'noschema', 'noformat', 'oldlimit', 'nocounts', 'uncounted'])(
    '%s: the answer is used',
    async (scenario) => {
      const { codes, document } = await run(scenario);
      expect(codes).not.toContain('TIL-NICHE');
      expect(document.reasoning).toContain('Read by a language model');
    },
  );

  it('tells the model what was wrong with its reply', async () => {
    await run('garbageonce-2');
    const [, second] = fake.requests.filter(({ model }) => model === 'fake-garbageonce-2');
    expect(JSON.stringify(second?.messages[1])).toContain(
      'Your reply before this one could not be used: it was not the JSON object asked for',
    );
  });
});

describe('what a call cost', () => {
  it('is told with the server’s counts and the prices of the settings', async () => {
    const settings = { price: { inputPerMillion: 3, outputPerMillion: 15 } };
    const { usage } = await run('good', { settings });
    expect(usage).toEqual([
      {
        model: 'fake-good',
        inputTokens: 1_000,
        outputTokens: 200,
        costUsd: 0.006,
        isEstimated: false,
        outcome: 'answered',
      },
    ]);
  });

  it('is estimated where the server does not count, and nothing where it refused', async () => {
    const [counted] = (await run('uncounted-2')).usage;
    expect(counted).toMatchObject({ isEstimated: true, outcome: 'answered' });
    expect(counted?.inputTokens).toBeGreaterThan(500);
    const [refused] = (await run('unauthorized-3')).usage;
    expect(refused).toMatchObject({ inputTokens: 0, outputTokens: 0, costUsd: 0, outcome: 'auth' });
  });
});

describe('the caller', () => {
  it('may stop: the reason comes back, and the connection is closed', async () => {
    const control = new AbortController();
    const reason = new Error('The job was cancelled.');
    const before = fake.aborted();
    const running = run('stalled-2', {
      signal: control.signal,
      // The first work of the model took the place of the rules' lines: the answer is on its way.
      onRestart: () => control.abort(reason),
    });
    await expect(running).rejects.toBe(reason);
    await expect.poll(() => fake.aborted()).toBeGreaterThan(before);
  });

  it.each(['onLine', 'onRestart'])(
    'may fail itself in %s: its error passes through instead of becoming a note',
    async (moment) => {
      const lost = new Error('The row is gone.');
      const fail = () => {
        throw lost;
      };
      await expect(run('good-3', { [moment]: fail })).rejects.toBe(lost);
    },
  );

  it('shares the places: no more calls at once than the settings allow', async () => {
    const client = clientFor(fake.baseUrl, 'good-4');
    let open = 0;
    let most = 0;
    const counting: typeof client = {
      model: client.model,
      async *stream(call) {
        open += 1;
        most = Math.max(most, open);
        try {
          yield* client.stream(call);
        } finally {
          open -= 1;
        }
      },
    };
    const shared = estimatorWith(counting, { concurrency: 2 });
    const observer = { onStage: () => undefined, onLine: () => undefined };
    const me = { owner: 'me' };
    await Promise.all(
      Array.from({ length: 8 }, () => shared.estimate(request(TEXT), observer, me)),
    );
    expect(most).toBe(2);
  });

  it('sees a version that names model, method and data', () => {
    const { version } = estimatorWith(clientFor(fake.baseUrl, 'good-5'));
    expect(version).toBe(`model-2 (fake-good-5) / ${estimator.version}`);
  });
});
