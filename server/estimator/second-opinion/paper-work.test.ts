import { describe, expect, it } from 'vitest';
import { estimateDocumentSchema } from '../../domain/estimate/estimate.ts';
import { sumMoney } from '../../domain/money/money.ts';
import { lineTotal } from '../../domain/money/pricing.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import type { PaperLine } from '../../domain/paper/paper-estimate.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import { estimate } from '../testing/estimate.ts';
import { paperLine as line, paperOf, paperUpload } from '../testing/paper.ts';
import type { UploadReading } from '../upload-reading.ts';

const ROOF = paperOf('CLAIM', [
  line('Tear off, haul and dispose of comp. shingles - Laminated', 21.4, 'SQ', 68.5),
  line('Laminated - comp. shingle rfg. - w/out felt', 23.67, 'SQ', 265.4),
  line('Roofing felt - 15 lb.', 18.9, 'SQ', 38.2),
  line('Ice & water barrier', 310, 'SF', 1.85),
  line('Additional charge for steep roof - 7/12 to 9/12 slope', 12.5, 'SQ', 22),
  line('Drip edge', 188, 'LF', 2.9),
  line('Gutter - aluminum - up to 5"', 64, 'LF', 8.9),
]);
const ROOF_LINES = [
  ['DEM-ROOF1', 21.4, 'SQ'],
  ['RFG-ARCH', 23.67, 'SQ'],
  ['RFG-FELT', 18.9, 'SQ'],
  ['RFG-ICE', 310, 'SF'],
  ['RFG-STEEP7', 12.5, 'SQ'],
  ['RFG-DRIP', 188, 'LF'],
  ['GUT-AL5', 64, 'LF'],
];

const price = async (
  instructions: string,
  uploads: EstimateRequest['uploads'],
  more: Partial<EstimateRequest> = {},
) => {
  const { document } = await estimate(instructions, { uploads, zip: '68007', ...more });
  return {
    document,
    lines: document.items
      .filter(({ metadata }) => metadata.code !== null)
      .map(({ quantity, unit, metadata }) => [metadata.code, quantity, unit]),
    total: sumMoney(document.items.map(lineTotal)),
    said: [document.reasoning, ...document.warnings].join('\n'),
  };
};

const BIDS = [
  paperOf('BID', [
    line('Architectural shingles', 20, 'SQ', 300),
    line('Drip edge', 160, 'LF', 3),
    line('Copper finial, hand made', 1, 'EA', 900),
  ]),
  paperOf('BID', [
    line('Laminated architectural shingles', 20, 'SQ', 340),
    line('Metal drip edge', 160, 'LF', 4),
    line('Finial, copper, by our own smith', 1, 'EA', 700),
  ]),
] as const;

const INNOCENT = [
  'Please check whether this is fair.',
  'My insurer sent this.',
  'Is anything missing?',
  'We live at 318 Brick Chimney Road, Columbus.',
  'Our roof was damaged by hail in May.',
  'Please review the attached estimate for our roof replacement.',
  'A tree fell on the house during the storm.',
  'We have two kids and a dog.',
  'I want to know if the price for shingles is right.',
  'The adjuster looked at the roof and the gutters.',
  'We need a new roof.',
  'A pipe burst in the kitchen last month and the carrier sent this.',
  'Is the price to replace the gutters too high?',
  'This is our second estimate, the first was $9,000.',
];

