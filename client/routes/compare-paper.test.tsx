import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  BidsComparisonDocument,
  CompareChoicesDocument,
  ComparePapersDocument,
  ComparedContentsDocument,
  ComparedEstimateDocument,
  IncludeMissingDocument,
  MatchPaperLinesDocument,
  PaperComparisonDocument,
  PaperInPanelDocument,
  PriceBookSearchDocument,
  RequestPhotosDocument,
  SupplementRequestDocument,
  type FileKind,
  type RequestPhotosQuery,
} from '../gql/graphql.ts';
// What comes only when it is needed; the wait for it is not these tests'.
import '../features/compare/bids/BidsScreen.tsx';
import '../features/compare/paper/MatchByHand.tsx';
import '../features/compare/paper/PaperComparison.tsx';
import { createFakeBackend } from '../testing/fake-backend.ts';
import {
  comparedContents,
  comparedEstimate,
  sampleBids,
  samplePaper,
  samplePaperComparison,
} from '../testing/paper-samples.ts';
import { renderApp } from '../testing/render-app.tsx';

type RequestUpload = NonNullable<RequestPhotosQuery['estimate']>['uploads'][number];

const ESTIMATE = comparedEstimate('5', 'CLM-AAAAAAAA', 1400);
const AT = '/compare?left=paper-17&right=CLM-AAAAAAAA';

const upload = (id: string, name: string, kind: FileKind): RequestUpload => ({
  __typename: 'File',
  id,
  name,
  kind,
  caption: null,
  thumbnailUrl: null,
});

const backendWith = (first = samplePaperComparison()) => {
  const backend = createFakeBackend();
  const held = { comparison: first, version: 1 };
  backend.on(CompareChoicesDocument).answer(() => ({
    viewer: {
      __typename: 'Viewer',
      estimates: {
        __typename: 'EstimateConnection',
        edges: [{ __typename: 'EstimateEdge', node: ESTIMATE }],
      },
    },
  }));
  backend.on(ComparePapersDocument).answer(() => ({
    viewer: {
      __typename: 'Viewer',
      estimates: {
        __typename: 'EstimateConnection',
        edges: [
          {
            __typename: 'EstimateEdge',
            node: {
              __typename: 'Estimate',
              id: ESTIMATE.id,
              uploads: [
                { __typename: 'File', id: '17', name: 'adjuster.pdf', kind: 'DOC' },
                { __typename: 'File', id: '18', name: 'kitchen.jpg', kind: 'PHOTO' },
              ],
            },
          },
        ],
      },
    },
  }));
  backend.on(ComparedEstimateDocument).answer(() => ({ estimate: ESTIMATE }));
  backend.on(ComparedContentsDocument).answer(({ id }) => ({
    estimate: { ...comparedContents(id), hasTotalOverride: true },
  }));
  backend
    .on(PaperInPanelDocument)
    .answer(() => ({ paper: samplePaper(held.comparison.kind, held.version) }));
  backend.on(PaperComparisonDocument).answer(() => ({ paperComparison: held.comparison }));
  backend.on(RequestPhotosDocument).answer(() => ({
    estimate: {
      __typename: 'Estimate',
      id: ESTIMATE.id,
      uploads: [upload('17', 'adjuster.pdf', 'DOC'), upload('18', 'kitchen.jpg', 'PHOTO')],
    },
  }));
  return { backend, held };
};

