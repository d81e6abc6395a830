import { Stack, Text } from '@mantine/core';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { Page } from '../../components/Page.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Section } from '../../components/Section.tsx';
import { useOperatorDeskQuery } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { AuditLog } from './AuditLog.tsx';
import classes from './Desk.module.css';
import { DeskContractors } from './DeskContractors.tsx';
import { DeskFigures } from './DeskFigures.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { REVIEW_TAKES } from '../../../server/domain/catalog.ts';

const POLL_MS = 60_000;

/** For operators; anybody else finds nothing at this address. */
export function DeskScreen() {
  const { data, error, refetch } = useOperatorDeskQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const again = () => void refetch().catch(() => {});
  if (!data) {
    return error ? (
      <Page size="md">
        <FailureNotice
          title="The desk could not be loaded"
          message={readFailure(error).message}
          onRetry={again}
        />
      </Page>
    ) : (
      <LoadingDots />
    );
  }
  const desk = data.operatorDesk;
  if (!desk) return <NotFoundPage />;
  return (
    <Page size="md">
      <Stack gap="lg">
        <PageTitle>Operator desk</PageTitle>
        <DeskFigures figures={desk.figures} />
        <Section title="Applications" hint={`The oldest first; ${REVIEW_TAKES} are promised.`}>
          {desk.applications.length === 0 ? <Text size="sm">No applications waiting.</Text> : null}
          <ul className={classes.list} aria-label="Applications">
            {desk.applications.map((application) => (
              <ApplicationCard key={application.id} application={application} onDecided={again} />
            ))}
          </ul>
        </Section>
        <Section title="Identity checks" hint={`The oldest first; ${REVIEW_TAKES} are promised.`}>
          {desk.identityDocuments.length === 0 ? (
            <Text size="sm">No documents waiting.</Text>
          ) : null}
          <ul className={classes.list} aria-label="Identity checks">
            {desk.identityDocuments.map((document) => (
              <IdentityCard key={document.id} document={document} onDecided={again} />
            ))}
          </ul>
        </Section>
        <DeskContractors />
        <AuditLog />
      </Stack>
    </Page>
  );
}
