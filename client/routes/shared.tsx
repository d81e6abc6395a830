import { Group, Stack, Text } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { Page } from '../components/Page.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { SharedPageDocument, type SharedPageQuery } from '../gql/graphql.ts';
import { useSharedPageQuery } from '../gql/hooks.ts';
import { useRenewal } from '../hooks/use-renewal.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { paths } from '../lib/paths.ts';
import { readFailure } from '../lib/request-failure.ts';

// These screens are made of parts of other pages. They load lazily, so that those pages have no more files.
const [SharedEstimateScreen, preloadEstimate] = lazyPart(
  async () =>
    (await import('../features/results/screens/SharedEstimateScreen.tsx')).SharedEstimateScreen,
);
const [SharedComparisonScreen] = lazyPart(
  async () =>
    (await import('../features/compare/SharedComparisonScreen.tsx')).SharedComparisonScreen,
);

const [SharedPaperScreen] = lazyPart(
  async () => (await import('../features/compare/paper/SharedPaperScreen.tsx')).SharedPaperScreen,
);
const [SharedRequestScreen] = lazyPart(
  async () =>
    (await import('../features/compare/paper/SharedRequestScreen.tsx')).SharedRequestScreen,
);

type SharedPdf = 'estimate' | 'comparison' | 'supplement';

/** Path to a PDF of what is shared. @param token the secret of its link */
const pdfPathOf = (token: string, pdf: SharedPdf): string =>
  `/files/shared/${encodeURIComponent(token)}/${pdf}.pdf`;

type SharedData = SharedPageQuery['shared'];

/** What a link opens, as it is now. It is asked for again while the page is open, so that a revoked link ends. */
const useShared = (token: string) => {
  const client = useApolloClient();
  const { data, error, refetch } = useSharedPageQuery({
    variables: { token },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [renewed, setRenewed] = useState<{ shared: SharedData } | null>(null);
  useRenewal(() => {
    client
      .query({
        query: SharedPageDocument,
        variables: { token, again: true },
        fetchPolicy: 'network-only',
      })
      // The next round tries again.
      .then(
        ({ data: known }) => known && setRenewed({ shared: known.shared }),
        () => {},
      );
  });
  return {
    /** What the link opens. It is null when the link opens nothing, and undefined while that is not known. */
    shared: (renewed ?? data)?.shared,
    failure: error ? readFailure(error) : null,
    retry: () => void refetch().catch(() => {}),
  };
};

export function SharedRoute() {
  const { token = '' } = useParams();
  return <SharedThing key={token} token={token} />;
}

function SharedThing({ token }: { token: string }) {
  const { shared, failure, retry } = useShared(token);
  // Most links are of estimates, so their screen loads while the answer is on its way.
  useEffect(() => void preloadEstimate(), []);
  if (shared) {
    return (
      <Page isWide>
        <Suspense fallback={<LoadingDots />}>
          <Opened token={token} shared={shared} />
        </Suspense>
      </Page>
    );
  }
  if (shared === null) return <NoLongerValid />;
  if (!failure) return <LoadingDots />;
  return (
    <Page size="md">
      <FailureNotice
        title="The link could not be opened"
        message={failure.message}
        onRetry={retry}
      />
    </Page>
  );
}

function Opened({ token, shared }: { token: string; shared: NonNullable<SharedData> }) {
  const { estimate, comparison, paperComparison, supplement, expiresAt, hidesIdentity, isTest } =
    shared;
  const link = { expiresAt, hidesIdentity, isTest };
  const onPaper = (pdf: SharedPdf) => ({ ...link, pdfPath: pdfPathOf(token, pdf) });
  if (comparison) return <SharedComparisonScreen comparison={comparison} {...link} />;
  if (paperComparison)
    return <SharedPaperScreen comparison={paperComparison} {...onPaper('comparison')} />;
  if (supplement) return <SharedRequestScreen request={supplement} {...onPaper('supplement')} />;
  return estimate ? <SharedEstimateScreen shared={estimate} {...onPaper('estimate')} /> : null;
}

/** Shows the domain's sentence as a heading, and what to do. */
function NoLongerValid() {
  return (
    <Page size="sm">
      <Stack>
        <PageTitle documentTitle="Shared with you">This link is no longer valid.</PageTitle>
        <Text>Ask its sender for a new one.</Text>
        <Text c="dimmed" size="sm">
          Links expire, or are revoked by whoever sent them. Nothing is wrong on your side.
        </Text>
        <Group>
          <LinkButton to={paths.home()} variant="default">
            What is Plumbline?
          </LinkButton>
        </Group>
      </Stack>
    </Page>
  );
}