describe('a paper that lists work', () => {
  it.each(['PRICE', 'CHECK'] as const)('comes to its own lines with use %s', async (use) => {
    const { lines } = await price('', [paperUpload(ROOF, use)]);
    expect(lines).toEqual(ROOF_LINES);
  });

  it.each([
    ['is a load where it has no price', null, [['HAU-PICKUP', 1, 'EA']]],
    ['stands at its price where it has one, of who knows how many loads', 1_190, []],
  ])('as a lump sum of hauling %s', async (_what, unitPrice, expected) => {
    const haul = paperOf('BID', [line('Haul debris', 1, 'LS', unitPrice)]);
    expect((await price('Price this.', [paperUpload(haul, 'PRICE')])).lines).toEqual(expected);
  });

  it('with another bid on the same work is no sum of both', async () => {
    const [first, second] = BIDS.map((paper, at) =>
      paperUpload(paper, 'CHECK', { fileId: String(at + 1), name: `${at + 1}.pdf` }),
    ) as [UploadReading, UploadReading];
    const alone = await price('Is this fair?', [first]);
    const both = await price('Which is better?', [second, first]);
    expect(both.total).toBe(alone.total);
    expect(both.said).toContain('$700 of “2.pdf” only in its comparison');

    const deck = paperOf('BID', [
      line('Composite decking', 300, 'SF', 22),
      line('Bench, built to measure', 1, 'EA', 650),
    ]);
    const other = paperUpload(deck, 'CHECK', { fileId: '3', name: 'deck.pdf' });
    const { document } = await price('Are these fair?', [first, other]);
    expect(document.scope?.asListed.map(({ amount }) => amount)).toEqual([900, 650]);
  });

  it('is no place to say that a question about it was not used', async () => {
    const unread = async (words: string) =>
      (await price(words, [paperUpload(ROOF, 'CHECK')])).document.scope?.unread ?? [];
    expect(await unread('Please check what my insurer left out.')).toEqual([]);
    expect(await unread('Also mend 40 sq ft of the gabion.')).not.toEqual([]);
  });

  it.each(INNOCENT)('comes to the same numbers beside %j', async (sentence) => {
    for (const use of ['PRICE', 'CHECK'] as const) {
      const alone = await price('', [paperUpload(ROOF, use)]);
      const beside = await price(sentence, [paperUpload(ROOF, use)]);
      expect([beside.lines, beside.total]).toEqual([alone.lines, alone.total]);
    }
  });

  it('comes to the same numbers beside all such sentences together', async () => {
    const alone = await price('', [paperUpload(ROOF)]);
    const beside = await price(INNOCENT.join(' '), [paperUpload(ROOF)]);
    expect(beside.total).toBe(alone.total);
  });

  it('takes what is ordered beside it, and says what of a usual job was not added', async () => {
    const { lines } = await price('Also replace the water heater.', [paperUpload(ROOF)]);
    expect(lines.map(([code]) => code)).toContain('PLB-WHGAS');
    const packaged = await price('Replace the roof.', [paperUpload(ROOF)]);
    expect(packaged.lines).toEqual(ROOF_LINES);
    expect(packaged.said).toContain('nothing was added to it from a usual job');
  });

  it('never has the sentences around its table priced', async () => {
    const prose = 'We will replace 24 windows and paint the exterior.';
    const { lines, said } = await price('Price the attached document.', [
      paperUpload({ ...ROOF, prose }),
    ]);
    expect(lines).toEqual(ROOF_LINES);
    expect(said).toContain('names work in its sentences as well');
  });

  it('that is only kept gives nothing', async () => {
    const kept = paperUpload({ ...ROOF, prose: 'Replace 24 windows.' }, 'KEEP');
    const { lines, said } = await price('Replace the toilet. See the document.', [kept]);
    expect(lines.map(([code]) => code)).toEqual(['DEM-TOILET', 'PLB-TOILET', 'PLB-STOP']);
    expect(said).toContain('"bid.pdf" is only kept');
  });

  it('leaves out what it excludes, offers, takes away or does not count, by name', async () => {
    const paper = paperOf('BID', [
      line('Toilet', 2, 'EA', 640),
      line('Interior paint', 400, 'SF', 2, { isExcluded: true }),
      line('Heated floor', 40, 'SF', 18, { isAlternate: true }),
      line('Deduct windows', -2, 'EA', 300),
      line('Hardwood', 200, 'SF', 9, { isCredit: true }),
      line('Plumbing rough-in', null, null, null, { rcv: 900 }),
    ]);
    const { lines, said } = await price('', [paperUpload(paper)]);
    expect(lines).toEqual([['PLB-TOILET', 2, 'EA']]);
    expect(said).toContain('excluded there: “Interior paint”');
    expect(said).toContain('alternates, offered for choice: “Heated floor”');
    expect(said).toContain('nothing is bought: “Deduct windows”; “Hardwood”');
    expect(said).toContain('without a quantity: “Plumbing rough-in”');
  });

  it('of several bidders has its quantities once', async () => {
    const paper = paperOf(
      'BID',
      [
        line('Replace windows', 24, 'EA', null, { amounts: [18_400, 19_900] }),
        line('New gutters', 180, 'LF', null, { amounts: [2_000, 2_100] }),
      ],
      {
        bidders: [
          { name: 'Smith Co', total: 20_400 },
          { name: 'Jones Co', total: 22_000 },
        ],
      },
    );
    const { lines } = await price('Compare the bids.', [paperUpload(paper)]);
    expect(lines).toEqual([
      ['WIN-INSERT', 24, 'EA'],
      ['GUT-AL5', 180, 'LF'],
    ]);
  });

  it('with lines put right by hand goes by them', async () => {
    const paper = paperOf('BID', [
      line('Plank floor throughout', 300, 'SF', 6),
      line('Espresso rebuild', 1, 'EA', 500),
    ]);
    const { lines } = await price('', [
      paperUpload(paper, 'PRICE', { matches: [{ lineIds: ['1'], code: 'FLR-HWENG' }] }),
    ]);
    expect(lines).toEqual([['FLR-HWENG', 300, 'SF']]);
  });
});

