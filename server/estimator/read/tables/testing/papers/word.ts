// Word documents, written by hand as zip parts: tables with borders, tabs with leaders, one table for all rooms.
import { writeZip } from '../../../../../infra/media/decode/write-zip.ts';
import { expectLine, expectPaper, type ExpectedLine, type PaperRecipe } from './content.ts';
import { cents, dollars, money, sum, whole } from './work.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const run = (text: string, bold = false) =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}${text
    .split('\t')
    .map((piece) => `<w:t xml:space="preserve">${escaped(piece)}</w:t>`)
    .join('<w:tab/>')}</w:r>`;

const par = (text: string, { style = '', bold = false, tabs = '' } = {}) =>
  `<w:p><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}${tabs}</w:pPr>${run(text, bold)}</w:p>`;

const leader = '<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9000"/></w:tabs>';

/** @param span of columns that the cell covers */
const cell = (text: string, width: number, { bold = false, span = 1 } = {}) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''}</w:tcPr>${text
    .split('\n')
    .map((line) => par(line, { bold }))
    .join('')}</w:tc>`;

const row = (cells: string) => `<w:tr>${cells}</w:tr>`;
const table = (widths: readonly number[], rows: string) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders><w:top w:val="single" w:sz="4"/><w:insideH w:val="single" w:sz="4"/><w:bottom w:val="single" w:sz="4"/></w:tblBorders></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows}</w:tbl>`;

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A document with letterhead and page number in parts of their own. */
const docx = (head: string, body: string): Buffer => {
  const xml = (name: string, content: string) => ({
    name,
    bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`),
  });
  const override = (part: string, type: string) =>
    `<Override PartName="/word/${part}.xml" ContentType="${MAIN}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${R}/${type}" Target="${target}"/>`;
  const relations = (content: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`;
  const heading = (id: string, name: string, size: number) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
  return writeZip([
    xml(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('document', 'document.main')}${override('styles', 'styles')}${override('header1', 'header')}${override('footer1', 'footer')}</Types>`,
    ),
    xml('_rels/.rels', relations(relation('rId1', 'officeDocument', 'word/document.xml'))),
    xml(
      'word/_rels/document.xml.rels',
      relations(
        relation('rId1', 'styles', 'styles.xml') +
          relation('rId2', 'header', 'header1.xml') +
          relation('rId3', 'footer', 'footer1.xml'),
      ),
    ),
    xml(
      'word/styles.xml',
      `<w:styles xmlns:w="${W}">${heading('Heading1', 'heading 1', 32)}${heading('Heading2', 'heading 2', 26)}</w:styles>`,
    ),
    xml('word/header1.xml', `<w:hdr xmlns:w="${W}">${par(head)}</w:hdr>`),
    xml(
      'word/footer1.xml',
      `<w:ftr xmlns:w="${W}"><w:p>${run('Page ')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:ftr>`,
    ),
    xml(
      'word/document.xml',
      `<w:document xmlns:w="${W}" xmlns:r="${R}"><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="rId2"/><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="12240" w:h="15840"/></w:sectPr></w:body></w:document>`,
    ),
  ]);
};

type Row = readonly [description: string, quantity: number, unit: string, price: number];
const amountOf = ([, quantity, , price]: Row) => cents(quantity * price);

