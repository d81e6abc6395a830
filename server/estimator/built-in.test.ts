import { describe, expect, it } from 'vitest';
import { DEFAULT_ROOMS } from '../domain/catalog.ts';
import { estimateDocumentSchema } from '../domain/estimate/estimate.ts';
import { estimateTotal, lineTotal } from '../domain/money/pricing.ts';
import { book, estimate, estimator, request } from './testing/estimate.ts';

const KITCHEN =
  'Full kitchen remodel 12x14, new cabinets, quartz counters, backsplash, LVP floor, new appliances';

describe('a priced estimate', () => {
  it('is a valid document whose lines are those that were streamed', async () => {
    const { document, lines, stages } = await estimate(KITCHEN, { zip: '80218' });
    expect(estimateDocumentSchema.parse(document)).toEqual(document);
    expect(document.items).toEqual(lines);
    expect(stages).toEqual(['UNDERSTANDING_SCOPE', 'PRICING', 'WRITING_UP']);
    expect(document.location).toContain('Denver');
    expect(document.version).toBe(`builtin-2 / data ${book.version}`);
    expect(document.generatedAt).toBe('2026-11-21T12:00:00.000Z');
  });

  it('gives every line a source, a basis, a formula, a range around its total and its own id', async () => {
    const { document } = await estimate(KITCHEN);
    const ids = document.items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of document.items) {
      const { low, high, basis, formula } = item.metadata;
      expect(item.source).not.toBe('');
      expect(formula).not.toBeNull();
      expect(basis).not.toBeNull();
      expect(low).toBeLessThanOrEqual(lineTotal(item));
      expect(high).toBeGreaterThanOrEqual(lineTotal(item));
    }
  });

  it('is the same for the same request', async () => {
    expect((await estimate(KITCHEN)).document).toEqual((await estimate(KITCHEN)).document);
  });

  it('states range, class, assumptions and at least three next steps', async () => {
    const { document } = await estimate('Replace toilet');
    const total = estimateTotal(document);
    expect(document.range.low).toBeLessThan(total);
    expect(document.range.high).toBeGreaterThan(total);
    expect(document.accuracyClass).toBe('CLASS_3');
    expect(document.futureActions.length).toBeGreaterThanOrEqual(3);
    expect(document.assumptions.join(' ')).toContain('US average');
  });

  it('shows the three delivery choices, and its own total is the chosen one', async () => {
    const { document } = await estimate(KITCHEN, { delivery: 'FULL_SERVICE' });
    const { tradeDirect, gcManaged, fullService } = document.deliveryTotals ?? {
      tradeDirect: 0,
      gcManaged: 0,
      fullService: 0,
    };
    expect(tradeDirect).toBeLessThan(gcManaged);
    expect(gcManaged).toBeLessThan(fullService);
    expect(estimateTotal(document)).toBe(fullService);
  });

  it('taxes what it charges for running the job where the state taxes the whole price', async () => {
    const charges = async (zip: string) =>
      (await estimate(KITCHEN, { zip })).document.items.filter(({ tags }) =>
        tags.includes('overhead-profit'),
      );
    const [inSeattle] = await charges('98115');
    const [inDenver] = await charges('80218');
    expect(inSeattle?.tax).toBeCloseTo((inSeattle?.unitPrice ?? 0) * 0.0951, 2);
    expect(inDenver?.tax).toBe(0);
  });

  it.each([
    ['Replace one outlet', 'electrical', 'electrician'],
    ['Replace one vent register', 'HVAC', 'HVAC technician'],
    ['Replace one shut-off valve', 'plumbing', 'plumber'],
  ])('charges at least a visit for a small job: %s', async (job, trade, who) => {
    const { document } = await estimate(job);
    const charge = document.items.find(({ tags }) => tags.includes('minimum-charge'));
    expect(charge?.name).toBe(`Minimum service charge, ${trade}`);
    expect(charge?.details).toContain(`Top-up to the ${who}'s $`);
  });

  it.each(DEFAULT_ROOMS)(
    'prices a usual %s from the room shortcut and lists what it assumed',
    async (room) => {
      const { document } = await estimate(`Create an estimate for the ${room}`, {
        title: `${room} Estimate`,
      });
      expect(estimateTotal(document)).toBeGreaterThan(1_000);
      expect(document.title).toBe(`${room} Estimate`);
      expect(document.assumptions.length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('a text without work', () => {
  it.each([
    'asdf test estimate please ignore',
    'Hello, can you help me?',
    'What is the best pizza in town?',
    'How much does it cost?',
    '',
    '🏠🏠🏠',
  ])('%j gives questions and no price', async (text) => {
    const { document, lines } = await estimate(text);
    expect(lines).toEqual([]);
    expect(document.items).toEqual([]);
    expect(document.questions.length).toBeGreaterThanOrEqual(2);
    expect(document.range).toEqual({ low: 0, high: 0 });
    expect(estimateDocumentSchema.safeParse(document).success).toBe(true);
  });
});

describe('stopping', () => {
  it('ends between lines with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled by its owner');
    let seen = 0;
    const observer = {
      onStage: () => undefined,
      onLine: () => {
        seen += 1;
        if (seen === 3) controller.abort(reason);
      },
    };
    const caller = { owner: 'me', signal: controller.signal };
    await expect(estimator.estimate(request(KITCHEN), observer, caller)).rejects.toBe(reason);
    expect(seen).toBe(3);
  });
});

describe('agents', () => {
  it('orders a claim by the work, marks up ten and ten, and gives no delivery choice', async () => {
    const { document } = await estimate(
      'Pipe burst, clean water. Living room 15x18: remove wet carpet, dry out, 2 ft flood cut, new drywall, paint, new carpet and pad.',
      { agentKind: 'INSURANCE', zip: '80218' },
    );
    expect(document.workflow).toBe('INSURANCE');
    expect(document.peril).toBe('water');
    expect(document.items[0]?.category).toBe('Water Mitigation');
    expect(document.items.slice(-2).map(({ name }) => name)).toEqual(['Overhead', 'Profit']);
    expect(document.deliveryTotals).toBeNull();
    expect(document.reasoning).toContain('actual cash value');
    expect(document.reasoning).toContain('not a coverage');
  });

  it('stops at mitigation when only that is asked for', async () => {
    const { codes } = await estimate(
      'Category 2 water loss. Extract water from 300 sq ft of carpet, 3 air movers and 1 large dehumidifier for 3 days.',
      { agentKind: 'INSURANCE' },
    );
    expect(codes).toContain('WTR-DEHL');
    expect(codes.some((code) => code.startsWith('DRW-') || code.startsWith('FLR-'))).toBe(false);
  });

  it('explains a bid: split, cost, margin, contingency, payments and standard exclusions', async () => {
    const { document } = await estimate('Bid for hall bath 5x8 gut remodel', {
      agentKind: 'CONTRACTOR',
      zip: '90012',
    });
    for (const word of ['labor', 'margin', 'Contingency', 'Payments', 'CA'])
      expect(document.reasoning).toContain(word);
    expect(document.exclusions).toContain('hazardous material abatement');
  });
});

it('reads on over any gap between two places', async () => {
  const gap = ' '.repeat(8_000);
  const { document } = await estimate(`Paint the walls in the hall${gap}; and the 12x14 bedroom`);
  expect(document.items.flatMap(({ metadata }) => metadata.rooms)).toContain('Hall');
});

describe('the place', () => {
  it.each([
    ['', 'no ZIP code was given'],
    ['00000', 'the price list has no factors for ZIP 00000'],
  ])('%s is told as what it is', async (zip, words) => {
    const { document } = await estimate('Paint the bedroom 12x14', { zip });
    expect(document.reasoning).toContain(words);
  });
});
