import { describe, expect, it } from 'vitest';
import type { ModelClient } from '../../infra/llm/model-client.ts';
import type { ModelUse } from '../estimator.ts';
import { book, estimate, estimator, request } from '../testing/estimate.ts';
import { estimatorWith, modelSaying, place, replyOf, runWith, work } from './testing/run-model.ts';

const TEXT =
  'Remodel the 5x8 bathroom: new tub, tile, toilet and vanity. Replace 3 interior doors.';
const BATH = place({ lengthFt: 8, widthFt: 5, words: '5x8 bathroom' });
const REMODEL = work({
  id: 'W1',
  place: 'P1',
  assembly: 'bathroom_remodel',
  words: 'Remodel the 5x8 bathroom',
});
const DOORS = work({
  assembly: 'door_replace',
  words: '3 interior doors',
  params: [{ name: 'n', value: 3, basis: 'told', words: '3 interior doors' }],
});
const HONEST = replyOf({ places: [BATH], work: [REMODEL, DOORS] });

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
    const gold = work({ place: 'P1', code: 'CAB-BASE', quantity: 900, words: '900' });
    const reply = replyOf({
      places: [place({ label: 'Basement', type: 'basement', areaSf: 900 })],
      work: [finish, gold],
    });
    const text = 'Finish the basement, 900 sq ft, with 900 ft of base cabinets';
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

describe('the prompt', () => {
  const systemOf = async (text: string, maxInputTokens?: number): Promise<string> => {
    let seen = '';
    const client = modelSaying((_prompt, system) => {
      seen = system;
      return HONEST;
    });
    await runWith(client, text, maxInputTokens ? { settings: { maxInputTokens } } : {});
    return seen;
  };

  it('begins with the same bytes for every request, so that a cache can keep them', async () => {
    expect(await systemOf('Paint the fence')).toBe(await systemOf(TEXT));
  });

  it('holds only what a request needs where the context is small', async () => {
    const small = await systemOf(TEXT, 16_000);
    expect(small.length).toBeLessThan((await systemOf(TEXT)).length / 4);
    expect(small).toContain('bathroom_remodel');
    expect(small).toContain('PLB-TOILET');
    expect(small).not.toContain('restaurant_ti_elements');
  });

  it('shows what was asked to be changed since, and a refinement binds the model', async () => {
    const seen: string[] = [];
    const cabinets = work({ code: 'CAB-BASE', quantity: 14, words: 'New cabinets' });
    const sink = work({ code: 'PLB-SINKK', words: 'kitchen' });
    const { codes, document } = await runWith(
      modelSaying(() => replyOf({ work: [sink, cabinets] }), seen),
      'Remodel the kitchen, 10x12. New cabinets, laminate countertops, 4 outlets.',
      { request: { refinements: ['no new cabinets'] } },
    );
    expect(seen[0]).toContain('no new cabinets');
    expect(codes).not.toContain('CAB-BASE');
    expect(document.warnings.join(' ')).toContain('you asked to leave out');
  });
});

describe('rows of documents', () => {
  const bid = {
    fileId: '9',
    kind: 'DOC' as const,
    name: 'bid.pdf',
    text: 'Toilet 2 EA\nBathtub 1 EA',
    rooms: [],
    lines: [
      {
        description: 'Replace toilet',
        quantity: 2,
        unit: 'EA',
        unitPrice: null,
        room: null,
        source: 'bid.pdf, page 3',
      },
      {
        description: 'Alcove bathtub',
        quantity: 1,
        unit: 'EA',
        unitPrice: null,
        room: null,
        source: 'bid.pdf, page 3',
      },
    ],
    note: null,
  };

  it('are named in the prompt, and taken over as they were read', async () => {
    const seen: string[] = [];
    const client = modelSaying((prompt) => {
      const key = /^(D\d+) \| PLB-TOILET/m.exec(prompt)?.[1];
      return replyOf({ documents: [{ id: key }, { id: key }, { id: 'D99' }] });
    }, seen);
    const { document, codes } = await runWith(client, 'Price the attached bid.', {
      request: { uploads: [bid] },
    });
    expect(codes).toContain('PLB-TOILET');
    expect(codes).not.toContain('PLB-TUBALC');
    expect(document.scope?.work).toMatchObject([
      { by: 'DOCUMENT', quantityFrom: 'bid.pdf, page 3' },
    ]);
    expect(document.warnings.join(' ')).toContain('no document lists it');
  });
});

describe('pictures', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

  it('are sent with their names; what is not JPEG or too much is left out and said', async () => {
    const seen: string[] = [];
    const image = { kind: 'photo' as const, width: 1280, height: 960 };
    const { document } = await runWith(
      modelSaying(() => HONEST, seen),
      TEXT,
      {
        request: {
          images: [
            { ...image, name: 'north wall.jpg', jpeg },
            { ...image, name: 'shot.png', jpeg: png },
          ],
        },
      },
    );
    expect(seen[0]).toContain('1: photo, north wall.jpg');
    expect(seen[0]?.split('[picture]')).toHaveLength(2);
    expect(document.reasoning).toContain('which saw 1 picture(s)');
    expect(document.warnings.join(' ')).toContain('1 of 2 pictures were not shown to the model');
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