describe('a part of a paper', () => {
  const headed = (section: string, ...lines: Omit<PaperLine, 'id'>[]) =>
    lines.map((one) => ({ ...one, section }));
  const PLAN = paperOf('OTHER', [
    ...headed(
      'NOW - next 90 days',
      line('Gutters', 90, 'LF'),
      line('Water heater, 50 gal gas', 1, 'EA'),
    ),
    ...headed('SOON', line('Vinyl siding', 1_800, 'SF'), line('Architectural shingles', 24, 'SQ')),
    ...headed('WAIT', line('Concrete driveway', 640, 'SF')),
  ]);
  const codes = async (instructions: string) => {
    const { lines, said } = await price(instructions, [paperUpload(PLAN)]);
    return {
      codes: lines.map(([code]) => String(code)).toSorted((a, b) => a.localeCompare(b)),
      said,
    };
  };

  it.each([
    ['Estimate only the NOW list of the attached plan', ['GUT-AL5', 'PLB-WHGAS']],
    ['Price the items under NOW, not SOON or WAIT', ['GUT-AL5', 'PLB-WHGAS']],
    ['Estimate the first section of the document', ['GUT-AL5', 'PLB-WHGAS']],
    ['Price only the roof lines', ['RFG-ARCH']],
    ['Just the items in SOON, please', ['RFG-ARCH', 'SDG-VINYL']],
  ])('is what %j asks for', async (instructions, wanted) => {
    const found = await codes(instructions);
    expect(found.codes).toEqual(wanted);
    expect(found.said).toContain('is priced, as your text asks');
  });

  it.each(['I just want this now.', 'Please price the attached.'])(
    'is all of it beside %j',
    async (instructions) => {
      expect((await codes(instructions)).codes).toHaveLength(5);
    },
  );

  it('that is not found leaves all of it, and says so', async () => {
    const found = await codes('Only the LATER list, please.');
    expect(found.codes).toHaveLength(5);
    expect(found.said).toContain('was not found in it, so all of it was read');
  });
});

describe('lines that no row of ours is', () => {
  const PAPER = paperOf(
    'BID',
    [
      line('Toilet', 2, 'EA', 640),
      line('Espresso machine rebuild', 3, 'EA', 250),
      line('Rough carpentry as needed', null, null, null, { rcv: 1_200 }),
      line('Secret sauce', 4, 'EA'),
    ],
    { totals: { total: 3_230 } },
  );

  it('stand at their price while a paper is checked, marked, in range and class', async () => {
    const { document, said } = await price('', [paperUpload(PAPER, 'CHECK')]);
    const theirs = document.items.filter(({ category }) => category === 'As listed');
    expect(
      theirs.map(({ name, quantity, unit, unitPrice }) => [name, quantity, unit, unitPrice]),
    ).toEqual([
      ['Espresso machine rebuild', 3, 'EA', 250],
      ['Rough carpentry as needed', 1, 'LS', 1_200],
    ]);
    expect(theirs[0]).toMatchObject({
      source: expect.stringContaining('Their price'),
      metadata: { code: null, low: 487.5, high: 1_050, confidence: 'C' },
    });
    expect(document.accuracyClass).not.toBe('CLASS_3');
    expect(document.deliveryTotals?.gcManaged).toBe(sumMoney(document.items.map(lineTotal)));
    expect(said).toContain('Not priced: “Secret sauce” (4 EA)');
    expect(estimateDocumentSchema.parse(document)).toEqual(document);
  });

  it('are named as not priced otherwise', async () => {
    const { document, said } = await price('', [paperUpload(PAPER)]);
    expect(document.items.some(({ category }) => category === 'As listed')).toBe(false);
    expect(said).toContain('Not priced: “Espresso machine rebuild” (3 EA)');
  });

  it('keep what the description orders out of the total', async () => {
    const alone = await price('', [paperUpload(PAPER, 'CHECK')]);
    const beside = await price('Also replace the water heater.', [paperUpload(PAPER, 'CHECK')]);
    expect(beside.total).toBe(alone.total);
    expect(beside.document.scope?.work.some(({ optional }) => optional)).toBe(true);
  });
});