// --- One table with rooms as rows across all columns.
const PAINTER: Readonly<Record<string, readonly Row[]>> = {
  'Living Room': [
    ['Move and cover furniture', 1, 'LS', 120],
    ['Patch nail holes and cracks, sand', 480, 'SF', 0.35],
    ['Walls, two coats', 480, 'SF', 1.1],
    ['Ceiling, one coat', 240, 'SF', 0.9],
    ['Baseboard and casing, enamel', 118, 'LF', 1.85],
  ],
  'Dining Room': [
    ['Remove wallpaper and size walls', 320, 'SF', 2.4],
    ['Walls, two coats', 320, 'SF', 1.1],
    ['Chair rail, enamel', 44, 'LF', 1.85],
  ],
  Stairwell: [
    ['Walls, two coats, with scaffold', 390, 'SF', 1.65],
    ['Balusters and newel posts', 38, 'EA', 14],
  ],
  Exterior: [
    ['Pressure wash', 1_860, 'SF', 0.28],
    ['Scrape, prime bare wood', 420, 'SF', 1.75],
    ['Body, two coats', 1_860, 'SF', 1.45],
    ['Front door, stain and varnish', 1, 'EA', 385],
  ],
};
const painterTotal = sum(Object.values(PAINTER).flatMap((rows) => rows.map(amountOf)));

const makePainter = async () => {
  const widths = [4_600, 1_000, 900, 1_300, 1_500];
  const cells = (texts: readonly string[], bold = false) =>
    row(texts.map((text, index) => cell(text, widths[index] ?? 1_000, { bold })).join(''));
  const rows = [
    cells(['Work', 'Quantity', 'Unit', 'Price per unit', 'Price'], true),
    ...Object.entries(PAINTER).flatMap(([room, all]) => [
      row(cell(room, 9_300, { bold: true, span: 5 })),
      ...all.map((each) =>
        cells([
          each[0],
          each[1].toLocaleString('en-US'),
          each[2],
          money(each[3]),
          money(amountOf(each)),
        ]),
      ),
    ]),
    row(
      cell('Total', 7_800, { bold: true, span: 4 }) +
        cell(dollars(painterTotal), 1_500, { bold: true }),
    ),
  ];
  return docx(
    'Three Brushes Painting  •  61 Canal Street, Providence, RI 02903  •  401-555-0118',
    [
      par('Painting estimate', { style: 'Heading1' }),
      par('Customer: Josephine Arceneaux'),
      par('Address: 14 Wickenden Hill, Providence, RI 02906'),
      par('Date: June 9, 2026'),
      par('RI Reg. # 38217'),
      par(''),
      table(widths, rows.join('')),
      par(''),
      par('Colors are to be chosen two weeks before we start. Touch-up within one year is free.'),
      par('Lead-safe practices are used in houses built before 1978.'),
    ].join(''),
  );
};

// --- No table: headings, tabs with dot leaders, whole dollars, bulleted exclusions, an alternate.
const BASEMENT: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  Preparation: [
    ['Permit and plans', 1_400],
    ['Clear and protect', 480],
  ],
  Construction: [
    ['Frame perimeter and partition walls', 5_850],
    ['Insulate R-15 with vapor retarder', 2_260],
    ['Egress window with well and drain', 5_900],
    ['Electrical: outlets, switches, 14 lights, smoke/CO alarms', 6_420],
    ['Half bath rough and finish, with ejector pump', 11_300],
  ],
  Finish: [
    ['Drywall and paint', 7_980],
    ['Drop ceiling in mechanical area', 1_150],
    ['Carpet and tile', 6_240],
    ['Doors and trim', 3_310],
  ],
};
const basementTotal = sum(
  Object.values(BASEMENT).flatMap((rows) => rows.map(([, amount]) => amount)),
);
const ALTERNATES: readonly (readonly [string, number])[] = [
  ['Add alternate 1: gas fireplace with mantel', 6_850],
  ['Deduct alternate 2: omit drop ceiling', -1_150],
];
const BASEMENT_EXCLUSIONS = [
  'Waterproofing of foundation walls',
  'Radon mitigation',
  'Furniture and audio equipment',
];

