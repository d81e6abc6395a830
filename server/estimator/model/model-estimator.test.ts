import { describe, expect, it } from 'vitest';
import type { ModelClient } from '../../infra/llm/model-client.ts';
import { book, estimate, request } from '../testing/estimate.ts';
import type { ModelUse } from '../estimator.ts';
import { estimatorWith, keyIn, replyOf, runWith, suggestion } from './testing/run-model.ts';
import type { RunOptions } from './testing/run-model.ts';

const BATH =
  'Remodel the 5x8 bathroom: new tub, tile, toilet and vanity. Keep the mirror. No painting.';

type Answer = (prompt: string, feedback: boolean) => unknown;

/** A model that answers at once, in pieces of one character: the hardest case for a reader of streams. */
const modelSaying = (answer: Answer, seen: string[] = []): ModelClient => ({
  model: 'scripted',
  async *stream({ parts }) {
    await Promise.resolve();
    const prompt = parts.map((part) => (part.kind === 'text' ? part.text : '[picture]')).join('\n');
    seen.push(prompt);
    const reply = JSON.stringify(answer(prompt, prompt.includes('Your reply before this one')));
    for (const character of reply) yield { type: 'text', text: character };
    const sawImages = parts.some(({ kind }) => kind === 'image');
    yield { type: 'end', usage: { inputTokens: 10, outputTokens: 10 }, sawImages };
  },
});

type Suggest = (prompt: string) => Record<string, unknown>[];

const runSaying = (
  text: string,
  suggest: Suggest,
  words: Record<string, unknown> = {},
  options: RunOptions = {},
) =>
  runWith(
    modelSaying((prompt) => replyOf(suggest(prompt).map(suggestion), words)),
    text,
    options,
  );

describe('suggestions that pass', () => {
  it('add, change and drop lines; every price is the price book’s', async () => {
    const { document, total, codes } = await runSaying(BATH, (prompt) => [
      { op: 'drop', line: keyIn(prompt, 'TIL-NICHE'), reason: 'No niche is mentioned anywhere.' },
      {
        op: 'change',
        line: keyIn(prompt, 'CAB-VAN36'),
        code: 'CAB-VAN48',
        quantity: 1,
        unit: 'EA',
        unitPrice: 1,
        reason: 'The photo shows room for a wider one.',
      },
      {
        op: 'add',
        code: 'PLB-DISPOSAL',
        quantity: 1,
        unit: 'EA',
        unitPrice: 0.01,
        reason: 'A test of the price.',
      },
    ]);
    expect(codes).not.toContain('TIL-NICHE');
    expect(codes).not.toContain('CAB-VAN36');
    for (const code of ['CAB-VAN48', 'PLB-DISPOSAL']) {
      const line = document.items.find(({ metadata }) => metadata.code === code);
      expect(line?.unitPrice ?? 0).toBe(book.items.get(code)?.costs[1].price);
    }
    const sum = document.items.reduce(
      (cents, { quantity, unitPrice, tax }) =>
        cents + Math.round((quantity * unitPrice + tax) * 100),
      0,
    );
    expect(total).toBeCloseTo(sum / 100, 2);
    expect(document.reasoning).toContain(
      'Dropped Recessed shower niche (No niche is mentioned anywhere.)',
    );
    expect(document.deliveryTotals?.gcManaged).toBeCloseTo(total, 2);
  });

  it('leave an unchanged draft as the built-in method prices it', async () => {
    const { document: builtIn } = await estimate(BATH);
    const { document, lines } = await runSaying(BATH, () => []);
    expect(document.items).toEqual(builtIn.items);
    expect(lines).toEqual(builtIn.items);
    expect(document.reasoning).toContain('It left the draft as it is.');
    expect(document.version).toBe(`model-1 (scripted) / ${builtIn.version}`);
  });

  it('convert units that measure the same', async () => {
    const { document } = await runSaying(BATH, () => [
      { code: 'FLR-LVP', quantity: 4, unit: 'SY', reason: 'New floor too.' },
    ]);
    const line = document.items.find(({ metadata }) => metadata.code === 'FLR-LVP');
    expect(line).toMatchObject({ quantity: 36, unit: 'SF' });
  });

  it('believe that a quantity was stated only when the figure stands in the text', async () => {
    const basisOf = async (quantity: number) => {
      const { document } = await runSaying(`${BATH} 7 hooks.`, () => [
        { code: 'ELE-SMOKE', quantity, unit: 'EA', basis: 'stated', reason: 'Said so.' },
      ]);
      return document.items.find(({ metadata }) => metadata.code === 'ELE-SMOKE')?.metadata.basis;
    };
    expect(await basisOf(7)).toBe('STATED');
    expect(await basisOf(9)).toBe('DERIVED');
  });

  it('price a scope that the built-in method could not read', async () => {
    const { document: builtIn } = await estimate('Moj zlew cieknie');
    expect(builtIn.items).toEqual([]);
    const { document, total } = await runSaying('Moj zlew cieknie', () => [
      {
        code: 'PLB-FAUCETK',
        quantity: 1,
        unit: 'EA',
        basis: 'derived',
        reason: 'The kitchen sink leaks.',
      },
    ]);
    expect(document.items.map(({ metadata }) => metadata.code)).toContain('PLB-FAUCETK');
    expect(document.questions).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });
});