describe('facts of a claim', () => {
  const CLAIM = paperOf('CLAIM', [line('Wood fence 6 ft', 80, 'LF', 30)], {
    for: {
      insured: 'Ann Lee',
      claimNumber: '55-1234',
      policyNumber: 'HO-9',
      dateOfLoss: '2026-05-09',
    },
    from: { carrier: 'Acme Mutual' },
    totals: {
      deductible: 1_000,
      priorPayments: 500,
      overheadPercent: 10,
      profitPercent: 10,
      taxPercent: 5,
    },
  });
  const asClaim = { agentKind: 'INSURANCE' } as const;

  it('are those of the labeled fields of a paper', async () => {
    const { document } = await price('', [paperUpload(CLAIM)], asClaim);
    expect(document.scope?.facts).toMatchObject({
      insured: 'Ann Lee',
      carrier: 'Acme Mutual',
      policyNumber: 'HO-9',
      carrierClaimNumber: '55-1234',
      dateOfLoss: '2026-05-09',
      deductible: 1_000,
      priorPayments: 500,
      overheadAndProfit: { overhead: 0.1, profit: 0.1 },
      taxRate: 0.05,
    });
    const { claim } = document;
    expect(claim?.net).toBe(Math.round(((claim?.acv ?? 0) - 1_500) * 100) / 100);
  });

  it('give way to what their owner tells', async () => {
    const { document } = await price('My deductible is $2,500.', [paperUpload(CLAIM)], asClaim);
    expect(document.scope?.facts.deductible).toBe(2_500);
  });

  it.each([
    ['Depreciation 40%.', 0.4, true],
    ['Depreciate 25 percent.', 0.25, true],
    ['The adjuster took 40% non-recoverable depreciation.', 0.4, false],
    ['Non-recoverable depreciation 40%.', 0.4, false],
  ])('take %j of each line that wears out', async (told, rate, isRecoverable) => {
    const text = `Wind claim. Replace 80 LF of wood fence. ${told} Deductible $500.`;
    const { document } = await price(text, [], asClaim);
    const fence = document.items.find(({ metadata }) => metadata.code === 'FNC-WOOD6');
    expect(fence?.metadata.claim).toMatchObject({
      depreciationRate: rate,
      depreciation:
        Math.round(lineTotal(fence ?? { quantity: 0, unitPrice: 0, tax: 0 }) * rate * 100) / 100,
      isRecoverable,
    });
  });

  it('take what was paid before off the net', async () => {
    const text = 'Wind claim. Replace 180 LF of wood fence. Deductible $500.';
    const before = await price(text, [], asClaim);
    const after = await price(`${text} Prior payment $2,000.`, [], asClaim);
    expect((before.document.claim?.net ?? 0) - (after.document.claim?.net ?? 0)).toBeCloseTo(
      2_000,
      2,
    );
    expect(after.said).toContain('prior payments of $2,000');
  });

  it('are absent from estimates stored before there were papers', async () => {
    const { document } = await price('', [paperUpload(CLAIM)], asClaim);
    const { asListed: _lines, facts, ...scope } = document.scope ?? {};
    const { priorPayments: _paid, depreciation: _told, taxRate: _rate, ...older } = facts ?? {};
    const stored = { ...document, form: 2, scope: { ...scope, facts: older } };
    const read = STORED_ESTIMATE.read(stored);
    expect(read.scope).toMatchObject({
      asListed: [],
      facts: { priorPayments: null, depreciation: null, taxRate: null },
    });
  });
});