const makeBasement = async () =>
  docx(
    'Granite State Basements LLC',
    [
      par('Proposal for a finished basement', { style: 'Heading1' }),
      par(
        'Granite State Basements LLC, 9 Mill Falls Road, Nashua, NH 03060. Telephone 603-555-0195.',
      ),
      par('For: Ravi and Hannah Thorsen, 221 Birch Ridge, Hollis, NH 03049'),
      par('March 2, 2026'),
      ...Object.entries(BASEMENT).flatMap(([section, rows]) => [
        par(section, { style: 'Heading2' }),
        ...rows.map(([description, amount]) =>
          par(`${description}\t${whole(amount)}`, { tabs: leader }),
        ),
      ]),
      par(`Total price\t${whole(basementTotal)}`, { tabs: leader, bold: true }),
      par('Alternates', { style: 'Heading2' }),
      ...ALTERNATES.map(([description, amount]) =>
        par(`${description}\t${amount < 0 ? `(${whole(-amount)})` : whole(amount)}`, {
          tabs: leader,
        }),
      ),
      par('Exclusions', { style: 'Heading2' }),
      ...BASEMENT_EXCLUSIONS.map((each) => par(`•\t${each}`)),
      par('Payment', { style: 'Heading2' }),
      par(
        'A deposit of $5,000 is due with the signed proposal; progress payments follow framing, drywall and completion.',
      ),
    ].join(''),
  );

// --- A table for each trade, description and its detail in one cell, units in words, tax at the end.
const TRADES: Readonly<
  Record<string, readonly (Row | readonly [string, number, string, number, string])[]>
> = {
  Landscape: [
    ['Strip sod', 1_250, 'sq ft', 0.65],
    ['Planting soil, delivered and spread', 18, 'cu yd', 62],
    ['Boxwood, 3 gallon', 24, 'each', 48, 'Guaranteed for one season'],
    ['Mulch, shredded hardwood', 9, 'cu yd', 74],
    ['Drip irrigation zone with timer', 2, 'each', 690],
  ],
  Hardscape: [
    ['Paver patio with edge restraint', 340, 'sq ft', 21.5, '6 in. compacted base, polymeric sand'],
    ['Seat wall, 18 in. high', 26, 'lin ft', 118],
    ['Bluestone steps', 3, 'each', 465],
    ['Equipment mobilization', 1, 'lump sum', 850],
  ],
};
const CODES: Readonly<Record<string, ExpectedLine['unit']>> = {
  'sq ft': 'SF',
  'lin ft': 'LF',
  'cu yd': 'CY',
  each: 'EA',
  'lump sum': ['LS', 'LUMP SUM'],
};
const tradeAmount = (each: readonly [string, number, string, number, string?]) =>
  cents(each[1] * each[3]);
const tradeSub = sum(Object.values(TRADES).flatMap((rows) => rows.map(tradeAmount)));
const tradeTax = cents(tradeSub * 0.07);
const tradeTotal = cents(tradeSub + tradeTax);

const makeTrades = async () => {
  const widths = [800, 4_400, 1_800, 1_200, 1_400];
  const cells = (texts: readonly string[], bold = false) =>
    row(texts.map((text, index) => cell(text, widths[index] ?? 1_000, { bold })).join(''));
  let number = 0;
  return docx(
    'Fernbrook Landscape Contractors, Inc.',
    [
      par('Fernbrook Landscape Contractors, Inc.', { bold: true }),
      par('2 Nursery Lane, Carmel, IN 46032\t317-555-0109\tfernbrook@example.com'),
      par('Quote Q-3381\tDate: 2026-04-22\tGood until: 2026-05-22'),
      par('Customer: Bettina Okonkwo\t820 Wild Plum Way, Zionsville, IN 46077'),
      ...Object.entries(TRADES).flatMap(([trade, all]) => [
        par(trade, { style: 'Heading2' }),
        table(
          widths,
          [
            cells(['Item', 'Description', 'Quantity', 'Rate', 'Extended'], true),
            ...all.map((each) => {
              number += 1;
              const detail = each[4];
              return cells([
                String(number),
                detail === undefined ? each[0] : `${each[0]}\n${detail}`,
                `${each[1].toLocaleString('en-US')} ${each[2]}`,
                dollars(each[3]),
                dollars(tradeAmount(each)),
              ]);
            }),
            cells(['', `${trade} total`, '', '', dollars(sum(all.map(tradeAmount)))], true),
          ].join(''),
        ),
      ]),
      par(`Subtotal: ${dollars(tradeSub)}`),
      par(`Sales tax (7%): ${dollars(tradeTax)}`),
      par(`Total: ${dollars(tradeTotal)}`, { bold: true }),
      par(
        'Terms: half at start, half when done. Underground utilities are marked by others before digging.',
      ),
    ].join(''),
  );
};

