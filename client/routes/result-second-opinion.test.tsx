import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../features/second-opinion/SecondOpinions.tsx';
import { DocumentsOfEstimateDocument, PaperVerdictDocument } from '../gql/graphql.ts';
import { openResult, resultBackend } from '../testing/result-page.ts';
import { samplePaperComparison } from '../testing/paper-samples.ts';
import { sampleFile } from '../testing/samples.ts';

const paperOf = (id: string, use: 'CHECK' | 'KEEP' | null, lineCount = 4) => ({
  __typename: 'File' as const,
  id,
  name: `${id}.pdf`,
  paper: {
    __typename: 'Paper' as const,
    id,
    use,
    estimate: {
      __typename: 'PaperEstimate' as const,
      kind: 'BID' as const,
      lineCount,
      bidders: [],
    },
  },
});

it('says below the totals how the documents of others stand, and leads to why', async () => {
  const server = resultBackend({
    uploads: ['1', '2', '3', '4'].map((id) => sampleFile(`${id}.pdf`, { id, kind: 'DOC' })),
  });
  const { __typename, kind, verdict, summary, theirs, ours, low, high, gap } =
    samplePaperComparison({ kind: 'BID' });
  server.backend.on(DocumentsOfEstimateDocument).answer(({ id }) => ({
    estimate: {
      __typename: 'Estimate',
      id,
      uploads: [
        paperOf('1', 'CHECK'),
        paperOf('2', null),
        paperOf('3', 'KEEP'),
        paperOf('4', 'CHECK', 0),
      ],
    },
  }));
  server.backend.on(PaperVerdictDocument).answer(() => ({
    paperComparison: { __typename, kind, verdict, summary, theirs, ours, low, high, gap },
  }));
  await openResult(server);
  const card = within(await screen.findByRole('region', { name: 'Second opinion on 1.pdf' }));
  expect(await card.findByText('Lower than usual')).toBeVisible();
  expect(card.getByText('$400 less than ours')).toBeVisible();
  expect(card.getByRole('link', { name: 'See why: 1.pdf' })).toHaveAttribute(
    'href',
    '/compare?left=paper-1&right=CLM-7KQ2MX4P',
  );
  expect(screen.getByRole('region', { name: 'Second opinion on 2.pdf' })).toBeVisible();
  // What is only kept, and what has no lines, is not judged.
  expect(screen.queryByRole('region', { name: /on [34]\.pdf/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the bids side by side' })).toHaveAttribute(
    'href',
    '/compare?bids=CLM-7KQ2MX4P',
  );
});

it('asks nothing where no document was uploaded', async () => {
  const server = resultBackend({ uploads: [sampleFile('photo')] });
  await openResult(server);
  expect(server.backend.on(DocumentsOfEstimateDocument).calls()).toEqual([]);
});
