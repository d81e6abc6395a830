import { describe, expect, it } from 'vitest';
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { pageOf, piped, rowAt, textOf, wordsOf } from './testing/sources.ts';

const WORK = [
  ...rowAt(400, [40, 300, 360, 420, [560]], ['Description', 'Qty', 'Unit', 'Rate', 'Amount']),
  ...rowAt(416, [40, 300, 360, 420, [560]], ['Hang drywall', '100', 'SF', '3.00', '300.00']),
  ...rowAt(430, [40, 300, 360, 420, [560]], ['Paint ceiling', '200', 'SF', '1.50', '300.00']),
];
const read = (...head: PageWord[]) => readPaper(wordsOf(pageOf([...head, ...WORK])));

describe('whom a paper is written to', () => {
  it('stands below a bare label, with its address below it and other words beside', () => {
    const paper = read(
      ...rowAt(40, [40], ['Three Oaks Roofing LLC']),
      ...rowAt(70, [40, 330], ['PROPOSAL FOR', 'JOB']),
      ...rowAt(82, [40, 330], ['Marguerite & Tom Osei', 'Re-roof of the main house']),
      ...rowAt(94, [40, 330], ['7718 N Willamette Ln', 'Measured 27.4 squares']),
      ...rowAt(106, [40, 330], ['Portland, OR 97203', 'Good for 30 days']),
    );
    expect(paper.from.company).toBe('Three Oaks Roofing LLC');
    expect(paper.for).toMatchObject({
      insured: 'Marguerite & Tom Osei',
      address: '7718 N Willamette Ln, Portland, OR 97203',
    });
  });

  it('stands below labels that head their values', () => {
    const paper = read(
      ...rowAt(40, [40, 430], ['DRY RIGHT NOW!', 'TIME & MATERIAL RECORD']),
      ...rowAt(52, [40], ['FL Mold Remediator MRSR4471']),
      ...rowAt(80, [40, 200, 460], ['CUSTOMER', 'JOB ADDRESS', 'PHONE']),
      ...rowAt(91, [40, 200, 460], ['Oswaldo Finch', '6106 Bayou Grande Blvd NE, St Petersburg 33703', '727-555-0104']),
    ); // prettier-ignore
    expect(paper.from).toMatchObject({ company: 'DRY RIGHT NOW!', license: 'MRSR4471' });
    expect(paper.for).toMatchObject({
      insured: 'Oswaldo Finch',
      address: '6106 Bayou Grande Blvd NE, St Petersburg 33703',
    });
  });

  it('is the addressee that a letter greets', () => {
    const paper = read(
      ...rowAt(40, [40], ['Harbor County Mutual Insurance']),
      ...rowAt(80, [40], ['Delphine R. Castell']),
      ...rowAt(92, [40], ['1409 Mesquite Hollow Dr']),
      ...rowAt(104, [40], ['Weatherford, TX 76086']),
      ...rowAt(140, [40], ['Dear Ms. Castell:']),
    );
    expect(paper.for).toMatchObject({
      insured: 'Delphine R. Castell',
      address: '1409 Mesquite Hollow Dr, Weatherford, TX 76086',
    });
  });

  it('is no firm whose own address stands in its letterhead', () => {
    const { for: owner } = read(
      ...rowAt(40, [40], ['Delphine Castell Roofing']),
      ...rowAt(52, [40], ['1409 Mesquite Hollow Dr']),
      ...rowAt(64, [40], ['Weatherford, TX 76086']),
    );
    expect(owner.address).toBeNull();
  });

  it('is the insured, and not the insurer that a supplement goes to', () => {
    const paper = read(
      ...rowAt(40, [40], ['SUPPLEMENT REQUEST NO. 1']),
      ...rowAt(54, [40], ['Copper Exteriors LLC · CO lic. 2024-RC-3316 · 303-555-0172']),
      ...rowAt(68, [40], ['To: Alpen Casualty, desk adjuster G. Obuya   Insured: Pilar Restrepo, 940 Juniper Pl, Longmont CO 80501   Claim 61-8840-27T DOL 5/20/2025'], 6),
    ); // prettier-ignore
    expect(paper.from).toMatchObject({
      company: 'Copper Exteriors LLC',
      carrier: 'Alpen Casualty',
    });
    expect(paper.for).toMatchObject({
      insured: 'Pilar Restrepo',
      address: '940 Juniper Pl, Longmont CO 80501',
      claimNumber: '61-8840-27T',
      dateOfLoss: '2025-05-20',
    });
  });

  it('has the street behind the name, without a zip', () => {
    const paper = readPaper(
      textOf(
        'J. Winter, Builder',
        'To: Mrs. Honora Quill, 55 Transit Street, Providence · Insurer: Bay Hearth Mutual, claim 25-F-0440',
        '',
        'Hang drywall        100 SF    3.00    300.00',
        'Paint ceiling       200 SF    1.50    300.00',
      ),
    );
    expect(paper.from.carrier).toBe('Bay Hearth Mutual');
    expect(paper.for).toMatchObject({
      insured: 'Honora Quill',
      address: '55 Transit Street, Providence',
      claimNumber: '25-F-0440',
    });
  });
});