export const WORD_PAPERS: readonly PaperRecipe[] = [
  {
    name: 'word-painter',
    layout: 'word',
    fileName: 'Arceneaux painting.docx',
    words: ['Three Brushes', 'Stairwell', 'Chair rail'],
    pages: 0,
    expected: expectPaper({
      kind: 'BID',
      from: {
        company: 'Three Brushes Painting',
        phone: '401-555-0118',
        license: ['38217', 'RI Reg. # 38217'],
      },
      for: { insured: 'Josephine Arceneaux', address: '14 Wickenden Hill, Providence, RI 02906' },
      date: '2026-06-09',
      lines: Object.entries(PAINTER).flatMap(([room, rows]) =>
        rows.map((each) =>
          expectLine(each[0], {
            room: room === 'Exterior' ? [room, null] : room,
            quantity: each[1],
            unit: each[2],
            unitPrice: each[3],
            rcv: amountOf(each),
          }),
        ),
      ),
      totals: { total: painterTotal },
      final: painterTotal,
    }),
    make: makePainter,
  },
  {
    name: 'word-basement',
    layout: 'word',
    fileName: 'Thorsen basement proposal.docx',
    words: ['Granite State', 'Egress window', 'Exclusions'],
    pages: 0,
    expected: expectPaper({
      kind: 'BID',
      from: { company: 'Granite State Basements LLC', phone: '603-555-0195' },
      for: { insured: 'Ravi and Hannah Thorsen', address: '221 Birch Ridge, Hollis, NH 03049' },
      date: '2026-03-02',
      lines: [
        ...Object.entries(BASEMENT).flatMap(([section, rows]) =>
          rows.map(([description, rcv]) => expectLine(description, { section, rcv })),
        ),
        ...ALTERNATES.map(([description, rcv]) =>
          expectLine([description, description.replace(/^.*?: /, '')], {
            rcv,
            isAlternate: true,
            isCredit: rcv < 0,
          }),
        ),
        ...BASEMENT_EXCLUSIONS.map((each) => expectLine(each, { isExcluded: true })),
      ],
      totals: { total: basementTotal, deposit: 5_000 },
      final: basementTotal,
    }),
    make: makeBasement,
  },
  {
    name: 'word-landscape',
    layout: 'word',
    fileName: 'Q-3381.docx',
    words: ['Fernbrook', 'Hardscape', 'cu yd'],
    pages: 0,
    expected: expectPaper({
      kind: 'BID',
      from: {
        company: 'Fernbrook Landscape Contractors, Inc.',
        phone: '317-555-0109',
        email: 'fernbrook@example.com',
      },
      for: { insured: 'Bettina Okonkwo', address: '820 Wild Plum Way, Zionsville, IN 46077' },
      date: '2026-04-22',
      validUntil: '2026-05-22',
      lines: Object.entries(TRADES).flatMap(([section, rows]) =>
        rows.map((each) =>
          expectLine(each[0], {
            note: each[4] ?? null,
            section,
            quantity: each[1],
            unit: CODES[each[2]],
            unitPrice: each[3],
            rcv: tradeAmount(each),
          }),
        ),
      ),
      totals: { net: tradeSub, tax: tradeTax, taxPercent: 7, total: tradeTotal },
      final: tradeTotal,
    }),
    make: makeTrades,
  },
];