const show = (name: RegExp) => screen.findByRole('button', { name });
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('a paper beside an estimate', () => {
  it('says how it stands, why, and line by line what differs', async () => {
    const { backend } = backendWith();
    const { user } = renderApp({ at: AT, backend });
    const verdict = within(
      await screen.findByRole('region', { name: 'How this insurance estimate stands' }),
    );
    expect(verdict.getByText('Less than the work usually costs')).toBeVisible();
    expect(verdict.getByRole('status')).toHaveTextContent('$400 less than ours');
    expect(verdict.getByText('$1,200 to $1,700')).toBeVisible();
    expect(verdict.getByRole('link', { name: 'Open as PDF' })).toHaveAttribute(
      'href',
      '/files/comparison.pdf',
    );
    expect(verdict.getByText('$400 less than ours')).toBeVisible();
    expect(row(/^Quantities.*\+\$300\.00$/)).toBeVisible();
    expect(row(/^Ours less theirs ?\+\$400\.00$/)).toBeVisible();
    expect(row(/^Net claim/)).toHaveTextContent('$300.00$650.00');
    await user.click(screen.getByText(/^What is compared/));
    expect(await screen.findByText('(set by hand)', { exact: false })).toBeVisible();

    // What is missing comes first.
    const missing = within(screen.getByRole('table', { name: 'Missing from their paper' }));
    expect(missing.getByRole('row', { name: /Ice and water shield/ })).toHaveTextContent(
      /Building code.*The code asks for it\..*not on it.*\$150\.00/,
    );
    await user.click(await show(/^Less quantity \(1\)$/));
    expect(row(/^Drywall hung/)).toHaveTextContent('theirs is 4 sq ft less');
    expect(
      screen.getByRole('link', { name: 'Page 2 of their paper: Drywall hung' }),
    ).toHaveAttribute('href', '/papers/17?line=1');
    await user.click(await show(/^Higher price \(1\)$/));
    expect(row(/^Paint/)).toHaveTextContent(/High price.*Our range \$22\.50 to \$30\.00 per sq ft/);
    await user.click(await show(/^In line \(1\)$/));
    expect(row(/^Baseboard/)).toBeVisible();
  });

  it('counts missing work in, and renews the figures', async () => {
    const { backend, held } = backendWith();
    const { user } = renderApp({ at: AT, backend });
    backend.on(IncludeMissingDocument).answer(({ input }) => {
      held.version += 1;
      held.comparison = samplePaperComparison({
        includedRowIds: [input.rowIds].flat(),
        gap: 550,
      });
      return {
        includeMissing: {
          __typename: 'IncludeMissingSuccess',
          paper: { __typename: 'Paper', id: '17', version: held.version },
        },
      };
    });
    const box = await screen.findByRole('checkbox', { name: 'Count it in: Ice and water shield' });
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(await screen.findByText('$550 less than ours')).toBeVisible();
    expect(box).toBeChecked();
    expect(backend.on(IncludeMissingDocument).calls()).toEqual([
      { input: { fileId: '17', rowIds: ['missing'] } },
    ]);
    backend.on(IncludeMissingDocument).answer(() => ({
      includeMissing: { __typename: 'NotFound', message: 'This document was removed.' },
    }));
    await user.click(box);
    expect(await screen.findByRole('alert')).toHaveTextContent('This document was removed.');
    await waitFor(() => expect(box).toBeChecked());
  });

  it('matches a line by hand with a row of the price book', async () => {
    const { backend, held } = backendWith();
    backend.on(PriceBookSearchDocument).answer(() => ({
      priceBookSearch: [
        { ...ENTRY, id: 'SET', kind: 'ASSEMBLY', name: 'Whole room' },
        { ...ENTRY, id: 'WTR-CONT', kind: 'ROW', name: 'Content manipulation' },
      ],
    }));
    backend.on(MatchPaperLinesDocument).answer(() => {
      held.comparison = samplePaperComparison({
        rows: held.comparison.rows.filter(({ id }) => id !== 'alone'),
      });
      return {
        matchPaperLines: {
          __typename: 'MatchPaperLinesSuccess',
          paper: { __typename: 'Paper', id: '17', version: 2 },
        },
      };
    });
    const { user } = renderApp({ at: AT, backend });
    await user.click(await show(/^Only theirs or not matched \(1\)$/));
    expect(row(/^Content handling/)).toHaveTextContent('their price');
    await user.click(await show(/^Match by hand: Content handling$/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Search our price book')).toHaveValue('Content handling');
    const found = await dialog.findByRole('button', { name: /Content manipulation/ });
    expect(dialog.queryByRole('button', { name: /Whole room/ })).not.toBeInTheDocument();
    await user.click(found);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Only theirs/ })).not.toBeInTheDocument(),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Missing from their paper/ })).toHaveFocus(),
    );
    expect(backend.on(MatchPaperLinesDocument).calls()).toEqual([
      { input: { fileId: '17', version: 1, lineIds: ['4'], code: 'WTR-CONT' } },
    ]);
  });

  it('writes a request for supplement of what is chosen', async () => {
    const { backend } = backendWith();
    backend.on(SupplementRequestDocument).answer(({ rows, photoIds }) => {
      const asked = [...[rows].flat().map(({ rowId }) => rowId), ...[photoIds].flat()];
      return {
        supplementRequest: {
          __typename: 'SupplementRequest',
          adjuster: 'Ann',
          carrier: 'Prairie Mutual',
          total: 450,
          pdfUrl: '/files/supplement.pdf',
          text: `Subject: Request, claim PM-1\n\nDear Ann,\nPlease add ${asked.join(' and ')}.`,
          rows: asked.map((rowId) => ({ __typename: 'SupplementRow', rowId })),
        },
      };
    });
    const { user } = renderApp({ at: AT, backend });
    const section = within(await screen.findByRole('region', { name: 'Request for supplement' }));
    // What is merely a little dearer is not asked for, unless its owner wants it.
    expect(section.getByRole('checkbox', { name: /^Baseboard/ })).not.toBeChecked();
    expect(section.getByRole('status')).toHaveTextContent('2 lines chosen, $450.00 in all');
    await user.click(section.getByRole('button', { name: 'Write the request' }));
    const letter = await section.findByRole('group', { name: 'The text of the request' });
    expect(letter).toHaveTextContent('Please add less and missing.');
    const mail = section.getByRole('link', { name: 'Write an e-mail' });
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(
      /^mailto:claims@example\.com\?subject=Request, claim PM-1&body=Dear Ann,/,
    );
    await user.click(section.getByRole('checkbox', { name: /^Drywall hung/ }));
    await waitFor(() => expect(letter).toHaveTextContent('Please add missing.'));
    expect(section.getByRole('status')).toHaveTextContent('1 line chosen, $150.00 in all');
    expect(section.queryByRole('checkbox', { name: 'adjuster.pdf' })).toBeNull();
    section.getByRole('checkbox', { name: 'kitchen.jpg' }).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(letter).toHaveTextContent('Please add missing and 18.'));
    expect(section.getByText(/attach the PDF to it/)).toBeVisible();
  });

  it('of a bid has questions for the contractor and asks for no supplement', async () => {
    const { backend } = backendWith(
      samplePaperComparison({ kind: 'BID', verdict: 'HIGH', theirs: BID_SUMS, ours: BID_SUMS }),
    );
    renderApp({ at: '/compare?left=CLM-AAAAAAAA&right=paper-17', backend });
    expect(await screen.findByText('Higher than usual')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Ask before you sign' })).toHaveTextContent(
      'Why is no tax included?',
    );
    expect(screen.queryByRole('region', { name: 'Request for supplement' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /^Ask for it/ })).toBeNull();
  });

  it('of several bidders is compared with the one that is chosen', async () => {
    const { backend } = backendWith(
      samplePaperComparison({ kind: 'BID', verdict: 'HIGH', theirs: BID_SUMS, ours: BID_SUMS }),
    );
    backend.on(PaperInPanelDocument).answer(() => {
      const paper = samplePaper('BID');
      const bidders = ['Marsh Roofing', 'Finch Roofs'].map((name, at) => ({
        __typename: 'PaperBidder' as const,
        name,
        total: at === 0 ? 900 : null,
      }));
      const estimate = paper.estimate && { ...paper.estimate, currency: 'EUR', bidders };
      return { paper: { ...paper, estimate } };
    });
    const { user, address } = renderApp({ at: `${AT}&bidder=0`, backend });
    const choice = await screen.findByLabelText('Whose bid');
    expect(within(choice).getByRole('option', { name: 'Marsh Roofing, €900.00' })).toBeVisible();
    backend.on(PaperComparisonDocument).answer(({ bidder }) => ({
      paperComparison: samplePaperComparison({ kind: 'BID', summary: `Bidder ${bidder}.` }),
    }));
    await user.selectOptions(choice, 'Finch Roofs');
    expect(await screen.findByText('Bidder 1.')).toBeVisible();
    expect(screen.getByText(/, Finch Roofs$/)).toBeVisible();
    expect(choice).toHaveFocus();
    expect(address()).toBe(`${AT}&bidder=1`);
  });

  it('is chosen from the list of documents, and two papers are told to need an estimate', async () => {
    const { backend } = backendWith();
    const { user, address } = renderApp({ at: '/compare?right=paper-17', backend });
    const left = within(await screen.findByRole('region', { name: 'Left estimate' }));
    expect(await screen.findByText('Prairie Mutual')).toBeVisible();
    const list = left.getByLabelText('Recent estimates');
    await within(list).findByRole('option', { name: 'adjuster.pdf · Estimate 5' });
    expect(within(list).queryByRole('option', { name: /kitchen/ })).toBeNull();
    await user.selectOptions(list, 'paper-17');
    expect(await screen.findByText(/Both sides are uploaded documents\./)).toBeVisible();
    await user.selectOptions(list, 'CLM-AAAAAAAA');
    expect(await screen.findByRole('heading', { name: 'A second opinion' })).toBeVisible();
    expect(list).toHaveFocus();
    expect(address()).toBe('/compare?left=CLM-AAAAAAAA&right=paper-17');
  });
});