describe('work without a price book row', () => {
  const shelf =
    (unitPrice: number | null): Suggest =>
    () => [
      {
        code: null,
        name: 'Closet shelf and rod',
        quantity: 6,
        unit: 'LF',
        unitPrice,
        reason: 'The list names it.',
      },
    ];
  const lineOf = async (unitPrice: number | null) => {
    const { document } = await runSaying('Paint the 12x14 bedroom walls', shelf(unitPrice));
    return document.items.find(({ name }) => name === 'Closet shelf and rod');
  };

  it('is priced like the nearest row, has no code, confidence C, and says so', async () => {
    const line = await lineOf(null);
    expect(line?.metadata).toMatchObject({ code: null, confidence: 'C' });
    expect(line?.source).toMatch(/^No row of the price book fits. Priced like "/);
  });

  it('takes the model’s price only within the band of that row', async () => {
    const [free, cheap, dear] = await Promise.all([lineOf(null), lineOf(0.01), lineOf(90_000)]);
    const code = /\(([A-Z]{3}-[A-Z0-9]+)\)/.exec(free?.source ?? '')?.[1] ?? '';
    const band = book.items.get(code)?.band ?? { low: 0, high: 0 };
    expect(cheap?.unitPrice).toBeCloseTo(band.low * 0.6, 1);
    expect(dear?.unitPrice).toBeCloseTo(band.high * 1.6, 1);
  });

  it.each(['HOME_PROJECT', 'INSURANCE', 'CONTRACTOR'] as const)(
    'shows no inner code in any agent’s estimate: %s',
    async (agentKind) => {
      const { document, lines } = await runSaying(
        BATH,
        shelf(null),
        {},
        { request: { agentKind } },
      );
      const added = document.items.filter(({ source }) =>
        source.startsWith('No row of the price book'),
      );
      expect(added.length).toBeGreaterThan(0);
      expect(added.every(({ metadata }) => metadata.code === null)).toBe(true);
      expect(JSON.stringify(document)).not.toContain('UNL-');
      expect(lines).toEqual(document.items);
    },
  );

  it('is not taken when nothing is like it', async () => {
    const { document } = await runSaying('Paint the 12x14 bedroom walls', () => [
      { code: 'XXX-NONE', name: 'Zeppelin mooring', quantity: 1, unit: 'EA', reason: 'Why not.' },
    ]);
    expect(document.warnings).toContain(
      'The model suggested to add "Zeppelin mooring"; not taken because the price book holds nothing like it, so it has no price.',
    );
  });
});

describe('suggestions that are refused, each with its reason in the warnings', () => {
  const TOILET = 'Replace the toilet and two bathroom windows';
  const cases: [name: string, text: string, suggest: Suggest, because: string][] = [
    [
      'an excluded object',
      BATH,
      () => [{ code: 'PNT-WALL', quantity: 80, unit: 'SF' }],
      'you asked to leave it out',
    ],
    [
      'what is there already',
      BATH,
      () => [{ code: 'ELE-GFCI', quantity: 1, unit: 'EA' }],
      'the estimate holds it already',
    ],
    [
      'another unit',
      BATH,
      () => [{ code: 'PLB-DISPOSAL', quantity: 4, unit: 'SF' }],
      'it was measured in SF, and the price is per EA',
    ],
    [
      'no quantity',
      BATH,
      () => [{ code: 'PLB-DISPOSAL', unit: 'EA' }],
      'it came without a quantity',
    ],
    [
      'more than the room holds',
      BATH,
      () => [{ code: 'FLR-LVP', quantity: 4_000, unit: 'SF', room: 'Bathroom' }],
      '4000 SF is more than the sizes of the job allow',
    ],
    [
      'more pieces than anybody said',
      BATH,
      () => [{ code: 'WIN-INSERT', quantity: 400, unit: 'EA' }],
      '400 EA is more than the sizes of the job allow',
    ],
    [
      'another stated quantity',
      TOILET,
      (prompt) => [{ op: 'change', line: keyIn(prompt, 'WIN-INSERT'), quantity: 3, unit: 'EA' }],
      'you stated the quantity',
    ],
    [
      'a quantity far from the takeoff',
      BATH,
      (prompt) => [{ op: 'change', line: keyIn(prompt, 'TIL-WALL'), quantity: 600, unit: 'SF' }],
      '600 SF is too far from the 66 SF',
    ],
    [
      'another kind of work',
      BATH,
      (prompt) => [
        {
          op: 'change',
          line: keyIn(prompt, 'PLB-TOILET'),
          code: 'GCN-LABOR',
          quantity: 1,
          unit: 'HR',
        },
      ],
      'it is work of another kind',
    ],
    [
      'dropping what was asked for',
      TOILET,
      (prompt) => [{ op: 'drop', line: keyIn(prompt, 'PLB-TOILET') }],
      'you asked for it in so many words',
    ],
    [
      'dropping a must-have for next to no reason',
      BATH,
      (prompt) => [{ op: 'drop', line: keyIn(prompt, 'HAU-DUMP10'), reason: 'Cheaper.' }],
      'such work needs it and the reason was too short',
    ],
    [
      'dropping without a reason',
      BATH,
      (prompt) => [{ op: 'drop', line: keyIn(prompt, 'TIL-NICHE'), reason: '' }],
      'no reason was given',
    ],
    [
      'a line that is not there',
      BATH,
      () => [{ op: 'drop', line: 'L900' }],
      'the draft has no such line',
    ],
    [
      'the same line twice',
      BATH,
      (prompt) => [
        { op: 'drop', line: keyIn(prompt, 'TIL-NICHE') },
        { op: 'drop', line: keyIn(prompt, 'TIL-NICHE') },
      ],
      'it had changed that line before',
    ],
  ];
  it.each(cases)('%s', async (_name, text, suggest, because) => {
    const { document } = await runSaying(text, suggest);
    expect(document.warnings.find((warning) => warning.includes('not taken because'))).toContain(
      because,
    );
    expect(document.reasoning).toContain('Suggestions not taken: 1');
  });

  it.each([
    ['a negative quantity', { quantity: -5 }],
    ['an absurd quantity', { quantity: 1e308 }],
    ['words for a quantity', { quantity: 'many' }],
    ['an unknown unit', { unit: 'furlong' }],
    ['an unknown operation', { op: 'explode' }],
  ])('%s is counted as unreadable', async (_name, members) => {
    const { document: builtIn } = await estimate(BATH);
    const { document } = await runSaying(BATH, () => [
      { code: 'PLB-DISPOSAL', quantity: 1, unit: 'EA', ...members },
    ]);
    expect(document.items).toEqual(builtIn.items);
    expect(document.warnings).toContain(
      '1 suggestion(s) of the model could not be read and were not taken.',
    );
  });

  it('a must-have may go for a good reason, and the warnings show it', async () => {
    const { codes, document } = await runSaying(BATH, (prompt) => [
      { op: 'drop', line: keyIn(prompt, 'HAU-DUMP10'), reason: 'The owner hauls the debris away.' },
    ]);
    expect(codes).not.toContain('HAU-DUMP10');
    expect(document.warnings.join(' ')).toContain(
      'which such work usually needs (The owner hauls the debris away.)',
    );
  });
});

describe('the total', () => {
  const dropAll: Suggest = (prompt) =>
    [...prompt.matchAll(/^(L\d+) \|/gm)].map(([, line]) => ({
      op: 'drop',
      line,
      reason: 'This is not needed at all here.',
    }));
  const upTo =
    (suggestions: Record<string, unknown>[]): Suggest =>
    () =>
      suggestions;
  const DEAR = [
    { code: 'WIN-INSERT', quantity: 25, unit: 'EA', reason: 'All windows of the house.' },
    { code: 'ELE-PANEL200', quantity: 1, unit: 'EA', reason: 'Old panel.' },
  ];

  it('far above the built-in one is asked about once more, then given up with the gap shown', async () => {
    const seen: string[] = [];
    const client = modelSaying(() => replyOf(DEAR.map(suggestion)), seen);
    const { document: builtIn } = await estimate('Replace the toilet');
    const { document, lines, restarts } = await runWith(client, 'Replace the toilet');
    expect(document.items).toEqual(builtIn.items);
    expect(lines).toEqual(builtIn.items);
    expect(document.reasoning).toMatch(
      /With its changes the total would be \$[\d,]+ instead of \$\d+/,
    );
    expect(seen).toHaveLength(2);
    expect(seen[1]).toContain('With its changes the total would be');
    expect(restarts).toBe(2);
  });

  it('is taken when the second reply is in proportion', async () => {
    const client = modelSaying((_prompt, isSecond) =>
      replyOf(isSecond ? [] : DEAR.map(suggestion)),
    );
    const { document } = await runWith(client, 'Replace the toilet');
    expect(document.reasoning).toContain('Reviewed by a language model');
  });

  it('cannot be emptied: the work asked for stays', async () => {
    const { document: builtIn } = await estimate(BATH);
    const { total } = await runSaying(BATH, dropAll);
    const before = builtIn.items.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
    expect(total).toBeGreaterThan(0.45 * before);
  });

  it('is bounded where the built-in method found nothing', async () => {
    const { document } = await runSaying(
      'Moj zlew cieknie',
      upTo([
        { code: 'BLD-ADU', quantity: 900, unit: 'SF', reason: 'Build it.' },
        { code: 'BLD-NEW', quantity: 9_000, unit: 'SF', reason: 'Build it.' },
      ]),
    );
    expect(document.items).toEqual([]);
    expect(document.questions.length).toBeGreaterThan(0);
  });
});

describe('lines', () => {
  const OUT_OF_ORDER: Suggest = (prompt) => [
    { op: 'drop', line: keyIn(prompt, 'DOR-LOCK'), reason: 'The door keeps its lock.' },
    { op: 'drop', line: keyIn(prompt, 'TIL-NICHE'), reason: 'No niche is mentioned.' },
  ];

  it('go out while the model still writes', async () => {
    const told: number[] = [];
    let written = 0;
    const client: ModelClient = {
      model: 'slow',
      async *stream({ parts }) {
        await Promise.resolve();
        const prompt = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
        const drop = (code: string) =>
          suggestion({ op: 'drop', line: keyIn(prompt, code), reason: 'Not needed in here.' });
        const reply = JSON.stringify(replyOf([drop('TIL-NICHE'), drop('DOR-LOCK')]));
        for (const text of reply) {
          written += 1;
          yield { type: 'text', text };
        }
        yield { type: 'end', usage: null, sawImages: false };
      },
    };
    const { lines } = await runWith(client, BATH, { onLine: () => told.push(written) });
    expect(told).toHaveLength(lines.length);
    expect(told.filter((at) => at < written / 2).length).toBeGreaterThan(15);
    expect(new Set(told).size).toBe(3);
  });

  it('told since the last restart are those of the document, also when suggestions come out of order', async () => {
    const { document, lines, codes, restarts } = await runSaying(BATH, OUT_OF_ORDER);
    expect(restarts).toBe(1);
    expect(codes).not.toContain('DOR-LOCK');
    expect(codes).not.toContain('TIL-NICHE');
    expect(lines).toEqual(document.items);
  });

  it('are held back for an observer that cannot restart', async () => {
    const { document, lines } = await runSaying(BATH, OUT_OF_ORDER, {}, { canRestart: false });
    expect(lines).toEqual(document.items);
  });
});

describe('words of the model', () => {
  it('join the document where they belong, links and figures of money left out', async () => {
    const { document } = await runSaying(BATH, () => [], {
      reasoning:
        'The tub alcove fits the room. It will cost $12,000 in total. See https://evil.test/x.',
      questions: ['Is the subfloor soft near the tub?'],
      assumptions: ['The drain stays where it is.'],
      warnings: ['Galvanized pipes may show up behind the wall.', 'Write to me@evil.test'],
      futureActions: ['Measure the alcove between the studs.'],
    });
    expect(document.reasoning).toContain('The model’s own words: The tub alcove fits the room.');
    expect(document.futureActions).toContain('Settle: Is the subfloor soft near the tub?');
    expect(document.futureActions).toContain('Measure the alcove between the studs.');
    expect(document.assumptions).toContain('The drain stays where it is.');
    expect(document.warnings).toContain('Galvanized pipes may show up behind the wall.');
    expect(JSON.stringify(document)).not.toMatch(/evil|12,000/);
  });

  it('are its questions where nothing could be priced', async () => {
    const { document } = await runSaying('Hello there', () => [], {
      questions: ['Which room is it about?'],
    });
    expect(document.items).toEqual([]);
    expect(document.questions).toContain('Which room is it about?');
  });
});

describe('pictures', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

  it('are sent with their names; what is not JPEG or too much is left out and said', async () => {
    const seen: string[] = [];
    const client = modelSaying(() => replyOf([]), seen);
    const image = { kind: 'photo' as const, width: 1280, height: 960 };
    const { document } = await runWith(client, BATH, {
      request: {
        images: [
          { ...image, name: 'north wall.jpg', jpeg },
          { ...image, name: 'shot.png', jpeg: png },
        ],
      },
    });
    expect(seen[0]).toContain('1: photo, north wall.jpg');
    expect(seen[0]?.split('[picture]')).toHaveLength(2);
    expect(document.reasoning).toContain('which saw 1 picture(s)');
    expect(document.warnings.join(' ')).toContain('1 of 2 pictures were not shown to the model');
  });
});

it('the same request and reply give the same estimate', async () => {
  const usage: ModelUse[] = [];
  const client = modelSaying((prompt) =>
    replyOf([suggestion({ op: 'drop', line: keyIn(prompt, 'TIL-NICHE') })]),
  );
  const observer = {
    onStage: () => undefined,
    onLine: () => undefined,
    onUsage: (used: ModelUse) => void usage.push(used),
  };
  const once = () =>
    estimatorWith(client).estimate(request(BATH), observer, new AbortController().signal);
  expect(await once()).toEqual(await once());
  expect(usage).toHaveLength(2);
});
