import { describe, expect, it } from 'vitest';
import type { ModelClient } from '../../infra/llm/model-client.ts';
import type { ModelUse } from '../estimate-observer.ts';
import { book, estimate, estimator, request } from '../testing/estimate.ts';
import { estimatorWith, modelSaying, place, replyOf, runWith, work } from './testing/run-model.ts';
import { BATH, HONEST, REMODEL, TEXT } from './testing/honest-reply.ts';

describe('what the model reads', () => {
  it('is the scope of the estimate; every price is the price book’s', async () => {
    const { document, total, lines } = await runWith(
      modelSaying(() => HONEST),
      TEXT,
    );
    expect(document.scope).toMatchObject({
      readBy: 'MODEL',
      work: [{ by: 'MODEL' }, { by: 'MODEL' }],
    });
    expect(lines).toEqual(document.items);
    const [doors] = document.items.filter(({ metadata }) => metadata.code === 'DOR-INTPRE');
    expect(doors).toMatchObject({
      quantity: 3,
      unitPrice: book.items.get('DOR-INTPRE')?.costs[1].price,
    });
    expect(doors?.metadata).toMatchObject({ basis: 'STATED', workId: document.scope?.work[1]?.id });
    expect(document.deliveryTotals?.gcManaged).toBeCloseTo(total, 2);
    expect(document.reasoning).toContain('Read by a language model (scripted).');
    expect(document.version).toBe(`model-2 (scripted) / ${estimator.version}`);
  });

  it('owes nothing to what the rules made of it, however far apart the totals are', async () => {
    const one = replyOf({ work: [work({ code: 'PLB-FAUCETK', words: 'tub' })] });
    const { document, codes } = await runWith(
      modelSaying(() => one),
      TEXT,
    );
    expect(codes).toContain('PLB-FAUCETK');
    expect(codes).not.toContain('PLB-TUBALC');
    expect(document.scope?.readBy).toBe('MODEL');
  });

  it('may be a text that the rules cannot read', async () => {
    const { document: builtIn } = await estimate('Moj zlew cieknie');
    expect(builtIn.items).toEqual([]);
    const faucet = replyOf({ work: [work({ code: 'PLB-FAUCETK', words: 'Moj zlew cieknie' })] });
    const { codes, document } = await runWith(
      modelSaying(() => faucet),
      'Moj zlew cieknie',
    );
    expect(codes).toContain('PLB-FAUCETK');
    expect(document.questions).toEqual([]);
  });

  it('may be that nothing is ordered: its questions stand, without lines', async () => {
    const asks = replyOf({
      questions: [{ text: 'Which room is it about?', about: null, answers: [] }],
    });
    const { document, lines, restarts } = await runWith(
      modelSaying(() => asks),
      'Paint the bedroom',
    );
    expect(document.items).toEqual([]);
    expect(lines).toEqual([]);
    expect(restarts).toBe(1);
    expect(document.questions).toContain('Which room is it about?');
  });

  it('tells what an answer to its question moves', async () => {
    const answers = ['tub', 'shower'].map((value) => ({
      label: `A ${value}`,
      changes: [{ on: 'W1', name: 'wet', value }],
    }));
    const questions = [{ text: 'Is a tub or a shower wanted?', about: 'W1', answers }];
    const reply = { ...HONEST, questions };
    const { document } = await runWith(
      modelSaying(() => reply),
      TEXT,
    );
    expect(document.scope?.questions[0]?.moves).toBeGreaterThan(100);
  });

  it('is doubted, not refused, where the sum is unlikely for such a job', async () => {
    const finish = work({ place: 'P1', assembly: 'basement_finish', words: 'Finish the basement' });
    const gold = work({ place: 'P1', code: 'CAB-BASE', quantity: 340, words: '340' });
    const reply = replyOf({
      places: [place({ label: 'Basement', type: 'basement', areaSf: 900 })],
      work: [finish, gold],
    });
    const text = 'Finish the basement, 900 sq ft, with 340 ft of base cabinets';
    const { document } = await runWith(
      modelSaying(() => reply),
      text,
    );
    expect(document.scope?.readBy).toBe('MODEL');
    expect(document.reasoning).toMatch(
      /Basement comes to \$\d+ per square foot; such jobs usually run \$38 to \$95/,
    );
  });
});

describe('a reply of which nothing stands', () => {
  const NOTHING = replyOf({ work: [work({ code: 'XXX-NONE' })] });

  it('is asked for again, with what was wrong, then the built-in reading stands', async () => {
    const seen: string[] = [];
    const { document: builtIn } = await estimate(TEXT);
    const { document, lines } = await runWith(
      modelSaying(() => NOTHING, seen),
      TEXT,
    );
    expect(seen).toHaveLength(2);
    expect(seen[1]).toContain(
      'Your reply before this one could not be used: nothing of it could be taken',
    );
    expect(document.items).toEqual(builtIn.items);
    expect(lines).toEqual(builtIn.items);
    expect(document.scope?.readBy).toBe('RULES');
  });

  it('may be better the second time', async () => {
    const client = modelSaying((prompt) =>
      prompt.includes('Your reply before this one') ? HONEST : NOTHING,
    );
    const { document } = await runWith(client, TEXT);
    expect(document.scope?.readBy).toBe('MODEL');
  });
});

describe('lines', () => {
  it('are the rules’ until the model’s first work is written, then its own, while it still writes', async () => {
    const told: number[] = [];
    let written = 0;
    let restartedAt = 0;
    const client: ModelClient = {
      model: 'slow',
      async *stream() {
        await Promise.resolve();
        for (const text of JSON.stringify(HONEST)) {
          written += 1;
          yield { type: 'text', text };
        }
        yield { type: 'end', usage: null, sawImages: false };
      },
    };
    const { lines, document, restarts } = await runWith(client, TEXT, {
      onLine: () => told.push(written),
      onRestart: () => {
        restartedAt ||= written;
      },
    });
    const { document: builtIn } = await estimate(TEXT);
    expect(told.filter((at) => at === 0)).toHaveLength(builtIn.items.length);
    expect(restartedAt).toBeGreaterThan(0);
    expect(restartedAt).toBeLessThan(written);
    expect(told.filter((at) => at === restartedAt).length).toBeGreaterThan(15);
    expect(new Set(told).size).toBeGreaterThanOrEqual(3);
    expect(restarts).toBeLessThanOrEqual(2);
    expect(lines).toEqual(document.items);
  });

  it('go out once where nothing changes with the whole', async () => {
    const { restarts, lines, document } = await runWith(
      modelSaying(() => replyOf({ places: [BATH], work: [REMODEL] })),
      TEXT,
    );
    expect(restarts).toBe(1);
    expect(lines).toEqual(document.items);
  });

  it('are held back for an observer that cannot restart', async () => {
    const { document, lines } = await runWith(
      modelSaying(() => HONEST),
      TEXT,
      { canRestart: false },
    );
    expect(lines).toEqual(document.items);
  });
});

it('the same request and reply give the same estimate', async () => {
  const usage: ModelUse[] = [];
  const observer = {
    onStage: () => undefined,
    onLine: () => undefined,
    onUsage: (used: ModelUse) => void usage.push(used),
  };
  const model = estimatorWith(modelSaying(() => HONEST));
  const once = () => model.estimate(request(TEXT), observer, { owner: 'me' });
  expect(await once()).toEqual(await once());
  expect(usage).toHaveLength(2);
});