const BID_SUMS = {
  ...samplePaperComparison().theirs,
  rcv: null,
  depreciation: null,
  acv: null,
  deductible: null,
  netClaim: null,
};

const ENTRY = {
  __typename: 'PriceBookEntry' as const,
  unit: 'HR',
  unitPrice: 40,
  includes: '',
  excludes: '',
  usualPlace: null,
};

describe('several bids', () => {
  it('stand side by side, with what each leaves out and what each comes to with it', async () => {
    const { backend } = backendWith();
    backend.on(BidsComparisonDocument).answer(() => ({ bidsComparison: sampleBids }));
    renderApp({ at: '/compare?bids=CLM-AAAAAAAA', backend });
    expect(await screen.findByRole('row', { name: /^Marsh Roofing/ })).toHaveTextContent(
      /\$900\.00.*Drip edge.*\$1,100\.00/,
    );
    expect(row(/^Finch Roofs/)).toHaveTextContent(/\$1,000\.00.*lowest for the same work/);
    expect(row(/^Shingles/)).toHaveTextContent(/\$600 to \$800.*\$900\.00High\$750\.00$/);
    expect(row(/^Drip edge/)).toHaveTextContent(/left out\$250\.00$/);
    expect(screen.getByRole('link', { name: 'Open this bid: Finch Roofs' })).toHaveAttribute(
      'href',
      '/compare?left=paper-18&right=CLM-AAAAAAAA',
    );
  });

  it('are not the lowest without a price in US dollars', async () => {
    const { backend } = backendWith();
    const [marsh, finch] = sampleBids.bidders;
    const bidders = [marsh, finch, finch && { ...finch, name: 'Toit Bleu', total: 0, leveled: 0 }];
    backend.on(BidsComparisonDocument).answer(() => ({
      bidsComparison: { ...sampleBids, bidders: bidders.filter((each) => each !== undefined) },
    }));
    renderApp({ at: '/compare?bids=CLM-AAAAAAAA', backend });
    expect(await screen.findByRole('row', { name: /^Toit Bleu/ })).toHaveTextContent(
      /no price in US dollars.*—$/,
    );
    expect(row(/^Finch Roofs/)).toHaveTextContent(/lowest for the same work/);
    expect(row(/^Total/)).toHaveTextContent(/\$1,000\.00no price in US dollars$/);
  });

  it('say what is missing when there are too few', async () => {
    const { backend } = backendWith();
    backend.on(BidsComparisonDocument).answer(() => ({ bidsComparison: null }));
    renderApp({ at: '/compare?bids=CLM-BBBBBBBB', backend });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No estimate found for that number.',
    );
  });
});