describe('names, numbers and trades that look like those of insurers, claims and licenses', () => {
  const offer = (...head: string[]) =>
    readPaper(textOf('Three Oaks Roofing LLC', ...head, '- Roof  $9,000.00', '- Gutter $100.00', 'Total 9,100.00')); // prettier-ignore

  it.each(['Lloyd Smith', 'Ann Farmers', 'Lakeside Insurance Agency'])(
    'are those of an owner: %s',
    (name) => {
      const paper = offer(`Prepared for: ${name}`, '12 Oak Street', 'Boise, ID 83702');
      expect(paper.from.carrier).toBeNull();
      expect(paper.for).toMatchObject({
        insured: name,
        address: '12 Oak Street, Boise, ID 83702',
      });
    },
  );

  it('are an insurer alone where the paper goes to one', () => {
    const paper = offer('Prepared for: Alpine Casualty');
    expect(paper.from.carrier).toBe('Alpine Casualty');
    expect(paper.for.insured).toBeNull();
  });

  it.each(['make a claim 30-day before', 'to file a claim 800-555-1234', 'no claim 10-15-2025'])(
    'are no claim: %s',
    (words) => expect(offer(`Warranty, ${words}`).for.claimNumber).toBeNull(),
  );

  it.each(['Amount due to contractor: 2000', 'Balance to Builder 1500', 'Paid in contractor 4000'])(
    'are no license: %s',
    (words) => expect(offer(words).from.license).toBeNull(),
  );

  it.each(['Kitchens and interiors', 'Estimating notes'])('are no company: %s', (words) => {
    const paper = readPaper(textOf(words, '- Paint walls $300.00', '- Paint trim $200.00'));
    expect(paper.from.company).toBeNull();
  });

  it('are a table of places', () => {
    const paper = readPaper(
      piped('Date|Location|Notes', '5/1/2025|Kitchen|wet', '5/2/2025|Bath|dry'),
    );
    expect(paper.for.address).toBeNull();
    expect(paper.checks.map(({ what }) => what)).toEqual(['TABLE_UNREAD']);
  });

  it('are labels of an empty form over the head of its table', () => {
    const paper = readPaper(piped('Name|Address|Phone', 'Item|Qty|Amount', 'Paint|10|500.00'));
    expect(paper.for.insured).toBeNull();
    expect(paper.lines.map(({ rcv }) => rcv)).toEqual([500]);
  });
});

it.each([
  ['Job: 44 Elm Street, Dover NH 03820', '44 Elm Street, Dover NH 03820'],
  ['Job: new deck and stairs', null],
])('the site of a job is its address: %s', (text, address) => {
  expect(read(...rowAt(40, [40], [text])).for.address).toBe(address);
});

it.each([
  ['Bid for Dana Poole, 18 Fern Ct, October 14, 2026', '18 Fern Ct'],
  ['Estimate for Dana Poole, 18 Fern Ct, 10/14/2026', '18 Fern Ct'],
  [
    'Proposal for: Dana Poole, 18 Fern Ct, Boise, ID 83702 - October 14, 2026',
    '18 Fern Ct, Boise, ID 83702',
  ],
])('the day behind an address is that of the paper: %s', (head, address) => {
  const paper = readPaper(
    textOf(
      'Hillcrest Remodeling',
      head,
      '',
      'Description  Qty  Unit  Price  Total',
      'Paint walls  410  SF  $1.28  $524.80',
    ),
  );
  expect(paper.for).toMatchObject({ insured: 'Dana Poole', address });
  expect(paper.date).toBe('2026-10-14');
});
