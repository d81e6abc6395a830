import { ApolloProvider } from '@apollo/client/react';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { Page } from '../components/Page.tsx';
import { sampleClient } from '../features/results/screens/sample-client.ts';
import { SampleScreen } from '../features/results/screens/SampleScreen.tsx';
import { useResultPageQuery } from '../gql/hooks.ts';

export function SampleRoute() {
  return (
    <Page isWide>
      <ApolloProvider client={sampleClient}>
        <Sample />
      </ApolloProvider>
    </Page>
  );
}

function Sample() {
  const { data, error, refetch } = useResultPageQuery({ variables: { lookup: 'sample' } });
  if (data?.estimate) return <SampleScreen estimate={data.estimate} />;
  if (!error) return <LoadingDots />;
  return (
    <FailureNotice
      title="The sample could not be loaded"
      message="Check the connection, then try again."
      onRetry={() => void refetch().catch(() => {})}
    />
  );
}
